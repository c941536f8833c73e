import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import { call, createCollection } from "./support/api.ts";
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
const EMAIL = "reader@example.org";
const FIRST = "correct horse";
const SECOND = "battery staple";

describe("the end of a password and of an account", () => {
  let world: SyncedDevices;
  let a: SyncedDevice;
  let b: SyncedDevice;
  beforeAll(async () => {
    world = await openSyncedDevices({ env: { DOCUMENT_CHAT_AUTH: "required" } });
    [a, b] = await Promise.all([world.openDevice("/settings/account"), world.openDevice("/settings/account")]);
    const account = { username: "reader", email: EMAIL, password: FIRST };
    expect((await call(a.page, "POST", "/sync/auth/register", account)).status).toBe(201);
  });
  afterAll(() => world?.close());

  const change = async (page: Page, current: string, next: string) => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password").fill(next);
    await page.getByRole("button", { name: "Change the password" }).click();
  };

  test("a wrong or a lost answer changes nothing and says so", async () => {
    const { page } = a;
    for (const each of [page, b.page]) await logInAtServer(each, { email: EMAIL, password: FIRST });
    await createCollection(page, "Tides");
    await expect.poll(() => names(b.page), SLOW).toEqual(["Tides"]);
    await page.getByText("Change the password", { exact: true }).first().press("Enter");
    await expectAccessible(page);
    await change(page, "wrong", SECOND);
    await page.getByRole("alert").filter({ hasText: "The current password is wrong." }).waitFor();
    await a.context.route("**/sync/auth/password", (route) => route.abort());
    await page.getByRole("button", { name: "Change the password" }).click();
    await page.getByRole("alert").filter({ hasText: "The server cannot be reached." }).waitFor();
    expect(await page.getByLabel("New password").inputValue()).toBe(SECOND);
    await a.context.unroute("**/sync/auth/password");
  });

  test("a new password keeps this device logged in", async () => {
    const { page } = a;
    await change(page, FIRST, SECOND);
    await page.getByText("Your password is changed. This device stays logged in").waitFor();
    await createCollection(page, "After the change");
    await inStep(page);
  });

  test("another device says so, keeps what is not sent, and sends it after a login with the new one", async () => {
    const { page } = b;
    await page.getByRole("heading", { name: "Your login has ended" }).waitFor();
    await strip(page)
      .getByText(/Not syncing/)
      .waitFor();
    await page.getByText("The password of your account was changed. Log in with the new one.").first().waitFor();
    await createCollection(page, "Not sent yet");
    await strip(page)
      .getByText(/Not syncing, \d+ changes? only here/)
      .waitFor();
    await page.getByLabel("Email address").fill(EMAIL);
    await page.getByLabel("Password", { exact: true }).fill(FIRST);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByText("The email address or the password is wrong.").waitFor();
    await page.getByLabel("Password", { exact: true }).fill(SECOND);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await inStep(page);
    const all = ["After the change", "Not sent yet", "Tides"];
    await expect.poll(() => names(a.page), SLOW).toEqual(all);
    expect(await names(page)).toEqual(all);
  });

  test("a device that was away says so as well, though its login had run out meanwhile", async () => {
    const expired = (await b.context.cookies(`${world.origin}/sync`)).find(({ name }) => name === "access_token");
    await b.page.goto("about:blank");
    await b.context.addCookies([{ ...expired, name: "access_token", value: "run out" } as never]);
    const answer = a.page.waitForResponse((response) => response.url().endsWith("/sync/auth/password"));
    await change(a.page, SECOND, FIRST);
    expect((await answer).status()).toBe(200);
    await b.page.goto(`${world.origin}/settings/account`);
    await b.page.getByText("The password of your account was changed. Log in with the new one.").first().waitFor();
    await b.page.getByLabel("Email address").fill(EMAIL);
    await b.page.getByLabel("Password", { exact: true }).fill(FIRST);
    await b.page.getByRole("button", { name: "Log in", exact: true }).click();
    await inStep(b.page);
  });

  test("the account is deleted with its password only, after the page has said what is lost", async () => {
    const { page } = a;
    const tab = await a.openTab("/settings/account");
    for (const each of [page, tab]) {
      await each.getByText("Delete the account", { exact: true }).first().press("Enter");
      await each.getByRole("button", { name: "Delete the account…" }).click();
    }
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Deleted from the server:").waitFor();
    await dialog.getByText("what is on this device and on your other devices").waitFor();
    expect(await dialog.getByRole("link", { name: "make a backup" }).getAttribute("href")).toBe("/settings/storage");
    await expectAccessible(page);
    await page.setViewportSize(SMALLEST);
    expect(await widthOf(page)).toBeLessThanOrEqual(SMALLEST.width);
    await page.setViewportSize({ width: 1280, height: 800 });
    const go = async (from: Page, password: string) => {
      await from.getByRole("dialog").getByLabel("Password").fill(password);
      await from.getByRole("dialog").getByRole("button", { name: "Delete the account" }).click();
    };
    await go(page, SECOND);
    await dialog.getByText("The password is wrong. Nothing was deleted.").waitFor();
    await go(page, FIRST);
    await page.getByText("Your account is deleted. Everything on this device is still here.").waitFor();
    await page.getByRole("heading", { name: "Log in at the server" }).waitFor();
    expect(await names(page)).toEqual(["After the change", "Not sent yet", "Tides"]);
    await expect.poll(() => page.getByRole("switch").isChecked()).toBe(false);
    // The other tab follows, whether or not it asks once more.
    await tab.getByRole("heading", { name: "Log in at the server" }).waitFor();
    await tab.close();
    expect(await a.context.cookies(`${world.origin}/sync/auth`)).toEqual([]);
  });

  test("a profile of this browser is deleted with what it has, and what was here before is back", async () => {
    const { page } = a;
    await page.getByText(/^Profiles on this device/).press("Enter");
    const profiles = page.locator("#profile");
    await profiles.getByLabel("Username").fill("other");
    await profiles.getByLabel("Email address").fill("other@example.org");
    await profiles.getByLabel("Password", { exact: true }).fill(FIRST);
    await profiles.getByRole("button", { name: "Make the account" }).click();
    await profiles.getByRole("heading", { name: "Logged in as other" }).waitFor();
    await createCollection(page, "Of the profile");
    expect(await names(page)).toEqual(["Of the profile"]);
    await profiles.getByRole("button", { name: "Delete the profile…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Other profiles stay").waitFor();
    await dialog.getByLabel("Password").fill(SECOND);
    await dialog.getByRole("button", { name: "Delete the profile" }).click();
    await dialog.getByText("The password is wrong. Nothing was deleted.").waitFor();
    expect(await names(page)).toEqual(["Of the profile"]);
    await dialog.getByLabel("Password").fill(FIRST);
    await dialog.getByRole("button", { name: "Delete the profile" }).click();
    await page.getByText("The profile is deleted.").waitFor();
    expect(await names(page)).toEqual(["After the change", "Not sent yet", "Tides"]);
    expect(await rowsNaming(page, "Of the profile")).toEqual([]);
  });

  test("another device says that the account is gone, and gives all it has to a new one", async () => {
    const { page } = b;
    await createCollection(page, "Made since");
    await page.getByRole("heading", { name: "Your account is not on the server any more" }).waitFor();
    await strip(page)
      .getByText(/Not syncing, \d+ changes? only here/)
      .waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Keep everything, without the account" }).click();
    await page.getByRole("heading", { name: "Log in at the server" }).waitFor();
    const all = ["After the change", "Made since", "Not sent yet", "Tides"];
    expect(await names(page)).toEqual(all);
    await page.getByRole("button", { name: "Make one" }).click();
    await page.getByLabel("Username").fill("reader");
    await page.getByLabel("Email address").fill(EMAIL);
    await page.getByLabel("Password", { exact: true }).fill(FIRST);
    await page.getByRole("button", { name: "Make the account" }).click();
    await page.getByRole("heading", { name: "Logged in as reader" }).waitFor();
    await inStep(page);
    const c = await world.openDevice("/settings/account");
    await logInAtServer(c.page, { email: EMAIL, password: FIRST });
    await expect.poll(() => names(c.page), SLOW).toEqual(all);
    expect([...a.errors, ...b.errors, ...c.errors]).toEqual([]);
  });
});

const names = async (page: Page) =>
  (await call<Collection[]>(page, "GET", "/api/collections/")).body.map(({ name }) => name).sort();

/** Tables of the page's database with a row in which the text is. */
const rowsNaming = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error(String(request.error))));
      });
    const database = await asked(indexedDB.open("lectern"));
    const found: string[] = [];
    for (const name of database.objectStoreNames) {
      const rows = await asked(database.transaction(name).objectStore(name).getAll());
      if (JSON.stringify(rows).includes(wanted)) found.push(name);
    }
    database.close();
    return found;
  }, text);
