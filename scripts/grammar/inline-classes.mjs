// Peggy plugin: a rule that is only a choice of terminals (`Closer = ")" / "]"`) is put in where it is named, so that it costs one
// table lookup and no call. The grammar keeps the name.

import { childrenOf } from "./children.mjs";

export function inlineClasses() {
  return {
    use(config) {
      // after the references are checked, before classes are merged
      config.passes.transform.unshift(function inlineClasses(grammar) {
        const classes = new Map();
        for (const rule of grammar.rules) {
          const terminals = terminalsOf(rule.expression, grammar.rules);
          if (terminals !== null) classes.set(rule.name, { ...rule.expression, type: "choice", alternatives: terminals });
        }
        const inline = (node) => {
          for (const key of ["expression", "delimiter"]) {
            const child = node[key];
            if (child?.type === "rule_ref" && classes.has(child.name)) node[key] = structuredClone(classes.get(child.name));
          }
          for (const key of ["alternatives", "elements"]) {
            if (node[key])
              node[key] = node[key].map((child) =>
                child.type === "rule_ref" && classes.has(child.name) ? structuredClone(classes.get(child.name)) : child,
              );
          }
          if (node.type === "choice")
            node.alternatives = node.alternatives.flatMap((child) => (child.type === "choice" ? child.alternatives : [child]));
        };
        const visitAll = (node) => {
          inline(node);
          for (const child of childrenOf(node)) visitAll(child);
        };
        for (const rule of grammar.rules) visitAll(rule.expression);
      });
    },
  };
}

/** The terminals of a choice, with those of the choices that it names; null when it is anything more. */
function terminalsOf(expression, rules) {
  if (expression.type !== "choice") return null;
  const found = [];
  for (const alternative of expression.alternatives) {
    if (alternative.type === "literal" && alternative.value.length === 1) found.push(alternative);
    else if (alternative.type === "rule_ref") {
      const inner = terminalsOf(rules.find((rule) => rule.name === alternative.name)?.expression ?? { type: "none" }, rules);
      if (inner === null) return null;
      found.push(...inner);
    } else return null;
  }
  return found;
}
