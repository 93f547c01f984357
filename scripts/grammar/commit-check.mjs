// Peggy plugin: proves that a report is never made twice. Once a sequence has passed something that may record what is missing,
// nothing after it can fail; no predicate contains such a thing. What it finds fails the build.

const RECORDS = /\br\.(?:missing|junk|stray|unbraced|then|wrong|empty|keyword|tuple|spread|elif|thin)\w*\(/;

/** @param {readonly string[]} entryRules rules whose last element is the end of the input */
export function commitCheck(entryRules) {
  return {
    use(config) {
      config.passes.check.push(function commitCheck(grammar, _options, session) {
        const rules = new Map(grammar.rules.map((rule) => [rule.name, rule.expression]));
        const infallible = fixedPoint(rules, isInfallible);
        const records = fixedPoint(rules, mayRecord);
        for (const rule of grammar.rules) walk(rule.expression, rule.name);

        function walk(expression, ruleName) {
          if (expression.type === "sequence" && !entryRules.includes(ruleName)) {
            let committed = false;
            for (const element of expression.elements) {
              if (committed && !isInfallible(element, infallible)) {
                session.error(`${ruleName}: this can fail after something was recorded as missing`, element.location);
              }
              committed ||= mayRecord(element, records);
            }
          }
          if ((expression.type === "simple_and" || expression.type === "simple_not") && mayRecord(expression.expression, records)) {
            session.error(`${ruleName}: a predicate must not record anything`, expression.location);
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

function childrenOf(expression) {
  const list = expression.alternatives ?? expression.elements ?? (expression.expression ? [expression.expression] : []);
  return expression.delimiter ? [...list, expression.delimiter] : list;
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
  if (expression.type === "action" && RECORDS.test(expression.code)) return true;
  if (expression.type === "rule_ref") return rules.get(expression.name) ?? false;
  return childrenOf(expression).some((child) => mayRecord(child, rules));
}
