// Agreement with the recorded cases never falls, and every deviation is listed, reasoned and still needed; so is what is not there yet
// (pending.json), which counts as no agreement.

import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { countAgreement, fallenCounts, readBaseline } from "./baseline.ts";
import { deviationFaults, isDeviation, readDeviations } from "./deviations.ts";
import { type CaseResult, conformanceSets } from "./sets.ts";

const home = join(process.cwd(), "test/conformance");
const deviations = readDeviations(join(home, "deviations.json"));
const pending = readDeviations(join(home, "pending.json"));
const results = new Map(conformanceSets.map((set) => [set.name, set.judgeAll(join(home, "cases"))]));

describe("conformance", () => {
  it("has not fallen below the baseline", () => {
    const counts = Object.fromEntries([...results].map(([set, cases]) => [set, countAgreement(cases, deviations)]));
    expect(fallenCounts(readBaseline(join(home, "baseline.json")), counts)).toEqual([]);
  });

  it("has a needed deviation with a reason for every line of the list", () => {
    expect(deviationFaults(deviations, [...results.values()].flat())).toEqual([]);
  });

  it("has no case waiting for an analysis that agrees already", () => {
    expect(deviationFaults(pending, [...results.values()].flat())).toEqual([]);
  });

  it.each([...results])("of %s differs only where a deviation says so, or waits for an analysis", (_set, cases) => {
    const isExplained = ({ id }: CaseResult): boolean => isDeviation(id, deviations) || isDeviation(id, pending);
    const unexplained = cases.filter((result) => result.judgement.kind === "differs" && !isExplained(result));
    expect(unexplained.map((result) => result.id)).toEqual([]);
  });
});

describe("the list of deviations", () => {
  const judgedCases: readonly CaseResult[] = [
    { id: "syntax/one", group: "ok", source: "", judgement: { kind: "differs", expected: "ok", got: "E0010" } },
    { id: "syntax/two", group: "ok", source: "", judgement: { kind: "agrees" } },
  ];
  const reason = "the documents say so";

  it("covers one case by its name, or a kind by a pattern", () => {
    expect(isDeviation("syntax/one", [{ cases: "syntax/one", reason }])).toBe(true);
    expect(isDeviation("syntax/one-more", [{ cases: "syntax/one", reason }])).toBe(false);
    expect(isDeviation("syntax/one-more", [{ cases: "syntax/one-*", reason }])).toBe(true);
  });

  it("is at fault where an entry is unknown, unneeded, doubled or without a reason", () => {
    expect(deviationFaults([{ cases: "syntax/one", reason }], judgedCases)).toEqual([]);
    expect(deviationFaults([{ cases: "syntax/three", reason }], judgedCases)).toEqual(["syntax/three names no case"]);
    expect(deviationFaults([{ cases: "syntax/t*", reason }], judgedCases)).toEqual(["syntax/t* is no longer needed"]);
    expect(deviationFaults([{ cases: "syntax/one", reason: " " }], judgedCases)).toEqual(["syntax/one has no reason"]);
    expect(
      deviationFaults(
        [
          { cases: "syntax/*", reason },
          { cases: "syntax/*", reason },
        ],
        judgedCases,
      ),
    ).toEqual(["syntax/* is listed twice"]);
  });
});
