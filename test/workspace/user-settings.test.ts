// Reading the user's own settings file: every table that the compiler reads from it, checked.
import { expect, test } from "vitest";
import { readUserSettings } from "../../server/src/workspace/user-settings.ts";
import { drawnSettings } from "./drawn-settings.ts";

test("everything", () => {
  const text = `[i18n]
lang = "zh"
[fmt]
use_tabs = true
[repl]
history_size = 1000
history-file = "h"
prompt = "yx> "
colors = true
auto_imports = ["std.io"]
[lint]
rules = ["recommended"]
strict = false
dead_code = false
[install]
dir = "/opt"
`;
  expect(readUserSettings(text)).toEqual({
    language: { messages: "zh", fallback: null, errors: null, local: null },
    format: { useTabs: true },
    diagnostics: [],
  });
  expect(readUserSettings("")).toMatchObject({ format: {}, diagnostics: [] });
});

test.each([
  ["[repl]\ncolors = 1\n", ["2:10-11 error X0102 `colors` must be true or false, not a whole number"]],
  ["[repl]\nhistory_size = -1\n", [`2:16-18 error X0102 \`history_size\` must be from 0 to ${Number.MAX_SAFE_INTEGER}, not -1`]],
  ["[lint]\nrulez = []\n", ["2:1-6 warning X0103 There is no setting `rulez` in `[lint]`"]],
  ["[package]\nname = 'a'\n", ["1:2-9 warning X0103 There is no table `[package]`"]],
  ["[instal]\ndir = 'a'\n", ["1:2-8 warning X0103 There is no table `[instal]`"]],
  ["[install]\ndir = \n", ["2:7-3:1 error X0101 In TOML, the end of the line cannot stand here"]],
  [
    "[fmt]\nline_width = 'x'\n[i18n]\nlang = 1\n",
    [
      "2:14-17 error X0102 `line_width` must be a whole number, not a string",
      "4:8-9 error X0102 `lang` must be a string, not a whole number",
    ],
  ],
])("%j", (text, expected) => {
  expect(drawnSettings(text, readUserSettings(text).diagnostics)).toEqual(expected);
});
