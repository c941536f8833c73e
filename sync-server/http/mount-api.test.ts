import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Asking } from "#core/http/named-others.ts";
import { jsonReply, rawReply, type RouteInput, type RouteRow } from "#core/http/route.ts";
import { serveRoutes, type Served } from "./testing/serve-routes.ts";

type Input = RouteInput<unknown, unknown, unknown>;

const served: Served[] = [];
afterEach(async () => {
  await Promise.all(served.splice(0).map((each) => each.close()));
});

async function setup(rows: Readonly<Record<string, RouteRow<Asking>>>, limit?: number): Promise<Served> {
  const server = await serveRoutes(rows, limit);
  served.push(server);
  return server;
}

describe("routes on Koa", () => {
  const echo: RouteRow<Asking> = {
    method: "GET",
    path: "/things/:id",
    summary: "Echo",
    handle: ({ params }: Input) => ({ params }),
    params: z.object({ id: z.string() }),
  };
  const rest: RouteRow<Asking> = {
    method: "GET",
    path: "/tree/*rest",
    summary: "Rest",
    handle: ({ params }: Input) => ({ params }),
    params: z.object({ rest: z.string() }),
  };
  const literal: RouteRow<Asking> = {
    method: "GET",
    path: "/things/all",
    summary: "All",
    handle: () => ({ all: true }),
  };

  it("answers a row by its path, with or without a slash at the end, literal segments first", async () => {
    const { origin } = await setup({ echo, literal });
    for (const path of ["/api/things/a%20b", "/api/things/a%20b/"]) {
      expect(await (await fetch(origin + path)).json()).toEqual({ params: { id: "a b" } });
    }
    expect(await (await fetch(`${origin}/api/things/all`)).json()).toEqual({ all: true });
  });

  it("gives a rest parameter everything that follows", async () => {
    const { origin } = await setup({ rest });
    expect(await (await fetch(`${origin}/api/tree/a/b%20c/d`)).json()).toEqual({ params: { rest: "a/b c/d" } });
    expect((await fetch(`${origin}/api/tree/`)).status).toBe(404);
  });

  it.each(["/api/THINGS/a", "/api//things/a", "/api/things/a//", "/api/things/%zz", "/api", "/api/", "/sync/x"])(
    "answers 404 at %s",
    async (path) => {
      const { origin } = await setup({ echo });
      const response = await fetch(origin + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ detail: expect.any(String) });
    },
  );

  it("answers 404 in OpenAI's words where programs made for that ask", async () => {
    const { origin } = await setup({ echo });
    const response = await fetch(`${origin}/v1/x`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: { message: "There is nothing at /v1/x. /docs lists all paths." },
    });
  });

  it("answers 405 with the methods there are, and HEAD wherever there is GET", async () => {
    const { origin } = await setup({ echo });
    const wrong = await fetch(`${origin}/api/things/a`, { method: "DELETE" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const head = await fetch(`${origin}/api/things/a`, { method: "HEAD" });
    expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([
      200,
      "application/json; charset=utf-8",
      "",
    ]);
  });

  it("sends headers and cookies of an answer", async () => {
    const cookies = [{ name: "a", value: "1", path: "/", maxAge: 60 }];
    const { origin } = await setup({
      get: {
        method: "GET",
        path: "/x",
        summary: "X",
        handle: () => ({ ...jsonReply([1], { "x-total-count": "1" }), cookies }),
      },
    });
    const response = await fetch(`${origin}/api/x`);
    expect(response.headers.get("x-total-count")).toBe("1");
    expect(response.headers.getSetCookie()).toEqual(["a=1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax"]);
  });

  it("answers a bug with 500 and without its text, and reports it", async () => {
    const boom = () => {
      throw new Error("secret inner workings");
    };
    const { origin, reported } = await setup({ boom: { method: "GET", path: "/x", summary: "X", handle: boom } });
    const response = await fetch(`${origin}/api/x`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
    expect(reported).toHaveLength(1);
  });
});

describe("answers that are no JSON", () => {
  it("are sent as they are, whatever they are made of", async () => {
    const raw =
      (body: Parameters<typeof rawReply>[0], status?: number): RouteRow<Asking>["handle"] =>
      () =>
        rawReply(body, { "content-type": "text/x-test" }, status);
    const row = (path: string, handle: RouteRow<Asking>["handle"]): RouteRow<Asking> => ({
      method: "GET",
      path,
      summary: "X",
      handle,
    });
    const { origin } = await setup({
      text: row("/text", raw("text")),
      bytes: row("/bytes", raw(new TextEncoder().encode("bytes"))),
      stream: row("/stream", () => rawReply(new Blob(["stream"]).stream(), { "content-type": "text/x-test" }, 206)),
      nothing: row("/nothing", raw(null, 304)),
    });
    for (const [path, status, body] of [
      ["text", 200, "text"],
      ["bytes", 200, "bytes"],
      ["stream", 206, "stream"],
      ["nothing", 304, ""],
    ] as const) {
      const response = await fetch(`${origin}/api/${path}`);
      expect([response.status, await response.text()]).toEqual([status, body]);
      if (path !== "nothing") expect(response.headers.get("content-type")).toBe("text/x-test");
      expect(await (await fetch(`${origin}/api/${path}`, { method: "HEAD" })).text()).toBe("");
    }
  });

  it("stop being made when the caller goes away", async () => {
    const cancelled = vi.fn<() => void>();
    const aborted = vi.fn<() => void>();
    const endless: RouteRow<Asking> = {
      method: "GET",
      path: "/endless",
      summary: "Endless",
      handle: ({ signal }: Input) => {
        signal.addEventListener("abort", aborted);
        return rawReply(
          new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)), cancel: cancelled }),
          {},
        );
      },
    };
    const { origin } = await setup({ endless });
    const controller = new AbortController();
    const response = await fetch(`${origin}/api/endless`, { signal: controller.signal });
    await response.body?.getReader().read();
    controller.abort();
    await expect.poll(() => [cancelled.mock.calls.length, aborted.mock.calls.length]).toEqual([1, 1]);
  });
});

