import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";

export interface ServedFetch {
  readonly origin: string;
  close(): Promise<void>;
}

/** What answers `Request`s, on a loopback port of the system's choice. */
export async function serveFetch(answer: (request: Request) => Promise<Response>): Promise<ServedFetch> {
  const server = createServer((incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.once("close", () => !outgoing.writableFinished && gone.abort());
    void (async () => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
      const body = Buffer.concat(chunks);
      const headers = new Headers();
      for (const [name, value] of Object.entries(incoming.headers))
        if (value !== undefined) headers.set(name, String(value));
      const request = new Request(`http://models.test${incoming.url ?? "/"}`, {
        method: incoming.method ?? "GET",
        headers,
        signal: gone.signal,
        ...(body.length > 0 && { body }),
      });
      const response = await answer(request);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.flushHeaders();
      if (response.body)
        await pipeline(Readable.fromWeb(response.body as unknown as NodeReadableStream<Uint8Array>), outgoing);
      else outgoing.end();
    })().catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
