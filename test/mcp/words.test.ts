// What the server says of numbers and lists of things, in both languages.
import { describe, expect, test } from "vitest";
import { wordsOf } from "../../mcp/src/messages/words-of.ts";
import { listed } from "../../mcp/src/omissions.ts";

const [en, zh] = [wordsOf("en"), wordsOf("zh")];

test.each([
  [3, 5, "only the first 3 of 5 diagnostics are shown", "共 5 个诊断，只显示前 3 个"],
  [1, 5, "only the first of 5 diagnostics is shown", "共 5 个诊断，只显示前 1 个"],
  [0, 5, "none of the 5 diagnostics is shown", "共 5 个诊断，都没有显示"],
  [0, 1, "the diagnostic is not shown", "共 1 个诊断，都没有显示"],
])("%i of %i", (shown, total, english, chinese) => {
  expect(en.fewerDiagnostics(shown, total)).toBe(english);
  expect(zh.fewerDiagnostics(shown, total)).toBe(chinese);
});

describe("a list", () => {
  test("shows five things, and how many more there are", () => {
    const six = ["a", "b", "c", "d", "e", "f"];
    expect(listed(six.slice(0, 5), en)).toBe("a, b, c, d, e");
    expect(listed(six, en)).toBe("a, b, c, d, e and 1 more");
    expect(listed(six, zh)).toBe("a、b、c、d、e，另有 1 个");
  });
});

test("one more place, and several", () => {
  expect(en.unsurePlaces(1, "a.yx:1:1")).toContain("one more place has this name");
  expect(en.unsurePlaces(2, "a.yx:1:1, a.yx:2:1")).toContain("2 more places have this name");
});
