// The declarations of a module, read off its top level: types, functions, annotated constants and methods, without a look into any body.

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { diagnostic, fix } from "../../diagnostics/findings.ts";
import type { Binding, Lambda } from "../../syntax/nodes.ts";
import type { SourceTree } from "../../syntax/parse.ts";
import { bindingOf, type Definition, definitionOf, signatureOf } from "../names/definitions.ts";
import type { ImportedModule } from "../names/imported-module.ts";
import { createSimilarNames, type SimilarNames } from "../names/similar-names.ts";
import { type MethodDeclaration, type ModuleDeclarations, ownerKey, type TypeDeclaration, type ValueDeclaration } from "./declarations.ts";
import { boundPositions, methodOf, receiverOf } from "./read-methods.ts";
import { readParameters, readSignature, readType, type TypeArity, type TypeReader } from "./read-type.ts";
import { arityOfDefinition, readTypeDeclaration } from "./read-type-declaration.ts";
import { plain, type Scheme, type Type, UNKNOWN, withoutReferences } from "./type.ts";
import { moduleTypeScope } from "./type-scope.ts";

/** Everything that a declaration is read with. */
export interface DeclarationsInput {
  readonly tree: SourceTree;
  readonly module: ImportedModule;
  /** What is wrong in the module's types; a module that is only imported is read without a word. */
  report(problem: Diagnostic): void;
  /** What the types of other modules take. */
  arityOf(module: string, name: string): TypeArity | null;
}

/** Reads the declarations of a module. */
export function readDeclarations({ tree, module, report, arityOf }: DeclarationsInput): ModuleDeclarations {
  const definitions = tree.module.body.flatMap((statement): readonly Definition[] => {
    const binding = bindingOf(statement);
    const definition = binding === null ? null : definitionOf(binding, tree.source);
    return definition === null ? [] : [definition];
  });
  const own = new Map(definitions.filter(isTypeDefined).map((definition) => [definition.name, arityOfDefinition(definition)]));
  const reader: TypeReader = {
    source: tree.source,
    scope: moduleTypeScope(module),
    report,
    arityOf: (key, name) => (key === module.module ? (own.get(name) ?? null) : arityOf(key, name)),
  };
  const types = new Map<string, TypeDeclaration>();
  const values = new Map<string, ValueDeclaration>();
  const methods = new Map<string, Map<string, MethodDeclaration>>();
  const bound: Definition[] = [];
  let similarTypes: SimilarNames | null = null;

  function addMethod(owner: string, method: MethodDeclaration): void {
    const meaning = reader.scope.meaningOf(owner);
    if (meaning.kind !== "named") return;
    const key = ownerKey(meaning.module, meaning.name);
    const own = methods.get(key) ?? new Map<string, MethodDeclaration>();
    methods.set(key, own);
    own.set(method.name, method);
  }

  /** The type that an unknown owner is a misspelling of: its methods are there, so that their uses are not wrong too. */
  function meantOwner({ owner }: Definition): string | null {
    if (owner === null || reader.scope.meaningOf(owner).kind !== "missing") return null;
    const names = [...module.shape.exports.keys(), ...module.shape.reexports.keys()];
    similarTypes ??= createSimilarNames(names.filter((name) => reader.scope.meaningOf(name).kind === "named"));
    return similarTypes.nearest(owner);
  }

  for (const definition of definitions) {
    switch (definition.kind) {
      case "type":
      case "interface":
        types.set(definition.name, readTypeDeclaration(reader, definition, definition.name));
        break;
      case "method":
        reportUnknownOwner(reader, definition, meantOwner(definition));
        if (signatureOf(definition.binding.annotation) === null) bound.push(definition);
        else if (definition.owner !== null) {
          const { scheme } = signatureScheme(reader, definition);
          const owner = meantOwner(definition) ?? definition.owner;
          addMethod(owner, methodOf(definition, scheme, receiverOf(scheme.type, owner), reader.scope.module));
        }
        break;
      case "function":
      case "constant":
      case "variable": {
        const value = readValue(reader, definition);
        if (value === null) break;
        const before = values.get(definition.name);
        values.set(definition.name, isOverloaded(before, value) ? { ...value, schemes: [...before.schemes, ...value.schemes] } : value);
        // a `pub` function is a method of its first parameter's type, too (§9.3)
        const [scheme] = value.schemes;
        const first = scheme?.type.kind === "function" ? scheme.type.parameters[0] : undefined;
        const owner = first === undefined ? UNKNOWN : withoutReferences(first.type);
        if (definition.isPublic && scheme !== undefined && owner.kind === "named") {
          addMethod(owner.name, methodOf(definition, scheme, 0, reader.scope.module));
        }
        break;
      }
    }
  }
  for (const definition of bound) {
    const binding = boundPositions(definition.binding.value, tree.source);
    const found = binding === null ? undefined : values.get(binding.method);
    const scheme = found?.schemes[0] ?? plain(UNKNOWN);
    if (definition.owner === null) continue;
    addMethod(definition.owner, methodOf(definition, scheme, binding?.position ?? null, reader.scope.module));
  }
  return { module: module.module, types: withBoundMethods(types, values), values, methods };
}

