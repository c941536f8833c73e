import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { createFakeModelServers, type Received } from "#core/ai/testing/fake-model-servers.ts";

export interface ModelServer {
  readonly origin: string;
  /** Requests as they arrived, those that only ask whether a page may ask left out. */
  readonly received: readonly Received[];
  close(): Promise<void>;
}

/**
 * Ollama and an OpenAI-shaped server in one, on a port of this machine, as a person runs one: it lets pages ask it.
 * Beside its own models it lists `stalls`, which stops in the middle of an answer.
 */
export async function startModelServer(): Promise<ModelServer> {
  const servers = createFakeModelServers();
  const server = createServer(async (incoming, outgoing) => {
    for (const [name, value] of Object.entries(ALLOW)) outgoing.setHeader(name, value);
    if (incoming.method === "OPTIONS") return void outgoing.writeHead(204).end();
    const gone = new AbortController();
    outgoing.on("close", () => !outgoing.writableFinished && gone.abort());
    try {
      const answer = await withStalls(incoming, await servers.answer(await requestOf(incoming, gone.signal)));
      outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
      if (!answer.body) return void outgoing.end();
      for await (const chunk of answer.body) if (!outgoing.write(chunk)) await drained(outgoing);
      outgoing.end();
    } catch (error) {
      // The asker has gone, or the answer was cut on purpose.
      outgoing.destroy(gone.signal.aborted ? undefined : (error as Error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: servers.received,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const ALLOW = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*, authorization",
  "access-control-allow-methods": "GET, POST, DELETE",
  "cross-origin-resource-policy": "cross-origin",
};

async function requestOf(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
  return new Request(`http://models.test${incoming.url}`, {
    method: incoming.method ?? "GET",
    headers: Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    ),
    signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: "half" }),
  });
}

async function withStalls({ method, url }: IncomingMessage, answer: Response): Promise<Response> {
  if (method !== "GET" || url !== "/v1/models" || !answer.ok) return answer;
  const { data } = (await answer.json()) as { data: unknown[] };
  return Response.json({ data: [...data, { id: "stalls" }] });
}

const drained = (outgoing: NodeJS.WritableStream) => new Promise((resolve) => outgoing.once("drain", resolve));
