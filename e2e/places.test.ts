import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, createCollection, read } from "./support/api.ts";
import { openApp, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { DESK, PHONE, SMALLEST } from "./support/screens.ts";

const PLACES = [
  ["Chats", "/chats", "Chats"],
  ["Library", "/library", "Library"],
  ["Search", "/search", "Search"],
  ["Pages", "/pages", "Pages"],
  ["Evaluate", "/evaluation", "Evaluate"],
  ["Settings", "/settings", "Settings"],
  ["Home", "/", "What do you want to know?"],
] as const;
const AT_THE_BOTTOM = ["Home", "Chats", "Library", "Search"];

const SECTIONS = [
  ["Models", "/settings/models"],
  ["Account and sync", "/settings/account"],
  ["Personas and prompts", "/settings/personas"],
  ["Plugins", "/settings/plugins"],
  ["Storage and backup", "/settings/storage"],
  ["Privacy", "/settings/privacy"],
  ["Keyboard", "/settings/keyboard"],
  ["Language and look", "/settings/look"],
] as const;

const MOVED = [
  ["/models", "/settings/models"],
  ["/providers", "/settings/models#servers"],
  ["/account", "/settings/account#profile"],
  ["/devices", "/settings/account"],
  ["/personas", "/settings/personas"],
  ["/plugins", "/settings/plugins"],
  ["/plugins/WordCount", "/settings/plugins/WordCount"],
  ["/backup", "/settings/storage#backup"],
  ["/privacy", "/settings/privacy"],
  ["/navigation", "/settings/sidebar"],
  ["/jobs?status=failed", "/activity?status=failed"],
  ["/jobs?type=export#list", "/activity?type=export#list"],
  ["/trash", "/library/trash"],
] as const;

describe.each([
  ["a desk", DESK],
  ["a phone", PHONE],
])("the places on %s", (_, screen) => {
  let app: AppSession;
  let page: Page;
  const isPhone = screen === PHONE;
  beforeAll(async () => {
    app = await openApp();
    page = await app.openTab();
    await page.setViewportSize(screen);
    const { id } = await createCollection(page, "Harbours");
    await read(page, id, "ferry.md", new TextEncoder().encode("# Ferry\n\nThe ferry leaves the harbour at noon."));
    const [document] = (await call<{ id: string }[]>(page, "GET", "/api/documents/")).body;
    await call(page, "PUT", `/api/documents/${document?.id}`, { tags: ["boats"] });
    const made = await call<{ id: string }>(page, "POST", "/api/v1/pages/", { name: "Tide table", route: "/tides" });
    await call(page, "POST", `/api/v1/pages/${made.body.id}/publish`, { publish: true });
    await page.reload();
  });
  afterAll(() => app?.close());

  const path = () => new URL(page.url()).pathname;
  /** The list of places that is in sight: the sidebar's, or, on a phone, the one at the bottom or behind the menu. */
  const listWith = async (name: string) => {
    if (!isPhone) return page.getByRole("navigation", { name: "Places", exact: true });
    const bottom = page.getByRole("navigation", { name: "Main places" });
    if ([...AT_THE_BOTTOM, "Menu"].includes(name)) return bottom;
    await bottom.getByRole("button", { name: "Menu" }).press("Enter");
    return page.getByRole("dialog", { name: "Menu" }).getByRole("navigation", { name: "Places", exact: true });
  };
  const isThere = async (address: string, heading: string) => {
    await page.waitForURL((url) => url.pathname === address);
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
    await expect.poll(() => page.locator(".state[role=status]").count(), { timeout: 60_000 }).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen.width);
  };

  test.each(PLACES)("%s is opened by pointer and by keyboard, and breaks no rule of axe", async (name, at, heading) => {
    const link = (await listWith(name)).getByRole("link", { name, exact: true });
    await link.click();
    await isThere(at, heading);
    if (isPhone) await page.getByRole("dialog", { name: "Menu" }).waitFor({ state: "detached" });
    await expectAccessible(page);

    // The list of places is drawn once more when it is known how the person arranged it.
    const arranged = page.waitForResponse((response) => response.url().includes("/api/v1/navigation-routes"));
    await page.goto(`${app.server.origin}/documents/none`);
    await arranged;
    const again = (await listWith(name)).getByRole("link", { name, exact: true });
    await again.press("Enter");
    await isThere(at, heading);
  });

  test.each(SECTIONS)("%s, a section of the settings, is opened by pointer and from the palette", async (name, at) => {
    await page.goto(`${app.server.origin}/settings`);
    const sections = page.getByRole("navigation", { name: "Settings", exact: true });
    await sections.getByRole("link", { name }).click();
    await isThere(at, name);
    await expectAccessible(page);
    if (isPhone) {
      await page.locator("#main").getByRole("link", { name: "Settings", exact: true }).click();
      await isThere("/settings", "Settings");
    } else {
      await page.goto(`${app.server.origin}/search`);
      await isThere("/search", "Search");
    }

    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill(`Settings › ${name}`);
    await page.getByRole("option", { name: `Settings › ${name}` }).waitFor();
    await page.keyboard.press("Enter");
    await isThere(at, name);
  });

  test.skipIf(isPhone)("the sidebar of a laptop shows three chats with their whole row, and a collection", async () => {
    const names = ["How long does the passage take", "Who owns the pier", "Where are the tickets sold"];
    for (const name of names) await call(page, "POST", "/api/chat/sessions", { name });
    await page.goto(app.server.origin);
    const lists = page.locator(".sidebar-lists");
    const isInSight = (each: Locator) =>
      each.evaluate((element) => {
        const [own, box] = [element, element.closest(".sidebar-lists") ?? element].map((e) =>
          e.getBoundingClientRect(),
        );
        return own !== undefined && box !== undefined && own.top >= box.top && own.bottom <= box.bottom;
      });
    await expect.poll(() => isInSight(lists.getByRole("link", { name: /Harbours/ }))).toBe(true);
    for (const name of names) {
      const chat = lists.getByRole("link", { name, exact: true });
      expect(await isInSight(chat)).toBe(true);
      expect((await chat.boundingBox())?.width).toBe((await lists.boundingBox())?.width);
    }
  });

  test.runIf(isPhone)("the list of chats shows the whole name of each", async () => {
    await call(page, "POST", "/api/chat/sessions", { name: "Where are the tickets for the ferry sold in winter?" });
    await page.goto(`${app.server.origin}/chats`);
    const name = page.locator(".chats").getByText("Where are the tickets for the ferry");
    await name.waitFor();
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  });

  test("the library has collections with their size, tags, documents and the trash", async () => {
    await page.goto(`${app.server.origin}/library`);
    const main = page.locator("#main");
    await main.getByRole("link", { name: /Harbours 1 document · 4\d bytes/ }).waitFor();
    await main.getByRole("link", { name: "boats" }).press("Enter");
    await main.getByRole("heading", { name: "Documents tagged “boats”" }).waitFor();
    await main.getByRole("link", { name: "ferry.md" }).waitFor();
    await expectAccessible(page);
    await main.getByRole("button", { name: "Delete ferry.md" }).click();
    await main.getByText("No document has this tag").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await main.getByRole("link", { name: "ferry.md" }).waitFor();
    await main.getByRole("link", { name: "Trash" }).click();
    await isThere("/library/trash", "Trash");
  });

  test("a file dropped on the library is read and listed there", async () => {
    await page.goto(`${app.server.origin}/library`);
    await page.getByRole("heading", { level: 1, name: "Library" }).waitFor();
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["# Buoy\n\nThe buoy is red."], "buoy.md", { type: "text/markdown" }));
      return data;
    });
    for (const event of ["dragenter", "dragover", "drop"])
      await page.dispatchEvent("body", event, { dataTransfer: transfer });
    await page.locator("#main").getByRole("link", { name: "buoy.md" }).waitFor();
  });

  test("the start page has the newest documents with their state, and says once how answers come about", async () => {
    await page.goto(app.server.origin);
    const newest = page.getByRole("region", { name: "Newest documents" });
    await newest.getByRole("link", { name: "buoy.md" }).waitFor();
    await newest
      .getByText(/MD · .+ · \d+ bytes/)
      .first()
      .waitFor();
    await page.getByText("Answers are quotes from your documents.").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Not now" }).click();
    await page.getByText("Answers are quotes from your documents.").waitFor({ state: "detached" });
    await page.reload();
    await newest.getByRole("link", { name: "buoy.md" }).waitFor();
    await page.waitForFunction(() => performance.getEntriesByName(`${location.origin}/api/language-models`).length > 0);
    expect(await page.getByText("Answers are quotes from your documents.").count()).toBe(0);
  });

  test("a published page is opened by its name, below Pages", async () => {
    await page.goto(`${app.server.origin}/library`);
    await (await listWith("Tide table")).getByRole("link", { name: "Tide table" }).click();
    await page.waitForURL("**/p/tides");
  });

  test.each(MOVED)("%s leads on to %s", async (before, now) => {
    await page.goto(app.server.origin + before);
    await page.waitForURL((url) => url.pathname + url.search + url.hash === now);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await page.getByText("There is nothing at this address").count()).toBe(0);
  });

  test("an old address that a person keeps in the navigation opens the new place", async () => {
    const row = { name: "Kept models", route: "/models" };
    const made = await call<{ id: string }>(page, "POST", "/api/v1/navigation-routes/", row);
    await page.goto(`${app.server.origin}/search`);
    const link = (await listWith("Kept models")).getByRole("link", { name: "Kept models" });
    await link.click();
    await isThere("/settings/models", "Models");
    await call(page, "DELETE", `/api/v1/navigation-routes/${made.body.id}`);
  });

  test("an address that never was says so", async () => {
    await page.goto(`${app.server.origin}/nowhere`);
    await page.getByRole("heading", { name: "There is nothing at this address" }).waitFor();
    expect(path()).toBe("/nowhere");
    await page.goto(app.server.origin);
  });

  test("a chat that is gone, and a file that cannot be read, say so on their pages", async () => {
    await page.goto(`${app.server.origin}/chat/00000000-0000-4000-8000-000000000000`);
    await page.getByRole("heading", { level: 1, name: "This chat is not here" }).waitFor();
    await page.goto(`${app.server.origin}/documents/00000000-0000-4000-8000-000000000000`);
    await page.getByRole("heading", { level: 1, name: "This document is not here" }).waitFor();
    await page.locator("#main").getByRole("link", { name: "Open the trash" }).click();
    await isThere("/library/trash", "Trash");
    const { id: collection } = await createCollection(page, "Broken");
    const { id } = await read(page, collection, "broken.pdf", new TextEncoder().encode("%PDF-1.7 and no more"));
    await page.goto(`${app.server.origin}/documents/${id}`);
    await page.getByText("This file cannot be read.").waitFor();
    await page.getByText("This PDF is damaged and cannot be opened.").first().waitFor();
    expect(await page.getByText("Invalid PDF structure").count()).toBe(0);
    await call(page, "DELETE", `/api/collections/${collection}`);
    await page.goto(app.server.origin);
  });

  test.skipIf(!isPhone)("on the smallest screen every name at the bottom is whole", async () => {
    await page.setViewportSize(SMALLEST);
    const names = page.getByRole("navigation", { name: "Main places" }).locator(".nav-text");
    expect(await names.allTextContents()).toHaveLength(5);
    const cut = await names.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    );
    expect(cut).toEqual([]);
  });

  test("no error went uncaught, and no foreign host was asked", () => {
    expect(app.pageErrors).toEqual([]);
    expect(app.foreign.asked).toEqual([]);
  });
});
