// A difference is shown once, where it is, with what can't be seen made visible.

import { expect, it } from "vitest";
import { difference } from "./difference.ts";

it("is empty between equal texts", () => {
  expect(difference("a\nb\n", "a\nb\n")).toBe("");
});

it("shows the lines that differ and two around them", () => {
  expect(difference("1\n2\n3\n4\n5\n6\n7\n", "1\n2\n3\nfour\n5\n6\n7\n")).toBe("line 4\n  2\n  3\n- 4\n+ four\n  5\n  6");
});

it("shows lines that are new, also where they repeat their neighbours", () => {
  expect(difference("a\n\nb\n", "a\n\n\nb\n")).toBe("line 3\n  a\n  \n+ \n  b\n  ");
});

it("draws tabs, carriage returns, marks and blanks at the end of a line", () => {
  expect(difference("\ufeffa", "\ta \r")).toBe("line 1\n- ⟨BOM⟩a\n+ ␉a ␍");
  expect(difference("a", "a  ")).toBe("line 1\n- a\n+ a··");
});
