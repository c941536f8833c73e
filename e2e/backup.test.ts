import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCollection, read } from "./support/api.ts";
import { controlled, openApp, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";

const TEXT = "# Harbour\n\nThe archive moved to the harbour building in March 1987.";
const QUESTION = "When did the archive move to the harbour building?";

describe("a backup", () => {
  let app: AppSession;
  let page: Page;
  let backup: string;
  beforeAll(async () => {
    app = await openApp();
    page = await app.openTab();
    page.setDefaultTimeout(60_000);
  });
  afterAll(() => app.close());

  test("is no matter for who is new", async () => {
    await page.getByText("Your files stay on this device.").waitFor();
    expect(await page.getByText("Your documents were here before").count()).toBe(0);
    await page.getByRole("link", { name: "Bring in a backup" }).waitFor();
  });

  test("is made with one click, and downloaded", async () => {
    const { id } = await createCollection(page, "Harbour");
    await read(page, id, "harbour.md", new TextEncoder().encode(TEXT));
    await page.goto(`${app.server.origin}/backup`);
    await controlled(page);
    await page.getByRole("button", { name: "Make a backup" }).click();
    await page.getByText("The backup is ready.").waitFor();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download it" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^lectern-backup-.*\.zip$/);
    backup = await download.path();
    expect((await readFile(backup)).subarray(0, 2).toString()).toBe("PK");
  });

  test("is offered after the browser cleared its storage, and answers with its source again", async () => {
    await page.waitForFunction(() => localStorage.getItem("lectern-has-data") === "yes");
    await page.close();
    const plain = await app.context.newPage();
    await plain.goto(`${app.server.origin}/robots.txt`);
    const devtools = await app.context.newCDPSession(plain);
    await devtools.send("Storage.clearDataForOrigin", {
      origin: app.server.origin,
      storageTypes: "indexeddb,file_systems,cache_storage,service_workers",
    });
    await plain.close();

    page = await app.openTab();
    page.setDefaultTimeout(60_000);
    await page.getByText("Your documents were here before").waitFor();
    await expectAccessible(page);
    await page.getByLabel("A backup to bring in").setInputFiles(backup);
    await page.getByText("1 document can answer").waitFor();

    await page.getByRole("textbox").first().fill(QUESTION);
    await page.keyboard.press("Enter");
    await page.locator(".answer, .message").getByText("March 1987").first().waitFor();
    await page.getByText("harbour.md").first().waitFor();
  });

  test("brought in a second time changes nothing, and says so", async () => {
    await page.goto(`${app.server.origin}/backup`);
    await controlled(page);
    await page.getByLabel("A backup to bring in").setInputFiles(backup);
    await page.getByText("Nothing was changed.").waitFor();
    expect(app.pageErrors).toEqual([]);
  });
});
