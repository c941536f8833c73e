import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, createCollection, upload } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";

const DOCUMENTS = 80;
const CHATS = 90;
const PATIENCE = { timeout: 60_000 };

let app: AppSession;
let page: Page;

beforeAll(async () => {
  ({ app, page } = await openAppTab());
  const { id } = await createCollection(page, "Logs");
  // Empty files end at once: what is listed is what counts here.
  for (let at = 1; at <= DOCUMENTS; at++) await upload(page, id, `log ${at}.md`, new Uint8Array());
  for (let at = 1; at <= CHATS; at++) await call(page, "POST", "/api/chat/sessions", { name: `Talk ${at}` });
  await page.reload();
});
afterAll(() => app?.close());

const rows = () => page.locator(".document-row").count();
const chats = () => page.locator(".chats .nav-row").count();

describe("a long list", () => {
  test("of documents has the rows around what is seen in the page, and says which each is", async () => {
    await page.getByRole("link", { name: /^Logs/ }).click();
    await page.locator("[aria-posinset='1'] .document-row").getByText(`log ${DOCUMENTS}.md`).waitFor();
    expect(await rows()).toBeLessThan(DOCUMENTS);
    expect(await page.locator("[aria-posinset]").first().getAttribute("aria-setsize")).toBe(String(DOCUMENTS));
    await expectAccessible(page);
    // Rows are measured as they come into view, so the end may move once it is reached.
    const last = page.locator(`[aria-posinset='${DOCUMENTS}']`).getByText("log 1.md", { exact: true });
    await expect
      .poll(async () => {
        await page.locator("#main").evaluate((main) => main.scrollTo(0, main.scrollHeight));
        return last.isVisible();
      }, PATIENCE)
      .toBe(true);
    expect(await rows()).toBeLessThan(DOCUMENTS);
  });

  test("of documents is filtered as a whole", async () => {
    await page.getByLabel("Filter the documents by name").fill("7.md");
    await expect.poll(rows).toBe(8); // 7, 17 and so on
    await page.locator(".document-row").getByText("log 17.md").waitFor();
    await page.getByLabel("Filter the documents by name").fill("");
    await expect.poll(rows).toBeGreaterThan(1);
  });

  test("of chats is on a page, and the sidebar has those that fit", async () => {
    const listed = () => page.locator(".sidebar-lists .nav-row").count();
    await expect.poll(listed).toBeLessThan(30);
    expect(await listed()).toBeGreaterThan(2);
    await page.getByRole("link", { name: `All ${CHATS} chats` }).click();
    await page.getByRole("heading", { name: "Chats", level: 1 }).waitFor();
    await expect.poll(chats).toBeGreaterThan(4);
    expect(await chats()).toBeLessThan(CHATS);
    await expectAccessible(page);
  });

  test("of chats gives a chat another name, and leaves it in its place", async () => {
    const rename = async (from: string, to: string) => {
      await page
        .locator(".chats")
        .getByRole("button", { name: `Edit the chat “${from}”` })
        .click();
      await page.getByRole("dialog").getByLabel("Name").fill(to);
      await page.keyboard.press("Enter");
      await page.locator("[aria-posinset='1']").getByRole("link", { name: to }).waitFor();
    };
    await rename(`Talk ${CHATS}`, "About owls");
    await rename("About owls", `Talk ${CHATS}`);
  });

  test("of chats is filtered as a whole, and a chat deleted from it", async () => {
    await page.getByLabel("Find a chat").fill("talk 3");
    await page.getByText(`18 of ${CHATS}`).waitFor(); // 3, 13 and so on, and 30 to 39
    await page.locator(".chats").getByRole("button", { name: "Delete the chat “Talk 33”" }).click();
    await page.getByText(`17 of ${CHATS - 1}`).waitFor();
    expect(app.pageErrors).toEqual([]);
  });
});
