// Explanations of the codes of scopes, mutability and ownership in English.

import type { CodeId } from "../../../codes.ts";
import type { ExplanationWords } from "../../catalogue.ts";

export const SEMANTIC_EXPLANATIONS = {
  E2001: {
    description:
      "Something stands where it has no effect or no meaning: `break` outside of a loop, or a statement outside of every function.",
    help: "Move it into the loop or the function that it belongs to.",
  },
  E2002: {
    description:
      "Two definitions in one scope, two fields, two parameters or two imports have the same name. One of them would never be reached.",
    help: "Rename one of them, remove it, or write `mut` where the second is meant as an assignment.",
  },
  E2003: {
    description:
      "The program breaks a rule of ownership: who holds a value, and who may change it. A mutable borrow, for example, cannot be copied.",
    help: "Use the value through its one holder.",
  },
  E2010: {
    description: "An assignment changes a variable that was defined without `mut`. Variables stay as they are unless they say otherwise.",
    help: "Define it with `mut`, or give the new value a name of its own.",
  },
  E2011: {
    description: "A variable is read before it was given a value.",
    help: "Give it a value where it is defined.",
  },
  E2012: {
    description: "A value is changed while a borrow of it is still in use. The reader of the borrow would see it change.",
    help: "Use the borrow for the last time before the change.",
  },
  E2013: {
    description:
      "A loop variable has a name that is visible already. The outer one cannot be reached in the loop, and mistakes are easily missed.",
    help: "Rename the loop variable.",
  },
  E2014: {
    description: "A value that was given away is used again. A move leaves nothing behind, so that each value has exactly one owner.",
    help: "Use it before the move, pass a borrow `&value`, or pass a clone.",
  },
  E2015: {
    description: "A borrow is taken of a value that was given away before.",
    help: "Take the borrow first, or pass a borrow in place of the value.",
  },
  E2016: {
    description: "`&mut` lets others change a variable, and this one was defined without `mut`.",
    help: "Define the variable with `mut`, or borrow it with `&`.",
  },
  E2017: {
    description: "Two mutable borrows of one value are in use at the same time. Each could change what the other relies on.",
    help: "End the use of the first before the second begins.",
  },
  E2018: {
    description: "A mutable borrow meets another borrow of the same value that is still in use.",
    help: "Use the first borrow for the last time before the second begins.",
  },
  E2019: {
    description: "A value is given up twice; the second time there is nothing left.",
    help: "Give it up once.",
  },
  E2020: {
    description: "A value is used behind the block that it lives in. It ends with that block.",
    help: "Define it before the block, or return it from the block.",
  },
  E2021: {
    description: "A value is given up after it moved to another owner, who is now the one to do so.",
    help: "Leave it to the new owner.",
  },
  E2022: {
    description: "A method that changes its value is called on one that was defined without `mut`.",
    help: "Define the variable with `mut`.",
  },
  E2023: {
    description:
      "A field is assigned to, and the variable that holds the record was defined without `mut`. The compiler lets it pass, but readers will not expect the change.",
    help: "Define the variable with `mut`, or build a new record.",
  },
  E2024: {
    description: "A reference leads to a value that is not owned by the one who refers to it, or that has ended.",
    help: "Let the value live at least as long as the reference.",
  },
  E2025: {
    description: "A variable without `mut` is given a second value. In these tools it is E2002 or E2010.",
    help: "Define it with `mut`, or use another name.",
  },
  E2026: {
    description: "A function takes a value over and has to give it back, but does not on every path.",
    help: "Return the value at the end of each path.",
  },
  E2027: {
    description: "Reading through a raw pointer is allowed inside `unsafe` only, since nobody checks where the pointer leads.",
    help: "Put the expression into `unsafe { … }`, or use a borrow.",
  },
  E2028: {
    description: "A clone is asked for of a value that was given away before.",
    help: "Clone it first.",
  },
  E2029: {
    description: "Tasks hold references to each other in a circle, so that none of them can ever be released.",
    help: "Break the circle: pass a value in place of one of the references.",
  },
  E2090: {
    description: "A signature cannot be read: parameters with types, `->` and a result are expected.",
    help: "Write `(name: Type) -> Result`.",
  },
  E2091: {
    description: "A signature of the library names a type that is not known. In a program it is E1003.",
    help: "Correct the name of the type.",
  },
  E2092: {
    description: "A signature has no `->` between its parameters and its result.",
    help: "Write `->` before the result.",
  },
  E2093: {
    description: "Two parameters of one signature have the same name. In these tools it is E2002.",
    help: "Rename one of them.",
  },
  E2094: {
    description: "A type parameter has the name of another one around it, which can no longer be reached.",
    help: "Rename one of them.",
  },
  E2095: {
    description: "A parameter has the name of a type parameter, which can no longer be reached.",
    help: "Rename the parameter.",
  },
} as const satisfies Partial<Record<CodeId, ExplanationWords>>;
