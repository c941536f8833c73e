import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import {
  textNeedles,
  tracesIn,
  tracesInFolder,
  tracesInMemory,
  type Needles,
} from "#sync-server/sync/testing/find-traces.ts";
import { call, createCollection } from "./support/api.ts";
import { installPlugin, wordCount } from "./support/plugins.ts";
import { addFiles, expectAccessible, markdown } from "./support/page-steps.ts";
import { SMALLEST, widthOf } from "./support/screens.ts";
import { inStep, openSyncedDevices, strip, type SyncedDevice, type SyncedDevices } from "./support/synced-devices.ts";

const SLOW = { timeout: 60_000 };
const READER = { email: "reader@example.org", password: "correct horse" };
const PASSPHRASE = "heron over quiet water";
const ANOTHER = "four herons over quieter water";

/** A word that is nowhere else. */
const canary = (kind: string) => `${kind}${crypto.randomUUID().replaceAll("-", "")}`;
const CANARY = {
  collection: canary("place"),
  filename: canary("file"),
  text: canary("bird"),
  conversation: canary("talk"),
  message: canary("said"),
};

describe("an account that its server cannot read", () => {
  let world: SyncedDevices;
  let a: SyncedDevice;
  let b: SyncedDevice;
  let recoveryKey = "";
  let oldRecoveryKey = "";
  beforeAll(async () => {
    world = await openSyncedDevices();
    [a, b] = await Promise.all([world.openDevice("/settings/account"), world.openDevice("/settings/account")]);
  });
  afterAll(() => world?.close());

  test("is encrypted from the page, which first says what that means and shows the recovery key once", async () => {
    const { page } = a;
    await inStep(page);
    await page.getByText("Use an account").press("Enter");
    await page.getByRole("button", { name: "Make one" }).press("Enter");
    await page.getByLabel("Username").fill("reader");
    await page.getByLabel("Email address").fill(READER.email);
    await page.getByLabel("Password").fill(READER.password);
    await page.getByRole("button", { name: "Make the account" }).click();
    await page.getByRole("heading", { name: "Logged in as reader" }).waitFor();
    await page.getByRole("button", { name: "Encrypt this account…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("On the server this ends: search, jobs, imports, the REST API").waitFor();
    await dialog.getByText("There is no way back, and nobody can reset it.").waitFor();
    await dialog.getByLabel("New passphrase").fill(PASSPHRASE);
    await dialog.getByLabel("The same again").fill("something else");
    await dialog.getByRole("button", { name: "Go on" }).click();
    await dialog.getByText("The two are not the same.").waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("The same again").fill(PASSPHRASE);
    await dialog.getByRole("button", { name: "Go on" }).click();
    const shown = dialog.getByLabel("Recovery key", { exact: true });
    await shown.waitFor();
    recoveryKey = (await shown.locator("span").allTextContents()).join("-");
    expect(recoveryKey).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){13}$/);
    await expectAccessible(page);
    await page.setViewportSize(SMALLEST);
    expect(await widthOf(page)).toBeLessThanOrEqual(SMALLEST.width);
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByRole("button", { name: "Encrypt the account" }).click();
    await dialog.getByText("Write the recovery key down first").waitFor();
    await dialog.getByLabel("I have the recovery key where I will find it again.").check();
    await dialog.getByRole("button", { name: "Encrypt the account" }).click();
    await page.getByText("On. The server keeps what is in this account without being able to read it").waitFor();
    await inStep(page);
  });

  test("asks another browser for its passphrase, and says when it is wrong; what is done there meanwhile is kept", async () => {
    const { page } = b;
    await page.getByText("Use an account").press("Enter");
    await page.getByLabel("Email address").fill(READER.email);
    await page.getByLabel("Password").fill(READER.password);
    await page.getByLabel(/stays out of it/).check();
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByText("This account is encrypted, and its key is not on this device.").first().waitFor();
    await createCollection(page, "Made while locked");
    await strip(page)
      .getByText(/Not syncing/)
      .waitFor();
    await page.getByLabel("Passphrase").fill("not the passphrase");
    await page.getByRole("button", { name: "Unlock", exact: true }).click();
    await page.getByText("That is not the passphrase.").waitFor();
    await expectAccessible(page);
    await page.getByLabel("Passphrase").fill(PASSPHRASE);
    await page.getByRole("button", { name: "Unlock", exact: true }).click();
    await page.getByText("On. The server keeps what is in this account without being able to read it").waitFor();
    await inStep(page);
    await expect.poll(() => names(a.page), SLOW).toContain("Made while locked");
  });

  test("offers the plugins of one browser in the other, which installs the same files", async () => {
    await installPlugin(a.page, "WordCount", await wordCount());
    await b.page.goto(`${world.origin}/settings/plugins`);
    const others = b.page.getByRole("list", { name: "Plugins of your other devices" });
    await others.getByRole("button", { name: "Install Word count" }).click();
    const yours = b.page.getByRole("list", { name: "Your plugins" });
    await yours.getByText("Version 1.0.0", { exact: false }).waitFor();
    expect(await filesOf(b.page)).toEqual(await filesOf(a.page));
    await b.page.goto(`${world.origin}/settings/account`);
  });

  test("passes on what one browser read and indexed: the other finds and opens it, and talks about it", async () => {
    const collection = await createCollection(a.page, CANARY.collection);
    await a.page.goto(`${world.origin}/collections/${collection.id}`);
    await addFiles(a.page, [
      markdown(`${CANARY.filename}.md`, `# Birds\n\nThe ${CANARY.text} stands in the reeds at dawn.`),
    ]);
    await expect.poll(() => found(b.page, CANARY.text), SLOW).toBeGreaterThan(0);
    const [document] = (await call<Document[]>(b.page, "GET", "/api/documents/")).body;
    expect(document?.original_filename).toContain(CANARY.filename);
    await b.page.goto(`${world.origin}/documents/${document?.id}`);
    await b.page.getByText(CANARY.text).first().waitFor();
    await b.page.goto(`${world.origin}/settings/account`);

    const talk = await call<{ id: string }>(a.page, "POST", "/api/v1/conversations", { title: CANARY.conversation });
    expect(talk.status).toBe(201);
    const path = `/api/v1/conversations/${talk.body.id}/messages`;
    expect((await call(a.page, "POST", path, { sender: "user", message: CANARY.message })).status).toBe(201);
    await expect
      .poll(async () => JSON.stringify((await call(b.page, "GET", path)).body), SLOW)
      .toContain(CANARY.message);
  });

  // Long on a busy machine: the memory of a process is read whole, twice.
  test("leaves nothing of it on the server: in no file, not in the log, not in the memory of its process", async () => {
    const needles = needlesOf({ ...CANARY, PASSPHRASE, recoveryKey });
    expect(await tracesInFolder(world.dataDir, needles)).toEqual([]);
    const { child, output } = world.process();
    expect(tracesIn(Buffer.from(output()), needles)).toEqual([]);
    const inMemory = await tracesInMemory(child.pid ?? 0, needles);
    if (!inMemory)
      console.warn("This system does not let a test look into another process; its memory was not searched.");
    expect(inMemory ?? []).toEqual([]);
    // The same search finds what the server may read.
    const found = await tracesInFolder(world.dataDir, textNeedles(READER.email));
    expect(found.length).toBeGreaterThan(0);
    if (inMemory) expect(await tracesInMemory(child.pid ?? 0, textNeedles(READER.email))).not.toEqual([]);
  }, 300_000);

  test("takes another passphrase with a new key and a new recovery key, and asks the other browser for it", async () => {
    await a.page.goto(`${world.origin}/settings/account`);
    const { page } = a;
    await page.getByText("Change the passphrase").first().press("Enter");
    await page.getByLabel("Passphrase", { exact: true }).fill(PASSPHRASE);
    await page.getByLabel("New passphrase").fill(ANOTHER);
    await page.getByLabel("The same again").fill(ANOTHER);
    await page.getByRole("button", { name: "Go on" }).click();
    const dialog = page.getByRole("dialog");
    const shown = dialog.getByLabel("Recovery key", { exact: true });
    await shown.waitFor();
    oldRecoveryKey = recoveryKey;
    recoveryKey = (await shown.locator("span").allTextContents()).join("-");
    expect(recoveryKey).not.toBe(oldRecoveryKey);
    await expectAccessible(page);
    await dialog.getByLabel("I have the recovery key where I will find it again.").check();
    await dialog.getByRole("button", { name: "Change the passphrase" }).click();
    await page.getByText("The passphrase is changed.").waitFor();
    await inStep(page);

    await b.page.getByText("The passphrase of this account was changed on another device.").first().waitFor();
    await createCollection(b.page, "Made before the new passphrase");
    await b.page.getByLabel("Passphrase").fill(PASSPHRASE);
    await b.page.getByRole("button", { name: "Unlock", exact: true }).click();
    await b.page.getByText("That is not the passphrase.").waitFor();
    await b.page.getByLabel("Passphrase").fill(ANOTHER);
    await b.page.getByRole("button", { name: "Unlock", exact: true }).click();
    await inStep(b.page);
    await expect.poll(() => names(page), SLOW).toContain("Made before the new passphrase");
  }, 300_000);

  test("opens on a third device with the new passphrase alone", async () => {
    const c = await world.openDevice("/settings/account");
    await joinLocked(c.page);
    await c.page.getByLabel("Passphrase").fill(PASSPHRASE);
    await c.page.getByRole("button", { name: "Unlock", exact: true }).click();
    await c.page.getByText("That is not the passphrase.").waitFor();
    await c.page.getByLabel("Passphrase").fill(ANOTHER);
    await c.page.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect.poll(() => whatIsThere(c.page), SLOW).toContain(CANARY.collection);
    await c.context.close();
  });

  test("opens on a fourth with the recovery key", async () => {
    const d = await world.openDevice("/settings/account");
    await joinLocked(d.page);
    await d.page.getByRole("button", { name: "Use the recovery key" }).click();
    await d.page.getByLabel("Recovery key").fill(oldRecoveryKey);
    await d.page.getByRole("button", { name: "Unlock", exact: true }).click();
    await d.page
      .getByText("This is the recovery key of another account, or one that does not count any more.")
      .waitFor();
    await d.page.getByLabel("Recovery key").fill(recoveryKey.toLowerCase().replaceAll("-", " "));
    await d.page.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect.poll(() => whatIsThere(d.page), SLOW).toContain(CANARY.collection);
    await d.context.close();
  });

  test("says that its server was set back, sends nothing until the person has decided, and then sends what was lost", async () => {
    const { page } = a;
    await inStep(page);
    await world.killServer();
    const backup = await mkdtemp(join(tmpdir(), "lectern-backup-"));
    await cp(world.dataDir, backup, { recursive: true });
    await world.startServer();
    await createCollection(page, "After the backup");
    await expect.poll(() => names(b.page), SLOW).toContain("After the backup");
    await inStep(page);
    await world.killServer();
    // What a backup of the database is; the file beside it tells the server that it is an older one.
    for (const name of await readdir(backup))
      if (name !== "sync-epoch.json") {
        await rm(join(world.dataDir, name), { recursive: true, force: true });
        await cp(join(backup, name), join(world.dataDir, name), { recursive: true });
      }
    await rm(backup, { recursive: true });
    await world.startServer();
    await strip(page)
      .getByText(/Sync needs a look/)
      .waitFor(SLOW);
    await page.getByText("Nothing is sent until you decide.").waitFor();
    await expectAccessible(page);
    await page.setViewportSize(SMALLEST);
    expect(await widthOf(page)).toBeLessThanOrEqual(SMALLEST.width);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("button", { name: "I know why: continue" }).click();
    await inStep(page);
    const e = await world.openDevice("/settings/account");
    await joinLocked(e.page);
    await e.page.getByLabel("Passphrase").fill(ANOTHER);
    await e.page.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect.poll(() => whatIsThere(e.page), SLOW).toContain("After the backup");
    await e.context.close();
    expect([...a.errors, ...b.errors]).toEqual([]);
  }, 300_000);
});

