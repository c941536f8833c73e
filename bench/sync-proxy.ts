import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** A TCP proxy that counts the bytes of both directions: what is on the wire, headers and all. */
export interface CountingProxy {
  readonly origin: string;
  /** Bytes since the last call. */
  take(): number;
  close(): Promise<void>;
}

export async function countBytes(port: number): Promise<CountingProxy> {
  let bytes = 0;
  const open = new Set<Socket>();
  const server: Server = createServer((from) => {
    const to = connect(port, "127.0.0.1");
    for (const socket of [from, to]) open.add(socket.on("close", () => open.delete(socket)));
    from.on("data", (chunk) => (bytes += chunk.length));
    to.on("data", (chunk) => (bytes += chunk.length));
    from.pipe(to).pipe(from);
    from.on("error", () => to.destroy());
    to.on("error", () => from.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${own}`,
    take() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
