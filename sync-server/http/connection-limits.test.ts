import { createServer, type Server } from "node:http";
import { connect, createServer as createNetServer, type AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { limitConnections } from "./connection-limits.ts";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Milliseconds between two looks at the connections; Node's own half minute is long for a test. */
const LOOK_EVERY = 50;
const QUICK = { headers: 100, request: 300, idle: 100 };

async function setup(behind: (server: Server) => Server | ReturnType<typeof createNetServer> = (server) => server) {
  const http = createServer({ connectionsCheckingInterval: LOOK_EVERY }, (request, response) => {
    request.resume().once("end", () => response.end("answered"));
  });
  limitConnections(http, QUICK);
  const server = behind(http);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(
    () => server.close(),
    () => http.close(),
  );
  return (server.address() as AddressInfo).port;
}

/** What a caller that sends this and nothing more hears until it is cut off. */
function slowCaller(port: number, sent: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(sent));
    socket.setEncoding("utf8").on("data", (text: string) => (heard += text));
    socket.on("error", () => undefined).once("close", () => resolve(heard));
  });
}

describe("a caller that takes its time", () => {
  it("is told so and cut off before its headers are whole", async () => {
    expect(await slowCaller(await setup(), "GET / HTTP/1.1\r\nhost: a\r\nx-slow: ")).toMatch(/^HTTP\/1.1 408 /);
  });

  it("is cut off before its body is whole", async () => {
    const head = "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nonly this";
    expect(await slowCaller(await setup(), head)).toMatch(/^HTTP\/1.1 408 /);
  });

  it("is let go when it asks nothing more", async () => {
    expect(await slowCaller(await setup(), "GET / HTTP/1.1\r\nhost: a\r\n\r\n")).toContain("answered");
  });

  it("is cut off behind a server that only hands connections on, as the one with a certificate does", async () => {
    const port = await setup((http) => {
      http.emit("listening");
      return createNetServer((socket) => void http.emit("connection", socket));
    });
    expect(await slowCaller(port, "GET / HTTP/1.1\r\nhost: a\r\nx-slow: ")).toMatch(/^HTTP\/1.1 408 /);
  });

  it("is refused when its headers are too long", async () => {
    const long = `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${"a".repeat(100_000)}\r\n\r\n`;
    expect(await slowCaller(await setup(), long)).toMatch(/^HTTP\/1.1 431 /);
  });
});