async function joinLocked(page: Page): Promise<void> {
  await page.getByText("Use an account").press("Enter");
  await page.getByLabel("Email address").fill(READER.email);
  await page.getByLabel("Password").fill(READER.password);
  await page.getByLabel(/stays out of it/).check();
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByText("This account is encrypted, and its key is not on this device.").first().waitFor();
}

const names = async (page: Page) =>
  (await call<Collection[]>(page, "GET", "/api/collections/")).body.map(({ name }) => name);

/** Collections, and what the page says of syncing: a failure should say why. */
const whatIsThere = async (page: Page) =>
  `${(await names(page)).join(", ")} · ${await strip(page).innerText()} · ${await page.locator("main").innerText()}`;

/** How many passages the search of this browser finds. */
async function found(page: Page, query: string): Promise<number> {
  const asked = { query, similarity_threshold: 0 };
  return (await call<{ chunks: unknown[] }>(page, "POST", "/api/search_u/", asked)).body.chunks.length;
}

const needlesOf = (texts: Readonly<Record<string, string>>): Needles =>
  Object.assign({}, ...Object.values(texts).map(textNeedles)) as Needles;

/** The files of the plugin that is here, by path and size. */
async function filesOf(page: Page): Promise<unknown> {
  type Answer = { readonly files: readonly { readonly path: string; readonly size: number }[] };
  const { body } = await call<Answer>(page, "GET", "/api/v1/plugins/by-slug/WordCount");
  return body.files.map(({ path, size }) => [path, size]);
}
