// What the analysis of names finds, in Simplified Chinese: one entry a finding, in the order of findings/names.ts.

import type { NamesWords } from "../catalogue.ts";

export const NAMES_WORDS: NamesWords = {
  "names.unknown": { message: "这里没有名为 {name} 的内容", help: "在前面定义它，或导入拥有它的模块" },
  "names.misspelled": { message: "这里没有名为 {name} 的内容", help: "是否想写 {known}？" },
  "names.unknown-overlooked": {
    message: "这里没有名为 {name} 的内容，而编译器不检查表达式内部的赋值",
    help: "若要比较，写 `==`；否则把赋值写成单独的一行",
  },
  "names.unknown-function": { message: "没有函数 {name}", help: "定义它，或导入拥有它的模块" },
  "names.misspelled-function": { message: "没有函数 {name}", help: "是否想写 {known}？" },
  "names.module-not-imported": { message: "{name} 在这里未知：模块 {module} 尚未导入", help: "在文件开头写上 `use {module}`" },
  "names.used-before-definition": { message: "{name} 在定义之前被使用", help: "把定义移到本行之前" },
  "names.defined-below": { message: "编译器在定义之前的函数中不认识 {name}", help: "把定义移到该函数之前" },
  "names.out-of-scope": {
    message: "{name} 只在定义它的代码块中可用",
    help: "在该代码块之前定义它；若代码块会改变它，则加上 `mut`",
  },
  "names.placeholder": { message: "`_` 没有值", help: "写一个值，或用 lambda 代替这次调用：`x => f(1, x)`" },
  "names.missing-constructor": {
    message: "编译器不认识文档所述 {type} 的构造函数 {name}",
    help: "改用标准库中返回此类值的函数，或自行定义记录类型",
  },
  "names.foreign-word": { message: "{word} 不是关键字：编译器把它当作未知的名称" },
  "names.unknown-label": { message: "没有循环带有标签 {label}", help: "删除该标签：循环不能带标签" },
  "names.duplicate-definition": { message: "{name} 被定义了两次", help: "重命名或删除其中一个" },
  "names.replaced": { message: "{name} 被定义了两次；编译器只保留最后一个定义", help: "重命名或删除其中一个" },
  "names.duplicate-field": { message: "{type} 有两个名为 {name} 的字段", help: "重命名或删除其中一个" },
  "names.duplicate-parameter": { message: "有两个参数都名为 {name}", help: "重命名其中一个" },
  "names.builtin-type": { message: "{name} 是语言自带的类型，不能重新定义", help: "换一个名称" },
  "names.defined-twice": {
    message: "{name} 在这个代码块中已有定义，且不是 `mut`",
    help: "若要改变它，在定义处加上 `mut`；否则换一个名称",
  },
  "names.overwritten": {
    message: "{name} 在这个作用域中已有定义；编译器会直接覆盖它",
    help: "若要改变它，只在第一次定义处加上 `mut`；否则换一个名称",
  },
  "names.type-as-function": { message: "{name} 是类型，不能在这里定义为函数", help: "换一个名称" },
  "names.import-clash": { message: "{name} 既从 {module} 导入，又在本文件中定义", help: "重命名其中一个；导入可用 `as` 重命名" },
  "names.imported-from-two": {
    message: "{name} 既从 {other} 导入，又从 {module} 导入",
    help: "重命名其中一个：`use {module}.{{name} as another}`",
  },
  "names.imported-twice": { message: "{name} 被导入了两次", help: "删除其中一个导入" },
  "names.immutable-assignment": {
    message: "不能给 {name} 赋值：它定义在这个代码块之外，且没有 `mut`",
    help: "在定义处加上 `mut`，或换一个名称",
  },
  "names.immutable-overwritten": {
    message: "给 {name} 赋了值，但它的定义没有 `mut`；编译器会直接覆盖它",
    help: "在定义处加上 `mut`，或换一个名称",
  },
  "names.loop-variable-shadows": { message: "循环变量 {name} 与循环外可见的名称相同", help: "给循环变量换一个名称" },
  "names.loop-variable-hides": { message: "循环变量 {name} 遮蔽了循环外的同名内容", help: "给循环变量换一个名称" },
  "names.shadowing": { message: "{name} 在这个代码块之外已有定义", help: "换一个名称" },
  "names.hiding": { message: "{name} 遮蔽了这个代码块之外的同名内容", help: "换一个名称" },
  "names.missing-std-module": { message: "标准库中没有模块 {module}" },
  "names.item-as-module": { message: "{module} 不是模块：{name} 是 {known} 中的一项", help: "把该项写在模块路径之后的花括号中" },
  "names.missing-export": { message: "模块 {module} 中没有 {name}" },
  "names.misspelled-export": { message: "模块 {module} 中没有 {name}", help: "是否想写 {known}？" },
  "names.missing-member": { message: "模块 {module} 中没有 {name}" },
  "names.misspelled-member": { message: "模块 {module} 中没有 {name}", help: "是否想写 {known}？" },
  "names.unused-function": { message: "函数 {name} 从未被使用", help: "删除它；若供他人使用，则在前面加上 `pub`" },
  "names.unused-type": { message: "类型 {name} 从未被使用", help: "删除它" },
  "names.unused-import": { message: "导入的 {name} 从未被使用", help: "删除它" },
  "names.unused-variable": { message: "{name} 从未被使用", help: "删除它" },
  "names.unused-method": { message: "{type} 的方法 {name} 从未被使用", help: "删除它" },
};
