import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_OLLAMA_URL } from "#core/models/remote/model-servers.ts";
import { serveFetch, type ServedFetch } from "#sync-server/ai/testing/serve-fetch.ts";
import { call } from "./support/api.ts";
import { HOME, startAppServer, type AppServer } from "./support/app-server.ts";
import { controlled } from "./support/app-session.ts";
import { launchChromium } from "./support/chromium.ts";
import { HOSTS } from "./support/platform-session.ts";

const PLACES = [
  "/",
  "/search",
  "/evaluation",
  "/settings",
  "/chats",
  "/library",
  "/settings/personas",
  "/settings/models",
  "/activity",
  "/settings/plugins",
];
const LADDER = "/api/language-models";
const SETTINGS = "/api/v1/ai/settings/providers";

/** Nobody has set up an Ollama; the requests are counted where they arrive, also those of the service worker. */
describe.each(HOSTS)("looking for Ollama, answered by %s", (host) => {
  let ollama: ServedFetch;
  let server: AppServer;
  let browser: Browser;
  let page: Page;
  let looks = 0;

  beforeAll(async () => {
    // Where a look is refused, the start page is asked for once, to find out why.
    ollama = await serveFetch(async ({ url }) => {
      if (new URL(url).pathname.startsWith("/api/")) looks++;
      return new Response(null, { status: 503 });
    });
    server = await startAppServer({ env: { OLLAMA_URL: ollama.origin } });
    const usual = new URL(DEFAULT_OLLAMA_URL).host;
    browser = await launchChromium({
      args: [`--host-resolver-rules=MAP ${HOME} 127.0.0.1, MAP ${usual} ${new URL(ollama.origin).host}`],
    });
    page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(host === "this device" ? server.origin : server.homeOrigin);
    if (host === "this device") await controlled(page);
    else {
      const account = { email: "reader@example.org", password: "correct horse" };
      await call(page, "POST", "/api/v1/auth/register", { username: "reader", ...account });
      await call(page, "POST", "/api/v1/auth/login", account);
    }
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await ollama?.close();
  });

  const visit = async (path: string) => {
    await page.goto(new URL(path, page.url()).href);
    await page.locator("h1").first().waitFor();
  };
  /** As when a person comes back to the window: what may be out of date is asked for again, here what `path` gives. */
  const comeBack = async (path: string) => {
    let answers = 0;
    page.on("response", (response) => new URL(response.url()).pathname === path && answers++);
    // What is younger than five seconds counts as up to date.
    await expect
      .poll(
        async () => {
          await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
          return answers;
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
  };

  test("only the list of what answers looks: once when it is opened, and once each time somebody asks", async () => {
    for (const path of PLACES) await visit(path);
    await visit("/?answers=model");
    await page.getByText("No language model answers.").waitFor();
    await comeBack(LADDER);
    await visit("/settings/models");
    await page.getByRole("list", { name: "Servers" }).waitFor({ state: "attached" });
    await comeBack(SETTINGS);
    expect(looks).toBe(0);

    await page.getByRole("button", { name: /^Answers:/ }).click();
    await page.getByText("No Ollama found").waitFor();
    expect(looks).toBe(1);
    await comeBack(LADDER);
    expect(looks).toBe(1);
    await page.getByRole("button", { name: "Look again" }).click();
    await expect.poll(() => looks).toBe(2);
    await page.getByText("No Ollama found").waitFor();

    await visit("/?answers=model");
    await page.getByText("No language model answers.").waitFor();
    expect(looks).toBe(2);
    await page.getByRole("button", { name: /^Answers:/ }).click();
    await expect.poll(() => looks).toBe(3);
  });
});
