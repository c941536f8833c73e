import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import { call, createCollection, listed } from "./support/api.ts";
import { keptForOffline } from "./support/app-session.ts";
import { writeLargePdf } from "./support/large-pdf.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { inStep, openSyncedDevices, strip, type SyncedDevice, type SyncedDevices } from "./support/synced-devices.ts";

const SLOW = { timeout: 90_000 };
/** Milliseconds for a journey with several starts of the server. */
const LONG = 480_000;
const MB = 1024 * 1024;
const PART = 8 * MB;

describe("a large file", () => {
  let world: SyncedDevices;
  let folder: string;
  beforeAll(async () => {
    [world, folder] = await Promise.all([openSyncedDevices(), mkdtemp(join(tmpdir(), "lectern-"))]);
  });
  afterAll(async () => {
    await world?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test(
    "of 300 MB, cut off at its half by a power cut, goes on from there: less than a part is sent twice",
    { timeout: LONG },
    async () => {
      const [a, b] = await Promise.all([world.openDevice(), world.openDevice()]);
      await Promise.all([inStep(a.page), inStep(b.page)]);
      const path = join(folder, "survey.pdf");
      const size = await writeLargePdf(path, "The lighthouse keeper counts gulls.", 300);
      const parts = Math.ceil(size / PART);
      const passed = () => world.network.passed.filter((each) => /^PUT .*\/parts\//.test(each)).length;
      let sent = 0;
      let [begun, refused] = [0, 0];
      world.network.onSent = (method, address, bytes) => {
        if (method === "PUT" && address.includes("/parts/")) sent += bytes;
      };
      world.network.fate = (method, address) => {
        if (method !== "PUT" || !address.includes("/parts/") || ++begun <= parts / 2) return "passes";
        refused++;
        return "is cut off";
      };
      await a.page.locator('input[aria-label="Files to add"]').first().setInputFiles(path);
      await expect.poll(() => refused, SLOW).toBeGreaterThan(0);
      await expect.poll(() => passed(), SLOW).toBe(Math.floor(parts / 2));
      await world.killServer();
      world.network.fate = undefined;
      await world.startServer();

      const { id } = await listed(b.page, "survey.pdf");
      await expect.poll(() => fileSize(b.page, id), { timeout: 240_000, interval: 2_000 }).toBe(size);
      expect(passed(), "each part passes once").toBe(parts);
      expect(sent - size, "sent twice, with the frames of the forms").toBeLessThan(PART);
      expect([...a.errors, ...b.errors]).toEqual([]);
    },
  );
});

describe("in the middle of syncing", () => {
  let world: SyncedDevices;
  let a: SyncedDevice;
  let b: SyncedDevice;
  beforeAll(async () => {
    world = await openSyncedDevices();
    [a, b] = await Promise.all([world.openDevice(), world.openDevice()]);
  });
  afterAll(() => world?.close());

  /** Holds the next push on its way; `release` lets it and all others go on. */
  function holdPush() {
    const arrived = Promise.withResolvers<void>();
    const { promise, resolve: release } = Promise.withResolvers<"passes">();
    world.network.fate = (_, path) => {
      if (path !== "/sync/push") return "passes";
      arrived.resolve();
      return promise;
    };
    return {
      arrived: arrived.promise,
      release() {
        world.network.fate = undefined;
        release("passes");
      },
    };
  }

  test("R31: behind a proxy that holds back the server's events, what changes elsewhere is found by looking", async () => {
    await Promise.all([inStep(a.page), inStep(b.page)]);
    let held = 0;
    world.network.gathers = (path) => path.startsWith("/sync/events") && ++held > 0;
    await b.page.reload();
    await inStep(b.page);
    await expect.poll(() => held, SLOW).toBeGreaterThan(0);
    await createCollection(a.page, "Seen without being told");
    await expect.poll(() => namesOnServer(world.origin), SLOW).toContain("Seen without being told");
    // Of its own accord: a page that is asked to look would prove nothing.
    await expect.poll(() => names(b.page), SLOW).toContain("Seen without being told");
    await createCollection(b.page, "Sent without delay");
    await expect.poll(() => names(a.page), SLOW).toContain("Sent without delay");
    world.network.gathers = undefined;
    await b.page.reload();
    await inStep(b.page);
  });

  test("the tab that syncs is closed: another one finishes, and nothing is there twice", async () => {
    const other = await a.openTab();
    await Promise.all([inStep(other), inStep(b.page)]);
    const push = holdPush();
    await createCollection(other, "Sent by whom?");
    await push.arrived;
    await a.page.close();
    push.release();
    await expect.poll(() => names(b.page), SLOW).toContain("Sent by whom?");
    await inStep(other);
    expect((await names(other)).filter((name) => name.startsWith("Sent by whom?"))).toHaveLength(1);
    expect(await names(b.page)).toEqual(await names(other));
    await other.close();
  });

  test(
    "a new version of the app takes over: what was under way arrives once, by the new one",
    { timeout: LONG },
    async () => {
      const page = await a.openTab();
      await keptForOffline(page);
      await inStep(page);
      await world.killServer();
      await createCollection(page, "Written by the old version");
      await strip(page).getByText("1 change only here").waitFor();
      const push = holdPush();
      await world.startServer({ version: "next" });
      await push.arrived;
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
      });
      const reloaded = page.waitForEvent("load");
      await page.getByRole("button", { name: "Reload" }).click();
      await reloaded;
      push.release();
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const scripts = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => new URL(src).pathname),
      );
      expect(scripts.every((path) => path.includes("/next-"))).toBe(true);

      await createCollection(page, "Written by the new version");
      await expect.poll(() => names(b.page), SLOW).toContain("Written by the new version");
      await inStep(page);
      expect((await names(b.page)).filter((name) => name.startsWith("Written by the"))).toHaveLength(2);
      expect(await names(b.page)).toEqual(await names(page));
      await page.close();
    },
  );

  test(
    "back after half a year: what could not be sent is shown, and it is asked before much is removed",
    { timeout: LONG },
    async () => {
      const page = await a.openTab();
      await inStep(page);
      const old = await Promise.all(Array.from({ length: 25 }, (_, at) => createCollection(page, `Old ${at}`)));
      await expect.poll(async () => (await names(b.page)).filter((name) => name.startsWith("Old "))).toHaveLength(25);
      await inStep(page);
      await world.killServer();
      await rename(page, old[0]?.id ?? "", "Edited in the far north");
      await strip(page).getByText("1 change only here").waitFor();
      for (const each of a.context.pages()) await each.close();
      await world.startServer();

      for (const { id } of old) await call(b.page, "DELETE", `/api/collections/${id}`);
      await expect.poll(() => namesOnServer(world.origin), SLOW).toEqual(await names(b.page));
      // The server forgets only what the other device says that it has heard of: it has to ask once more after its last change.
      const lastOf = (request: string) => world.network.passed.findLastIndex((passed) => passed.startsWith(request));
      await expect.poll(() => lastOf("GET /sync/pull") > lastOf("POST /sync/push"), SLOW).toBe(true);
      await inStep(b.page);
      await world.killServer();
      // Deletions that every device in use has heard of are forgotten by then; the device that was away has not heard of them.
      world.network.passed.splice(0);
      await world.startServer({ daysAhead: 200 });
      await expect.poll(() => world.network.passed, SLOW).toContainEqual(expect.stringMatching("GET /sync/pull"));
      await createCollection(b.page, "Half a year later");
      await expect.poll(() => namesOnServer(world.origin), SLOW).toContain("Half a year later");

      const back = await a.openTab();
      await strip(back).getByText("Sync has a question").waitFor();
      await back.getByText(/The server no longer has \d+ of the entries that are here\./).waitFor();
      expect(await names(back), "nothing has gone yet").toContain("Old 7");
      await back.getByRole("link", { name: "Answer", exact: true }).click();
      await expectAccessible(back);
      await back.getByRole("button", { name: "Not now" }).click();
      await back.getByRole("button", { name: "Sync now" }).click();
      await strip(back).getByText("Sync has a question").waitFor();
      expect(await names(back)).toContain("Old 7");

      await back.getByRole("button", { name: "Remove them here too" }).click();
      await inStep(back);
      await expect.poll(() => names(back), SLOW).toEqual(await names(b.page));
      const problem = back.locator(".strip-problem");
      await problem.getByText("1 change could not be sent. What was in it is kept here.").waitFor();
      const unsent = back.getByRole("listitem").filter({ hasText: "Edited in the far north" });
      await expectAccessible(back);
      await unsent.getByRole("button", { name: "Done with it" }).click();
      await problem.waitFor({ state: "detached" });
      expect([...a.errors, ...b.errors]).toEqual([]);
    },
  );
});

/** Bytes that really come. */
const fileSize = (page: Page, id: string) =>
  page.evaluate(async (path) => {
    const response = await fetch(path);
    if (!response.ok || !response.body) return response.status;
    let bytes = 0;
    const reader = response.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) bytes += next.value.byteLength;
    return bytes;
  }, `/api/documents/${id}/file`);

const rename = (page: Page, id: string, name: string) =>
  call(page, "PUT", `/api/collections/${id}`, { name, description: "Renamed" });

const namesOnServer = async (origin: string) =>
  ((await (await fetch(`${origin}/api/collections/`)).json()) as Collection[]).map(({ name }) => name).sort();

const names = async (page: Page) =>
  (await call<Collection[]>(page, "GET", "/api/collections/")).body.map(({ name }) => name).sort();
