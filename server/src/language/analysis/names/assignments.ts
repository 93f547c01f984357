// Whether `x = …` defines a variable or writes to one, by the documented rule: the search goes outwards, a `mut` variable is written, any
// other is at fault. It is an error where the compiler refuses it, else a warning: there the compiler overwrites silently.

import type { Fix } from "../../diagnostics/diagnostic.ts";
import { diagnostic, fix, relatedPlace } from "../../diagnostics/findings.ts";
import type { Span } from "../../text/span.ts";
import { bindInModule } from "./declare.ts";
import type { Resolution } from "./resolution.ts";
import { type Declared, isCopiedWhole, isSameToCompiler, type Place, type Scope } from "./scope.ts";

/** A name that is assigned to. */
export interface Assigned {
  readonly name: string;
  readonly span: Span;
  /** Makes the symbol, should this be its definition. */
  readonly create: () => Declared;
  readonly isMutable: boolean;
  readonly isAnnotated: boolean;
  readonly isFunction: boolean;
}

/** Binds a new variable, or notes that one is written; answers with the symbol that now has the value. */
export function assign(r: Resolution, assigned: Assigned, place: Place): Declared {
  const found = place.scope.find(assigned.name);
  if (found === null || found.symbol.imported !== null) return define(r, assigned, place);
  if (assigned.isMutable || assigned.isAnnotated) {
    reportRedefinition(r, assigned, found, place);
    return define(r, assigned, place);
  }
  return assignTo(r, assigned, found, place);
}

interface Found {
  readonly symbol: Declared;
  readonly scope: Scope;
}

function define(r: Resolution, { create }: Assigned, { scope }: Place): Declared {
  const symbol = create();
  if (scope.kind === "module") bindInModule(r, symbol);
  else r.bind(symbol, scope);
  return symbol;
}

function assignTo(r: Resolution, assigned: Assigned, found: Found, place: Place): Declared {
  const { symbol } = found;
  const { name, span } = assigned;
  const isVariable = symbol.kind === "variable" || symbol.kind === "constant" || symbol.kind === "parameter";
  if (!isVariable) {
    reportNotVariable(r, assigned, found, place);
    return define(r, assigned, place);
  }
  const isRefused = place.reading === "inference";
  if (!symbol.isMutable && symbol.hasValue) {
    const mayBeRedefined = symbol.mayBeMoved && !isCopiedWhole(symbol);
    if (mayBeRedefined && found.scope === place.scope) return define(r, assigned, place);
    const extra = { related: [declaredHere(symbol)], fixes: makeMutable(r, symbol) };
    if (mayBeRedefined) {
      // whether this is legal is for the analysis of moves to say
    } else if (found.scope === place.scope) {
      r.report(diagnostic(isRefused ? "names.defined-twice" : "names.overwritten", span, { name }, extra));
    } else {
      const finding = isRefused ? "names.immutable-assignment" : "names.immutable-overwritten";
      const before = r.lacksMut.get(symbol);
      if (before === finding || before === "names.immutable-assignment") return written(r, symbol, span, place);
      r.lacksMut.set(symbol, finding);
      r.report(diagnostic(finding, span, { name }, extra));
    }
  }
  return written(r, symbol, span, place);
}

function written(r: Resolution, symbol: Declared, span: Span, { scope }: Place): Declared {
  r.refer(span, "write", symbol.target, scope);
  return symbol;
}

/** A function or a type has the name: what is assigned is another thing. */
function reportNotVariable(r: Resolution, { name, span, isFunction }: Assigned, { symbol, scope }: Found, place: Place): void {
  const related = [declaredHere(symbol)];
  const isType = symbol.kind === "type" || symbol.kind === "interface";
  if (scope.kind === "module" && place.scope.kind === "module") {
    r.report(diagnostic("names.replaced", span, { name }, { related }));
  } else if (isFunction && isType) r.report(diagnostic("names.type-as-function", span, { name }, { related }));
  else {
    r.report(
      diagnostic(place.reading === "inference" ? "names.immutable-assignment" : "names.immutable-overwritten", span, { name }, { related }),
    );
  }
}

function reportRedefinition(r: Resolution, assigned: Assigned, { symbol, scope }: Found, place: Place): void {
  const { name, span, isMutable } = assigned;
  const related = [declaredHere(symbol)];
  const isRefused = place.reading === "inference";
  if (scope === place.scope) {
    const isOther = scope.kind === "module" && symbol.kind !== "variable" && symbol.kind !== "constant";
    const finding = isOther ? "names.replaced" : isRefused ? "names.defined-twice" : "names.overwritten";
    r.report(diagnostic(finding, span, { name }, { related }));
    return;
  }
  const isError = isRefused && (isMutable ? isSameToCompiler(place.scope, scope) : !symbol.isMutable);
  r.report(diagnostic(isError ? "names.shadowing" : "names.hiding", span, { name }, { related }));
}

/** Reports a loop variable with the name of something that is visible around the loop. */
export function checkLoopVariable(r: Resolution, name: string, span: Span, place: Place, isStatement: boolean): void {
  const found = place.scope.find(name);
  if (found === null || found.symbol.imported !== null) return;
  const isRefused = isStatement && place.reading === "sequence";
  const finding = isRefused ? "names.loop-variable-shadows" : "names.loop-variable-hides";
  r.report(diagnostic(finding, span, { name }, { related: [declaredHere(found.symbol)] }));
}

function declaredHere({ span, name }: Declared) {
  return relatedPlace("note.declared-here", span, { name });
}

/** Writes `mut` before the name where it is defined, if that is a form that takes one. */
function makeMutable(r: Resolution, { kind, span }: Declared): readonly Fix[] {
  const before = r.source.slice(Math.max(0, span.start - 20), span.start).trimEnd();
  if (kind === "parameter" && !/[(,]$/.test(before)) return [];
  return [fix("fix.insert", { text: "mut" }, [{ span: { start: span.start, end: span.start }, newText: "mut " }])];
}
