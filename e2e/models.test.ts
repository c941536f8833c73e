import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import type { Model } from "#core/models/local/models.ts";
import { call, createCollection, read } from "./support/api.ts";
import { startAppServer, type AppServer } from "./support/app-server.ts";
import { controlled, openApp, type AppSession } from "./support/app-session.ts";
import { launchChromium } from "./support/chromium.ts";

const MODEL = "all-minilm-l6-v2";
const GARAGE = new TextEncoder().encode("# Garage\n\nThe car stands in the garage behind the house.");

interface Found {
  readonly chunks: readonly {
    readonly document_id: string;
    readonly metadata: { readonly why: { readonly words: string[]; readonly similarity: number | null } };
  }[];
}

describe("a model from the user's own server, run in the browser", () => {
  let server: AppServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await startAppServer({ withModels: true });
    browser = await launchChromium();
    page = await browser.newPage();
    await page.goto(server.origin);
    await controlled(page);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test("is downloaded, taken into use, and finds by meaning what no word would", async () => {
    const { id } = await createCollection(page, "Home");
    const document = await read(page, id, "garage.md", GARAGE);
    expect((await search(page, "automobile")).chunks).toEqual([]);

    expect((await call(page, "POST", `/api/models/${MODEL}/install`)).status).toBe(202);
    expect(await ended(page)).toMatchObject({
      status: "installed",
      active: true,
      source: "your own server's models folder",
    });
    await expect
      .poll(
        async () =>
          (await call<Document>(page, "GET", `/api/documents/${document.id}`)).body.metadata["embedding_model"],
        { timeout: 60_000 },
      )
      .toBe(MODEL);

    await expect
      .poll(async () => (await search(page, "automobile")).chunks[0], { timeout: 30_000 })
      .toMatchObject({ document_id: document.id, metadata: { why: { words: [] } } });
  });

  test("is removed, and the built-in embedder goes on", async () => {
    expect((await call(page, "DELETE", `/api/models/${MODEL}`)).status).toBe(204);
    await expect.poll(async () => (await search(page, "automobile")).chunks, { timeout: 30_000 }).toEqual([]);
    expect((await search(page, "garage")).chunks).toHaveLength(1);
  });
});

describe("where neither the server has models nor the hub can be reached", () => {
  let app: AppSession;
  beforeAll(async () => void (app = await openApp()));
  afterAll(() => app.close());

  test("the page says so plainly and goes on with what it has", async () => {
    const page = await app.openTab();
    const { id } = await createCollection(page, "Home");
    await read(page, id, "garage.md", GARAGE);
    await call(page, "POST", `/api/models/${MODEL}/install`);
    const model = await ended(page);
    expect(model).toMatchObject({ status: "failed", active: false });
    expect(model.error).toContain("the model hub (huggingface.co) cannot be reached");
    expect((await search(page, "garage")).chunks).toHaveLength(1);
  });
});

async function search(page: Page, query: string): Promise<Found> {
  return (await call<Found>(page, "POST", "/api/search_u/", { query, similarity_threshold: 0.3 })).body;
}

async function ended(page: Page): Promise<Model> {
  for (;;) {
    const { body } = await call<Model[]>(page, "GET", "/api/models");
    const model = body.find((each) => each.id === MODEL);
    if (model && model.status !== "downloading") return model;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
