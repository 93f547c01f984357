// `textDocument/signatureHelp`: the parameters of the call that the cursor is in, and which of them is being given.

import { type ParameterInformation, type SignatureHelp, SignatureHelpRequest, type SignatureInformation } from "vscode-languageserver/node";
import type { Meaning } from "../../language/analysis/types/meaning.ts";
import { showType } from "../../language/analysis/types/show-type.ts";
import type { FunctionParameter, Type } from "../../language/analysis/types/type.ts";
import type { Call, Statement } from "../../language/syntax/nodes.ts";
import { describeSymbol } from "../../workspace/symbols/describe-symbol.ts";
import { callAround } from "../call-around.ts";
import { calledParameters } from "../called-parameters.ts";
import type { Document } from "../document.ts";
import { symbolAtPlace } from "../meant-symbol.ts";
import type { Workbench } from "../workbench.ts";
import { defineRequest } from "./request.ts";

export const signatureHelp = defineRequest({
  type: SignatureHelpRequest.type,
  capabilities: () => ({ signatureHelpProvider: { triggerCharacters: ["(", ","], retriggerCharacters: [")"] } }),
  run(bench, { textDocument, position }): SignatureHelp | null {
    const document = bench.document(textDocument.uri);
    if (document === null) return null;
    const offset = document.positions.offset(position);
    const around = callAround(document, offset);
    if (around === null) return null;
    const { statement, call } = around;
    const called = document.model.typesIn(statement).record.calls.get(call);
    const forms = called === undefined ? [] : formsOf(document, statement, call, called);
    if (called === undefined || forms.length === 0) return null;
    const signatures = forms.map((form) => signatureOf(bench, document, called, form));
    const count = call.arguments.length;
    const fitting = forms.findIndex(({ parameters }) => parameters.length >= count);
    const activeSignature = fitting === -1 ? 0 : fitting;
    const active = activeParameter(document, call, forms[activeSignature]?.parameters ?? [], offset);
    return { signatures, activeSignature, activeParameter: active };
  },
});

interface Form {
  readonly parameters: readonly FunctionParameter[];
  readonly result: Type | null;
}

/** Each overload; a constructor's are the fields. */
function formsOf({ model }: Document, statement: Statement, call: Call, called: Meaning): readonly Form[] {
  if (called.kind === "function") {
    return called.schemes.flatMap(({ type }) => {
      if (type.kind !== "function") return [];
      return [{ parameters: type.parameters.filter((_, index) => index !== called.receiver?.index), result: type.result }];
    });
  }
  const parameters = calledParameters(model.typesIn(statement), call);
  return parameters === null ? [] : [{ parameters, result: called.kind === "type" ? called.type : null }];
}

function signatureOf(bench: Workbench, document: Document, called: Meaning, { parameters, result }: Form): SignatureInformation {
  const name = called.kind === "function" ? called.name : called.kind === "type" ? showType(called.type) : "";
  let label = `${name}(`;
  const shown: ParameterInformation[] = [];
  for (const [index, parameter] of parameters.entries()) {
    if (index > 0) label += ", ";
    const start = label.length;
    label += `${parameter.isRest ? "..." : ""}${parameter.name === null || parameter.name === "" ? "" : `${parameter.name}: `}${showType(parameter.type)}`;
    shown.push({ label: [start, label.length] });
  }
  label += result === null ? ")" : `) -> ${showType(result)}`;
  const symbol = called.kind === "function" && called.place !== null ? symbolAtPlace(document, called.place) : null;
  const doc = symbol === null ? "" : describeSymbol(document.project.snapshot, symbol, bench.language).doc;
  return { label, parameters: shown, ...(doc === "" ? {} : { documentation: doc }) };
}

/** By the commas before the offset; a named argument is that of its name. */
function activeParameter({ text }: Document, call: Call, parameters: readonly FunctionParameter[], offset: number): number {
  const at = call.arguments.findIndex((argument) => offset <= argument.end);
  const argument = call.arguments[at];
  if (argument?.kind === "NamedArgument") {
    const name = text.slice(argument.name.start, argument.name.end);
    return parameters.findIndex((each) => each.name === name);
  }
  // behind the last argument a comma tells that the next one is to come
  const before = call.arguments.filter(({ end }) => end < offset).length;
  const last = call.arguments[before - 1];
  const hasComma = last !== undefined && text.slice(last.end, offset).includes(",");
  const index = at === -1 ? (before === 0 || hasComma ? before : before - 1) : at;
  const rest = parameters.findIndex(({ isRest }) => isRest);
  return rest !== -1 && index > rest ? rest : index;
}
