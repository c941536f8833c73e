import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import { call, createCollection } from "./support/api.ts";
import { keptForOffline, openApp, stopServiceWorkers, type AppSession } from "./support/app-session.ts";

describe("the service worker", () => {
  let app: AppSession;
  beforeAll(async () => void (app = await openApp()));
  afterAll(() => app.close());

  test("answers the API where no server could", async () => {
    const page = await app.openTab();

    expect(await call(page, "GET", "/api/health")).toMatchObject({ status: 200, body: { status: "healthy" } });
    const { id } = await createCollection(page, "Letters");
    expect((await call<Collection[]>(page, "GET", "/api/collections/")).body.map((each) => each.id)).toContain(id);
    expect(app.server.requests.filter((path) => path.startsWith("/api"))).toEqual([]);
    await page.close();
  });

  test("its own 404 is an answer; what belongs to a server goes to the network", async () => {
    const page = await app.openTab();

    expect(await call(page, "GET", "/api/nothing-here")).toMatchObject({
      status: 404,
      body: { detail: expect.stringContaining("/api/nothing-here") },
    });
    const sync = await page.evaluate(async () => (await fetch("/sync/pull")).status);
    expect(sync).toBe(404);
    expect(app.server.requests).toContain("/sync/pull");
    await page.close();
  });

  test("answers again after the browser has stopped it", async () => {
    const page = await app.openTab();
    const search = { query: "anything" };
    expect((await call(page, "POST", "/api/search_u/", search)).status).toBe(200);

    await stopServiceWorkers(app, page);
    expect((await call(page, "GET", "/api/health")).status).toBe(200);
    await stopServiceWorkers(app, page);
    expect((await call(page, "POST", "/api/search_u/", search)).status).toBe(200);
    await page.close();
  });

  test("another tab takes the engine over when the one that had it closes, even in the middle of a question", async () => {
    const leader = await app.openTab();
    expect((await call(leader, "POST", "/api/search_u/", { query: "first" })).status).toBe(200);
    const second = await app.openTab();
    expect((await call(second, "POST", "/api/search_u/", { query: "second" })).status).toBe(200);

    const underWay = call(second, "POST", "/api/search_u/", { query: "third" });
    await leader.close();

    expect((await underWay).status).toBe(200);
    expect((await call(second, "POST", "/api/search_u/", { query: "fourth" })).status).toBe(200);
    await second.close();
  });

  test("a page loaded past it, by a forced reload, is taken in again", async () => {
    const page = await app.openTab();
    const devtools = await app.context.newCDPSession(page);
    await devtools.send("Page.reload", { ignoreCache: true });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    expect((await call(page, "GET", "/api/health")).status).toBe(200);
    await page.close();
  });

  test("opens any route, the explorer and its data without a network", async () => {
    const page = await app.openTab();
    const { done, total } = await keptForOffline(page);
    expect(done).toBe(total);

    await app.pullThePlug();
    await page.goto(`${app.server.origin}/collections/anything`);
    expect(await page.title()).toContain("Lectern");
    expect((await call(page, "GET", "/api/collections/")).status).toBe(200);
    const files = [
      "/docs",
      "/openapi.json",
      "/docs-assets/swagger-ui-bundle.js",
      "/pdfjs/cmaps/UniJIS-UTF16-H.bcmap",
      "/manifest.webmanifest",
    ];
    const statuses = await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => `${path} ${(await fetch(path)).status}`)),
      files,
    );
    expect(statuses).toEqual(files.map((path) => `${path} 200`));
  });

  test("no page, worker or service worker has called a foreign host, and nothing failed unseen", () => {
    expect(app.foreign.asked).toEqual([]);
    expect(app.pageErrors).toEqual([]);
  });
});
