import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that counts what reaches it. */
export interface Witness {
  /** "127.0.0.1:40123" */
  readonly host: string;
  readonly reached: () => number;
}

/** One for each name, so that a count by host tells them apart. */
export async function startWitnesses<Name extends string>(
  names: readonly Name[],
): Promise<{ readonly of: Readonly<Record<Name, Witness>>; close(): Promise<void> }> {
  const started = await Promise.all(names.map(async (name) => ({ name, ...(await startOne()) })));
  const of = Object.fromEntries(started.map(({ name, witness }) => [name, witness])) as Record<Name, Witness>;
  return { of, close: async () => void (await Promise.all(started.map(({ close }) => close()))) };
}

async function startOne() {
  let reached = 0;
  const server = createServer((request, response) => {
    reached += 1;
    const type = request.headers.accept === "text/event-stream" ? "text/event-stream" : "application/wasm";
    response.writeHead(200, { "content-type": type, "access-control-allow-origin": "*" });
    // The smallest module of WebAssembly: its magic number and version.
    response.end(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { witness: { host: `127.0.0.1:${port}`, reached: () => reached }, close };
}
