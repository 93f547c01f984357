// What the operators of meaning know of a project: its trees, what its names lead to, and what its modules declare. Whether a mutant is
// forbidden is decided on these alone, never by asking the checker of types.

import { resolveNames } from "../../../server/src/language/analysis/names/resolve-names.ts";
import { type NameModel, type SemanticSymbol, symbolOf, type Target } from "../../../server/src/language/analysis/names/symbols.ts";
import type { MethodDeclaration, TypeDeclaration, ValueDeclaration } from "../../../server/src/language/analysis/types/declarations.ts";
import type { TypeProgram } from "../../../server/src/language/analysis/types/program.ts";
import type { SyntaxNode } from "../../../server/src/language/syntax/nodes.ts";
import { children } from "../../../server/src/language/syntax/walk.ts";
import type { Span } from "../../../server/src/language/text/span.ts";
import { moduleOf } from "../../../server/src/workspace/imported-modules.ts";
import { projectTypes } from "../../../server/src/workspace/project-types.ts";
import type { Snapshot } from "../../../server/src/workspace/snapshot.ts";

/** A node and what it stands in. */
export interface Visit {
  readonly node: SyntaxNode;
  readonly parent: Visit | null;
}

export interface ProjectFacts {
  readonly program: TypeProgram;
  readonly files: readonly SourceFacts[];
  readonly types: readonly TypeDeclaration[];
  /** Of all types, by name. */
  readonly methods: ReadonlyMap<string, readonly MethodDeclaration[]>;
  /** Every name that stands anywhere, so that a new one can be made. */
  readonly allNames: ReadonlySet<string>;
}

export interface SourceFacts {
  readonly path: string;
  readonly source: string;
  readonly names: NameModel;
  readonly project: ProjectFacts;
  /** All nodes of the tree by place, each before what is in it. */
  readonly visits: readonly Visit[];
  /** The names of the tree by where they begin. */
  readonly nameAt: ReadonlyMap<number, Visit>;
  readonly targetAt: ReadonlyMap<number, Target>;
  /** Where each symbol of the file is defined. */
  readonly definitionOf: ReadonlyMap<number, Visit>;
}

/** The facts of every file of a project. */
export function projectFacts(snapshot: Snapshot): ProjectFacts {
  const program = projectTypes(snapshot, new Map(snapshot.files.map((file) => [file.path, file])));
  const files: SourceFacts[] = [];
  const types: TypeDeclaration[] = [];
  const methods = new Map<string, MethodDeclaration[]>();
  const allNames = new Set<string>();
  const project: ProjectFacts = { program, files, types, methods, allNames };
  for (const file of snapshot.files) {
    const tree = snapshot.treeOf(file);
    const names = resolveNames(tree, moduleOf(snapshot, file).importedModule);
    const visits = visitsOf(tree.module);
    const nameAt = new Map(visits.filter(({ node }) => node.kind === "Name").map((visit) => [visit.node.start, visit]));
    const targetAt = new Map(names.references.map(({ span, target }) => [span.start, target]));
    const definitionOf = new Map<number, Visit>();
    for (const { role, span, target } of names.references) {
      const visit = nameAt.get(span.start);
      if (role === "definition" && target.kind === "symbol" && visit !== undefined) definitionOf.set(target.symbol, visit);
    }
    files.push({ path: file.path, source: tree.source, names, project, visits, nameAt, targetAt, definitionOf });
    for (const word of tree.source.match(/\w+/g) ?? []) allNames.add(word);
    const declarations = program.declarationsOf(file.path);
    types.push(...(declarations?.types.values() ?? []));
    for (const owned of declarations?.methods.values() ?? [])
      for (const method of owned.values()) methods.set(method.name, [...(methods.get(method.name) ?? []), method]);
  }
  return project;
}

function visitsOf(module: SyntaxNode): readonly Visit[] {
  const visits: Visit[] = [{ node: module, parent: null }];
  // grows while it is walked
  for (const visit of visits) for (const node of children(visit.node)) visits.push({ node, parent: visit });
  return visits.sort((a, b) => a.node.start - b.node.start);
}

export function textOf({ source }: SourceFacts, { start, end }: Span): string {
  return source.slice(start, end);
}

/** The symbol of the file that the name at `start` leads to. */
export function symbolAt({ names, targetAt }: SourceFacts, start: number): SemanticSymbol | null {
  const target = targetAt.get(start);
  return target?.kind === "symbol" ? symbolOf(names, target.symbol) : null;
}

/** Something that a module declares. */
export type Declared =
  | { readonly kind: "value"; readonly value: ValueDeclaration }
  | { readonly kind: "type"; readonly type: TypeDeclaration };

/** The declaration that the name at `start` leads to; null for what is local, a member, or not known. */
export function declaredAt(facts: SourceFacts, start: number): Declared | null {
  const target = facts.targetAt.get(start);
  if (target?.kind === "export") return target.path.length === 1 ? declaredIn(facts, target.module, target.path[0] ?? "") : null;
  const symbol = symbolAt(facts, start);
  if (symbol === null) return null;
  if (symbol.imported !== null) {
    const { module, name } = symbol.imported;
    return module === null || name === null ? null : declaredIn(facts, module, name);
  }
  return symbol.container === null && symbol.containerName === null ? declaredIn(facts, facts.path, symbol.name) : null;
}

function declaredIn({ project }: SourceFacts, module: string, name: string): Declared | null {
  const declarations = project.program.declarationsOf(module);
  const value = declarations?.values.get(name);
  if (value !== undefined) return { kind: "value", value };
  const type = declarations?.types.get(name);
  return type === undefined ? null : { kind: "type", type };
}

/** Whether the name at `start` leads to a module. */
export function isModule(facts: SourceFacts, start: number): boolean {
  const target = facts.targetAt.get(start);
  if (target?.kind === "export") return target.path.length === 0;
  return symbolAt(facts, start)?.kind === "module";
}

/** The only method of the project with this name, where no field has it too. */
export function onlyMethod({ methods, types }: ProjectFacts, name: string): MethodDeclaration | null {
  const [method, ...others] = methods.get(name) ?? [];
  const isMember = types.some(
    ({ body }) => body.kind === "record" && (body.fields.some((each) => each.name === name) || body.methods.has(name)),
  );
  return method === undefined || others.length > 0 || isMember ? null : method;
}