function isTypeDefined({ kind }: Definition): boolean {
  return kind === "type" || kind === "interface";
}

/** The scheme of a definition: its signature's, or as much as its lambda or annotation tells. */
export function signatureScheme(
  reader: TypeReader,
  { binding, span }: Definition,
): { readonly scheme: Scheme; readonly isInferred: boolean } {
  const owner = `${reader.scope.module}#${span.start}`;
  const signature = signatureOf(binding.annotation);
  if (signature !== null) return { scheme: readSignature(reader, signature, owner).scheme, isInferred: false };
  if (binding.annotation !== null) return { scheme: plain(readType(reader, binding.annotation)), isInferred: false };
  return { scheme: plain(unannotated(reader, binding)), isInferred: true };
}

function unannotated(reader: TypeReader, { value }: Binding): Type {
  if (value?.kind === "Lambda") return lambdaType(reader, value);
  return value?.kind === "Block" ? { kind: "function", parameters: [], result: UNKNOWN } : UNKNOWN;
}

function lambdaType(reader: TypeReader, { groups }: Lambda): Type {
  return groups.reduceRight<Type>((result, group) => ({ kind: "function", parameters: readParameters(reader, group), result }), UNKNOWN);
}

/** Constants without a type are known only below their definition, and to no other module. */
function readValue(reader: TypeReader, definition: Definition): ValueDeclaration | null {
  const isFunction = definition.kind === "function";
  if (!isFunction && !definition.isAnnotated) return null;
  const { scheme, isInferred } = signatureScheme(reader, definition);
  const place = { module: reader.scope.module, span: definition.span };
  return { name: definition.name, schemes: [scheme], isInferred, isFunction, place };
}

function isOverloaded(before: ValueDeclaration | undefined, value: ValueDeclaration): before is ValueDeclaration {
  return before?.isFunction === true && value.isFunction && !before.isInferred && !value.isInferred;
}

function reportUnknownOwner(reader: TypeReader, { binding, owner }: Definition, meant: string | null): void {
  if (owner === null || binding.target.kind !== "Postfix" || reader.scope.meaningOf(owner).kind !== "missing") return;
  const { start, end } = binding.target.base;
  const fixes = meant === null ? [] : [fix("fix.replace", { text: owner, replacement: meant }, [{ span: { start, end }, newText: meant }])];
  reader.report(diagnostic("types.unknown-type", { start, end }, { name: owner }, { fixes }));
}

/** `plus = add[0]` in a record's body: the functions are known only now. */
function withBoundMethods(
  types: ReadonlyMap<string, TypeDeclaration>,
  values: ReadonlyMap<string, ValueDeclaration>,
): ReadonlyMap<string, TypeDeclaration> {
  const result = new Map<string, TypeDeclaration>();
  for (const [name, type] of types) {
    if (type.body.kind !== "record" || type.body.bindings.length === 0) result.set(name, type);
    else {
      const own = type.body.bindings.map(({ name: method, bound, place }): MethodDeclaration => {
        const scheme = values.get(bound.method)?.schemes[0] ?? plain(UNKNOWN);
        return { name: method, scheme, receiver: bound.position, place };
      });
      const methods = new Map([...type.body.methods, ...own.map((method) => [method.name, method] as const)]);
      result.set(name, { ...type, body: { ...type.body, methods } });
    }
  }
  return result;
}
