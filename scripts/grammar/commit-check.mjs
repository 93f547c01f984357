// Peggy plugin: proves that no action is undone once it has reported something or changed the state of the parse. Once a sequence has passed
// such an action, nothing after it can fail; no predicate contains one. What it finds fails the build.
//
// Every call of an action counts, whatever builder it goes to, but for the few methods below that are known to make a node and no more.
// Predicates may ask `l` alone, the lookahead, whose type holds nothing to report with.

import { childrenOf } from "./children.mjs";

const ONLY_MAKES_A_NODE = new Set(["s.modifier", "e.name", "e.wildcard"]);
const CALL = /(?<![\w.$])[a-z]+\.\w+(?=\()/g;
const QUESTION = /^\s*return l\.\w+\([^()]*\)\s*$/;

/** @param {readonly string[]} entryRules rules whose last element is the end of the input */
export function commitCheck(entryRules) {
  return {
    use(config) {
      config.passes.check.push(function commitCheck(grammar, _options, session) {
        const rules = new Map(grammar.rules.map((rule) => [rule.name, rule.expression]));
        const infallible = fixedPoint(rules, isInfallible);
        const records = fixedPoint(rules, mayRecord);
        for (const rule of grammar.rules) walk(rule.expression, rule.name);
        for (const call of ONLY_MAKES_A_NODE) {
          if (!grammar.rules.some((rule) => contains(rule.expression, call))) session.error(`commit-check.mjs: no action calls ${call}`);
        }

        function walk(expression, ruleName) {
          if (expression.type === "sequence" && !entryRules.includes(ruleName)) {
            let committed = false;
            for (const element of expression.elements) {
              if (committed && !isInfallible(element, infallible)) {
                session.error(`${ruleName}: this can fail after an action that can't be undone`, element.location);
              }
              committed ||= mayRecord(element, records);
            }
          }
          if ((expression.type === "simple_and" || expression.type === "simple_not") && mayRecord(expression.expression, records)) {
            session.error(`${ruleName}: a predicate must not contain an action that can't be undone`, expression.location);
          }
          if ((expression.type === "semantic_and" || expression.type === "semantic_not") && !QUESTION.test(expression.code)) {
            session.error(`${ruleName}: a predicate is one question to the lookahead, \`return l.…(…)\``, expression.location);
          }
          for (const child of childrenOf(expression)) walk(child, ruleName);
        }
      });
    },
  };
}

/** Computes a property of all rules, starting from false, until nothing changes. */
function fixedPoint(rules, property) {
  const values = new Map([...rules.keys()].map((name) => [name, false]));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [name, expression] of rules) {
      if (!values.get(name) && property(expression, values)) {
        values.set(name, true);
        isChanged = true;
      }
    }
  }
  return values;
}

function contains(expression, call) {
  if (expression.type === "action" && callsOf(expression).includes(call)) return true;
  return childrenOf(expression).some((child) => contains(child, call));
}

function isInfallible(expression, rules) {
  switch (expression.type) {
    case "literal":
      return expression.value === "";
    case "optional":
    case "zero_or_more":
      return true;
    case "repeated":
      return (expression.min ?? expression.max)?.value === 0 || expression.min?.value === null;
    case "choice":
      return expression.alternatives.some((alternative) => isInfallible(alternative, rules));
    case "sequence":
      return expression.elements.every((element) => isInfallible(element, rules));
    case "rule_ref":
      return rules.get(expression.name) ?? false;
    case "class":
    case "any":
    case "simple_and":
    case "simple_not":
    case "semantic_and":
    case "semantic_not":
      return false;
    default:
      return isInfallible(expression.expression, rules);
  }
}

function mayRecord(expression, rules) {
  if (expression.type === "action" && callsOf(expression).some((call) => !ONLY_MAKES_A_NODE.has(call))) return true;
  if (expression.type === "rule_ref") return rules.get(expression.name) ?? false;
  return childrenOf(expression).some((child) => mayRecord(child, rules));
}

function callsOf({ code }) {
  return code.match(CALL) ?? [];
}
