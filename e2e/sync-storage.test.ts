import type { Page } from "playwright";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import type { FilesElsewhere } from "#core/api/storage-use/elsewhere.ts";
import { call, createCollection } from "./support/api.ts";
import { keptForOffline } from "./support/app-session.ts";
import { addFiles, expectAccessible, type NamedFile } from "./support/page-steps.ts";
import { inStep, openSyncedDevices, type SyncedDevice, type SyncedDevices } from "./support/synced-devices.ts";

const SLOW = { timeout: 60_000 };
const MB = 1024 * 1024;

describe("R35: a device that is full", () => {
  let world: SyncedDevices;
  let a: SyncedDevice;
  // One each: what a browser counts as used is not given back at once.
  beforeEach(async () => {
    world = await openSyncedDevices();
    a = await world.openDevice();
    await keptForOffline(a.page);
  });
  afterEach(() => world?.close());

  test("lets files make way that the server has, shows where they are, and opens them all the same", async () => {
    const { page } = a;
    await addFiles(
      page,
      [1, 2, 3].map((at) => largeFile(`old-${at}.html`, 4)),
    );
    await expect.poll(() => completed(page), SLOW).toBe(3);
    await inStep(page);
    expect((await elsewhere(page)).document_ids).toEqual([]);

    // What a browser counts as used may shrink a little afterwards.
    await leaveRoom(page, 1);
    await addFiles(page, [largeFile("new.html", 6)]);
    await expect.poll(() => completed(page), SLOW).toBe(4);
    const moved = (await elsewhere(page)).document_ids;
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.length, "no more than was needed").toBeLessThan(4);

    const [document] = (await documents(page)).filter(({ id }) => moved.includes(id));
    await page.goto(`${world.origin}/collections/${document?.collection_id}`);
    const row = page.getByRole("listitem").filter({ hasText: document?.original_filename ?? "" });
    await row.getByText("on your server").waitFor();
    await expectAccessible(page);
    expect(await sizeOf(page, document?.id ?? ""), "opened on demand").toBe(document?.file_size);
    const { body } = await call<{ chunks: unknown[] }>(page, "POST", "/api/search_u/", { query: "lighthouse" });
    expect(body.chunks.length, "searching needs no file").toBeGreaterThan(0);
  });

  test(
    "refuses what is new in plain words when nothing more can make way, and still keeps every change",
    { timeout: 300_000 },
    async () => {
      const { page } = a;
      await addFiles(
        page,
        [1, 2, 3].map((at) => largeFile(`old-${at}.html`, 6)),
      );
      await expect.poll(() => completed(page), SLOW).toBe(3);
      await inStep(page);
      await world.killServer();
      await leaveRoom(page, 1);
      await addFiles(page, [largeFile("too-much.html", 12)]);
      const refused = page.getByText(/There is no room left on this device\. .* it cannot be reached/);
      await page.getByText("1 not added").filter({ visible: true }).first().click();
      await refused.filter({ visible: true }).first().waitFor();
      const { id } = await createCollection(page, "Written while full");
      expect((await call(page, "GET", `/api/collections/${id}`)).status).toBe(200);
      expect(await completed(page)).toBe(3);

      await world.startServer();
      await page.getByRole("button", { name: "Try again" }).filter({ visible: true }).first().click();
      await expect.poll(() => completed(page), SLOW).toBe(4);
      await inStep(page);
      for (const { id: each, file_size } of await documents(page)) expect(await sizeOf(page, each)).toBe(file_size);
      expect(a.errors).toEqual([]);
    },
  );
});

/** Much to store, little to read; no two are alike. */
function largeFile(name: string, megabytes: number): NamedFile {
  const filling = Array.from({ length: megabytes }, (_, at) => `${name} ${at} `.padEnd(MB, "x")).join("\n");
  const text = `<p>The lighthouse of ${name} stands on a rock.</p><!-- ${filling} -->`;
  return { name, mimeType: "text/html", buffer: Buffer.from(text) };
}

/** So many megabytes beyond what is used now and what is kept free for rows, for as long as the session with the page lasts. */
async function leaveRoom(page: Page, megabytes: number): Promise<void> {
  const used = () => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  let usage = await used();
  // What was written last is counted a little later.
  await expect.poll(async () => usage === (usage = await used()), { ...SLOW, interval: 1000 }).toBe(true);
  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const quotaSize = Math.round((usage + megabytes * MB) / 0.95);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize });
}

const documents = async (page: Page) => (await call<Document[]>(page, "GET", "/api/documents/")).body;
const completed = async (page: Page) => (await documents(page)).filter(({ status }) => status === "completed").length;
const elsewhere = async (page: Page) => (await call<FilesElsewhere>(page, "GET", "/api/storage/elsewhere")).body;

const sizeOf = (page: Page, id: string) =>
  page.evaluate(async (path) => (await (await fetch(path)).arrayBuffer()).byteLength, `/api/documents/${id}/file`);
