import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import { call, createCollection, read } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { DESK } from "./support/screens.ts";

const TEXT = "# Pump\n\nThe pump was replaced in 2021 by Klein & Sons.";

describe("going back, and what goes away while it is open", () => {
  let app: AppSession;
  let page: Page;
  let document: Document;
  beforeAll(async () => {
    ({ app, page } = await openAppTab());
    const { id } = await createCollection(page, "House");
    document = await read(page, id, "pump.md", new TextEncoder().encode(TEXT));
  });
  afterAll(() => app?.close());

  const main = () => page.locator("#main");
  /** A chat with one question and its answer. */
  async function askedChat(): Promise<string> {
    const { id } = (await call<{ id: string }>(page, "POST", "/api/chat/sessions", { name: "Pump" })).body;
    await call(page, "POST", "/api/chat/message", { session_id: id, message: "When was the pump replaced?" });
    return id;
  }

  test("the back button closes the palette together with the place it was opened over", async () => {
    await page.goto(`${app.server.origin}/library`);
    await page.getByRole("link", { name: "Search", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Search" }).waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("listbox", { name: "Found" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Library" }).waitFor();
    await page.getByRole("listbox", { name: "Found" }).waitFor({ state: "detached" });
  });

  test("back from a found passage leads to what was found, and then to the search before", async () => {
    await page.goto(`${app.server.origin}/search?q=Klein`);
    await main().getByText("pump.md").first().waitFor();
    await main().getByLabel("What to look for").fill("pump");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=pump/);
    await main().getByText("pump.md").first().click();
    await page.getByRole("region", { name: "Source: pump.md" }).waitFor();
    await page.goBack();
    await page.getByRole("region", { name: "Source: pump.md" }).waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("?q=pump");
    await main().getByText("pump.md").first().waitFor();
    await page.goBack();
    await expect.poll(() => main().getByLabel("What to look for").inputValue()).toBe("Klein");
  });

  test("at 400 % zoom an answer can be read: the field for the next question scrolls with it", async () => {
    const id = await askedChat();
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`${app.server.origin}/chat/${id}`);
    const quote = main().getByText("Klein & Sons").first();
    await quote.scrollIntoViewIfNeeded();
    const isOnTop = () =>
      quote.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(isOnTop).toBe(true);
    await main().getByLabel("Your question").fill("Who replaced it?");
    await page.keyboard.press("Enter");
    await expect.poll(() => main().locator(".message[data-role=assistant]").count()).toBe(2);
    await page.setViewportSize(DESK);
  });

  test("names in Hebrew run from right to left wherever they are shown", async () => {
    const { id } = await createCollection(page, "מסמכים (2026)");
    const { id: file } = await read(page, id, "תקנון 2.md", new TextEncoder().encode("# Rules\n\nQuiet from two."));
    await call(page, "POST", "/api/chat/sessions", { name: "מה הן שעות המנוחה?" });
    for (const path of ["/", "/chats", "/library", `/collections/${id}`, `/documents/${file}`, "/activity"]) {
      await page.goto(app.server.origin + path);
      await page.locator(".nav-text").getByText("מסמכים").waitFor();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => page.locator(".state[role=status]").count()).toBe(0);
      expect(await page.evaluate(setAsEnglish), path).toEqual([]);
    }
  });

  test("a chat and a document that another tab deletes say that they are gone, and are back with their place", async () => {
    const id = await askedChat();
    const other = await app.openTab();
    for (const [path, words, address] of [
      [`/chat/${id}`, "This chat is not here", `/api/chat/sessions/${id}`],
      [`/documents/${document.id}`, "This document is not here", `/api/documents/${document.id}`],
    ] as const) {
      await page.goto(app.server.origin + path);
      await main().getByText("Klein & Sons").first().waitFor();
      await call(other, "DELETE", address);
      await page.getByRole("heading", { level: 1, name: words }).waitFor();
      const entries = (await call<{ id: string }[]>(other, "GET", "/api/v1/sync/deleted")).body;
      const entry = entries.find((each) => each.id.endsWith(address.slice(-36)));
      const restored = await call(other, "POST", "/api/v1/sync/deleted/restore", { id: entry?.id });
      expect(restored.status).toBe(200);
      await main().getByText("Klein & Sons").first().waitFor();
    }
    expect(app.pageErrors).toEqual([]);
  });
});

/** Runs in the page: names that begin with a Hebrew letter, and whose line does not begin there. */
function setAsEnglish(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("#main *, .sidebar *")) {
    const text = [...element.childNodes].find((node) => node instanceof Text)?.textContent?.trim() ?? "";
    if (!/^[\u05d0-\u05ea][^·]*$/.test(text) || element instanceof HTMLOptionElement || !element.checkVisibility())
      continue;
    const { direction, unicodeBidi } = getComputedStyle(element);
    if (direction !== "rtl" && unicodeBidi !== "plaintext") found.push(`${element.className}: ${text}`);
  }
  return found;
}
