import { expect, test } from "vitest";
import { NOT_REACHED } from "#core/sync/protocol/passed-on.ts";
import { createPassOn, type ServerHere } from "./pass-on.ts";

const unreached = () =>
  Response.json(
    { code: "unreachable", detail: "Ollama could not be reached." },
    { status: 502, headers: { [NOT_REACHED]: "1" } },
  );

function setup(own: () => Response, given: Partial<ServerHere> = {}) {
  const asked: unknown[][] = [];
  const server: ServerHere = {
    on: true,
    isEncrypted: false,
    fetch: async (path, { method, body } = {}) => {
      asked.push([method, path, body]);
      return Response.json({ from: "server" });
    },
    ...given,
  };
  const pass = createPassOn({ answer: async () => own(), server: async () => server });
  const ask = (path: string, body?: object) =>
    pass(
      new Request(
        `http://here${path}`,
        body && {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "content-type": "application/json" },
        },
      ),
    );
  return { ask, asked };
}

test("what this device can answer, it answers", async () => {
  const { ask, asked } = setup(() => Response.json({ from: "device" }));
  for (const path of ["/api/collections/", "/api/v1/modelhost/models", "/api/v1/ai/providers/models?provider=ollama"])
    expect(await (await ask(path)).json()).toEqual({ from: "device" });
  expect(asked).toEqual([]);
});

test("what it could not reach, and web search always, the server is asked for, as it was asked here", async () => {
  const { ask, asked } = setup(unreached);
  const body = { provider: "ollama", model: "m", prompt: "?" };
  for (const answer of [
    await ask("/api/v1/websearch/web?q=owls"),
    await ask("/api/v1/ollama/models?server_url=http://x"),
    await ask("/api/v1/ai/providers/generate", body),
  ])
    expect(await answer.json()).toEqual({ from: "server" });
  expect(asked).toEqual([
    ["GET", "/sync/api/v1/websearch/web?q=owls", null],
    ["GET", "/sync/api/v1/ollama/models?server_url=http://x", null],
    ["POST", "/sync/api/v1/ai/providers/generate", JSON.stringify(body)],
  ]);
});

test("a token that is not valid is refused here, and the server is not asked", async () => {
  const asked: string[] = [];
  const pass = createPassOn({
    answer: async () => Response.json({ detail: "The token is not valid." }, { status: 401 }),
    server: async () => ({
      on: true,
      isEncrypted: false,
      fetch: async (path) => {
        asked.push(path);
        return Response.json({});
      },
    }),
  });
  const headers = { authorization: "Bearer wrong" };
  const { status } = await pass(new Request("http://here/api/v1/websearch/web?q=owls", { headers }));
  expect([status, asked]).toEqual([401, []]);
});

test("an install that the server does is looked up there", async () => {
  const { ask } = setup(() => Response.json({ detail: "No job." }, { status: 404 }));
  expect((await ask("/api/v1/modelhost/install/3f2504e0-4f89-41d3-9a0c-0305e82c3301/events")).status).toBe(200);
  expect((await ask("/api/v1/jobs/3f2504e0-4f89-41d3-9a0c-0305e82c3301")).status).toBe(404);
});

test.each([
  ["no server", { on: false }, /turned on under Settings › Account and sync/],
  ["an encrypted account", { isEncrypted: true }, /encrypted end to end/],
  ["a server that is away", { fetch: () => Promise.reject(new TypeError("gone")) }, /cannot be reached now/],
  [
    "plain web space",
    { fetch: async () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }) },
    /cannot be reached now/,
  ],
  [
    "web space without such a file",
    {
      fetch: async () => new Response("Not here.", { status: 404, headers: { "content-type": "text/plain" } }),
    },
    /cannot be reached now/,
  ],
] as const)("with %s it is 502 with the reason and the way out", async (_, given, words) => {
  const { ask, asked } = setup(unreached, given as Partial<ServerHere>);
  for (const path of ["/api/v1/websearch/web?q=owls", "/api/v1/modelhost/models"]) {
    const answer = await ask(path);
    expect(answer.status).toBe(502);
    const refusal = { code: "unreachable", detail: expect.stringMatching(words) as string };
    expect(await answer.json()).toEqual(refusal);
  }
  expect(asked).toEqual([]);
});

test("a model server that was set up on this device only is 502, and says so", async () => {
  const detail = "There are no such settings.";
  const { ask } = setup(unreached, { fetch: async () => Response.json({ detail }, { status: 404 }) });
  const answer = await ask("/api/v1/ai/providers/generate", { settings_id: "of-this-device" });
  expect(answer.status).toBe(502);
  expect(((await answer.json()) as { detail: string }).detail).toMatch(
    /^Ollama could not be reached\. .*There are no such settings\. Model servers are set up on each device separately\.$/,
  );
  expect((await ask("/api/v1/modelhost/models/none")).status).toBe(404);
});

test("where the server may not ask the address either, the reason of this device comes first", async () => {
  const detail = "This server does not ask 127.0.0.1:9: the address is not public.";
  const { ask } = setup(unreached, { fetch: async () => Response.json({ detail }, { status: 400 }) });
  const answer = await ask("/api/v1/ai/providers/validate", { server_url: "http://127.0.0.1:9" });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({
    code: "unreachable",
    detail: `Ollama could not be reached. Your own server was asked, and answered: ${detail}`,
  });
});

test("a stream passes through as it comes", async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const fetch = async () => new Response(readable, { headers: { "content-type": "text/event-stream" } });
  const { ask } = setup(unreached, { fetch });
  const answer = await ask("/api/v1/ai/providers/generate", { stream: true });
  const reader = answer.body?.getReader();
  void writer.write(new TextEncoder().encode("data: one\n\n"));
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("data: one\n\n");
  await writer.close();
});
