// Explanations of the codes of names, types, calls and patterns in English.

import type { CodeId } from "../../../codes.ts";
import type { ExplanationWords } from "../../catalogue.ts";

export const TYPE_EXPLANATIONS = {
  E1001: {
    description:
      "Nothing that is visible here has this name. A name is visible from its definition to the end of its block, and names of other modules only after `use`.",
    help: "Correct the spelling, define the name before its use, or import it.",
  },
  E1002: {
    description:
      "A value of one type stands where another type is needed: in a definition, an argument, a condition, an element of a list, a returned value. The type says what may be done with the value.",
    help: "Change the value, convert it, or correct the type annotation.",
  },
  E1003: {
    description: "A type annotation names a type that is not defined and not imported.",
    help: "Correct the spelling, define the type, or import it with `use`.",
  },
  E1010: {
    description:
      "A call passes more or fewer arguments than the function or the record takes. Only parameters and fields with a default may be left out.",
    help: "Pass one argument for each parameter.",
  },
  E1011: {
    description: "An argument's type differs from the parameter's. In these tools it is E1002.",
    help: "Pass a value of the parameter's type.",
  },
  E1012: {
    description:
      "A function gives a value of another type than its signature says, or ends without a `return` that its signature demands. Callers rely on the signature.",
    help: "Return a value of the type in the signature, or correct the signature.",
  },
  E1013: {
    description: "A call names a function that is not visible here.",
    help: "Correct the spelling, define the function, or import it.",
  },
  E1020: {
    description: "Nothing in the program says what the type of the expression is, as with an empty list that is never filled.",
    help: "Add a type annotation.",
  },
  E1021: {
    description: "Two uses of the same value demand types that exclude each other.",
    help: "Give each use a value of its own, or make the function generic.",
  },
  E1030: {
    description: "A `match` does not say what happens for some values. A value without an arm would leave the expression without a result.",
    help: "Add the arms that the message lists, or `_ => …` for all the rest.",
  },
  E1031: {
    description:
      "An arm before this one already takes all values that this one could take, so it never runs. Often a general pattern stands too early.",
    help: "Move the arm up, or remove it.",
  },
  E1040: {
    description: "The operator, the call, the index or the loop does not exist for values of these types.",
    help: "Convert one side, or use the operation that the type has.",
  },
  E1041: {
    description:
      "A fixed index or position lies behind the last element. Positions count from 0, so the last one is one less than the length.",
    help: "Use a smaller position.",
  },
  E1042: {
    description: "The record, or the module, has neither a field nor a method with this name.",
    help: "Correct the name, or add the field to the type.",
  },
  E1050: {
    description: "`and` and `or` connect two conditions, so both sides must be Bool. Numbers and strings do not count as true or false.",
    help: "Compare the value: `count > 0`.",
  },
  E1051: {
    description: "`!` turns a Bool around and takes nothing else.",
    help: "Compare first, and put the comparison in parentheses.",
  },
  E1052: {
    description: "`*` in front of a value reads what a raw pointer points to; this value is not a pointer.",
    help: "Remove the `*`.",
  },
  E1053: {
    description:
      "A field or a method is asked of a value that has none, such as a number, a string or a list. The library's operations on these are functions of a module.",
    help: "Call the function of the module, as `list.len(xs)`.",
  },
  E1054: {
    description: "The condition of a `while`, or of an `if` that gives a value, must be a Bool. Numbers do not count as true or false.",
    help: "Write a comparison.",
  },
  E1055: {
    description: "A constraint speaks about a type parameter, and the definition has none.",
    help: "Declare the parameter: `Name: (T: Type, N: Int) -> Type = …`.",
  },
  E1060: {
    description: "A generic type is given more or fewer type arguments than it has parameters.",
    help: "Give one type argument for each parameter.",
  },
  E1061: {
    description: "A generic type or function is used without saying for which types, and they cannot be worked out.",
    help: "Write the type arguments, as in `Box(Int)`.",
  },
  E1062: {
    description: "A constant argument makes the type's `Assert` false. The constraint is what the type promises about every value of it.",
    help: "Use an argument for which the condition holds.",
  },
  W1063: {
    description: "The condition of an `Assert` cannot be computed when the program is checked, so nobody knows whether it holds.",
    help: "Use only numbers, comparisons and the type's own parameters in the condition.",
  },
  E1070: {
    description: "`break` or `continue` names a loop label that no loop around it has.",
    help: "Remove the label; without it the innermost loop is meant.",
  },
  E1081: {
    description: "`?` hands an error on to the caller, so the function around it must return a Result.",
    help: "Let the function return `Result(T, E)`, or handle the error with `match`.",
  },
  E1082: {
    description: "`?` takes the value out of a Result; this value is not a Result.",
    help: "Remove the `?`.",
  },
  E1083: {
    description: "`?` hands an error on to the caller, but its type is not the error type of the function's Result.",
    help: "Use the same error type in both, or convert the error first.",
  },
  E1090: {
    description: "`Type` is the type of all types and belongs to the language. Defining it as itself has no meaning.",
    help: "Choose a name of your own for the type.",
  },
  E1091: {
    description:
      "`Type` is declared as a generic type of its own. A generic type needs a name of its own and a form that uses its parameters.",
    help: "Declare it as `Name: (T: Type) -> Type = { … }`.",
  },
  E1092: {
    description:
      "A refinement type takes a constant, a name, or a simple application of these as an argument, so that its condition can be checked.",
    help: "Give the value a name first, and pass the name.",
  },
  E1093: {
    description: "A refinement type is given more or fewer arguments than its predicate has parameters.",
    help: "Pass one argument for each parameter of the predicate.",
  },
} as const satisfies Partial<Record<CodeId, ExplanationWords>>;
