import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { createModelServerFetch, type ModelServerFetchOptions } from "./model-server-fetch.ts";

/** A loopback server that counts its connections, and a fetch with these rules. */
async function setup(
  options: Partial<ModelServerFetchOptions> | ((origin: string) => Partial<ModelServerFetchOptions>) = {},
) {
  let connections = 0;
  let closed = 0;
  const server = createServer((request, response) => {
    if (request.url === "/redirect") return void response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    if (request.url === "/slow") return void response.on("close", () => closed++).write("a");
    return void request.pipe(response);
  });
  server.on("connection", () => connections++);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const asking = createModelServerFetch({
    named: [],
    allowPrivate: false,
    ...(typeof options === "function" ? options(origin) : options),
  });
  onTestFinished(async () => {
    asking.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { ...asking, origin, port, connections: () => connections, closed: () => closed };
}

describe("asking model servers", () => {
  it("of others' choice: never reaches this computer or its network, by address or by name", async () => {
    const { fetch, port, connections } = await setup();
    for (const host of [
      "127.0.0.1",
      "localhost",
      "[::1]",
      "[::ffff:127.0.0.1]",
      "2130706433",
      "10.0.0.1",
      "192.168.1.1",
      "169.254.169.254",
      "0.0.0.0",
      "[fd00::1]",
      "[64:ff9b::7f00:1]",
    ]) {
      await expect(fetch(`http://${host}:${port}/`, {}), host).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining("not public"),
      });
    }
    expect(connections()).toBe(0);
  });

  it("reaches what the server's owner has named, and nothing beside it", async () => {
    const { fetch, origin, port } = await setup((named) => ({ named: [`${named}/v1`] }));
    expect(await (await fetch(`${origin}/echo`, { method: "POST", body: "hello" })).text()).toBe("hello");
    await expect(fetch(`http://localhost:${port}/`, {})).rejects.toMatchObject({ status: 400 });
  });

  it("reaches this computer where nobody else can ask, save for link-local addresses", async () => {
    const { fetch, port } = await setup({ allowPrivate: true });
    expect((await fetch(`http://localhost:${port}/`, {})).status).toBe(200);
    await expect(fetch("http://169.254.169.254/", {})).rejects.toMatchObject({ status: 400 });
  });

  it("keeps connections, follows no redirect, and ends with its signal", async () => {
    const { fetch, origin, connections, closed } = await setup({ allowPrivate: true });
    for (let n = 0; n < 3; n++) await (await fetch(`${origin}/`, { method: "POST", body: String(n) })).text();
    expect(await (await fetch(`${origin}/`, { method: "DELETE", body: "grüß" })).text()).toBe("grüß");
    expect(connections()).toBe(1);
    expect((await fetch(`${origin}/redirect`, {})).status).toBe(302);
    const stop = new AbortController();
    const slow = await fetch(`${origin}/slow`, { signal: stop.signal });
    stop.abort();
    await expect(slow.text()).rejects.toThrow();
    await expect.poll(closed).toBe(1);
  });
});
