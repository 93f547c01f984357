// Explanations of the codes of names, types, calls and patterns in Simplified Chinese.

import type { CodeId } from "../../../codes.ts";
import type { ExplanationWords } from "../../catalogue.ts";

export const TYPE_EXPLANATIONS = {
  E1001: {
    description: "此处看不到叫这个名称的东西。名称从定义处到代码块结束可见；其他模块的名称要先用 `use` 导入。",
    help: "更正拼写，在使用之前定义该名称，或导入它。",
  },
  E1002: {
    description: "需要某种类型的地方出现了另一种类型的值：定义、实参、条件、列表元素或返回值。类型决定了可以对值做什么。",
    help: "修改该值，转换它的类型，或更正类型标注。",
  },
  E1003: {
    description: "类型标注中的类型既没有定义，也没有导入。",
    help: "更正拼写，定义该类型，或用 `use` 导入它。",
  },
  E1010: {
    description: "调用传入的实参多于或少于函数或记录所需。只有带默认值的参数和字段可以省略。",
    help: "为每个参数传入一个实参。",
  },
  E1011: {
    description: "实参的类型与参数不同。本工具把这种情况报告为 E1002。",
    help: "传入参数类型的值。",
  },
  E1012: {
    description: "函数给出的值与签名中的类型不同，或没有写签名所要求的 `return`。调用者依赖签名。",
    help: "返回签名中的类型的值，或更正签名。",
  },
  E1013: {
    description: "调用的函数在此处不可见。",
    help: "更正拼写，定义该函数，或导入它。",
  },
  E1020: {
    description: "程序中没有任何内容说明该表达式的类型，例如从未放入元素的空列表。",
    help: "加上类型标注。",
  },
  E1021: {
    description: "对同一个值的两种用法要求互相排斥的类型。",
    help: "让每种用法使用各自的值，或把函数写成泛型。",
  },
  E1030: {
    description: "`match` 没有说明某些值如何处理。没有对应分支的值会使表达式没有结果。",
    help: "补上消息列出的分支，或用 `_ => …` 处理其余的值。",
  },
  E1031: {
    description: "前面的分支已经接收了该分支可能接收的所有值，因此它永远不会执行。常见原因是宽泛的模式写得太靠前。",
    help: "把该分支移到前面，或删除它。",
  },
  E1040: {
    description: "这些类型的值不支持该运算符、调用、索引或循环。",
    help: "转换其中一边，或使用该类型具有的操作。",
  },
  E1041: {
    description: "固定的索引或位置超过了最后一个元素。位置从 0 开始，最后一个比长度小一。",
    help: "使用更小的位置。",
  },
  E1042: {
    description: "该记录或模块没有叫这个名称的字段或方法。",
    help: "更正名称，或在类型中加上该字段。",
  },
  E1050: {
    description: "`and` 与 `or` 连接两个条件，因此两边都必须是 Bool。数字和字符串不能当作真假。",
    help: "把值写成比较，例如 `count > 0`。",
  },
  E1051: {
    description: "`!` 用来取反 Bool，不接受其他类型。",
    help: "先进行比较，并把比较放在圆括号中。",
  },
  E1052: {
    description: "值前面的 `*` 读取裸指针所指的内容，而这个值不是指针。",
    help: "删除 `*`。",
  },
  E1053: {
    description: "在没有字段和方法的值上访问了字段或方法，例如数字、字符串或列表。对它们的操作由标准库模块的函数提供。",
    help: "调用模块的函数，例如 `list.len(xs)`。",
  },
  E1054: {
    description: "`while` 的条件，以及作为值的 `if` 的条件，必须是 Bool。数字不能当作真假。",
    help: "写成比较。",
  },
  E1055: {
    description: "约束针对类型参数，而该定义没有类型参数。",
    help: "声明参数：`Name: (T: Type, N: Int) -> Type = …`。",
  },
  E1060: {
    description: "给泛型类型的类型实参多于或少于它的参数。",
    help: "为每个类型参数提供一个类型实参。",
  },
  E1061: {
    description: "使用泛型类型或函数时没有说明针对哪些类型，也无法推断。",
    help: "写出类型实参，例如 `Box(Int)`。",
  },
  E1062: {
    description: "常量实参使类型的 `Assert` 不成立。约束是该类型对其每个值的保证。",
    help: "使用满足条件的实参。",
  },
  W1063: {
    description: "检查程序时无法计算 `Assert` 的条件，因此不知道它是否成立。",
    help: "条件中只使用数字、比较和该类型自己的参数。",
  },
  E1070: {
    description: "`break` 或 `continue` 使用的标签不属于外围的任何循环。",
    help: "删除标签；没有标签时指最内层的循环。",
  },
  E1081: {
    description: "`?` 把错误交给调用者，因此所在的函数必须返回 Result。",
    help: "让函数返回 `Result(T, E)`，或用 `match` 处理错误。",
  },
  E1082: {
    description: "`?` 从 Result 中取出值，而这个值不是 Result。",
    help: "删除 `?`。",
  },
  E1083: {
    description: "`?` 把错误交给调用者，但它的类型与函数的 Result 的错误类型不同。",
    help: "两处使用相同的错误类型，或先转换错误。",
  },
  E1090: {
    description: "`Type` 是所有类型的类型，由语言提供，用它定义自身没有意义。",
    help: "为类型另取一个名称。",
  },
  E1091: {
    description: "`Type` 被声明成了泛型类型。泛型类型需要自己的名称，以及使用其参数的形式。",
    help: "写成 `Name: (T: Type) -> Type = { … }`。",
  },
  E1092: {
    description: "精化类型的实参只能是常量、名称或它们的简单应用，这样才能检查条件。",
    help: "先给该值一个名称，再传入这个名称。",
  },
  E1093: {
    description: "给精化类型的实参多于或少于其条件的参数。",
    help: "为每个参数传入一个实参。",
  },
} as const satisfies Partial<Record<CodeId, ExplanationWords>>;
