// Hints of what constants come to: `= 20` behind `4 * 5`. A literal says it itself.

import type { SemanticModel } from "../../language/analysis/types/semantic-model.ts";
import { constantReader } from "../constant-value.ts";
import type { HintMaker } from "./hint.ts";

export function constantHints(model: SemanticModel): HintMaker {
  const read = constantReader(model);
  return (node, { statement }) => {
    const value = node.kind === "Binding" ? read(node, statement) : null;
    if (value === null || node.kind !== "Binding" || node.value === null) return [];
    return [{ offset: node.value.end, hint: { label: `= ${value}`, paddingLeft: true } }];
  };
}
