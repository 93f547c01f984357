// Which tags of settings, locales and flags name a language that messages exist in.
import { expect, test } from "vitest";
import { parseLanguage } from "../../../server/src/language/diagnostics/language.ts";

test.each(["zh", "zh-CN", "zh_CN.UTF-8", "zh-Hans", "zh-Hans-CN", "ZH-cn", "zh_TW", " zh "])("%s is zh", (tag) => {
  expect(parseLanguage(tag)).toBe("zh");
});

test.each(["en", "en-US", "en_GB.UTF-8", "en_US@euro", "EN"])("%s is en", (tag) => {
  expect(parseLanguage(tag)).toBe("en");
});

test.each(["", "C", "C.UTF-8", "POSIX", "de-DE", "ja", "english", "zho", "x-zh", "-zh"])("%j is none", (tag) => {
  expect(parseLanguage(tag)).toBeNull();
});
