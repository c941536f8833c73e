import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page as PageOfApi } from "#core/workspace/pages/page.ts";
import type { ManagedPlugin } from "#core/plugins/registry/answers.ts";
import { call } from "./support/api.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { inFrameOf, installPlugin, wordCount } from "./support/plugins.ts";
import { inStep, openSyncedDevices, type SyncedDevice, type SyncedDevices } from "./support/synced-devices.ts";

const SLOW = { timeout: 60_000 };

/** The example, in another version and with one permission more. */
const newer = (version: string, ...added: readonly string[]) =>
  wordCount((text) => {
    const metadata = JSON.parse(text) as { readonly plugin_data: { version: string; permissions: string[] } };
    metadata.plugin_data.version = version;
    metadata.plugin_data.permissions.push(...added);
    return JSON.stringify(metadata);
  });

describe("plugins of one account on two devices", () => {
  let world: SyncedDevices;
  let a: SyncedDevice;
  let b: SyncedDevice;
  beforeAll(async () => {
    world = await openSyncedDevices();
    [a, b] = await Promise.all([world.openDevice(), world.openDevice()]);
  });
  afterAll(() => world?.close());

  test("a page says which plugin it waits for, and one tap brings the version of the other device by its hash", async () => {
    await Promise.all([inStep(a.page), inStep(b.page)]);
    await a.page.goto(`${world.origin}/settings/plugins`);
    await a.page.getByRole("button", { name: "Install Word count" }).click();
    await a.page.getByRole("list", { name: "Your plugins" }).getByRole("link", { name: "Word count" }).waitFor();
    const body = { name: "Desk", route: "/desk", description: "", content: { layout: {}, components: [] } };
    const { id } = (await call<PageOfApi>(a.page, "POST", "/api/v1/pages/", body)).body;
    await a.page.goto(`${world.origin}/pages/${id}`);
    await a.page.getByRole("button", { name: "Add Word counter" }).click();
    await inFrameOf(a.page, "Word count").getByLabel("Your text").waitFor();
    await a.page.getByText("Saved", { exact: false }).first().waitFor();
    await call(a.page, "POST", `/api/v1/pages/${id}/publish`, { publish: true });

    await expect.poll(() => offeredAt(b.page, "WordCount"), SLOW).toBe("1.0.0");
    await expect.poll(() => isPublished(b.page), SLOW).toBe(true);
    await b.page.goto(`${world.origin}/p/desk`);
    await b.page.getByText("This waits for the plugin Word count. Your account has it.").waitFor();
    await expectAccessible(b.page);
    const before = blobsFetched(world).length;
    await b.page.getByRole("button", { name: "Install Word count 1.0.0" }).click();
    const frame = inFrameOf(b.page, "Word count");
    await frame.getByLabel("Your text").fill("three small words");
    await expect.poll(() => frame.locator(".figure").textContent(), SLOW).toBe("3 words");
    expect(blobsFetched(world).slice(before)).toHaveLength(1);
    expect(await bundleOf(b.page)).toEqual(await bundleOf(a.page));
  });

  test("an update on one device is offered on the other, which says what it may do besides before it is done", async () => {
    await install(a.page, await newer("1.1.0", "notification.send"));
    await expect.poll(() => offeredAt(b.page, "WordCount"), SLOW).toBe("1.1.0");
    await b.page.goto(`${world.origin}/settings/plugins`);
    await b.page.getByRole("button", { name: "Update Word count" }).click();
    const dialog = b.page.getByRole("dialog");
    await dialog.getByText("From version 1.0.0 to 1.1.0.").waitFor();
    await dialog.getByRole("heading", { name: "New: it now also asks to" }).waitFor();
    expect(await dialog.locator("code").allTextContents()).toEqual(["notification.send"]);
    await expectAccessible(b.page);
    expect((await managed(b.page, "WordCount"))?.version, "nothing is done yet").toBe("1.0.0");
    await dialog.getByRole("button", { name: "Update it" }).click();
    await b.page.getByText("Word count is updated from 1.0.0 to 1.1.0.").waitFor();
  });

  test("removed on one device it is still offered there, until it is taken off the list", async () => {
    await b.page.getByRole("button", { name: "Remove Word count" }).click();
    await b.page.getByRole("checkbox", { name: "Keep it in your account" }).waitFor();
    await b.page.getByRole("button", { name: "Remove it" }).click();
    const others = b.page.getByRole("list", { name: "Plugins of your other devices" });
    await others.getByRole("heading", { name: "Word count" }).waitFor();
    await expectAccessible(b.page);
    await others.getByRole("button", { name: "Install Word count" }).click();
    const yours = b.page.getByRole("list", { name: "Your plugins" });
    await yours.getByText("Version 1.1.0", { exact: false }).waitFor();

    await b.page.getByRole("button", { name: "Remove Word count" }).click();
    await b.page.getByRole("checkbox", { name: "Keep it in your account" }).uncheck();
    await b.page.getByRole("button", { name: "Remove it" }).click();
    await expect.poll(() => offeredAt(a.page, "WordCount"), SLOW).toBeNull();
    expect((await managed(a.page, "WordCount"))?.version, "where it is installed it stays").toBe("1.1.0");
    await expect.poll(() => others.count(), SLOW).toBe(0);
  });

  test("a module that is switched off is switched on where it is missing", async () => {
    await installPlugin(b.page, "WordCount", await wordCount());
    const here = await managed(b.page, "WordCount");
    await call(b.page, "PATCH", `/api/v1/plugins/${here?.plugin_id}`, { enabled: false });
    await b.page.goto(`${world.origin}/p/desk`);
    await b.page.getByText("The plugin Word count is switched off.").waitFor();
    await b.page.getByRole("button", { name: "Switch it on" }).click();
    await inFrameOf(b.page, "Word count").getByLabel("Your text").waitFor();
  });

  test("no error went uncaught", () => {
    expect([...a.errors, ...b.errors]).toEqual([]);
  });
});

async function managed(page: Page, slug: string): Promise<ManagedPlugin | undefined> {
  const { body } = await call<ManagedPlugin[]>(page, "GET", "/api/v1/plugins/manager?limit=1000");
  return body.find(({ plugin_slug }) => plugin_slug === slug);
}

/** The version that the account knows of, as this device sees it. */
const offeredAt = async (page: Page, slug: string) => (await managed(page, slug))?.account_version ?? null;

const isPublished = async (page: Page) =>
  (await call(page, "GET", "/api/v1/pages/route/desk?published=true")).status === 200;

/** The files of the bundle, by path and size. */
async function bundleOf(page: Page): Promise<unknown> {
  const { body } = await call<{ files: { path: string; size: number }[] }>(
    page,
    "GET",
    "/api/v1/plugins/by-slug/WordCount",
  );
  return body.files.map(({ path, size }) => [path, size]);
}

/** Whole files that devices asked the server for, by their hash. */
const blobsFetched = (world: SyncedDevices) =>
  world.network.passed.filter((line) => /^GET .*\/sync\/blobs\/[0-9a-f]{64}\b/.test(line));

/** Takes the place of the version that is here. */
async function install(page: Page, archive: Buffer): Promise<void> {
  await page.goto(new URL("/settings/plugins", page.url()).href);
  const file = { name: "word-count.zip", mimeType: "application/zip", buffer: archive };
  await page.locator('input[aria-label="Archive of a plugin"]').setInputFiles(file);
  await page.getByRole("dialog").getByRole("button", { name: "Update it" }).click();
  await page.getByText(/Word count is updated from/).waitFor();
}
