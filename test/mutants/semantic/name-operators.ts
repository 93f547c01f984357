// Names that lead nowhere: misspelt at one use, a field of another record, a member of another module.

import type { Reference } from "../../../server/src/language/analysis/names/symbols.ts";
import { STD_MODULES } from "../../../server/src/language/std/std-modules.ts";
import { isModule, onlyMethod, type SourceFacts, symbolAt, textOf, type Visit } from "./facts.ts";
import { replacing, type SemanticMutation } from "./mutation.ts";

/** One use of a name, by what it names. A variable that is assigned to is left alone: the misspelt one would be a new one. */
export function misspellName(facts: SourceFacts): readonly SemanticMutation[] {
  return facts.names.references.flatMap((reference) => {
    const visit = facts.nameAt.get(reference.span.start);
    if (visit === undefined) return [];
    const role = roleOf(facts, reference, visit);
    const misspelt = role === null ? null : misspelling(reference.name, facts.project.allNames);
    return role === null || misspelt === null ? [] : [replacing(reference.span, misspelt, `misspell a ${role}`)];
  });
}

function roleOf(facts: SourceFacts, { role, name, span, target }: Reference, { parent }: Visit): string | null {
  if (role === "definition" || role === "import") return null;
  if (parent?.node.kind === "NamedArgument" && parent.node.name.start === span.start) return "named argument";
  if (parent?.node.kind === "Field") return isOfModule(facts, parent) ? null : memberRole(facts, name);
  if (role === "write" || (target.kind === "unresolved" && target.reason === "opaque")) return null;
  if (role === "type") return "type";
  return role === "call" ? "function" : "variable";
}

/** What every receiver of the project has under this name. */
function memberRole({ project }: SourceFacts, name: string): "field" | "method" | null {
  if (isField(project.types, name)) return "field";
  return onlyMethod(project, name) === null ? null : "method";
}

function isField(types: SourceFacts["project"]["types"], name: string): boolean {
  return types.some(({ body }) => body.kind === "record" && body.fields.some((field) => field.name === name));
}

function isOfModule(facts: SourceFacts, field: Visit): boolean {
  const postfix = field.parent?.node;
  return (
    postfix?.kind === "Postfix" && postfix.suffixes[0] === field.node && postfix.base.kind === "Name" && isModule(facts, postfix.base.start)
  );
}

const KNOWN_WORDS: ReadonlySet<string> = new Set(STD_MODULES.flatMap(({ declarations }) => declarations.map(({ name }) => name)));

/** The last two letters that differ in the other order, or else a letter less; null where both are names. */
function misspelling(name: string, taken: ReadonlySet<string>): string | null {
  if (name.length < 3) return null;
  const candidates = [];
  for (let at = name.length - 2; at > 0; at -= 1) {
    if (name[at] !== name[at + 1]) candidates.push(`${name.slice(0, at)}${name[at + 1]}${name[at]}${name.slice(at + 2)}`);
  }
  return (
    [...candidates, name.slice(0, -1)].find((each) => /^[A-Za-z]\w*[a-zA-Z]$/.test(each) && !taken.has(each) && !KNOWN_WORDS.has(each)) ??
    null
  );
}

/** The field of another record, which no record has that has this one. */
export function wrongField(facts: SourceFacts): readonly SemanticMutation[] {
  const { types, methods } = facts.project;
  const records = types.flatMap(({ body }) => (body.kind === "record" ? [new Set(body.fields.map(({ name }) => name))] : []));
  return facts.visits.flatMap((visit) => {
    const { node } = visit;
    if (node.kind !== "Field" || isOfModule(facts, visit) || isDefined(facts, visit)) return [];
    const name = textOf(facts, node.name);
    const owners = records.filter((fields) => fields.has(name));
    if (owners.length === 0) return [];
    const other = records.flatMap((fields) => [...fields]).find((each) => !owners.some((fields) => fields.has(each)) && !methods.has(each));
    return other === undefined ? [] : [replacing(node.name, other, "the field of another record")];
  });
}

/** `io.println` → `io.parse_int`, `use token.{ Token }` → `use token.{ parse_int as Token }`: a name that the library has elsewhere. */
export function wrongModuleMember(facts: SourceFacts): readonly SemanticMutation[] {
  return facts.visits.flatMap((visit): readonly SemanticMutation[] => {
    const { node } = visit;
    if (node.kind === "Field" && isOfModule(facts, visit)) {
      const other = nameElsewhere(facts, textOf(facts, node.name));
      return [replacing(node.name, other, "the member of another module")];
    }
    if (node.kind !== "UseItem" || node.alias !== null) return [];
    // what is imported keeps its name in the file, so that the import is the only mistake
    const name = textOf(facts, node.name);
    return [replacing(node.name, `${nameElsewhere(facts, name)} as ${name}`, "import the member of another module")];
  });
}

/** `Point.sum: (self: &Point) -> Int = …`. */
function isDefined(facts: SourceFacts, { node }: Visit): boolean {
  return node.kind === "Field" && symbolAt(facts, node.name.start)?.span.start === node.name.start;
}

function nameElsewhere({ project }: SourceFacts, name: string): string {
  const candidates = ["parse_int", "println", "sqrt", "unwrap_or", "repeat"];
  const module = STD_MODULES.find(({ declarations }) => declarations.some((each) => each.name === name));
  const own = new Set(module?.declarations.map((each) => each.name));
  return candidates.find((each) => !own.has(each) && !project.methods.has(each)) ?? "parse_int";
}

/** Where else the symbol at `start` is named in its file. */
export function usesOf(facts: SourceFacts, start: number): SemanticMutation["uses"] {
  const symbol = symbolAt(facts, start);
  return facts.names.references
    .filter(({ target, span }) => span.start !== start && target.kind === "symbol" && target.symbol === symbol?.id)
    .map(({ span }) => ({ path: facts.path, offset: span.start }));
}
