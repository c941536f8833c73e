import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCollection, read } from "./support/api.ts";
import { controlled, openApp, type AppSession } from "./support/app-session.ts";
import { clearStorage } from "./support/clear-storage.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { askAgain } from "./support/picked-folder.ts";

const SLOW = { timeout: 60_000 };
const MB = 1024 * 1024;
const TEXT = "# Harbour\n\nThe archive moved to the harbour building in March 1987.";

/**
 * A picker that no test can click gives a folder of the origin's own file system, which has the same interface as one of
 * the disk. All else is the program as it is.
 */
function pickWithoutAsking(): void {
  Object.assign(window, {
    showDirectoryPicker: async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle("My backups", { create: true }),
  });
}

describe("a backup by itself, into a folder", () => {
  let app: AppSession;
  let page: Page;
  let newest: Buffer;
  beforeAll(async () => {
    app = await openApp();
    await app.context.addInitScript(pickWithoutAsking);
    await open("/settings/storage");
  });
  afterAll(() => app.close());

  async function open(path: string): Promise<void> {
    await page?.close();
    page = await app.openTab(path);
  }

  test("is made as soon as the folder is picked, and shown", async () => {
    const { id } = await createCollection(page, "Harbour");
    await read(page, id, "harbour.md", new TextEncoder().encode(TEXT));
    await page.getByRole("button", { name: "Pick a folder" }).click();
    await page.getByText("My backups").waitFor();
    await expect.poll(() => filesIn(page), SLOW).toHaveLength(1);
    await page.getByText(/Last backup /).waitFor();
    await expectAccessible(page);
  });

  test("is made again when a day has passed, without anybody asking, and not before", async () => {
    await open("/");
    await settled(page);
    expect(await filesIn(page)).toHaveLength(1);
    await setLast(page, Date.now() - 25 * 60 * 60 * 1000);
    await open("/");
    await expect.poll(() => filesIn(page), SLOW).toHaveLength(2);
    await expect.poll(() => lastOf(page), SLOW).toBeGreaterThan(Date.now() - 10 * 60 * 1000);
    const name = (await filesIn(page)).at(-1) ?? "";
    newest = Buffer.from(await contentOf(page, name), "base64");
    expect(newest.subarray(0, 2).toString()).toBe("PK");
    await expect.poll(() => exportsLeft(page), { ...SLOW, message: "nothing of it stays in the app" }).toBe(0);
  });

  test("keeps the newest five and touches nothing else", async () => {
    const old = Array.from({ length: 6 }, (_, day) => `lectern-backup-2020-01-0${day + 1}-120000.zip`);
    await putFiles(page, [...old, "photo.jpg", "lectern-backup-mine.zip"]);
    await open("/settings/storage");
    await page.getByRole("button", { name: "Back up now" }).click();
    await page.getByText(/lectern-backup-.*\.zip is in the folder/).waitFor();
    const left = await filesIn(page);
    expect(left.filter((name) => /-\d{6}\.zip$/.test(name))).toHaveLength(5);
    expect(left).toEqual(expect.arrayContaining(["photo.jpg", "lectern-backup-mine.zip", old.at(-1)]));
    expect(left).not.toContain(old[0]);
  });

  test("is not made where the browser wants to be asked again: that is said, and one click does both", async () => {
    await setLast(page, 0);
    await page.close();
    page = await app.context.newPage();
    await page.addInitScript(askAgain);
    await page.goto(`${app.server.origin}/settings/storage`);
    await controlled(page);
    const before = await filesIn(page);
    await page
      .getByText("A backup is due. The browser asks again before Lectern may write into “My backups”.")
      .waitFor();
    await page.getByText("The browser needs your permission again before Lectern can write to this folder.").waitFor();
    expect(await filesIn(page)).toEqual(before);
    const toast = page.locator(".toast").filter({ hasText: "A backup is due." });
    await toast.getByRole("button", { name: "Back up now" }).click();
    await page.getByText(/lectern-backup-.*\.zip is in the folder/).waitFor();
    expect(await filesIn(page)).not.toEqual(before);
  });

  test("that finds the disk full leaves no half file and no old one less, and says so", async () => {
    await open("/settings/storage");
    const { id } = await createCollection(page, "Large");
    const filling = `<p>Gulls.</p><!-- ${"x".repeat(10 * MB)} -->`;
    await read(page, id, "large.html", new TextEncoder().encode(filling));
    const before = await filesIn(page);
    // Room for the archive that the app makes, none for the copy in the folder.
    const devtools = await app.context.newCDPSession(page);
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
    const quotaSize = Math.round((usage + 14 * MB) / 0.95);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: app.server.origin, quotaSize });
    await page.getByRole("button", { name: "Back up now" }).click();
    await page.getByText("The disk that “My backups” is on is full.").waitFor();
    expect(await filesIn(page)).toEqual(before);
    await expect.poll(() => exportsLeft(page), SLOW).toBe(0);
    await devtools.detach();
  });

  test("whose folder is gone says so, and makes no archive for nothing", async () => {
    await page.evaluate(async () =>
      (await navigator.storage.getDirectory()).removeEntry("My backups", { recursive: true }),
    );
    await setLast(page, 0);
    await open("/settings/storage");
    await page.getByText("The folder “My backups” no longer exists. Pick another one.").waitFor();
    expect(await exportsLeft(page)).toBe(0);
    await page.getByRole("button", { name: "Stop backing up here" }).click();
    await page.getByRole("button", { name: "Pick a folder" }).waitFor();
  });

  test("brings everything back into a browser that was cleared", async () => {
    await page.waitForFunction(() => localStorage.getItem("lectern-has-data") === "yes");
    await page.close();
    await clearStorage(app.context, app.server.origin, "/robots.txt");
    await open("/");
    await page.getByText("Your documents were here before").waitFor();
    await page.getByLabel("A backup to bring in").setInputFiles({
      name: "lectern-backup.zip",
      mimeType: "application/zip",
      buffer: newest,
    });
    await page.getByText("1 document can answer").waitFor();
    const { chunks } = await page.evaluate(async () => {
      const body = JSON.stringify({ query: "When did the archive move?", similarity_threshold: 0 });
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/search_u/", { method: "POST", headers, body })).json();
    });
    expect(JSON.stringify(chunks)).toContain("March 1987");
    expect(app.pageErrors).toEqual([]);
  });
});

const filesIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("My backups", { create: true });
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    return names.sort();
  });

const putFiles = (page: Page, names: readonly string[]) =>
  page.evaluate(async (all) => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("My backups");
    for (const name of all) await folder.getFileHandle(name, { create: true });
  }, names);

const contentOf = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (file) => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("My backups");
    const bytes = new Uint8Array(await (await (await folder.getFileHandle(file)).getFile()).arrayBuffer());
    return btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""));
  }, name);

/** Archives that are still kept for a download. */
const exportsLeft = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await fetch("/api/v1/jobs?job_type=export")).json()).length);

/** The time of the last backup, as the app remembers it. */
const lastOf = (page: Page): Promise<number> => inPlan(page, null);
const setLast = (page: Page, last: number): Promise<number> => inPlan(page, last);

function inPlan(page: Page, last: number | null): Promise<number> {
  return page.evaluate(
    (value) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("lectern-backup");
        opening.addEventListener("error", () => reject(opening.error ?? new Error("It does not open.")));
        opening.addEventListener("success", () => {
          const store = opening.result.transaction("kept", "readwrite").objectStore("kept");
          const reading = store.get("folder-plan");
          reading.addEventListener("success", () => {
            const plan = value === null ? reading.result : { ...reading.result, last: value };
            store.put(plan, "folder-plan").addEventListener("success", () => {
              opening.result.close();
              resolve(plan.last);
            });
          });
        });
      }),
    last,
  );
}

/** The page has looked whether a backup is due: that is among the first things it does. */
async function settled(page: Page): Promise<void> {
  await page.getByText("1 document can answer").waitFor();
  await page.evaluate(() => navigator.locks.request("lectern-backup", async () => undefined));
}
