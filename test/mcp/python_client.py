"""Starts the server named by the arguments with Python's MCP client and prints, as JSON, what the client sees of it."""

import asyncio
import json
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


def field(result, *names):
    """A field under the name that this version of the client gives it."""
    return next(getattr(result, name) for name in names if hasattr(result, name))


async def main(node: str, bundle: str) -> None:
    server = StdioServerParameters(command=node, args=[bundle, "mcp", "--lang", "en"])
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        introduction = await session.initialize()
        tools = (await session.list_tools()).tools
        parsed = await session.call_tool("parse_source", {"source": "x = 1 && 2\n"})
        refused = await session.call_tool("parse_source", {})
    data = field(parsed, "structured_content", "structuredContent")
    print(
        json.dumps(
            {
                "server": field(introduction, "server_info", "serverInfo").name,
                "tools": [tool.name for tool in tools],
                "parsed": {
                    "isError": field(parsed, "is_error", "isError"),
                    "total": data["total"],
                    "code": data["diagnostics"][0]["code"],
                },
                "refused": {"isError": field(refused, "is_error", "isError"), "text": refused.content[0].text},
            }
        )
    )


asyncio.run(main(sys.argv[1], sys.argv[2]))
