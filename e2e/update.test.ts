import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "./support/api.ts";
import { keptForOffline, openApp, type AppSession } from "./support/app-session.ts";
import { addFiles, markdown } from "./support/page-steps.ts";
import { buildApp } from "./support/build-app.ts";

describe("a new version of the app", () => {
  let app: AppSession;
  beforeAll(async () => {
    // Not within a test: a build takes a minute.
    await buildApp("next");
    app = await openApp();
  });
  afterAll(() => app.close());

  test("waits while tabs of the old one are open, breaks none of them, and is there when they are gone", async () => {
    const old = await app.openTab();
    await keptForOffline(old);
    const oldFiles = await loadedScripts(old);

    app.server.serve(await buildApp("next"));
    const stored = await storedVersions(old);
    await lookForUpdate(old);
    // Its requests it has counted by then, elsewhere.
    await expect.poll(() => old.evaluate(() => caches.has("lectern-seen"))).toBe(true);
    // The version in charge may have opened another database meanwhile.
    expect(await storedVersions(old), "a version that waits leaves what is stored as it is").toEqual(
      expect.arrayContaining(stored),
    );
    expect((await call(old, "GET", "/api/collections/")).status).toBe(200);
    const [second, third] = [await app.openTab(), await app.openTab()];
    expect(await loadedScripts(second)).toEqual(oldFiles);

    // The person accepts it in the second tab; the first one goes on with the old code, whose files no server has any more.
    await acceptUpdate(second);
    expect((await loadedScripts(second)).every((path) => path.includes("/next-"))).toBe(true);
    expect(await statusOf(old, oldFiles)).toEqual(oldFiles.map(() => 200));
    expect((await call(old, "GET", "/api/health")).status).toBe(200);

    // The old ones make way for it: what is stored has a shape by now that they cannot read.
    await addFiles(second, [markdown("ford.md", "# Ford\n\nThe ford lies north of the mill.")]);
    await second.getByText("1 document can answer").waitFor();
    expect(await second.locator(".strip-problem").count()).toBe(0);
    await reloadBy(third, "A new version is ready.");
    await third.getByText("1 document can answer").waitFor();

    // Left alone, the last old tab says so, and with it go the old files.
    await Promise.all([second.close(), third.close()]);
    await reloadBy(old, "was written by a newer version of Lectern");
    await keptForOffline(old);
    const left = await old.evaluate((paths) => Promise.all(paths.map((path) => caches.match(path))), oldFiles);
    expect(left).toEqual(oldFiles.map(() => undefined));
  });
});

test("a new version is kept whole before it is opened: it may be opened without a network", async () => {
  const app = await openApp();
  try {
    const page = await app.openTab();
    await keptForOffline(page);
    const [kept] = await page.evaluate(keptFiles);
    app.server.serve(await buildApp("next"));
    await lookForUpdate(page);
    await expect.poll(() => page.evaluate(keptFiles)).toEqual([kept, kept]);

    await app.pullThePlug();
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Reload" }).click();
    await reloaded;
    for (const view of ["Settings", "Library", "Evaluate"]) {
      await page.getByRole("link", { name: view, exact: true }).click();
      await page.getByRole("heading", { name: view, level: 1 }).waitFor();
    }
    expect((await loadedScripts(page)).every((path) => path.includes("/next-"))).toBe(true);
    // What it asked for while it waited is in the ledger: nothing was to be had since.
    const files = app.server.requests.filter((path) => /\/next-|\/pack-/.test(path)).length;
    expect(files).toBeGreaterThan(20);
    await expect.poll(() => page.evaluate(pageFilesCounted)).toBeGreaterThanOrEqual(files);
    expect(app.pageErrors).toEqual([]);
  } finally {
    await app.close();
  }
});

test("a new version that is opened while files are read comes when they are, and all of them are there", async () => {
  const app = await openApp();
  try {
    const page = await app.openTab();
    await keptForOffline(page);
    app.server.serve(await buildApp("next"));
    await lookForUpdate(page);
    const files = Array.from({ length: 20 }, (_, at) =>
      markdown(
        `ford-${at}.md`,
        `# Ford ${at}\n\n${`Ford ${at} lies north of the mill, and is crossed on foot. `.repeat(200)}`,
      ),
    );
    await addFiles(page, files);
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Reload" }).click();
    await reloaded;
    expect((await loadedScripts(page)).every((path) => path.includes("/next-"))).toBe(true);
    await page.goto(app.server.origin);
    await page.getByText("20 documents can answer").waitFor();
  } finally {
    await app.close();
  }
});

test("a view whose old file was never kept says that a new version is there, and opens in it", async () => {
  const app = await openApp();
  try {
    const page = await app.openTab();
    await keptForOffline(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (/\/settings-page-|\/pack-/.test(request.url)) await cache.delete(request);
      }
    });
    app.server.serve(await buildApp("next"));
    await lookForUpdate(page);
    const devtools = await app.context.newCDPSession(page);
    await devtools.send("Network.clearBrowserCache");
    await devtools.detach();

    await page.goto(`${app.server.origin}/settings`);
    await page.getByRole("heading", { name: "This view is not here" }).waitFor();
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Open the new version" }).click();
    await reloaded;
    await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
    expect((await loadedScripts(page)).every((path) => path.includes("/next-"))).toBe(true);
  } finally {
    await app.close();
  }
});

/** With the button beside these words; it takes no longer than opening a page. */
async function reloadBy(page: Page, words: string): Promise<void> {
  const reloaded = page.waitForEvent("load", { timeout: 30_000 });
  await page.locator(".strip > div").filter({ hasText: words }).getByRole("button", { name: "Reload" }).click();
  await reloaded;
  expect((await loadedScripts(page)).every((path) => path.includes("/next-"))).toBe(true);
}

const loadedScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map((script) => new URL(script.src).pathname),
  );

const statusOf = (page: Page, paths: readonly string[]) =>
  page.evaluate((all) => Promise.all(all.map(async (path) => (await fetch(path)).status)), paths);

/** Resolves when the new version is installed and waits. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** With the page's own button, while something is being written: it waits for that, says so, then reloads by itself. */
async function acceptUpdate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = { end: () => undefined as void };
    Object.assign(window, { held });
    void navigator.locks.request(
      "lectern-busy",
      { mode: "shared" },
      () => new Promise<void>((resolve) => (held.end = resolve)),
    );
  });
  const before = await loadedScripts(page);
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByText("opens as soon as the work under way is done").waitFor();
  expect(await loadedScripts(page)).toEqual(before);

  const reloaded = page.waitForEvent("load");
  await page.evaluate(() => (window as unknown as { held: { end(): void } }).held.end());
  await reloaded;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Files that are kept for later of each version. */
async function keptFiles(): Promise<number[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith("lectern-later-"));
  return Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
}

/** Requests for files of the app that the ledger knows of. */
function pageFilesCounted(): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  navigator.serviceWorker.controller?.postMessage({ kind: "lectern:ledger", ask: "read" }, [port2]);
  return new Promise((resolve) => {
    type Answer = MessageEvent<{ report: { rows: { purpose: string; requests: number }[] } }>;
    port1.addEventListener("message", ({ data }: Answer) =>
      resolve(data.report.rows.find(({ purpose }) => purpose === "page files")?.requests ?? 0),
    );
    port1.start();
  });
}

/** Which shape everything that is stored has. */
const storedVersions = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name, version }) => `${name} ${version}`).sort());
