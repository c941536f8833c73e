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
  let page: Page;
  let foreign: ForeignHosts;

  beforeAll(async () => {
    [foreign, server] = await Promise.all([watchForeignHosts(), startAppServer({ withModels: true })]);
    browser = await launchChromium({ proxy: foreign.proxy });
    page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(server.origin);
    await controlled(page);
    await addFiles(page, [markdown("harbour.md", TEXT)]);
    await page.getByText("1 document can answer").waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([server?.stop(), foreign?.close()]);
  });

  /** A first question, as if written answers had never been offered. */
  const askedFirst = async (): Promise<void> => {
    await page.evaluate(() => localStorage.removeItem("written-offer"));
    await page.goto(server.origin);
    await ask("When did the archive move?");
  };
  const ask = async (question: string): Promise<void> => {
    await page.locator("[data-ask]").fill(question);
    await page.keyboard.press("Enter");
    await page.getByRole("article", { name: "Answer" }).last().getByText("harbour.md").first().waitFor();
  };
  const offer = () => page.getByRole("complementary", { name: "Written answers" });

  test("are offered after the first answer, once, and not again once they were not wanted", async () => {
    await askedFirst();
    await offer().getByText("These are quotes.").waitFor();
    await expectAccessible(page);
    await page.reload();
    await offer().getByRole("button", { name: "Not now" }).click();
    await page.getByText("Written answers are under Settings").waitFor();
    expect(await offer().count()).toBe(0);
    await ask("How many photographs does the archive keep?");
    await page.reload();
    await page.getByText("How many photographs does the archive keep?").first().waitFor();
    await page.getByRole("article", { name: "Answer" }).last().getByText("harbour.md").first().waitFor();
    expect(await offer().count()).toBe(0);
  });

  test("are not offered under a second answer where the first was left as it is", async () => {
    await askedFirst();
    await offer().getByText("These are quotes.").waitFor();
    await ask("How many photographs does the archive keep?");
    await page.getByRole("article", { name: "Answer" }).nth(1).waitFor();
    expect(await offer().count()).toBe(0);
  });

  test("come with one click: the model is downloaded, and the same question answered beside the quotes", async () => {
    await askedFirst();
    await offer().getByRole("button", { name: "Download and write this answer" }).click();
    await page.getByRole("group", { name: "Versions of this answer" }).getByText("Version 2 of 2").waitFor();
    await page.getByText(/Written by SmolLM2 135M/).waitFor();
    expect(await offer().count()).toBe(0);
    await page.getByRole("button", { name: "Earlier version" }).click();
    await page.getByRole("article", { name: "Answer" }).getByText("March 1987").first().waitFor();
  });
});
