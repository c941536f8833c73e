import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { createGuardedFetch } from "./guarded-fetch.ts";
import { isPublicAddress } from "./public-address.ts";

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => (server.closeAllConnections(), server.close())));

async function setup(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const allowed = createGuardedFetch({ allowedHosts: [`allowed.test:${port}`], resolve: async () => ["127.0.0.1"] });
  return { port, asked, allowed, url: `http://allowed.test:${port}` };
}

describe("the guarded fetch", () => {
  it.each([
    "http://127.0.0.1",
    "http://[::1]",
    "http://169.254.169.254/latest",
    "http://10.1.2.3",
    "http://192.168.0.1",
    "http://[::ffff:127.0.0.1]",
    "http://[fd00::1]",
    "http://2130706433",
    "http://0x7f.1",
    "http://localhost",
  ])("refuses %s", async (url) => {
    await expect(createGuardedFetch({ allowedHosts: [] })(url)).rejects.toMatchObject({ reason: "not allowed" });
  });

  it.each(["file:///etc/passwd", "ftp://example.org", "no address", "http://user:secret@example.org"])(
    "refuses %s, which is no page",
    async (url) => {
      await expect(createGuardedFetch({ allowedHosts: [] })(url)).rejects.toMatchObject({ reason: "not allowed" });
    },
  );

  it("refuses a name one of whose addresses is private, and never asks it", async () => {
    const { port, asked } = await setup((_, response) => response.end("secret"));
    const guarded = createGuardedFetch({ allowedHosts: [], resolve: async () => ["93.184.215.14", "127.0.0.1"] });
    await expect(guarded(`http://rebound.test:${port}`)).rejects.toMatchObject({ reason: "not allowed" });
    expect(asked).toEqual([]);
  });

  it("dials the address it has checked, under the name asked for, and unpacks", async () => {
    const { url, allowed, asked, port } = await setup((_, response) =>
      response.writeHead(200, { "content-type": "text/HTML", "content-encoding": "gzip" }).end(gzipSync("Hello")),
    );
    const { bytes, ...rest } = await allowed(`${url}/page`);
    expect(new TextDecoder().decode(bytes)).toBe("Hello");
    expect(rest).toEqual({ url: `${url}/page`, status: 200, contentType: "text/html" });
    expect(asked).toEqual([`allowed.test:${port}/page`]);
  });

  it("follows redirects, checking each, and not without end", async () => {
    const { url, allowed } = await setup(({ url: path }, response) => {
      const to = { "/once": "/end", "/inside": "http://127.0.0.1:1/", "/loop": "/loop" }[path ?? ""];
      if (to) response.writeHead(302, { location: to }).end();
      else response.end("end");
    });
    expect((await allowed(`${url}/once`)).url).toBe(`${url}/end`);
    await expect(allowed(`${url}/inside`)).rejects.toMatchObject({ reason: "not allowed" });
    await expect(allowed(`${url}/loop`)).rejects.toMatchObject({ reason: "unreachable" });
  });

  it("stops what is too large, packed or not, and what is too slow", async () => {
    const { url, allowed } = await setup(({ url: path }, response) => {
      if (path === "/bomb")
        response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(5_000_000)));
      else if (path === "/slow") response.write("…");
      else response.destroy();
    });
    await expect(allowed(`${url}/bomb`, { maxBytes: 1_000_000 })).rejects.toMatchObject({ reason: "too large" });
    await expect(allowed(`${url}/slow`, { within: 100 })).rejects.toMatchObject({ reason: "too slow" });
    await expect(allowed(`${url}/cut`)).rejects.toMatchObject({ reason: "unreachable" });
  });

  it("knows public addresses", () => {
    expect(["1.1.1.1", "93.184.215.14", "2606:4700:4700::1111"].map(isPublicAddress)).toEqual([true, true, true]);
    expect(
      ["100.64.0.1", "224.0.0.1", "::", "fe80::1", "64:ff9b::7f00:1", "2002:7f00:1::", "::ffff:8.8.8.8", "x"].filter(
        isPublicAddress,
      ),
    ).toEqual([]);
  });
});
