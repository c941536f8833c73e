import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startAppServer, type AppServer } from "./support/app-server.ts";
import { controlled, openAppTab, type AppSession } from "./support/app-session.ts";
import { launchChromium } from "./support/chromium.ts";
import { watchForeignHosts, type ForeignHosts } from "./support/foreign-hosts.ts";
import { addFiles, expectAccessible, markdown } from "./support/page-steps.ts";

const TEXT = `# Harbour

The archive moved to the harbour building in March 1987. It keeps forty thousand photographs of the town.
`;

describe("written answers", () => {
  let server: AppServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let foreign: ForeignHosts;

  beforeAll(async () => {
    [foreign, server] = await Promise.all([watchForeignHosts(), startAppServer({ withModels: true })]);
    browser = await launchChromium({ proxy: foreign.proxy });
    context = await browser.newContext();
    page = await opened();
    await addFiles(page, [markdown("harbour.md", TEXT)]);
    await page.getByText("1 document can answer").waitFor();
  });
  // A new tab for each, so that a test that failed can be tried again.
  beforeEach(async () => {
    const next = await opened();
    await page.close();
    page = next;
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([server?.stop(), foreign?.close()]);
  });

  const opened = async (): Promise<Page> => {
    const tab = await context.newPage();
    tab.setDefaultTimeout(60_000);
    await tab.goto(server.origin);
    await controlled(tab);
    return tab;
  };

  /** A first question, as if written answers had never been offered. */
  const askedFirst = async (): Promise<void> => {
    await page.goto(server.origin);
    // Only now: a thread that is still loading would note its own answer as the first.
    await page.evaluate(() => localStorage.removeItem("written-offer"));
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
    await page.getByText("Written answers are under Settings › Models whenever").waitFor();
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

  test("are offered again in the settings, and there again after they were not wanted", async () => {
    await page.evaluate(() => localStorage.setItem("written-offer", "decided"));
    await page.goto(`${server.origin}/settings/models`);
    const section = page.getByRole("region", { name: "What answers" });
    await section.getByText("Answers are quotes now.").waitFor();
    await section.getByRole("button", { name: "Download" }).waitFor();
    await expectAccessible(page);
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

  test("are told of in the settings once a model writes them", async () => {
    await page.goto(`${server.origin}/settings/models`);
    await page.getByText(/Answers are written by SmolLM2 135M/).waitFor();
    await expectAccessible(page);
  });
});

describe("written answers where no model can be had", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => void ({ app, page } = await openAppTab()));
  afterAll(() => app.close());

  test("the offer says that the hub cannot be reached and what to do, and the answer stays", async () => {
    page = await app.openTab();
    await page.evaluate(() => localStorage.removeItem("written-offer"));
    await addFiles(page, [markdown("harbour.md", TEXT)]);
    await page.getByText("1 document can answer").waitFor();
    await page.locator("[data-ask]").fill("When did the archive move?");
    await page.keyboard.press("Enter");
    const offer = page.getByRole("complementary", { name: "Written answers" });
    await offer.getByRole("button", { name: "Download and write this answer" }).click();
    await offer.getByRole("alert").getByText("the model hub (huggingface.co) cannot be reached").waitFor();
    await offer.getByText("Try again later, or add its files.").waitFor();
    await offer.getByRole("link", { name: "Open Settings › Models to add files" }).waitFor();
    await offer.getByRole("button", { name: "Try again" }).waitFor();
    await page.getByRole("article", { name: "Answer" }).getByText("March 1987").first().waitFor();
    await expectAccessible(page);
  });
});
