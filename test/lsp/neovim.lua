-- Run by neovim.test.ts: starts the server for the file that is open, and prints what Neovim has from it. For Neovim 0.7 and newer.
local server = os.getenv("YAOXIANG_SERVER")
local client = vim.lsp.start_client({
  name = "yaoxiang",
  cmd = { os.getenv("YAOXIANG_NODE"), server, "lsp", "--stdio" },
  root_dir = vim.fn.getcwd(),
})
vim.lsp.buf_attach_client(0, client)
vim.wait(10000, function() return #vim.diagnostic.get(0) > 0 end, 20)
local function say(line) io.stdout:write(line .. "\n") end
for _, found in ipairs(vim.diagnostic.get(0)) do
  say(string.format("%d:%d %s", found.lnum + 1, found.col + 1, vim.split(found.message, "\n")[1]))
end
local document = { textDocument = vim.lsp.util.make_text_document_params() }
local answers = vim.lsp.buf_request_sync(0, "textDocument/documentSymbol", document, 5000) or {}
for _, answer in pairs(answers) do
  for _, symbol in ipairs(answer.result or {}) do say("symbol " .. symbol.name) end
end
vim.cmd("qa!")
