import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import { call, createCollection } from "./support/api.ts";
import { controlled } from "./support/app-session.ts";
import { clearStorage } from "./support/clear-storage.ts";
import { expectAccessible } from "./support/page-steps.ts";
import {
  inStep,
  logInAtServer,
  openSyncedDevices,
  strip,
  type SyncedDevice,
  type SyncedDevices,
} from "./support/synced-devices.ts";

const SLOW = { timeout: 90_000 };
const LONG = { timeout: 240_000 };
const READER = { username: "reader", email: "reader@example.org", password: "correct horse" };

describe("a browser that clears its storage", () => {
  let world: SyncedDevices;
  let a: SyncedDevice;
  beforeAll(async () => {
    world = await openSyncedDevices();
    a = await world.openDevice();
  });
  afterAll(() => world?.close());

  test("R36: gets everything back from the server, and says how many changes had not been sent", LONG, async () => {
    await inStep(a.page);
    await createCollection(a.page, "Tides");
    await expect.poll(() => namesOnServer(world.origin), SLOW).toEqual(["Tides"]);
    await inStep(a.page);
    await world.killServer();
    await createCollection(a.page, "Never sent");
    await createCollection(a.page, "Nor this");
    await strip(a.page).getByText("2 changes only here").waitFor();
    await a.page.waitForFunction(() => localStorage.getItem("lectern-unsent") === "2");
    await a.page.close();

    await world.startServer();
    await clearStorage(a.context, world.origin, "/api/health");
    const back = await a.openTab();
    await inStep(back);
    expect(await names(back)).toEqual(["Tides"]);
    const words = "This browser had cleared its storage: 2 changes made here had not been sent.";
    await back.locator(".strip-problem").getByText(words).waitFor();
    await back.getByRole("link", { name: "See details" }).click();
    await back.getByText(/cleared its storage before 2 of its changes were sent/).waitFor();
    await expectAccessible(back);
    expect(a.errors).toEqual([]);
  });
});

describe("a device that was taken off an account", () => {
  let world: SyncedDevices;
  let a: SyncedDevice;
  let b: SyncedDevice;
  beforeAll(async () => {
    world = await openSyncedDevices({ env: { DOCUMENT_CHAT_AUTH: "required" } });
    [a, b] = await Promise.all([world.openDevice("/settings/account"), world.openDevice("/settings/account")]);
  });
  afterAll(() => world?.close());

  test("R38: is emptied when whoever holds it wants that, and nothing of the account is left on it", LONG, async () => {
    await call(a.page, "POST", "/sync/auth/register", READER);
    await a.page.reload();
    await logInAtServer(a.page, READER);
    await createCollection(a.page, "Private papers");
    await b.page.reload();
    await logInAtServer(b.page, READER);
    await expect.poll(() => names(b.page), SLOW).toEqual(["Private papers"]);

    const others = a.page
      .getByRole("list", { name: "Your devices" })
      .getByRole("listitem")
      .filter({ hasNotText: "(this device)" })
      .getByRole("button", { name: /^Sign out/ });
    // The other has joined by now: a list read anew has it.
    await a.page.reload();
    await a.page.getByText("(this device)").waitFor();
    expect(await others.count()).toBeGreaterThan(0);
    // Each may stand there once more, from before the account was made.
    for (let left = await others.count(); left > 0; left--) {
      await others.first().click();
      await a.page.getByRole("dialog").getByRole("button", { name: "Sign it out" }).click();
      await expect.poll(() => others.count(), SLOW).toBe(left - 1);
    }
    await b.page.getByText("This device was taken off the account.").first().waitFor();
    expect(await names(b.page), "nothing goes by itself").toEqual(["Private papers"]);
    await expectAccessible(b.page);
    await b.page.getByRole("button", { name: "Remove everything from this device" }).click();
    await b.page.getByRole("dialog").getByRole("button", { name: "Remove everything" }).click();
    await b.page.waitForURL(`${world.origin}/`);
    await controlled(b.page);
    expect(await names(b.page)).toEqual([]);
    await b.page.goto(`${world.origin}/settings/account`);
    await b.page.getByRole("heading", { name: "Log in at the server" }).waitFor();
    expect(await names(a.page)).toEqual(["Private papers"]);
    expect([...a.errors, ...b.errors]).toEqual([]);
  });
});

const namesOnServer = async (origin: string) =>
  ((await (await fetch(`${origin}/api/collections/`)).json()) as Collection[]).map(({ name }) => name).sort();

const names = async (page: Page) =>
  (await call<Collection[]>(page, "GET", "/api/collections/")).body.map(({ name }) => name).sort();
