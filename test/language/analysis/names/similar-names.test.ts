// The name that was probably meant.

import { describe, expect, test } from "vitest";
import { createSimilarNames } from "../../../../server/src/language/analysis/names/similar-names.ts";

describe("the nearest name", () => {
  test.each([
    ["pritn", ["print", "println"], "print"],
    ["printline", ["print", "println"], "println"],
    ["Print", ["prune", "print"], "print"],
    ["heigth", ["height"], "height"],
    ["X", ["x", "y"], "x"],
    ["ab", ["cb", "xy"], null],
    ["zzz", ["print"], null],
    ["zzz", [], null],
    ["constructor", ["toString"], null],
  ])("to %s of %j is %s", (name, names, nearest) => {
    expect(createSimilarNames(names).nearest(name)).toBe(nearest);
  });

  test("is the first of equally near ones", () => {
    expect(createSimilarNames(["cat", "bat"]).nearest("rat")).toBe("cat");
  });

  test("is no more looked for when too many have been asked for", () => {
    const similar = createSimilarNames(["name"]);
    for (let asked = 0; asked < 100; asked += 1) similar.nearest(`other${asked}`);
    expect(similar.nearest("nmae")).toBeNull();
  });
});
