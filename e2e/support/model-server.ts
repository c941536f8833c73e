import { createFakeModelServers, type Received } from "#core/models/remote/testing/fake-model-servers.ts";
import { serveFetch } from "#sync-server/ai/testing/serve-fetch.ts";

export interface ModelServer {
  readonly origin: string;
  /** Requests as they arrived, those that only ask whether a page may ask left out. */
  readonly received: readonly Received[];
  close(): Promise<void>;
}

/**
 * Ollama and an OpenAI-shaped server in one, on a port of this machine, as a person runs one: it lets pages ask it.
 * Beside its own models it lists `stalls`, which stops in the middle of an answer, and `unknown`, which it then refuses,
 * or those that a journey names.
 */
export async function startModelServer(names: readonly string[] = ["stalls", "unknown"]): Promise<ModelServer> {
  const servers = createFakeModelServers();
  const served = await serveFetch(async (request) => {
    const isQuestionFirst = request.method === "OPTIONS";
    const answer = isQuestionFirst ? new Response(null, { status: 204 }) : await withModels(request, servers, names);
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

async function withModels(
  request: Request,
  servers: ReturnType<typeof createFakeModelServers>,
  names: readonly string[],
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const answer = await servers.answer(request);
  if (!answer.ok) return answer;
  if (pathname === "/api/tags") {
    const { models } = (await answer.json()) as { models: unknown[] };
    return Response.json({ models: [...models, ...names.map((name) => ({ name, model: name, size: 1_100_000_000 }))] });
  }
  if (pathname !== "/v1/models") return answer;
  const { data } = (await answer.json()) as { data: unknown[] };
  return Response.json({ data: [...data, ...names.map((id) => ({ id }))] });
}
