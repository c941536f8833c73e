import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCollection, read } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";

const FERRY = "# Ferries\n\nThe last ferry leaves the island at half past nine.\n\nDogs travel free of charge.\n";
const LATER = FERRY.replace("half past nine", "a quarter to eleven");
const asFile = (name: string, text: string) => ({ name, mimeType: "text/markdown", buffer: Buffer.from(text) });

describe("a newer version of a file", () => {
  let app: AppSession;
  let page: Page;
  /** A question answered by the first version. */
  let chat: string;
  beforeAll(async () => {
    ({ app, page } = await openAppTab());
    const { id } = await createCollection(page, "Trips");
    const document = await read(page, id, "ferries.md", new TextEncoder().encode(FERRY));
    await page.goto(app.server.origin);
    await page.getByRole("textbox", { name: "Your question" }).fill("When does the last ferry leave?");
    await page.keyboard.press("Enter");
    await page.getByRole("article", { name: "Answer" }).getByText("half past nine").first().waitFor();
    chat = page.url();
    await page.goto(`${app.server.origin}/documents/${document.id}`);
    await page.getByText("half past nine").last().waitFor();
  });
  afterAll(() => app.close());

  test("takes the place of the document that is open, and is shown once it has been read", async () => {
    await page.getByLabel("Newer version of ferries.md").setInputFiles(asFile("ferries 2.md", LATER));
    await page.getByText("“ferries.md” is replaced. The newer version is being read.").waitFor();
    const text = page.getByRole("region", { name: "The document" });
    await text.getByText("a quarter to eleven").waitFor();
    expect(await text.getByText("half past nine").count()).toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("ferries.md");
  });

  test("is found by the next question", async () => {
    const address = page.url();
    await page.goto(`${app.server.origin}/`);
    await page.getByRole("textbox", { name: "Your question" }).fill("When does the last ferry leave?");
    await page.keyboard.press("Enter");
    await page.getByText("a quarter to eleven").first().waitFor();
    expect(await page.getByText("half past nine").count()).toBe(0);
    await page.goto(address);
  });

  test("is what an earlier answer says changed since; its source opens the version that it rests on", async () => {
    const address = page.url();
    await page.goto(chat);
    const answer = page.getByRole("article", { name: "Answer" }).first();
    await answer.getByText("What this answer cites of ferries.md changed since.").waitFor();
    await answer.getByText("half past nine").first().waitFor();
    await answer.locator("button.cite, button.source").first().click();
    const source = page.getByRole("region", { name: "The document" });
    await source.locator("mark").getByText("half past nine").waitFor();
    await page.getByText("Earlier version, which this answer rests on.").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Close the source" }).click();
    await answer.getByRole("button", { name: "Answer again" }).click();
    await page.getByText("a quarter to eleven").first().waitFor();
    await page.goto(address);
  });

  test("changes nothing where it is the same file, and says so", async () => {
    await page.getByLabel("Newer version of ferries.md").setInputFiles(asFile("ferries 3.md", LATER));
    await page.getByText("“ferries.md” is the same as before. Nothing changed.").waitFor();
  });

  test("can be chosen where the document is changed, from the list", async () => {
    await page.getByRole("link", { name: "Its collection" }).click();
    await page.getByRole("button", { name: "Edit ferries.md" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Replace with a newer version…" }).waitFor();
    await dialog.getByLabel("Newer version of ferries.md").setInputFiles(asFile("ferries.md", FERRY));
    await page.getByText("“ferries.md” is replaced. The newer version is being read.").waitFor();
    expect(await dialog.count()).toBe(0);
  });
});
