// The TextMate grammar of YaoXiang, section by section as docs/syntax.md has them. It colours a text before the language server answers, and
// where there is none. What a name is, it can tell only by its spelling and by what stands around it on a line: a capital letter makes a
// type, `name: (` a function. Regions nest as brackets do, because `name:` is a field, a parameter or a binding by the bracket it stands in.
//
// Whatever a text holds, a region must come to its end: one that is not closed ends at a bracket of another kind, with its line, or at the
// next declaration at the margin. And no expression may try one text in several ways, or a long line takes forever; test/syntaxes checks both.

import { type Grammar, include, type Match, type Region, regex } from "./grammar.ts";
import { BUILTIN_TYPES, CAPITALISED_BUILTIN_TYPES, CONSTRUCTORS, keywordRules, keywordsBut, scopeOf } from "./words.ts";

const NAME = regex`\b[A-Za-z_][A-Za-z0-9_]*\b`;
const LOWER_NAME = regex`\b[a-z_][A-Za-z0-9_]*\b`;
const TYPE_NAME = regex`\b[A-Z][A-Za-z0-9_]*\b`;
const CONSTANT_NAME = regex`\b[A-Z][A-Z0-9_]+\b(?!\s*\()`;

/** Ahead of a name's end: it is given a type; it is given a value. */
const IS_TYPED = regex`(?=\s*:(?!:))`;
const IS_ASSIGNED = regex`(?=\s*=(?![=>]))`;

/** What a signature begins with: no parameters, untyped ones, one with a type or `mut`, or a line end. */
const SIGNATURE = regex`\(\s*(?:mut\b|${NAME}\s*:|[\w\s,]*\)\s*->|$)`;

/** What follows a `(` up to its `)`, on one line, with other parentheses in it but none in those. */
const UP_TO_CLOSING = regex`(?>(?:[^()"'\n]+|\([^()\n]*\))*)\)`;

const HAS_SIGNATURE = regex`(?=\s*:\s*${SIGNATURE})`;
const IS_LAMBDA = regex`(?=\s*=\s*(?:${NAME}|\(${UP_TO_CLOSING})\s*=>)`;

/** Before a declaration at the margin, whatever is open has lost its end. */
const NEXT_DECLARATION = regex`^(?=(?:pub|use)\b|${NAME}(?:\.${NAME})?\s*:\s*(?:\(|Type\b))`;

/** A type ends behind a whole operand, unless what follows goes on with it; or before what is in no type. */
const typeEnd = (goesOn: string) =>
  regex`(?<=[\w)}])(?<!&mut)(?!\w)(?!\s*(?:${goesOn}))|(?=[=,;)\]}\["']|\b${keywordsBut("mut", "void")}\b)|${NEXT_DECLARATION}`;
const TYPE_END = typeEnd(regex`->|\+|\(`);
const CAST_END = typeEnd(regex`->|\(`);

/** Digits behind the first: an underscore only before a digit. */
const FRACTION = regex`(?:[0-9]|_(?=[0-9]))+`;
const EXPONENT = regex`[eE][+-]?${FRACTION}`;

const ESCAPE = regex`\\(?:[ntr0\\"']|x[0-9A-Fa-f]{2}|u\{[0-9A-Fa-f]+\})`;

/** A region between brackets, which ends before a closing bracket of another kind or the next declaration, too: then its own is missing. */
function bracketed(kind: "parens" | "brackets" | "braces", begin: string, ...sections: readonly string[]): Region {
  const close = { parens: regex`(\))|(?=[}\]])`, brackets: regex`(\])|(?=[})])`, braces: regex`(\})` };
  return {
    begin,
    beginCaptures: { 1: `punctuation.section.${kind}.begin` },
    end: `${close[kind]}|${NEXT_DECLARATION}`,
    endCaptures: { 1: `punctuation.section.${kind}.end` },
    patterns: include(...sections),
  };
}

function quoted(name: string, [prefix, quote]: readonly [string, string], end: string, ...sections: readonly string[]): Region {
  return {
    name,
    begin: `(${prefix})(${quote})`,
    beginCaptures: { 1: "storage.type.string", 2: "punctuation.definition.string.begin" },
    end,
    endCaptures: { 0: "punctuation.definition.string.end" },
    patterns: include(...sections),
  };
}

function blockComment(name: string, begin: string): Region {
  return {
    name,
    begin,
    beginCaptures: { 0: "punctuation.definition.comment.begin" },
    end: regex`\*/`,
    endCaptures: { 0: "punctuation.definition.comment.end" },
    patterns: include("nested-comment"),
  };
}

