import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchAtHome, startAppServer, type AppServer } from "./support/app-server.ts";
import { controlled } from "./support/app-session.ts";
import { addFiles, expectAccessible, markdown } from "./support/page-steps.ts";
import { LARGE, PHONE } from "./support/screens.ts";
import { watchAnswers, type WatchedAnswers } from "./support/watch-answers.ts";

/** The same views over both hosts: who answers is not the page's business. */
describe.each(["this device", "the server"])(
  "accounts, personas, models and named documents, answered by %s",
  (host) => {
    let server: AppServer;
    let browser: Browser;
    let page: Page;
    let answers: WatchedAnswers;
    const errors: string[] = [];

    beforeAll(async () => {
      server = await startAppServer({ withModels: true });
      browser = await launchAtHome();
      page = await browser.newPage({ viewport: LARGE });
      page.setDefaultTimeout(60_000);
      answers = watchAnswers(page);
      page.on("pageerror", (error) => errors.push(error.message));
      await page.goto(host === "this device" ? server.origin : server.homeOrigin);
      if (host === "this device") await controlled(page);
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });

    const section = (name: string) =>
      page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name }).click();
    /** On a device a server's account stands beside the profiles. */
    const profile = () => page.locator(host === "this device" ? "#profile" : "#main");

    test("a question to one document is answered from it alone, and the limit holds until it is taken away", async () => {
      await page.getByText("Drop files or a folder here").waitFor();
      await addFiles(page, [
        markdown("island.md", "# Island\n\nThe lighthouse keeper of the island is Ada Brook."),
        markdown("harbour.md", "# Harbour\n\nThe lighthouse keeper of the harbour is Tom Reed."),
      ]);
      await page.getByText("2 documents can answer").waitFor();
      await page.locator("[data-ask]").fill("Who is the lighthouse keeper? @harb");
      await page.getByRole("option", { name: "harbour.md" }).waitFor();
      await page.keyboard.press("Enter");
      await page.getByRole("list", { name: "Look only in" }).getByText("harbour.md").waitFor();
      await expectAccessible(page);

      await page.keyboard.press("Enter");
      await page.locator(".answer-text", { hasText: "Tom Reed" }).waitFor();
      expect(await page.locator(".answer").textContent()).not.toContain("Ada Brook");
      await page.getByText("looked only in harbour.md").waitFor();

      await page.reload();
      await page.getByRole("button", { name: "Do not limit the question to harbour.md" }).click();
      await page.getByRole("combobox", { name: "Look in" }).waitFor();
    });

    test("a model is downloaded and used, says what is left to read, and gives its room back", async () => {
      await page.getByRole("link", { name: "Settings" }).click();
      await section("Models");
      const row = page.getByRole("listitem").filter({ hasText: "MiniLM L6" });
      await page.getByText("Always here, works at once").waitFor();
      await expectAccessible(page);
      await row.getByRole("button", { name: "Download" }).click();
      await row.getByText("In use").waitFor();
      await page.getByText(/still to be read with it/).waitFor({ state: "detached" });
      await page.getByRole("listitem").filter({ hasText: "Built-in" }).getByRole("button", { name: "Use it" }).click();
      await row.getByRole("button", { name: "Use it" }).waitFor();
      await row.getByRole("button", { name: "Remove" }).click();
      await page.getByText(/MiniLM L6 is removed\. .+ are free again/).waitFor();
      await row.getByRole("button", { name: "Download" }).waitFor();
    });

    test("an account is made by keyboard; what was there without one is not in it", async () => {
      await section("Account and sync");
      if (host === "this device") await page.getByText("Profiles on this device").click();
      const makeOne = profile().getByRole("button", { name: "Make one" });
      await profile()
        .getByRole("heading", { name: /Log in|Make an account/ })
        .waitFor();
      if (await makeOne.isVisible()) await makeOne.click();
      await page.getByLabel("Username").focus();
      for (const words of ["reader", "reader@example.org", "correct horse"]) {
        await page.keyboard.type(words);
        await page.keyboard.press("Tab");
      }
      await expectAccessible(page);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Logged in as reader" }).waitFor();
      await page.getByText("Drop a file anywhere to begin.").waitFor();
    });

    test("the name is changed, a wrong password is refused in words, and a token is shown once", async () => {
      await page.getByLabel("New username").fill("bookworm");
      await page.getByRole("button", { name: "Change it" }).click();
      await page.getByRole("heading", { name: "Logged in as bookworm" }).waitFor();
      await page.getByLabel("Current password").fill("wrong horse");
      await page.getByLabel("New password").fill("battery staple");
      await page.getByRole("button", { name: "Change the password" }).click();
      await page.getByText("The current password is wrong.").waitFor();

      await page.getByLabel("Name", { exact: true }).fill("Backup");
      await page.getByRole("button", { name: "Make a token" }).click();
      const dialog = page.getByRole("dialog", { name: "Your new token" });
      expect(await dialog.getByLabel("Backup").inputValue()).toMatch(/^lt_/);
      await dialog.getByRole("button", { name: "Copy" }).click();
      await page.getByText("The token is copied.").waitFor();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "I have it" }).click();
      await page.getByRole("list", { name: "Your tokens" }).getByText("Backup").waitFor();
      await page.setViewportSize(PHONE);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
      await page.setViewportSize(LARGE);
      await page.getByRole("button", { name: "Revoke Backup" }).click();
      await page.getByRole("button", { name: "Revoke it" }).click();
      await page.getByText("No tokens yet.").waitFor();
    });

    test("a persona is written, changed and deleted, and can be brought back", async () => {
      await page.getByRole("link", { name: "Personas" }).click();
      await page.getByRole("heading", { name: "Careful reader" }).waitFor();
      await expectAccessible(page);
      await page.getByRole("button", { name: "New persona" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Name").fill("Poet");
      await dialog.getByLabel("Instruction").fill("Answer in verse.");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Create" }).click();
      await page.getByRole("button", { name: "Change Poet" }).click();
      await dialog.getByLabel("Instruction").fill("Answer in rhyme.");
      await dialog.getByRole("button", { name: "Save" }).click();
      await page.getByText("Answer in rhyme.").waitFor();
      await page.getByRole("button", { name: "Delete Poet" }).click();
      await page.getByRole("heading", { name: "Poet" }).waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("heading", { name: "Poet" }).waitFor();
      await page.getByRole("link", { name: "New chat" }).click();
      await page.getByText("Drop files or a folder here").waitFor();
    });

    // The service worker's own requests are out of a test's reach; only a server limits its callers.
    test.runIf(host === "the server")(
      "an upload that the server puts off waits as long as it is asked to, and goes on by itself",
      async () => {
        let refusals = 0;
        await page.route("**/api/documents", async (route) => {
          if (route.request().method() !== "POST" || refusals > 0) return route.fallback();
          refusals++;
          await route.fulfill({ status: 429, headers: { "retry-after": "10" }, json: { detail: "Too many uploads." } });
        });
        await addFiles(page, [markdown("patience.md", "# Patience\n\nGood things come to those who wait.")]);
        await page.locator(".tray > summary").click();
        await page.getByText(/The server takes more at/).waitFor();
        await page.getByRole("link", { name: /My documents/ }).click();
        await page.getByRole("link", { name: "patience.md" }).waitFor();
        expect(refusals).toBe(1);
        await page.unroute("**/api/documents");
      },
    );

    test("after logging out the earlier documents are there again, and the login survives a reload", async () => {
      await page.reload();
      await page.getByRole("link", { name: "Settings", exact: true }).first().click();
      await section("Account and sync");
      if (host === "this device") await page.getByText("Profiles on this device: bookworm").click();
      await profile().getByRole("heading", { name: "Logged in as bookworm" }).waitFor();
      await profile().getByRole("button", { name: "Log out" }).click();
      await profile().getByRole("heading", { name: "Log in" }).waitFor();
      await page.getByRole("link", { name: /My documents/ }).click();
      await page.getByRole("link", { name: "harbour.md" }).waitFor();
      expect(errors).toEqual([]);
    });

    test("every answer was as its row of the API declares", async () => {
      const seen = ["listDocuments", "listMessages", "getLanguageModels", "listModels", "createPersona", "getMe"];
      expect(await answers.checked()).toEqual(expect.arrayContaining(seen));
      expect(answers.problems).toEqual([]);
    });
  },
);
