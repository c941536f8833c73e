import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPerson } from "#contract/platform/people.ts";
import { performRequest, type ContractRequest } from "#contract/request.ts";
import { createStandIns } from "#contract/testing/stand-ins.ts";
import { startInProcess } from "../testing/start-in-process.ts";
import { serveFetch } from "./testing/serve-fetch.ts";

/** Generous: what is waited for takes milliseconds, a loaded machine does not. */
const SOON = { timeout: 15_000 };

let world: Awaited<ReturnType<typeof open>>;

beforeAll(async () => void (world = await open()), 60_000);
afterAll(() => world.close());

/** The real server and stand-ins, over real connections. */
async function open() {
  const standIns = createStandIns();
  const served = await serveFetch(standIns.answer);
  const server = await startInProcess({ searxngUrl: `${served.origin}/searxng` });
  const close = async () => {
    await server.close();
    await served.close();
    expect(server.errors).toEqual([]);
  };
  const send = (request: ContractRequest) => performRequest({ request, origin: server.origin });
  const { token, api } = await newPerson(send, "cookies");
  const ask = (path: string, body: unknown, signal: AbortSignal | null = null) =>
    fetch(server.origin + path, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    });
  return { ...standIns, origin: served.origin, api, ask, close };
}

const AI = "/api/v1/ai/providers";

describe.each(["ollama", "openai", "anthropic", "openai-compatible"])("the connection to %s", (provider) => {
  async function asking() {
    const { models, origin, api, ask } = world;
    const before = models.received.length;
    const saved = await api.json("POST", "/api/v1/ai/settings/providers", {
      provider,
      config: { server_url: origin, api_key: "k" },
    });
    expect(saved.status, saved.text).toBe(201);
    const question = { provider, model: "stalls", prompt: "Hello?", request_id: "mine" };
    const asked = () => models.received.slice(before);
    const isClosed = () => asked().at(-1)?.isAborted;
    return { question, api, ask, isClosed, asked };
  }

  it("is closed when a stream is cancelled", async () => {
    const { question, api, ask, isClosed } = await asking();
    const response = await ask(`${AI}/generate`, { ...question, stream: true });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain("Gr");
    expect(isClosed()).toBe(false);
    expect((await api.json("POST", `${AI}/cancel`, { request_id: "mine" })).status).toBe(200);
    await expect.poll(isClosed, SOON).toBe(true);
    let rest = "";
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) rest += next.value;
    expect(rest).toMatch(/"finish_reason":"cancelled"[^]*\[DONE\]/);
  });

  it("is closed when an answer without a stream is cancelled before anything came", async () => {
    const { question, api, ask, isClosed, asked } = await asking();
    const waiting = ask(`${AI}/generate`, { ...question, model: "hangs" });
    await expect.poll(() => asked().length, SOON).toBe(1);
    expect((await api.json("POST", `${AI}/cancel`, { request_id: "mine" })).status).toBe(200);
    expect((await waiting).status).toBe(409);
    await expect.poll(isClosed, SOON).toBe(true);
  });

  it("is closed when the caller hangs up", async () => {
    const { question, ask, isClosed } = await asking();
    const gone = new AbortController();
    const response = await ask(`${AI}/generate`, { ...question, stream: true }, gone.signal);
    await response.body?.getReader().read();
    expect(isClosed()).toBe(false);
    gone.abort();
    await expect.poll(isClosed, SOON).toBe(true);
  });
});

describe("the connection to SearXNG", () => {
  it.each(["hangs", "stalls"])("that %s is closed when the caller hangs up", async (query) => {
    const { searxng, ask } = world;
    const before = searxng.received.length;
    const gone = new AbortController();
    const waiting = ask(`/api/v1/websearch/web?q=${query}`, undefined, gone.signal).catch(() => "gone");
    await expect.poll(() => searxng.received.length, SOON).toBe(before + 1);
    gone.abort();
    expect(await waiting).toBe("gone");
    await expect.poll(() => searxng.received[before]?.isAborted, SOON).toBe(true);
  });
});
