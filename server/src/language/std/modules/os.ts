// std.os as declarations: each name with its signature as it is checked, and a line for its reader.

import type { StdModule } from "../declarations.ts";

export const OS: StdModule = {
  name: "os",
  doc: { en: "Files, folders and the surroundings of the program", zh: "文件、文件夹与程序的运行环境" },
  declarations: [
    {
      name: "open",
      signature: "(path: &String, mode: &String) -> File",
      doc: { en: "Opens the file at `path`; `mode` says for what.", zh: "按 `mode` 打开 `path` 处的文件。" },
    },
    { name: "close", signature: "(file: File) -> Void", doc: { en: "Closes a file.", zh: "关闭文件。" } },
    {
      name: "read",
      signature: "(file: File, n: Int) -> String",
      doc: { en: "The next `n` bytes of a file as text.", zh: "以文本返回文件接下来的 `n` 个字节。" },
    },
    {
      name: "write",
      signature: "(file: File, content: String) -> Int",
      doc: { en: "Writes `content` and tells how much was written.", zh: "写入 `content`，返回写入的长度。" },
    },
    {
      name: "seek",
      signature: "(file: File, offset: Int) -> Bool",
      doc: { en: "Goes to `offset` in a file; answers whether it could.", zh: "移动到文件的 `offset` 处，返回是否成功。" },
    },
    {
      name: "tell",
      signature: "(file: File) -> Int",
      doc: { en: "Where in the file the next reading or writing begins.", zh: "返回文件中下一次读写的位置。" },
    },
    {
      name: "flush",
      signature: "(file: File) -> Void",
      doc: { en: "Brings what was written to the disk.", zh: "把已写入的内容送到磁盘。" },
    },
    {
      name: "mkdir",
      signature: "(path: &String) -> Bool",
      doc: { en: "Makes a folder; answers whether it could.", zh: "创建文件夹，返回是否成功。" },
    },
    {
      name: "rmdir",
      signature: "(path: &String) -> Bool",
      doc: { en: "Removes a folder; answers whether it could.", zh: "删除文件夹，返回是否成功。" },
    },
    {
      name: "read_dir",
      signature: "(path: &String) -> String",
      doc: { en: "The names of what is in a folder.", zh: "返回文件夹中各项的名称。" },
    },
    {
      name: "remove",
      signature: "(path: &String) -> Bool",
      doc: { en: "Removes a file; answers whether it could.", zh: "删除文件，返回是否成功。" },
    },
    {
      name: "exists",
      signature: "(path: &String) -> Bool",
      doc: { en: "Whether there is anything at `path`.", zh: "判断 `path` 处是否存在内容。" },
    },
    {
      name: "is_file",
      signature: "(path: &String) -> Bool",
      doc: { en: "Whether there is a file at `path`.", zh: "判断 `path` 处是否为文件。" },
    },
    {
      name: "is_dir",
      signature: "(path: &String) -> Bool",
      doc: { en: "Whether there is a folder at `path`.", zh: "判断 `path` 处是否为文件夹。" },
    },
    {
      name: "copy",
      signature: "(src: &String, dst: &String) -> Bool",
      doc: { en: "Copies the file at `src` to `dst`; answers whether it could.", zh: "把文件从 `src` 复制到 `dst`，返回是否成功。" },
    },
    {
      name: "rename",
      signature: "(old: &String, new: &String) -> Bool",
      doc: { en: "Gives a file another name; answers whether it could.", zh: "给文件改名，返回是否成功。" },
    },
    {
      name: "get_env",
      signature: "(name: &String) -> String",
      doc: { en: "The value of an environment variable.", zh: "返回环境变量的值。" },
    },
    {
      name: "set_env",
      signature: "(name: &String, value: &String) -> Void",
      doc: { en: "Sets an environment variable.", zh: "设置环境变量。" },
    },
    { name: "args", signature: "() -> String", doc: { en: "What the program was started with.", zh: "返回启动程序时的参数。" } },
    {
      name: "chdir",
      signature: "(path: &String) -> Bool",
      doc: { en: "Makes `path` the working folder; answers whether it could.", zh: "把 `path` 设为工作文件夹，返回是否成功。" },
    },
    { name: "getcwd", signature: "() -> String", doc: { en: "The working folder.", zh: "返回工作文件夹。" } },
    {
      name: "append_file",
      signature: "(path: &String, content: &String) -> Bool",
      doc: {
        en: "Adds `content` at the end of the file at `path`; answers whether it could.",
        zh: "在 `path` 处文件的末尾追加 `content`，返回是否成功。",
      },
    },
  ],
};
