// The tokens that random programs are made of: every spelling of the language, some foreign ones, and some that are broken.

import { KEYWORDS } from "../../../server/src/language/syntax/kinds.ts";

const punctuation = "+ - * / % = == != < <= > >= ! & &mut :: ... .. . ( ) [ ] { } @ , : ; | -> => ? ^ << >> += && || := _".split(" ");
const literals = ["x", "y", "Point", "Type", "Int", "0", "42", "1.5", ".5", "0xFF", '"s"', "'c'", '"""t"""', 'f"a {x} b"', 'f"{p.x:>8}"'];
const broken = ['"open', "'", 'f"{', 'f"{x', "0x", "1e", "'ab'", '"\\q"', "/*", "*/", "#", "（", "中", "\0"];
const foreign = ["let", "fn", "elif", "not", "loop", "struct", "impl", "import", "self", "some", "none"];

/** Brackets and common punctuation stand twice: soups should nest. */
export const PUNCTUATION_AND_WORDS: readonly string[] = [
  ...punctuation,
  ..."( ) [ ] { } , = => ( ) { }".split(" "),
  ...KEYWORDS,
  ...literals,
  ...literals,
  ...broken,
  ...foreign,
];
