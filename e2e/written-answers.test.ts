import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAppServer, type AppServer } from "./support/app-server.ts";
import { controlled } from "./support/app-session.ts";
import { launchChromium } from "./support/chromium.ts";
import { watchForeignHosts, type ForeignHosts } from "./support/foreign-hosts.ts";
import { addFiles, expectAccessible, markdown } from "./support/page-steps.ts";

const TEXT = `# Harbour

The archive moved to the harbour building in March 1987. It keeps forty thousand photographs of the town.
`;

describe("written answers", () => {
  let server: AppServer;
  let browser: Browser;
  let foreign: ForeignHosts;

  beforeAll(async () => {
    [foreign, server] = await Promise.all([watchForeignHosts(), startAppServer({ withModels: true })]);
    browser = await launchChromium({ proxy: foreign.proxy });
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([server?.stop(), foreign?.close()]);
  });

  const asked = async (): Promise<Page> => {
    const context = await browser.newContext();
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await page.goto(server.origin);
    await controlled(page);
    await addFiles(page, [markdown("harbour.md", TEXT)]);
    await page.getByText("1 document can answer").waitFor();
    await ask(page, "When did the archive move?");
    return page;
  };
  const ask = async (page: Page, question: string): Promise<void> => {
    await page.locator("[data-ask]").fill(question);
    await page.keyboard.press("Enter");
    await page.getByRole("article", { name: "Answer" }).last().getByText("harbour.md").first().waitFor();
  };
  const offer = (page: Page) => page.getByRole("complementary", { name: "Written answers" });

  test("are offered after the first answer, once, and not again once they were not wanted", async () => {
    const page = await asked();
    await offer(page).getByText("These are quotes.").waitFor();
    await expectAccessible(page);
    await page.reload();
    await offer(page).getByRole("button", { name: "Not now" }).click();
    await page.getByText("Written answers are under Settings").waitFor();
    expect(await offer(page).count()).toBe(0);
    await ask(page, "How many photographs does the archive keep?");
    await page.reload();
    await page.getByText("How many photographs does the archive keep?").first().waitFor();
    await page.getByRole("article", { name: "Answer" }).last().getByText("harbour.md").first().waitFor();
    expect(await offer(page).count()).toBe(0);
    await page.context().close();
  });

  test("are not offered under a second answer where the first was left as it is", async () => {
    const page = await asked();
    await offer(page).getByText("These are quotes.").waitFor();
    await ask(page, "How many photographs does the archive keep?");
    await page.getByRole("article", { name: "Answer" }).nth(1).waitFor();
    expect(await offer(page).count()).toBe(0);
    await page.context().close();
  });

  test("come with one click: the model is downloaded, and the same question answered beside the quotes", async () => {
    const page = await asked();
    await offer(page).getByRole("button", { name: "Download and write this answer" }).click();
    await page.getByRole("group", { name: "Versions of this answer" }).getByText("Version 2 of 2").waitFor();
    await page.getByText(/Written by SmolLM2 135M/).waitFor();
    expect(await offer(page).count()).toBe(0);
    await page.getByRole("button", { name: "Earlier version" }).click();
    await page.getByRole("article", { name: "Answer" }).getByText("March 1987").first().waitFor();
    await page.context().close();
  });
});
