// Explanations of the codes of scopes, mutability and ownership in Simplified Chinese.

import type { CodeId } from "../../../codes.ts";
import type { ExplanationWords } from "../../catalogue.ts";

export const SEMANTIC_EXPLANATIONS = {
  E2001: {
    description: "语句出现在没有作用或没有意义的位置：循环之外的 `break`，或所有函数之外的语句。",
    help: "把它移到所属的循环或函数中。",
  },
  E2002: {
    description: "同一作用域中的两个定义、两个字段、两个参数或两个导入同名，其中一个永远无法使用。",
    help: "重命名或删除其中一个；若第二个本意是赋值，请写 `mut`。",
  },
  E2003: {
    description: "程序违反了所有权规则：谁持有值，谁可以修改它。例如，可变借用不能复制。",
    help: "只通过唯一的持有者使用该值。",
  },
  E2010: {
    description: "赋值修改了定义时没有 `mut` 的变量。除非写明，变量保持不变。",
    help: "定义时加上 `mut`，或给新值另取名称。",
  },
  E2011: {
    description: "变量还没有值就被读取。",
    help: "在定义处给它一个值。",
  },
  E2012: {
    description: "值的借用仍在使用时，值被修改了。",
    help: "在修改之前结束对借用的使用。",
  },
  E2013: {
    description: "循环变量与已经可见的名称相同。循环中无法使用外层的名称，也容易掩盖错误。",
    help: "重命名循环变量。",
  },
  E2014: {
    description: "使用了已经交出的值。移动之后原处不再有值，这样每个值始终只有一个所有者。",
    help: "在移动之前使用，或传入借用 `&value`，或传入副本。",
  },
  E2015: {
    description: "借用了已经交出的值。",
    help: "先借用，或传入借用来代替该值。",
  },
  E2016: {
    description: "`&mut` 允许别处修改变量，而该变量定义时没有 `mut`。",
    help: "定义变量时加上 `mut`，或用 `&` 借用。",
  },
  E2017: {
    description: "同一个值的两个可变借用同时在使用，任何一个都可能改变另一个所依赖的内容。",
    help: "在第二个开始之前结束第一个。",
  },
  E2018: {
    description: "可变借用与同一个值仍在使用的另一个借用冲突。",
    help: "在第二个借用开始之前结束第一个。",
  },
  E2019: {
    description: "值被释放两次，第二次已经没有值了。",
    help: "只释放一次。",
  },
  E2020: {
    description: "在所属的代码块结束之后使用了值，值随代码块一起结束。",
    help: "在代码块之前定义它，或从代码块返回它。",
  },
  E2021: {
    description: "值移动给了另一个所有者之后又被释放，释放应由新的所有者完成。",
    help: "交给新的所有者处理。",
  },
  E2022: {
    description: "在定义时没有 `mut` 的值上调用了会修改它的方法。",
    help: "定义变量时加上 `mut`。",
  },
  E2023: {
    description: "给字段赋值，而持有该记录的变量定义时没有 `mut`。编译器允许这样做，但读者不会预料到这种修改。",
    help: "定义变量时加上 `mut`，或构造新的记录。",
  },
  E2024: {
    description: "引用指向的值不归引用者所有，或已经结束。",
    help: "让值至少与引用存在得一样久。",
  },
  E2025: {
    description: "对没有 `mut` 的变量再次赋值。本工具把这种情况报告为 E2002 或 E2010。",
    help: "定义时加上 `mut`，或使用另一个名称。",
  },
  E2026: {
    description: "函数接管了值并且必须归还，但不是每条路径都归还。",
    help: "在每条路径的末尾返回该值。",
  },
  E2027: {
    description: "只有在 `unsafe` 中才能读取裸指针所指的内容，因为没有检查指针指向哪里。",
    help: "把表达式放进 `unsafe { … }`，或使用借用。",
  },
  E2028: {
    description: "复制了已经交出的值。",
    help: "先复制，再移动。",
  },
  E2029: {
    description: "任务之间的引用形成环，任何一个都无法释放。",
    help: "打破环：用值代替其中一个引用。",
  },
  E2090: {
    description: "签名无法读取：应当有带类型的参数、`->` 和返回类型。",
    help: "写成 `(名称: 类型) -> 返回类型`。",
  },
  E2091: {
    description: "标准库的签名中有未知的类型。在程序中这种情况是 E1003。",
    help: "更正类型的名称。",
  },
  E2092: {
    description: "签名的参数与返回类型之间没有 `->`。",
    help: "在返回类型之前写 `->`。",
  },
  E2093: {
    description: "同一个签名中的两个参数同名。本工具把这种情况报告为 E2002。",
    help: "重命名其中一个。",
  },
  E2094: {
    description: "类型参数与外层的类型参数同名，外层的无法再使用。",
    help: "重命名其中一个。",
  },
  E2095: {
    description: "参数与类型参数同名，类型参数无法再使用。",
    help: "重命名该参数。",
  },
} as const satisfies Partial<Record<CodeId, ExplanationWords>>;
