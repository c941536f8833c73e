import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What happens to a request: it passes, never arrives, or arrives and its answer is lost. */
export type Fate = "passes" | "is cut off" | "loses its answer";

export interface FaultyProxy {
  readonly origin: string;
  /** Where requests go; changes when the server behind is another one. */
  target: string;
  /**
   * Decides about each request; everything passes when left out. Called before anything is sent on; a request whose fate
   * is not decided yet waits.
   */
  fate: ((method: string, path: string) => Fate | Promise<Fate>) | undefined;
  /** Paths whose answers are gathered, and passed on when they have ended, as some proxies do; none when left out. */
  gathers: ((path: string) => boolean) | undefined;
  /** Method and path of what has passed, in order. */
  readonly passed: string[];
  /** Called with every piece of a body on its way to the server: bytes. */
  onSent: ((method: string, path: string, bytes: number) => void) | undefined;
  close(): Promise<void>;
}

/** One address in front of a server that comes and goes. */
export async function startFaultyProxy(): Promise<FaultyProxy> {
  const passed: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method = "GET", url = "/" } = incoming;
    const fate = (await proxy.fate?.(method, url)) ?? "passes";
    const lose = () => void outgoing.socket?.destroy();
    // Whoever asked is gone: it never arrived.
    if (incoming.destroyed) return;
    if (fate === "is cut off") {
      // Some of it is under way already.
      incoming.once("data", lose);
      incoming.once("end", lose);
      return;
    }
    const onward = request(
      new URL(url, proxy.target),
      { method, headers: incoming.headers },
      (answer: IncomingMessage) => {
        if (fate === "loses its answer") {
          answer.resume().once("end", lose);
          return;
        }
        passed.push(`${method} ${url}`);
        answer.once("error", lose);
        if (proxy.gathers?.(url)) return gather(answer, outgoing);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.once("error", lose);
    outgoing.once("close", () => onward.destroy());
    incoming.on("data", (piece: Buffer) => proxy.onSent?.(method, url, piece.byteLength));
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: FaultyProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: "",
    fate: undefined,
    gathers: undefined,
    onSent: undefined,
    passed,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}

function gather(answer: IncomingMessage, outgoing: ServerResponse): void {
  const pieces: Buffer[] = [];
  answer.on("data", (piece: Buffer) => pieces.push(piece));
  answer.once("end", () => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    outgoing.end(Buffer.concat(pieces));
  });
}
