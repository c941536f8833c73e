import { createSocket } from "node:dgram";
import { createServer, type Socket } from "node:net";
import { listening } from "./watched-browser.ts";

export interface LeakWitness {
  /** Of TCP and of UDP. */
  readonly port: number;
  /** First bytes of every connection, as text; "" where nothing was sent. */
  readonly connections: () => readonly string[];
  readonly datagrams: () => number;
  /** A further UDP port, and how many datagrams reached it. */
  readonly calls: { readonly port: number; readonly datagrams: () => number };
  close(): Promise<void>;
}

/** Takes every connection and every datagram that reaches a port of this machine, and answers as little as it can. */
export async function startLeakWitness(): Promise<LeakWitness> {
  const sockets: { readonly socket: Socket; first: string }[] = [];
  const server = createServer((socket) => {
    const connection = { socket, first: "" };
    sockets.push(connection);
    socket.on("error", () => undefined);
    socket.once("data", (bytes) => {
      connection.first = bytes.toString("latin1");
      socket.end("HTTP/1.1 204 No Content\r\naccess-control-allow-origin: *\r\nconnection: close\r\n\r\n");
    });
  });
  const port = await listening(server);
  const [udp, calls] = await Promise.all([countDatagrams(port), countDatagrams()]);
  return {
    port,
    connections: () => sockets.map(({ first }) => first),
    datagrams: udp.datagrams,
    calls,
    async close() {
      for (const { socket } of sockets) socket.destroy();
      await Promise.all([new Promise<void>((resolve) => server.close(() => resolve())), udp.close(), calls.close()]);
    },
  };
}

async function countDatagrams(port = 0) {
  let datagrams = 0;
  const socket = createSocket("udp4", () => void (datagrams += 1));
  await new Promise<void>((resolve) => socket.bind(port, "127.0.0.1", resolve));
  return {
    port: socket.address().port,
    datagrams: () => datagrams,
    close: () => new Promise<void>((resolve) => socket.close(resolve)),
  };
}
