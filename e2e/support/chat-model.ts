import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A language model for journeys: Ollama's chat API on a port of this machine, saying what the test wants, when it wants it. */
export interface ChatModel {
  readonly origin: string;
  /** What each request asked, its last message. */
  readonly asked: readonly string[];
  /** Requests whose asker went away before the end. */
  readonly left: () => number;
  /** Pieces of the next answers; "hold" waits for `goOn` or for the asker to leave, "break" ends the connection. */
  says(...pieces: string[]): void;
  goOn(): void;
  close(): Promise<void>;
}

export async function startChatModel(): Promise<ChatModel> {
  const asked: string[] = [];
  let pieces: readonly string[] = [];
  let left = 0;
  let release = (): void => undefined;

  const server = createServer(async (request, response) => {
    for (const [name, value] of Object.entries(ALLOW)) response.setHeader(name, value);
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    if (request.url !== "/api/chat") return void response.writeHead(200).end('{"models":[{"name":"stand-in"}]}');
    const body = JSON.parse(await textOf(request)) as { messages: { content: string }[] };
    asked.push(body.messages.at(-1)?.content ?? "");
    response.on("close", () => {
      if (!response.writableFinished) left++;
      release();
    });
    response.writeHead(200, { "content-type": "application/x-ndjson" });
    for (const piece of pieces) {
      if (piece === "break") return void response.destroy();
      if (piece === "hold") await new Promise<void>((resolve) => (release = resolve));
      else line(response, { message: { content: piece }, done: false });
      if (response.destroyed) return;
    }
    line(response, {
      message: { content: "" },
      done: true,
      done_reason: "stop",
      prompt_eval_count: 321,
      eval_count: 12,
    });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    left: () => left,
    says: (...next) => (pieces = next),
    goOn: () => release(),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const ALLOW = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*, authorization",
  "access-control-allow-methods": "GET, POST",
};

function line(response: ServerResponse, value: object): void {
  response.write(`${JSON.stringify(value)}\n`);
}

async function textOf(request: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
