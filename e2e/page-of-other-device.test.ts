import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page as PageOfApi } from "#core/workspace/pages/page.ts";
import { call } from "./support/api.ts";
import { inStep, openSyncedDevices, type SyncedDevice, type SyncedDevices } from "./support/synced-devices.ts";

declare global {
  /** Whether the page has ever said that something is missing. */
  var hasSaidMissing: boolean;
}

/** Runs before the app. */
function watchForMissing(): void {
  globalThis.hasSaidMissing = false;
  const look = () => {
    if (/There is no page|is not here/.test(document.querySelector("main")?.textContent ?? ""))
      globalThis.hasSaidMissing = true;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

const hasSaidMissing = (page: Page) => page.evaluate(() => globalThis.hasSaidMissing);

describe("the address of a page that another device has published", () => {
  let world: SyncedDevices;
  let a: SyncedDevice;
  beforeAll(async () => {
    world = await openSyncedDevices();
    a = await world.openDevice();
  });
  afterAll(() => world?.close());

  const publish = async (name: string) => {
    const body = { name, route: `/${name}`, description: "", content: { layout: {}, components: [] } };
    const { id } = (await call<PageOfApi>(a.page, "POST", "/api/v1/pages/", body)).body;
    await call(a.page, "POST", `/api/v1/pages/${id}/publish`, { publish: true });
    await inStep(a.page);
  };

  test("opens on a new device, which never says before that there is no such page", async () => {
    await publish("desk");
    const { page } = await world.openDevice("/p/desk", watchForMissing);
    await page.getByRole("heading", { level: 1, name: "desk" }).waitFor();
    expect(await hasSaidMissing(page)).toBe(false);
  });

  test("opens on a device that was away meanwhile; what is nowhere is named as missing", async () => {
    const b = await world.openDevice("/", watchForMissing);
    await inStep(b.page);
    await b.page.close();
    await publish("shop");
    const page = await b.openTab("/p/shop");
    await page.getByRole("heading", { level: 1, name: "shop" }).waitFor();
    expect(await hasSaidMissing(page)).toBe(false);
    await page.goto(`${world.origin}/p/nowhere`);
    await page.getByRole("heading", { name: "There is no page at /nowhere" }).waitFor();
    expect(await hasSaidMissing(page)).toBe(true);
    expect([...a.errors, ...b.errors]).toEqual([]);
  });
});
