import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import type { Model } from "#core/models/local/models.ts";
import { call, createCollection, read } from "./support/api.ts";
import { startAppServer, type AppServer } from "./support/app-server.ts";
import { controlled } from "./support/app-session.ts";
import { launchChromium } from "./support/chromium.ts";

const MODEL = "all-minilm-l6-v2";
const SHIPPED_MODELS = fileURLToPath(new URL("../.cache/models", import.meta.url));
const CAR = "# May\n\nThe cat sat on the mat. Our car was repaired by the garage in May.";
const QUAY = "# Ferry\n\nThe ferry leaves from the southern quay at nine.";
const QUESTION = "Who fixed the automobile?";
/** The built-in embedder gives the passage less than a thousandth for the question. */
const THRESHOLD = 0.02;
const LEARNING = ["Learning the meaning of ", "Learning its meaning. Until then it is found by its words."];

interface Found {
  readonly chunks: readonly {
    readonly content: string;
    readonly metadata: { readonly why: { readonly words: string[] } };
  }[];
}

describe.skipIf(!existsSync(SHIPPED_MODELS))("the model that comes with Lectern, which `npm test` makes", () => {
  let server: AppServer;
  let browser: Browser;
  let page: Page;
  const asked: string[] = [];

  beforeAll(async () => {
    server = await startAppServer({ env: { SHIPPED_MODELS } });
    browser = await launchChromium();
    page = await browser.newPage();
    page.context().on("request", (request) => void asked.push(request.url()));
    await page.goto(server.origin);
    await controlled(page);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test("is not fetched before there is a document", async () => {
    await page.goto(`${server.origin}/settings/models`);
    await page.getByRole("heading", { name: "Understanding" }).waitFor();
    expect(await modelOf(page)).toMatchObject({ status: "not-installed" });
    expect(shippedOf(asked)).toEqual([]);
  });

  test("is taken into use by itself after the first one, and finds by meaning what no word would", async () => {
    const { id } = await createCollection(page, "Home");
    await page.goto(`${server.origin}/collections/${id}`);
    await noteWords(page, LEARNING);
    const document = await read(page, id, "may.md", new TextEncoder().encode(CAR));
    await read(page, id, "ferry.md", new TextEncoder().encode(QUAY));
    await expect
      .poll(() => modelOf(page), { timeout: 60_000 })
      .toMatchObject({ status: "installed", active: true, source: "this copy of Lectern", by_itself: true });
    await expect.poll(() => embedderOf(page, document.id), { timeout: 60_000 }).toBe(MODEL);
    await expect.poll(() => found(page), { timeout: 30_000 }).toMatchObject({ words: [] });
    expect((await found(page))?.content).toContain("Our car was repaired by the garage");
    expect(asked.filter((url) => !url.startsWith(server.origin) && url.startsWith("http"))).toEqual([]);
  });

  test("is said to be at work until every document is embedded: in the tray and beside the document", async () => {
    expect(await wordsNoted(page)).toEqual(expect.arrayContaining([...LEARNING]));
    for (const words of LEARNING) await page.getByText(words).waitFor({ state: "detached" });
  });

  test("says on its page where it came from", async () => {
    await page.goto(`${server.origin}/settings/models`);
    const row = page.getByRole("listitem", { name: "MiniLM L6" }).first();
    await row
      .getByText("It came from this copy of Lectern, which took it into use by itself.")
      .waitFor({ timeout: 30_000 });
    await row.getByText("In use").waitFor();
  });

  test("answers offline, after a reload", async () => {
    await page.context().setOffline(true);
    await page.reload();
    await controlled(page);
    await expect.poll(() => found(page), { timeout: 60_000 }).toMatchObject({ words: [] });
    await page.context().setOffline(false);
  });

  test("does not come back by itself once it is removed", async () => {
    expect((await call(page, "DELETE", `/api/models/${MODEL}`)).status).toBe(204);
    const before = shippedOf(asked).length;
    await page.reload();
    await controlled(page);
    await expect.poll(() => found(page), { timeout: 60_000 }).toBeUndefined();
    expect(await modelOf(page)).toMatchObject({ status: "not-installed" });
    expect(shippedOf(asked)).toHaveLength(before);
  });
});

/** Notes which of these words the page shows, if only for a moment. */
const noteWords = (page: Page, words: readonly string[]) =>
  page.evaluate((words) => {
    const noted = new Set<string>();
    const look = () =>
      words.filter((each) => document.body.innerText.includes(each)).forEach((each) => noted.add(each));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { noted });
  }, words);

const wordsNoted = (page: Page) => page.evaluate(() => [...(window as unknown as { noted: Set<string> }).noted]);

const shippedOf = (urls: readonly string[]) => urls.filter((url) => url.includes("/shipped-models/"));

async function modelOf(page: Page): Promise<Model | undefined> {
  return (await call<Model[]>(page, "GET", "/api/models")).body.find(({ id }) => id === MODEL);
}

async function embedderOf(page: Page, document: string): Promise<unknown> {
  return (await call<Document>(page, "GET", `/api/documents/${document}`)).body.metadata["embedding_model"];
}

async function found(page: Page): Promise<{ readonly content: string; readonly words: readonly string[] } | undefined> {
  const body = { query: QUESTION, similarity_threshold: THRESHOLD };
  const [first] = (await call<Found>(page, "POST", "/api/search_u/", body)).body.chunks;
  return first && { content: first.content, words: first.metadata.why.words };
}