const validEscape: Match = { match: ESCAPE, name: "constant.character.escape" };
const wrongEscape: Match = { match: regex`\\.`, name: "invalid.illegal.escape" };

export const yaoxiang: Grammar = {
  name: "YaoXiang",
  scopeName: "source.yaoxiang",
  suffix: "yaoxiang",
  patterns: [{ match: regex`\A#!.*`, name: "comment.line.shebang" }, ...include("statement")],
  repository: {
    // ---------------------------------------------------------------- 1 Lexical structure

    comment: [
      { match: "(//[/!]).*", name: "comment.line.documentation", captures: { 1: "punctuation.definition.comment" } },
      { match: "(//).*", name: "comment.line.double-slash", captures: { 1: "punctuation.definition.comment" } },
      blockComment("comment.block.documentation", regex`/\*\*(?![*/])`),
      blockComment("comment.block", regex`/\*`),
    ],
    "nested-comment": [{ begin: regex`/\*`, end: regex`\*/`, patterns: include("nested-comment") }],

    keyword: keywordRules(),

    number: [
      { match: regex`0[xX]_*[0-9A-Fa-f][0-9A-Fa-f_]*`, name: "constant.numeric.hex" },
      { match: regex`0[oO]_*[0-7][0-7_]*`, name: "constant.numeric.octal" },
      { match: regex`0[bB]_*[01][01_]*`, name: "constant.numeric.binary" },
      // What is no float is tried once, not from each of its digits on.
      { match: regex`(?<![0-9_])[0-9][0-9_]*+\.(?=[0-9_])${FRACTION}(?:${EXPONENT})?`, name: "constant.numeric.float" },
      { match: regex`(?<![0-9_])[0-9][0-9_]*+${EXPONENT}`, name: "constant.numeric.float" },
      { match: regex`\.[0-9](?:${FRACTION})?(?:${EXPONENT})?`, name: "constant.numeric.float" },
      { match: regex`[0-9][0-9_]*`, name: "constant.numeric.decimal" },
    ],

    string: [
      quoted("string.interpolated", [regex`\bf`, '"'], `"|$|${NEXT_DECLARATION}`, "f-string-text"),
      quoted("string.quoted.triple", ["", '"""'], '"""', "triple-string-text"),
      quoted("string.quoted.double", ["", '"'], '"|$', "string-text"),
      quoted("string.quoted.single", ["", "'"], "'|$", "character-text"),
    ],
    "string-text": [validEscape, wrongEscape],
    // Others stay as they are written.
    "triple-string-text": [{ match: regex`\\[ntr\\"']`, name: "constant.character.escape" }],
    // An unknown one is the character itself.
    "character-text": [validEscape, { match: regex`\\.`, name: "constant.character.escape" }],

    "f-string-text": [
      { match: regex`\{\{|\}\}`, name: "constant.character.escape" },
      validEscape,
      wrongEscape,
      {
        name: "meta.embedded.expression",
        begin: regex`(\{)`,
        beginCaptures: { 1: "punctuation.section.embedded.begin" },
        end: regex`(\})|${NEXT_DECLARATION}`,
        endCaptures: { 1: "punctuation.section.embedded.end" },
        patterns: include("format-spec", "expression"),
      },
    ],
    "format-spec": [
      {
        match: regex`(?<!\s)\s*(:)(?!:)([^{}"\n]*)(?=\})`,
        captures: { 1: "punctuation.separator.format-spec", 2: "constant.other.placeholder" },
      },
    ],

    operator: [
      { match: "->", name: "keyword.operator.arrow" },
      { match: "=>", name: "keyword.operator.fat-arrow" },
      { match: "==|!=|<=|>=|<|>", name: "keyword.operator.comparison" },
      { match: "!", name: "keyword.operator.logical" },
      { match: "=", name: "keyword.operator.assignment" },
      { match: regex`\.\.\.?`, name: "keyword.operator.range" },
      { match: regex`\?`, name: "keyword.operator.propagation" },
      { match: regex`(&)(mut)\b`, captures: { 1: "keyword.operator.reference", 2: scopeOf("mut") } },
      { match: "&", name: "keyword.operator.reference" },
      { match: "[-+*/%]", name: "keyword.operator.arithmetic" },
    ],

    punctuation: [
      { match: ",", name: "punctuation.separator.comma" },
      { match: ";", name: "punctuation.terminator.statement" },
      { match: "::", name: "punctuation.separator.path" },
      { match: ":", name: "punctuation.separator.key-value" },
      { match: regex`\.`, name: "punctuation.accessor.dot" },
    ],

    // ---------------------------------------------------------------- 2 Statements

    statement: include("comment", "use", "declaration", "expression"),

    declaration: [
      {
        // Point.sum: (self: &Point) -> Int = …    Point.sum = sum_of[0]
        match: regex`(${TYPE_NAME})(\.)(${NAME})(?:${IS_TYPED}|${IS_ASSIGNED})`,
        captures: { 1: "entity.name.type", 2: "punctuation.accessor.dot", 3: "entity.name.function.method" },
      },
      // Point: Type = …    Box: (T: Type) -> Type = …
      { match: regex`${NAME}(?=\s*:\s*Type\b\s*(?:=|$))`, name: "entity.name.type" },
      { match: regex`${TYPE_NAME}${HAS_SIGNATURE}`, name: "entity.name.type" },
      // add: (a: Int, b: Int) -> Int = …    add = (a: Int, b: Int) => …
      { match: regex`${LOWER_NAME}(?:${HAS_SIGNATURE}|${IS_LAMBDA})`, name: "entity.name.function" },
      // main = { … }, but not a dict; a block's value further in is a variable.
      { match: regex`(?:^|(?<=^pub ))${LOWER_NAME}(?=\s*=\s*\{(?!\s*["}]))`, name: "entity.name.function" },
    ],

    use: [
      {
        name: "meta.import",
        begin: regex`\buse\b`,
        beginCaptures: { 0: scopeOf("use") },
        end: regex`(?<=[\w}])(?<!\buse)(?<!\bas)(?!\w)(?!\s*(?:\.|\{|as\b))|(?<=\bas)(?=\s*$)|(?=[;=:()]|\b${keywordsBut("as")}\b)`,
        patterns: [
          bracketed("braces", regex`(\{)`, "use-item"),
          ...include("comment", "use-alias"),
          { match: NAME, name: "entity.name.namespace" },
          ...include("punctuation"),
        ],
      },
    ],
    "use-alias": [{ match: regex`\bas\b`, name: "keyword.control.import" }],
    "use-item": [
      ...include("comment", "use-alias", "keyword", "type-or-constant"),
      { match: NAME, name: "variable.other.import" },
      ...include("punctuation"),
    ],

    label: [
      {
        match: regex`\b(break|continue)\s*(::)\s*(${NAME})`,
        captures: { 1: scopeOf("break"), 2: "punctuation.separator.path", 3: "entity.name.label" },
      },
    ],

    // ---------------------------------------------------------------- 3 Types

    annotation: [
      {
        begin: regex`(?<=[A-Za-z0-9_])\s*(:)(?!:)`,
        beginCaptures: { 1: "punctuation.separator.type" },
        end: TYPE_END,
        patterns: include("type"),
      },
    ],
    "result-type": [{ begin: "(->)", beginCaptures: { 1: "keyword.operator.arrow" }, end: TYPE_END, patterns: include("type") }],
    // Point: Type = { … }: what follows `Type =` is a type again.
    "type-definition": [
      {
        begin: regex`(?<=\bType)\s*(=)(?![=>])`,
        beginCaptures: { 1: "keyword.operator.assignment" },
        end: TYPE_END,
        patterns: include("type"),
      },
    ],
    cast: [{ begin: regex`\bas\b`, beginCaptures: { 0: scopeOf("as") }, end: CAST_END, patterns: include("type") }],

    type: [
      ...include("comment"),
      bracketed("braces", regex`(\{)`, "record"),
      bracketed("parens", regex`(?<=[A-Za-z0-9_])\s*(\()`, "type-argument"),
      bracketed("parens", regex`(\()`, "parameter"),
      { match: regex`\b${BUILTIN_TYPES}\b`, name: "support.type" },
      ...include("number"),
      { match: NAME, name: "entity.name.type" },
      { match: regex`\*`, name: "keyword.operator.pointer" },
      ...include("operator"),
    ],

    // In the parentheses of a function type.
    parameter: [
      ...include("comment", "self"),
      { match: regex`${TYPE_NAME}${IS_TYPED}`, name: "entity.name.type.parameter" },
      { match: regex`${NAME}${IS_TYPED}`, name: "variable.parameter" },
      ...include("annotation", "keyword", "wildcard"),
      { match: regex`\b(?!${BUILTIN_TYPES}\b)${LOWER_NAME}(?!\s*\()`, name: "variable.parameter" },
      ...include("type", "punctuation"),
    ],

    // In the parentheses behind a type's name: types, constants, conditions, or the fields of `Point(x: Int)`.
    "type-argument": [
      ...include("comment", "string"),
      { match: regex`${NAME}${IS_TYPED}`, name: "variable.other.property" },
      ...include("annotation", "keyword", "wildcard"),
      { match: regex`\b(?!${BUILTIN_TYPES}\b)${LOWER_NAME}(?!\s*\()`, name: "variable.other.readwrite" },
      ...include("type", "punctuation"),
    ],

    // ---------------------------------------------------------------- 3.1 Record types

    record: [
      ...include("comment", "keyword"),
      { match: regex`${NAME}(?=\s*:\s*(?:\(\s*\(|${SIGNATURE}))`, name: "entity.name.function.method" },
      { match: regex`${NAME}(?=\s*(?:\bmut\b\s*)?:(?!:))`, name: "variable.other.property" },
      { match: regex`${NAME}${IS_ASSIGNED}`, name: "entity.name.function.method" },
      { match: regex`${TYPE_NAME}(?=\s*(?:[,}]|//|/\*|$))`, name: "entity.other.inherited-class" },
      {
        begin: regex`=(?![=>])`,
        beginCaptures: { 0: "keyword.operator.assignment" },
        end: regex`(?=[,}])|${NEXT_DECLARATION}`,
        patterns: include("expression"),
      },
      ...include("expression"),
    ],

    // ---------------------------------------------------------------- 4 Expressions

    expression: include(
      ...["comment", "string", "number", "label", "cast", "keyword", "wildcard", "constructor"],
      ...["lambda", "type-or-constant", "call", "member", "annotation", "result-type", "type-definition"],
      ...["operator", "brackets", "punctuation", "variable"],
    ),

    wildcard: [{ match: regex`\b_\b`, name: "variable.language.wildcard" }],

    constructor: [
      { match: regex`\b${CONSTRUCTORS}\b(?=\s*\()`, name: "support.function.constructor" },
      { match: regex`\bnone\b(?!\s*(?:=(?![=>])|:(?!:)))`, name: "support.constant.none" },
    ],

    lambda: [
      bracketed("parens", regex`(\()(?=${UP_TO_CLOSING}\s*=>)`, "lambda-parameter"),
      { match: regex`${NAME}(?=\s*=>)`, name: "variable.parameter" },
    ],
    "lambda-parameter": [
      ...include("comment", "string", "number", "keyword", "wildcard", "constructor", "annotation", "type-or-constant"),
      { match: NAME, name: "variable.parameter" },
      bracketed("parens", regex`(\()`, "lambda-parameter"),
      ...include("operator", "punctuation"),
    ],

    "type-or-constant": [
      { match: regex`\b${CAPITALISED_BUILTIN_TYPES}\b`, name: "support.type" },
      { match: regex`\bNative\b`, name: "support.class" },
      { match: CONSTANT_NAME, name: "variable.other.constant" },
      { match: TYPE_NAME, name: "entity.name.type" },
    ],

    call: [{ match: regex`${LOWER_NAME}(?=\s*\()`, name: "entity.name.function.call" }],

    member: [
      {
        match: regex`(\.)\s*(${LOWER_NAME})(?=\s*\()`,
        captures: { 1: "punctuation.accessor.dot", 2: "entity.name.function.method.call" },
      },
      {
        match: regex`(\.)\s*(${LOWER_NAME})`,
        captures: { 1: "punctuation.accessor.dot", 2: "variable.other.property" },
      },
    ],

    brackets: [
      bracketed("braces", regex`(\{)`, "statement"),
      bracketed("brackets", regex`(\[)`, "expression"),
      bracketed("parens", regex`(\()`, "argument"),
    ],

    // In parentheses: arguments, a tuple, or the parameters of a lambda.
    argument: [
      ...include("comment", "keyword"),
      { match: regex`${LOWER_NAME}(?:${IS_TYPED}|${IS_ASSIGNED})`, name: "variable.parameter" },
      ...include("expression"),
    ],

    // No reserved word, but every method's own value.
    self: [{ match: regex`\bself\b`, name: "variable.language.self" }],
    // A word may also begin behind a number: `42i32` are two.
    variable: [...include("self"), { match: "[A-Za-z_][A-Za-z0-9_]*", name: "variable.other.readwrite" }],
  },
};
