import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ChatMessage, ChatSession } from "#core/chat/chat.ts";
import { call, createCollection, read } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";

describe("chats are kept in order", () => {
  let app: AppSession;
  let page: Page;
  let collection = "";
  beforeAll(async () => {
    ({ app, page } = await openAppTab());
    collection = (await createCollection(page, "Coast")).id;
    const text = "# Ferries\n\nThe last ferry leaves the island at half past nine.\n\nThe heron stands in the reeds.";
    await read(page, collection, "ferry.md", new TextEncoder().encode(text));
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    for (const { id } of (await call<ChatSession[]>(page, "GET", "/api/chat/sessions")).body)
      await call(page, "DELETE", `/api/chat/sessions/${id}`);
  });

  const sidebar = () => page.locator(".sidebar-lists .nav-row .nav-text").allInnerTexts();
  const listed = () => page.locator(".chats .nav-text").allInnerTexts();
  const button = (name: string) => page.locator("#main").getByRole("button", { name, exact: true });
  async function chat(name: string, ...questions: readonly string[]): Promise<string> {
    const { id } = (await call<ChatSession>(page, "POST", "/api/chat/sessions", { name, collection_id: collection }))
      .body;
    for (const message of questions)
      expect((await call(page, "POST", "/api/chat/message", { session_id: id, message })).status).toBe(200);
    return id;
  }

  test("a pinned chat comes first, an archived one is apart, and both come back", async () => {
    await chat("Herons");
    await chat("Ferries");
    await page.goto(`${app.server.origin}/chats`);
    await expect.poll(listed).toEqual(["Ferries", "Herons"]);
    await button("Pin the chat “Herons”").click();
    await expect.poll(listed).toEqual(["Herons", "Ferries"]);
    await expect.poll(sidebar).toEqual(["Herons", "Ferries"]);
    await page.reload();
    await expect.poll(listed).toEqual(["Herons", "Ferries"]);
    await button("Archive the chat “Ferries”").click();
    await expect.poll(sidebar).toEqual(["Herons"]);
    await expect.poll(listed).toEqual(["Herons"]);
    await button("Archived (1)").click();
    await expect.poll(listed).toEqual(["Ferries"]);
    await expectAccessible(page);
    await button("Archive the chat “Ferries”").click();
    await page.getByText("“Ferries” is back in the list.").waitFor();
    await expect.poll(sidebar).toEqual(["Herons", "Ferries"]);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(sidebar).toEqual(["Herons"]);
  });

  test("chats are tagged in their dialog and found by tag", async () => {
    await chat("Herons");
    await chat("Ferries");
    await page.goto(`${app.server.origin}/chats`);
    await button("Edit the chat “Herons”").click();
    const dialog = page.getByRole("dialog");
    await expectAccessible(page);
    await dialog.getByLabel("Tags").fill("birds, marsh, birds");
    await dialog.getByLabel(/Pin it/).check();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await page.locator(".chats").getByText("birds, marsh").waitFor();
    await page.getByRole("group", { name: "Only with these tags" }).getByRole("button", { name: "marsh" }).click();
    await expect.poll(listed).toEqual(["Herons"]);
    expect((await call<ChatSession[]>(page, "GET", "/api/chat/sessions")).body).toContainEqual(
      expect.objectContaining({ name: "Herons", pinned: true, archived: false, tags: ["birds", "marsh"] }),
    );
  });

  test("what was said is found, archived or not, and the chat opens at the message", async () => {
    const id = await chat("Timetable", "Where does the heron stand?", "When does the last ferry leave the island?");
    await call(page, "PUT", `/api/chat/sessions/${id}`, { archived: true });
    await chat("Weather", "Will it rain?");
    await page.goto(`${app.server.origin}/chats`);
    await page.getByLabel("Find a chat").fill("HERON reeds");
    await page.getByText("No chat has that in its name, tags or messages.").waitFor();
    await button("Archived (1)").click();
    await page.locator(".chats").getByText("stands in the reeds").waitFor();
    await expectAccessible(page);
    await page.locator(".chats").getByRole("link", { name: "Timetable" }).click();
    const answers = page.getByRole("article", { name: "Answer" });
    await answers.first().waitFor();
    const scroll = () => page.locator(".thread").evaluate((thread) => thread.scrollTop);
    const top = () =>
      page
        .locator("[data-role=assistant]")
        .first()
        .evaluate((one) => (one as HTMLElement).offsetTop);
    await expect.poll(async () => Math.abs((await scroll()) - Math.max(0, (await top()) - 24))).toBeLessThan(2);
  });

  test("a chat continues from an answer in a new one, whose sources open, and stays as it is", async () => {
    const id = await chat("Timetable", "When does the last ferry leave the island?", "Where does the heron stand?");
    await page.goto(`${app.server.origin}/chat/${id}`);
    await page.getByRole("button", { name: "Continue in a new chat" }).first().click();
    await page.getByText("This is “Timetable (continued)”.").waitFor();
    await expect.poll(() => page.getByRole("article", { name: "Answer" }).count()).toBe(1);
    await page
      .getByRole("button", { name: /^Source 1/ })
      .first()
      .click();
    await page.locator(".viewer").getByText("half past nine").filter({ visible: true }).first().waitFor();
    await page.getByLabel("Your question").fill("Where does the heron stand?");
    await page.getByLabel("Your question").press("Enter");
    await expect.poll(() => page.getByRole("article", { name: "Answer" }).count()).toBe(2);
    const messages = await call<ChatMessage[]>(page, "GET", `/api/chat/messages?session_id=${id}`);
    expect(messages.body).toHaveLength(4);
    await expect.poll(sidebar).toEqual(["Timetable (continued)", "Timetable"]);
    expect(app.pageErrors).toEqual([]);
  });

  test("a chat is printed, and saved for Anki and for reference managers", async () => {
    const id = await chat("Timetable", "When does the last ferry leave the island?");
    const tab = await app.context.newPage();
    await tab.addInitScript(() => {
      window.print = () => {
        Object.assign(window.top ?? window, { printed: document.documentElement.outerHTML });
        window.dispatchEvent(new Event("afterprint"));
      };
    });
    await tab.goto(`${app.server.origin}/chat/${id}`);
    await tab.getByRole("button", { name: "Edit the chat “Timetable”" }).click();
    const dialog = tab.getByRole("dialog");
    await dialog.getByRole("button", { name: "Print or PDF" }).click();
    const printed = () => tab.evaluate(() => String((window as { printed?: string }).printed));
    await expect.poll(printed).toMatch(/<blockquote[^>]*>[^<]*half past nine/);
    expect(await tab.locator("iframe").count()).toBe(0);
    const saved = async (save: () => Promise<unknown>) => {
      const [file] = await Promise.all([tab.waitForEvent("download"), save()]);
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
    };
    const cards = await saved(() => dialog.getByRole("button", { name: "Anki cards" }).click());
    expect(cards.name).toBe("Timetable.txt");
    expect(cards.text).toMatch(/^When does the last ferry leave the island\?\t.*half past nine.*ferry\.md/m);
    const chatCitations = await saved(() => dialog.getByLabel("Save citations as").selectOption("BibTeX"));
    expect(chatCitations.name).toBe("Timetable.bib");
    expect(chatCitations.text).toContain("note = {File: ferry.md}");
    await tab.keyboard.press("Escape");
    const cited = await saved(() => tab.locator(".answer").getByLabel("Save citations as").selectOption("RIS"));
    expect(cited.text).toContain("TI  - Ferries\r\n");
    await tab.goto(`${app.server.origin}/collections/${collection}`);
    const all = await saved(() => tab.getByLabel("Save citations as").selectOption("CSL-JSON"));
    expect(JSON.parse(all.text)).toMatchObject([{ title: "Ferries", note: "File: ferry.md" }]);
    await expectAccessible(tab);
    await tab.close();
  });
});
