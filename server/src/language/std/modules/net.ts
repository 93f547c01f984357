// std.net as declarations: each name with its signature as it is checked, and a line for its reader.

import type { StdModule } from "../declarations.ts";

export const NET: StdModule = {
  name: "net",
  doc: { en: "Requests over HTTP and text for addresses", zh: "HTTP 请求与地址编码" },
  declarations: [
    { name: "http_get", signature: "(url: &String) -> String", doc: { en: "The answer to a GET request.", zh: "返回 GET 请求的响应。" } },
    {
      name: "http_post",
      signature: "(url: &String, body: &String) -> String",
      doc: { en: "The answer to a POST request with `body`.", zh: "返回以 `body` 发出的 POST 请求的响应。" },
    },
    {
      name: "url_encode",
      signature: "(s: &String) -> String",
      doc: { en: "`s` as it can stand in an address.", zh: "把 `s` 编码为可用于地址的文本。" },
    },
    {
      name: "url_decode",
      signature: "(s: &String) -> String",
      doc: { en: "The text that an encoded one stands for.", zh: "还原编码后的文本。" },
    },
  ],
};
