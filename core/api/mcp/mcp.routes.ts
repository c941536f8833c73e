import type { EnginePort, GeneratorsPort } from "#core/engine/ports.ts";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { ApiError } from "#core/http/errors.ts";
import { rawReply, routes } from "#core/http/route.ts";
import { collectionsInWords } from "./mcp-about.ts";
import { createMcpServer } from "./mcp-server.ts";

const endpoint = endpointWith<EnginePort & GeneratorsPort>();

/** For assistants that speak the Model Context Protocol over Streamable HTTP; only the server has it. */
export const mcpRoutes = routes(
  { base: "/mcp", api: "openai", tag: "MCP" },
  {
    callMcp: endpoint({
      method: "POST",
      path: "",
      summary: "Speak the Model Context Protocol",
      description:
        "Streamable HTTP without sessions: each request stands for itself and is answered with JSON. Tools: search, ask, list_collections, list_documents, read_document; none changes anything. Resources: `lectern://documents/{document_id}` and `lectern://documents/{document_id}/pages/{page}`.",
      body: z.union([z.record(z.string(), z.unknown()), z.array(z.record(z.string(), z.unknown())).max(100)]),
      produces: "application/json",
      handle: async ({ body, headers, signal }, context) => {
        const about = isFirst(body) ? await collectionsInWords(context) : "";
        const server = createMcpServer(context, signal, about);
        const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
        await server.connect(transport);
        try {
          const asked = new Headers({ "content-type": "application/json" });
          for (const name of ["accept", "mcp-protocol-version"]) {
            const value = headers.get(name);
            if (value) asked.set(name, value);
          }
          const request = new Request("http://mcp.invalid/mcp", { method: "POST", headers: asked, signal });
          const response = await transport.handleRequest(request, { parsedBody: body });
          const answer = new Uint8Array(await response.arrayBuffer());
          const type = response.headers.get("content-type");
          return rawReply(answer.byteLength ? answer : null, type ? { "content-type": type } : {}, response.status);
        } finally {
          await server.close();
        }
      },
    }),
    listenMcp: endpoint({
      method: "GET",
      path: "",
      summary: "Not used: there are no messages on the server's own account",
      description: "405, as the protocol asks of a server without such a stream.",
      produces: "application/json",
      errors: [405],
      handle: () => {
        throw new ApiError(405, "This server sends no messages of its own; use POST.", { headers: { allow: "POST" } });
      },
    }),
  },
);

type Message = Readonly<Record<string, unknown>>;

/** The request that asks for the server's instructions. */
const isFirst = (body: Message | readonly Message[]) => [body].flat().some(({ method }) => method === "initialize");