describe("JSON bodies", () => {
  const body: RouteRow<Asking> = {
    method: "POST",
    path: "/x",
    summary: "X",
    body: z.object({ name: z.string() }),
    handle: (input: Input) => ({ got: input.body }),
  };
  const post = (origin: string, text: string | Uint8Array<ArrayBuffer>, type = "application/json") =>
    fetch(`${origin}/api/x`, { method: "POST", body: text, headers: { "content-type": type } });

  it("are read in UTF-8, with a charset or without", async () => {
    const { origin } = await setup({ body });
    for (const type of ["application/json", "application/json; charset=utf-8", "application/vnd.x+json"]) {
      expect(await (await post(origin, '{"name":"Zoë 文書"}', type)).json()).toEqual({ got: { name: "Zoë 文書" } });
    }
  });

  it.each([
    ["no JSON", "{", "application/json", 400],
    ["nothing", "", "application/json", 400],
    ["another type", '{"name":"a"}', "text/plain", 400],
    ["a form", "name=a", "application/x-www-form-urlencoded", 400],
    ["a nesting bomb", "[".repeat(1_000_000), "application/json", 400],
    ["a deep value", `{"name":"a","x":${"[".repeat(10_000)}${"]".repeat(10_000)}}`, "application/json", 400],
    ["ten megabytes", `{"name":"${"a".repeat(10 * 1024 * 1024)}"}`, "application/json", 413],
    ["a lone surrogate", '{"name":"\\ud800"}', "application/json", 400],
  ])("that are %s are refused", async (_, text, type, status) => {
    const { origin, reported } = await setup({ body });
    const response = await post(origin, text, type);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ detail: expect.any(String) });
    expect(reported).toEqual([]);
  });

  it("that claim to be packed but are not are refused", async () => {
    const { origin } = await setup({ body });
    const response = await fetch(`${origin}/api/x`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
    });
    expect(response.status).toBe(400);
  });
});
