// Explanations of the codes of text and syntax in Simplified Chinese.

import type { CodeId } from "../../../codes.ts";
import type { ExplanationWords } from "../../catalogue.ts";

export const TEXT_AND_SYNTAX_EXPLANATIONS = {
  E0001: {
    description:
      "文本中出现了语言不使用的字符：其他语言的符号、全角引号、不可见的空白，或名称中的非 ASCII 字母。只有字符串和注释可以包含任意字符。",
    help: "删除该字符，或改用对应的 ASCII 写法。",
  },
  E0002: {
    description: "数字的开头正确，但无法读到结尾，或者超出了整数类型的范围。若猜测其值，程序的含义就会改变。",
    help: "只写该进制允许的数位；下划线只能放在两个数位之间。",
  },
  E0003: {
    description: "字符串、f 字符串或其中的插值开始后没有结束，后面的内容都会被当成文本。",
    help: '用开头的引号或花括号来结束它；跨越多行时使用 `"""`。',
  },
  E0004: {
    description: "字符字面量在单引号之间只能有一个字符。空的没有值；多于一个字符时，编译器只保留第一个。",
    help: "在引号之间只写一个字符；字符串请用双引号。",
  },
  E0010: {
    description: "此处在语法上必须有某项内容，却没有写：括号、类型、花括号中的主体或逗号。",
    help: "在该位置补上消息所要求的内容。",
  },
  E0011: {
    description: "该词法单元不能出现在这里，语言中没有以它开头或延续的写法。常见原因是沿用了其他语言的运算符或习惯。",
    help: "删除它，或改用消息建议的写法。",
  },
  E0012: {
    description: "每个词法单元都能识别，但语言没有这种写法：未知的转义序列、用 `&&` 代替 `and`、旧式的函数写法等。",
    help: "改用消息建议的写法。",
  },
  E0013: {
    description: "右括号与尚未关闭的左括号种类不同，各组在哪里结束只能靠猜。本工具把这种情况报告为 E0010 或 E0011。",
    help: "用同一种括号来关闭。",
  },
  E0014: {
    description: "两个语句写在同一行，中间没有分隔。",
    help: "让每个语句各占一行，或在中间写 `;`。",
  },
  E0015: {
    description: "此处需要变量、函数或字段的名称。本工具把这种情况报告为 E0010 或 E0011。",
    help: "写出由 ASCII 字母、数字和 `_` 组成的名称。",
  },
  E0016: {
    description: "`spawn` 之后或 f 字符串的花括号之间需要表达式，没有它就没有值可用。",
    help: "写出表达式，或删除需要它的部分。",
  },
  E0017: {
    description: "这是语言早期版本的写法，现已被取代。本工具把这种情况报告为 E0012。",
    help: "改用现在的写法：`名称: (参数) -> 返回类型 = 主体`。",
  },
  E0018: {
    description: "在需要名称或语句开头的位置出现了关键字。关键字的含义处处固定，因此不能作名称。",
    help: "换一个名称；像 `else` 这样需要前文的关键字，要写在它所属的结构之后。",
  },
  E0019: {
    description: "签名与其后的 lambda 的参数个数不同，缺少的参数永远无法使用。",
    help: "让 lambda 的参数与签名一一对应；不需要的参数写作 `_`。",
  },
  E0020: {
    description: "签名与其后的函数在同一位置使用了不同的参数名称，读者无法判断指的是哪一个。",
    help: "两处按相同的顺序使用相同的名称。",
  },
  E0021: {
    description: "结构内部缺少一个词法单元。本工具把这种情况报告为 E0010。",
    help: "补上消息中指出的词法单元。",
  },
  E0022: {
    description: "枚举的变体要写在花括号之间。",
    help: "把变体写成 `{ first | second }`。",
  },
} as const satisfies Partial<Record<CodeId, ExplanationWords>>;
