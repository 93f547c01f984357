// The mode `explain` of the bundle: text and JSON, both languages, and arguments that name no code.
import { expect, test } from "vitest";
import { newProject } from "./command.ts";

test("a code in plain text", () => {
  const { code, stdout, stderr } = newProject({}).run(["explain", "E1051"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toBe(`error [E1051] \`!\` needs a Bool (Types and names)

\`!\` turns a Bool around and takes nothing else.

Example:
    main = {
        balance = 40
        print(!balance)
    }

Corrected:
    main = {
        balance = 40
        print(!(balance > 0))
    }

help: Compare first, and put the comparison in parentheses.
`);
});

test("as JSON, in lower case, in Chinese", () => {
  const { code, stdout } = newProject({}).run(["explain", " e1051 ", "--json", "--lang", "zh"]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    schemaVersion: "1.0",
    code: "E1051",
    severity: "error",
    category: "类型与名称",
    title: "`!` 只能用于 Bool",
    help: "先进行比较，并把比较放在圆括号中。",
  });
});

test.each([
  [["explain"], "which code?"],
  [["explain", "E1001", "E1002"], "one code at a time"],
  [["explain", "E10O1"], "there is no code E10O1; the nearest one is E1001"],
  [["explain", "E10O1", "--lang", "zh"], "没有代码 E10O1，最接近的是 E1001"],
  [["explain", "E1001", "--jsn"], "--json"],
])("%j is refused", (args, said) => {
  const { code, stdout, stderr } = newProject({}).run(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(said);
});
