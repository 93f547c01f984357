// Peggy plugin: looks at one token before it calls a rule that may not apply. Where a rule is an alternative, optional or repeated, and every
// text that it accepts starts with one of a known set of tokens, the set is tested first: a table lookup in place of a call that fails.

import { childrenOf } from "./children.mjs";

/** More possible first tokens than this say too little. */
const USEFUL = 40;

export function guardCalls() {
  return {
    use(config) {
      config.passes.transform.unshift(function guardCalls(grammar) {
        const firsts = firstSets(new Map(grammar.rules.map((rule) => [rule.name, rule.expression])));
        for (const rule of grammar.rules) visit(rule.expression, firsts);
      });
    },
  };
}

function visit(node, firsts) {
  if (node.type === "choice") node.alternatives = node.alternatives.map((alternative) => guarded(alternative, firsts));
  if (node.type === "optional" || node.type === "zero_or_more") node.expression = guarded(node.expression, firsts);
  for (const child of childrenOf(node)) visit(child, firsts);
}

/** `&[…] @Rule` for `Rule`. */
function guarded(node, firsts) {
  if (node.type !== "rule_ref") return node;
  const first = firsts.get(node.name);
  if (first === undefined || first.isNullable || first.tokens.size === 0 || first.tokens.size > USEFUL) return node;
  const { location } = node;
  const tokens = [...first.tokens].sort();
  const test =
    tokens.length === 1
      ? { type: "literal", value: tokens[0], ignoreCase: false, location }
      : { type: "class", parts: tokens, inverted: false, ignoreCase: false, location };
  return {
    type: "sequence",
    location,
    elements: [
      { type: "simple_and", expression: test, location },
      { type: "labeled", pick: true, label: null, expression: node, location },
    ],
  };
}

/** For each rule, the tokens that it can start with and whether it can match without any; computed to a fixed point. */
function firstSets(rules) {
  const firsts = new Map([...rules.keys()].map((name) => [name, { tokens: new Set(), isNullable: false }]));
  for (let size = -1, now = 0; size !== now; ) {
    size = now;
    now = 0;
    for (const [name, expression] of rules) {
      const first = firstOf(expression, firsts);
      firsts.set(name, first);
      now += first.tokens.size + (first.isNullable ? 1 : 0);
    }
  }
  return firsts;
}

const EVERY_TOKEN = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

function firstOf(node, firsts) {
  switch (node.type) {
    case "literal":
      return { tokens: new Set(node.value.slice(0, 1)), isNullable: node.value === "" };
    case "class":
      return { tokens: new Set(node.inverted ? EVERY_TOKEN : node.parts.flatMap(charactersOf)), isNullable: false };
    case "any":
      return { tokens: new Set(EVERY_TOKEN), isNullable: false };
    case "rule_ref":
      return firsts.get(node.name) ?? { tokens: new Set(EVERY_TOKEN), isNullable: true };
    case "choice": {
      const all = node.alternatives.map((alternative) => firstOf(alternative, firsts));
      return { tokens: new Set(all.flatMap(({ tokens }) => [...tokens])), isNullable: all.some(({ isNullable }) => isNullable) };
    }
    case "sequence": {
      const tokens = new Set();
      for (const element of node.elements) {
        const first = firstOf(element, firsts);
        for (const token of first.tokens) tokens.add(token);
        if (!first.isNullable) return { tokens, isNullable: false };
      }
      return { tokens, isNullable: true };
    }
    case "optional":
    case "zero_or_more":
      return { tokens: firstOf(node.expression, firsts).tokens, isNullable: true };
    case "repeated": {
      const first = firstOf(node.expression, firsts);
      const delimiter = node.delimiter ? firstOf(node.delimiter, firsts) : { tokens: new Set() };
      return { tokens: new Set([...first.tokens, ...delimiter.tokens]), isNullable: true };
    }
    case "simple_and":
    case "simple_not":
    case "semantic_and":
    case "semantic_not":
      return { tokens: new Set(), isNullable: true };
    default:
      return firstOf(node.expression, firsts);
  }
}

function charactersOf(part) {
  if (typeof part === "string") return [part];
  const [from, to] = part;
  return EVERY_TOKEN.filter((token) => token >= from && token <= to);
}
