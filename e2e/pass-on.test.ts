import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStandIns } from "#contract/testing/stand-ins.ts";
import { serveFetch } from "#sync-server/ai/testing/serve-fetch.ts";
import { startAppServer, type AppServer } from "./support/app-server.ts";
import { controlled } from "./support/app-session.ts";
import { launchChromium } from "./support/chromium.ts";

/** A SearXNG and an Ollama on this machine that let no page of another origin ask them, as both are by default. */
let outside: Awaited<ReturnType<typeof serveFetch>>;
let server: AppServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const { searxng, models } = createStandIns();
  outside = await serveFetch((request) =>
    new URL(request.url).pathname.startsWith("/searxng/") ? searxng.answer(request) : models.answer(request),
  );
  server = await startAppServer({ env: { SEARXNG_URL: `${outside.origin}/searxng`, OLLAMA_URL: outside.origin } });
  browser = await launchChromium();
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(server.origin);
  await controlled(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await outside?.close();
});

const ask = (path: string, body?: object) =>
  page.evaluate(
    async ({ path, body }) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(path, body && { method: "POST", headers, body: JSON.stringify(body) });
      return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
    },
    { path, body },
  );

test("what no page may ask is asked by the user's own server, at the same addresses", async () => {
  const straight = await page.evaluate(
    (url) => fetch(url).then(String, (error: Error) => error.name),
    `${outside.origin}/api/tags`,
  );
  expect(straight).toBe("TypeError");

  const found = await ask("/api/v1/websearch/web?q=owls");
  expect(found.status, found.text).toBe(200);
  expect(JSON.parse(found.text)).toMatchObject({ results: expect.any(Array) });
  expect(JSON.parse((await ask("/api/v1/searxng/health")).text)).toMatchObject({ status: "ok" });

  const models = await ask(`/api/v1/modelhost/models?server_url=${outside.origin}`);
  expect(models.status, models.text).toBe(200);
  expect(JSON.parse(models.text)).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
  );

  const prompt = { provider: "ollama", model: "m", prompt: "Hello?" };
  const whole = await ask("/api/v1/ai/providers/generate", prompt);
  expect(whole.status, whole.text).toBe(200);
  expect(JSON.parse(whole.text)).toMatchObject({ text: "Grüß dich, 世界 👋🏽!" });
  const streamed = await ask("/api/v1/ai/providers/generate", { ...prompt, stream: true });
  expect(streamed.type).toMatch(/^text\/event-stream/);
  expect(streamed.text).toMatch(/^data: \{"text":"Grüß","done":false[^]*data: \[DONE\]\n\n$/);

  await page.goto(`${server.origin}/settings/privacy`);
  await page
    .getByText(/web access|web pages|Web search/i)
    .first()
    .waitFor();
});

test("without a server that can be reached it is 502, and says why", async () => {
  await server.stop();
  for (const path of ["/api/v1/websearch/web?q=owls", `/api/v1/modelhost/models?server_url=${outside.origin}`]) {
    const answer = await ask(path);
    expect(answer.status, answer.text).toBe(502);
    expect(answer.text).toContain("cannot be reached now");
  }
});
