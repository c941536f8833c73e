import { readFile } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAppServer, type AppServer } from "./support/app-server.ts";
import { controlled } from "./support/app-session.ts";
import { launchChromium } from "./support/chromium.ts";
import { addFiles, expectAccessible, markdown } from "./support/page-steps.ts";
import { DESK } from "./support/screens.ts";

describe("a server started with LOCAL_TOKEN=required", () => {
  let server: AppServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let origin: string;

  beforeAll(async () => {
    server = await startAppServer({
      env: { LOCAL_TOKEN: "required", DOCUMENT_CHAT_AUTH: "", ALLOWED_HOSTS: "", OLLAMA_URL: "off" },
    });
    origin = server.origin.replace("127.0.0.1", "localhost");
    browser = await launchChromium();
    context = await browser.newContext({ viewport: DESK });
    page = await context.newPage();
    page.setDefaultTimeout(60_000);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const documentsOf = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await fetch(`${server.origin}/api/documents/`, { headers })).json()) as readonly unknown[];
  };

  test("tells a browser without the token what to do, and keeps its files here meanwhile", async () => {
    await page.goto(origin);
    await controlled(page);
    await page.getByText(/open the address that the server printed when it started, once in this browser/).waitFor();
    await page.getByText(/They are not sent to .+ until you open the address that it printed/).waitFor();
    await addFiles(page, [markdown("tea.md", "# Tea\n\nGreen tea is steeped at eighty degrees.")]);
    await page.getByText("1 document can answer").waitFor();

    await page.getByRole("link", { name: "See how" }).click();
    await page.getByRole("heading", { name: "Open the address that the server printed" }).waitFor();
    await page.getByText(`${origin}/local-token?local_…`).waitFor();
    expect(await page.getByText(/nobody is logged in|log in/i).count()).toBe(0);
    await expectAccessible(page);
  });

  test("answers a script without the token 401 with what to do", async () => {
    const refused = await fetch(`${server.origin}/api/documents/`);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({
      detail: expect.stringMatching(/open the address that it printed.*Authorization: Bearer/),
      code: "local_token_wanted",
    });
  });

  test("syncs once the printed address was opened, answers, and stays open after that", async () => {
    const file = /what is in (\S+) as a Bearer token/.exec(server.output())?.[1] ?? "";
    const token = (await readFile(file, "utf8")).trim();
    const printed = /is ready: http:\/\/[^/]+(\/\S+)/.exec(server.output())?.[1] ?? "";
    expect(await documentsOf(token)).toEqual([]);

    await page.goto(origin + printed);
    expect(page.url()).toBe(`${origin}/`);
    await page.getByText(/Synced with/).waitFor();
    expect(await documentsOf(token)).toHaveLength(1);

    const box = page.locator("[data-ask]").first();
    await box.fill("How hot is green tea steeped?");
    await box.press("Enter");
    await page
      .locator(".answer-text")
      .getByText(/eighty degrees/)
      .waitFor();

    const again = await context.newPage();
    await again.goto(origin);
    await again.getByText(/Synced with/).waitFor();
  });

  test("says the same where the page works against the server", async () => {
    const plain = await browser.newContext({ viewport: DESK, serviceWorkers: "block" });
    const other = await plain.newPage();
    await other.goto(origin);
    await other.getByRole("heading", { name: "Open the address that the server printed" }).waitFor();
    expect(await other.getByText(/log in/i).count()).toBe(0);
    await plain.close();
  });
});
