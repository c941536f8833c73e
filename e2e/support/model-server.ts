import { createFakeModelServers, type Received } from "#core/ai/testing/fake-model-servers.ts";
import { serveFetch } from "#sync-server/ai/testing/serve-fetch.ts";

export interface ModelServer {
  readonly origin: string;
  /** Requests as they arrived, those that only ask whether a page may ask left out. */
  readonly received: readonly Received[];
  close(): Promise<void>;
}

/**
 * Ollama and an OpenAI-shaped server in one, on a port of this machine, as a person runs one: it lets pages ask it.
 * Beside its own models it lists `stalls`, which stops in the middle of an answer, and `unknown`, which it then refuses.
 */
export async function startModelServer(): Promise<ModelServer> {
  const servers = createFakeModelServers();
  const served = await serveFetch(async (request) => {
    const isQuestionFirst = request.method === "OPTIONS";
    const answer = isQuestionFirst ? new Response(null, { status: 204 }) : await withOddModels(request, servers);
    for (const [name, value] of Object.entries(ALLOW)) answer.headers.set(name, value);
    return answer;
  });
  return { ...served, received: servers.received };
}

const ALLOW = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*, authorization",
  "access-control-allow-methods": "GET, POST, DELETE",
};

async function withOddModels(request: Request, servers: ReturnType<typeof createFakeModelServers>): Promise<Response> {
  const { pathname } = new URL(request.url);
  const answer = await servers.answer(request);
  if (pathname !== "/v1/models" || !answer.ok) return answer;
  const { data } = (await answer.json()) as { data: unknown[] };
  return Response.json({ data: [...data, { id: "stalls" }, { id: "unknown" }] });
}
