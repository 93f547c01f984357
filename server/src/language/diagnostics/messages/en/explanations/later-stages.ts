// Explanations of the codes of code generation, constants and proofs, runs of a program, and the compiler itself in English.

import type { CodeId } from "../../../codes.ts";
import type { ExplanationWords } from "../../catalogue.ts";

export const LATER_STAGE_EXPLANATIONS = {
  E3001: {
    description: "The compiler has no intermediate code for this form of expression, although the program is well formed.",
    help: "Write the expression in simpler steps.",
  },
  E3002: {
    description: "The compiler has no intermediate code for this form of statement, although the program is well formed.",
    help: "Write the statement in simpler steps.",
  },
  E3003: {
    description: "An operation in the intermediate code has an operand that it cannot take. This is usually a fault of the compiler.",
    help: "Give the parts of the expression names of their own, and report the fault to the compiler's makers.",
  },
  E3004: {
    description: "The compiler can run a `for` loop only over a range, a literal, or a variable that it knows to be a list, tuple or dict.",
    help: "Put the value into a variable with a type annotation first.",
  },
  E3005: {
    description: "The compiler could not build intermediate code for a part of the program that passed all checks before.",
    help: "Write the part in simpler steps.",
  },
  E3010: {
    description: "The compiler has no bytecode for this form of expression.",
    help: "Write the expression in simpler steps.",
  },
  E3011: {
    description: "The compiler has no bytecode for this form of statement.",
    help: "Write the statement in simpler steps.",
  },
  E3012: {
    description: "The compiler has no bytecode for this form of call, such as calling the result of an expression.",
    help: "Give the function a name, and call it by that name.",
  },
  E3013: {
    description: "A name that passed the checks is not found when bytecode is made.",
    help: "Define the name at the top of the file, or before its use.",
  },
  E3014: {
    description: "A function needs more registers than the bytecode has.",
    help: "Split the function into smaller ones.",
  },
  E3015: {
    description: "The left side of an assignment is not a place that a value can be written to.",
    help: "Assign to a variable, or to a field of one.",
  },
  E3016: {
    description: "Two types that should be equal differ when bytecode is made.",
    help: "Add type annotations to the parts of the expression.",
  },
  E3017: {
    description: "An instruction of the bytecode has an operand that it cannot take. This is usually a fault of the compiler.",
    help: "Write the expression in simpler steps, and report the fault to the compiler's makers.",
  },
  E3018: {
    description: "The program could not be translated, although it passed all checks.",
    help: "Write the part that the message names in simpler steps.",
  },
  E4001: {
    description:
      "A type argument does not have the methods that the constraint of the type parameter demands. The generic function calls them.",
    help: "Add the methods to the type, or pass a value of another type.",
  },
  E4002: {
    description: "A constraint names a trait that is not defined and not imported.",
    help: "Correct the name, define the trait, or import it.",
  },
  E4003: {
    description: "A type claims to be an interface without all of the methods that the interface lists.",
    help: "Add the missing methods, or remove the interface from the type.",
  },
  E4004: {
    description: "A trait is implemented twice for one type, and nothing says which one counts.",
    help: "Keep one of them.",
  },
  E4005: {
    description: "A type is asked for an associated type that it does not define.",
    help: "Use the name that the type defines, or add the definition.",
  },
  E4010: {
    description: "A condition that is computed while the program is checked divides by zero, so it has no value.",
    help: "Use an argument or a divisor that is not zero.",
  },
  E4011: {
    description: "A constant is too large for its type.",
    help: "Use smaller numbers, or a type with more room.",
  },
  E4012: {
    description: "Computing a constant calls functions inside each other without an end in sight.",
    help: "Let the recursion end, or write the value itself.",
  },
  E4013: {
    description: "A constant calls a function that cannot be computed while the program is checked, for example one that reads input.",
    help: "Use only computations without effects in constants.",
  },
  E4014: {
    description: "A constant expression has no value, for example because an index is beyond the end.",
    help: "Correct the expression, or use other arguments.",
  },
  E4015: {
    description: "Nothing shows that the loop ends: no value in its condition gets closer to the end with each round.",
    help: "Change a variable of the condition in each round, always in the same direction.",
  },
  E4016: {
    description: "Nothing shows that the recursion ends: its argument does not get smaller.",
    help: "Call with a smaller argument, and return without a call for the smallest one.",
  },
  E4017: {
    description: "The value that should show that something ends does not get smaller in each step.",
    help: "Let the measure shrink in every step, and stop at zero.",
  },
  E4018: {
    description: "A value does not meet the condition of its refinement type.",
    help: "Use a value for which the condition holds.",
  },
  E4019: {
    description: "Two types are claimed to be equal and are not.",
    help: "Correct one of the types, or remove the claim.",
  },
  E6001: {
    description: "A division by zero has no result, so the running program stops.",
    help: "Compare the divisor with zero first.",
  },
  E6002: {
    description: "A pointer that leads nowhere was read while the program ran.",
    help: "Check where pointers come from, or use borrows.",
  },
  E6003: {
    description: "While the program ran, an index was beyond the end of a list. Positions count from 0.",
    help: "Compare the index with `list.len(xs)` first.",
  },
  E6004: {
    description: "Calls were nested so deeply that the running program had no room left, usually because a recursion does not end.",
    help: "Let the recursion end, or write it as a loop.",
  },
  E6005: {
    description: "A condition that the program asserts does not hold.",
    help: "Find out why it does not hold; correct the program or the assertion.",
  },
  E6006: {
    description: "While the program ran, a function was called that is not there.",
    help: "Define or import the function.",
  },
  E6007: {
    description: "The running program stopped with a failure that has no code of its own, for example an assertion or a conversion.",
    help: "Read the message, and check the value before the operation that failed.",
  },
  E7001: {
    description: "A file that the program, or the command, names does not exist.",
    help: "Correct the path; relative paths start at the working folder.",
  },
  E7002: {
    description: "The system does not allow the file to be read or written.",
    help: "Change the file's rights, or use another place.",
  },
  E7003: {
    description: "Reading or writing failed, for example because the disk is full.",
    help: "Remove the reason that the message names, and try again.",
  },
  E7004: {
    description: "A connection over the network failed.",
    help: "Check the address and the network, and handle the failure in the program.",
  },
  E8001: {
    description:
      "The compiler came upon a state that it did not expect. It also uses this code for a `while` loop whose end it cannot prove.",
    help: "Write the loop's condition with `<` or `>` and change its variable in each round; otherwise report the fault to the compiler's makers.",
  },
  E8002: {
    description: "The compiler crashed. No program should cause that.",
    help: "Report the program to the compiler's makers; write the part in simpler steps until then.",
  },
  E8003: {
    description: "A stage of the compiler failed without naming a mistake in the program.",
    help: "Report the program to the compiler's makers.",
  },
} as const satisfies Partial<Record<CodeId, ExplanationWords>>;
