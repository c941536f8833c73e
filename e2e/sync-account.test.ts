import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import { call, createCollection } from "./support/api.ts";
import { controlled } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { SMALLEST, widthOf } from "./support/screens.ts";
import {
  inStep,
  logInAtServer,
  openSyncedDevices,
  strip,
  type SyncedDevice,
  type SyncedDevices,
} from "./support/synced-devices.ts";

const SLOW = { timeout: 60_000 };
const READER = { email: "reader@example.org", password: "correct horse" };

describe("an account on the server", () => {
  let world: SyncedDevices;
  let a: SyncedDevice;
  let b: SyncedDevice;
  beforeAll(async () => {
    world = await openSyncedDevices();
    [a, b] = await Promise.all([world.openDevice("/settings/account"), world.openDevice("/settings/account")]);
  });
  afterAll(() => world?.close());

  test("the first takes over what was everybody's on this machine, and keeps the device in step", async () => {
    await Promise.all([inStep(a.page), inStep(b.page)]);
    const { page } = a;
    await createCollection(page, "Tides");
    await expect.poll(() => names(b.page), SLOW).toEqual(["Tides"]);
    await page.getByText("Use an account").press("Enter");
    await page.getByRole("button", { name: "Make one" }).press("Enter");
    await page.getByLabel("Username").fill("reader");
    await page.getByLabel("Email address").fill(READER.email);
    await page.getByLabel("Password").fill(READER.password);
    await page.getByLabel(/Move what the server has so far/).check();
    await expectAccessible(page);
    await page.setViewportSize(SMALLEST);
    expect(await widthOf(page)).toBeLessThanOrEqual(SMALLEST.width);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("button", { name: "Make the account" }).click();
    await page.getByRole("heading", { name: "Logged in as reader" }).waitFor();
    await inStep(page);
    expect(await names(page)).toEqual(["Tides"]);
  });

  test("another browser keeps what it has, says that it must log in, and goes on after it has", async () => {
    const { page } = b;
    await createCollection(page, "Winds");
    await strip(page)
      .getByText(/Not syncing, \d+ changes? only here/)
      .waitFor();
    expect(await names(page)).toEqual(["Tides", "Winds"]);
    await page.getByLabel("Email address").fill(READER.email);
    await page.getByLabel("Password").fill("wrong");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByText("The email address or the password is wrong.").waitFor();
    await page.getByLabel("Password").fill(READER.password);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await inStep(page);
    await expect.poll(() => names(a.page), SLOW).toEqual(["Tides", "Winds"]);
    expect(await names(page)).toEqual(["Tides", "Winds"]);
    const devices = page.getByRole("list", { name: "Your devices" }).locator("strong");
    await expect
      .poll(async () => (await devices.allTextContents()).map((name) => name.trim()), SLOW)
      .toEqual([expect.stringMatching(/^Chrome on \w+ 2 \(this device\)$/), expect.stringMatching(/^Chrome on \w+$/)]);
  });

  test("a login that has run out is renewed unseen", async () => {
    const expired = (await a.context.cookies(`${world.origin}/sync`)).find(({ name }) => name === "access_token");
    await a.context.addCookies([{ ...expired, name: "access_token", value: "run out" } as never]);
    const renewals = () => world.network.passed.filter((each) => each === "POST /sync/auth/refresh").length;
    const before = renewals();
    await createCollection(a.page, "Renewed");
    await expect.poll(() => names(b.page), SLOW).toContain("Renewed");
    expect(renewals()).toBe(before + 1);
  });

  test("a third starts with what the account has, and finds its own things again after logging out", async () => {
    const c = await world.openDevice("/settings/account");
    const { page } = c;
    await page.getByRole("heading", { name: "Log in at the server" }).waitFor();
    await createCollection(page, "Own things");
    await page.getByLabel("Email address").fill(READER.email);
    await page.getByLabel("Password").fill(READER.password);
    await page.getByLabel(/stays out of it/).check();
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect.poll(() => names(page), SLOW).toEqual(["Renewed", "Tides", "Winds"]);
    await inStep(page);
    expect(await names(a.page)).not.toContain("Own things");
    await page.getByRole("button", { name: "Log out, keep everything here" }).click();
    await expect.poll(() => names(page), SLOW).toEqual(["Own things"]);
    await c.context.close();
  });

  test("a form that is half filled in outlives a server that is away for a while", async () => {
    const c = await world.openDevice("/settings/account");
    const { page } = c;
    await page.getByLabel("Email address").fill("writer@example.org");
    await page.getByRole("button", { name: "Make one" }).click();
    await page.getByLabel("Username").fill("writer");
    expect(await page.getByLabel("Email address").inputValue()).toBe("writer@example.org");
    await c.context.setOffline(true);
    await page.getByText("The server cannot be reached now. What you wrote in this form stays").waitFor();
    await expectAccessible(page);
    await page.getByLabel("Password").fill("correct horse");
    await c.context.setOffline(false);
    await page.getByText("What you wrote in this form stays").waitFor({ state: "detached" });
    expect(await page.getByLabel("Username").inputValue()).toBe("writer");
    expect(await page.getByLabel("Email address").inputValue()).toBe("writer@example.org");
    expect(await page.getByLabel("Password").inputValue()).toBe("correct horse");
    await c.context.close();
  });

  test("logging out needs no server: it counts here at once, and the server hears of it when it is back", async () => {
    const c = await world.openDevice("/settings/account");
    const { page } = c;
    await logInAtServer(page, READER);
    const sessions = () => c.context.cookies(`${world.origin}/sync/auth`);
    const logouts = () => world.network.passed.filter((each) => each === "POST /sync/auth/logout").length;
    const before = logouts();
    await c.context.setOffline(true);
    await page.getByRole("heading", { name: "Logged in, and the server cannot be reached" }).waitFor();
    await page.getByRole("button", { name: "Log out, keep everything here" }).click();
    await page.getByRole("heading", { name: "You are logged out on this device" }).waitFor();
    await expect.poll(() => page.getByRole("switch").isChecked(), SLOW).toBe(false);
    expect((await sessions()).length).toBeGreaterThan(0);
    expect(await names(page)).toContain("Winds");
    await c.context.setOffline(false);
    await page.getByRole("heading", { name: "Log in at the server" }).waitFor();
    expect(logouts()).toBeGreaterThan(before);
    expect(await sessions()).toEqual([]);
    expect(c.errors).toEqual([]);
    await c.context.close();
  });

  test("emptying the device needs none either", async () => {
    const c = await world.openDevice("/settings/account");
    const { page } = c;
    await logInAtServer(page, READER);
    await c.context.setOffline(true);
    await page.getByRole("heading", { name: "Logged in, and the server cannot be reached" }).waitFor();
    await page.getByRole("button", { name: "Log out and empty this device" }).click();
    await page
      .getByRole("dialog")
      .getByText(/the app itself goes too/)
      .waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Remove everything" }).click();
    await page.getByRole("heading", { name: "Everything was removed from this device" }).waitFor();
    // Requests are counted a second after they were made.
    await page.waitForTimeout(2000);
    const left = await page.evaluate(async () => [
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
    ]);
    expect(left).toEqual([]);
    await c.context.setOffline(false);
    await page.goto(`${world.origin}/settings/account`);
    await page.getByRole("heading", { name: "Log in at the server" }).waitFor();
    expect(await c.context.cookies(`${world.origin}/sync/auth`)).toEqual([]);
    expect(await names(page)).toEqual([]);
    await c.context.close();
  });

  test("logging out may leave nothing behind on the device", async () => {
    const { page } = b;
    await page.getByRole("button", { name: "Log out and empty this device" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove everything" }).click();
    await page.waitForURL(`${world.origin}/`);
    await controlled(page);
    expect(await names(page)).toEqual([]);
    expect(await names(a.page)).toContain("Winds");
    const emptied = a.page.getByRole("listitem").filter({ hasText: /^Chrome on \w+ 2\s*Signed out/ });
    await a.page.goto(`${world.origin}/settings/account`);
    await emptied.waitFor();
    expect([...a.errors, ...b.errors]).toEqual([]);
  });
});

const names = async (page: Page) =>
  (await call<Collection[]>(page, "GET", "/api/collections/")).body.map(({ name }) => name).sort();
