// What is said of a rename, in English: one entry a finding, in the order of findings/rename.ts.

import type { RenameWords } from "../catalogue.ts";

export const RENAME_WORDS: RenameWords = {
  "rename.unknown": { message: "Nothing here is called {name}" },
  "rename.misspelled": { message: "Nothing here is called {name}", help: "Did you mean {known}?" },
  "rename.unknown-function": { message: "There is no function {name} to look in" },
  "rename.ambiguous": {
    message: "{count} symbols are called {name}",
    help: "Say which one is meant: the related places tell how",
  },
  "rename.std-name": {
    message: "{name} is a name of the language or its library, which stays as it is",
    help: "Import it with an alias to call it otherwise: `use std.io.{println as say}`",
  },
  "rename.clash": { message: "{name} is the name of something else beside it", help: "Choose another name" },
  "rename.hides": { message: "One {name} here would hide another", help: "Choose another name" },
  "rename.capture": { message: "Here {name} would mean something else", help: "Choose another name" },
  "rename.misread": { message: "With {name} the program would be read in another way", help: "Choose another name" },
  "rename.new-problem": {
    message: "With {name} the program would have a problem here that it does not have now: {problem}",
    help: "Choose another name, or change what asks for the old one",
  },
  "rename.new-std-name": { message: "{name} is a name of the language", help: "Choose another name" },
  "rename.unsure-places": {
    message: "{name} may be meant at further places ({count}), which are as they were: what stands before the name has no known type",
    help: "Look at these places, and write the types that are missing",
  },
  "rename.unread-places": {
    message: "{name} also stands in text that could not be read (places: {count}), and is as it was there",
    help: "Correct the errors of syntax, then look at these places",
  },
  "rename.syntax-errors": {
    message: "The source has errors of syntax ({count}): what could not be read is as it was",
    help: "Correct them and compare",
  },
  "rename.public": { message: "{name} is public: other files that use it are as they were" },
  "rename.entry": { message: "{name} is the function that a program begins with: by another name it is not called" },
};
