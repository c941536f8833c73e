import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchAtHome, startAppServer, type AppServer } from "./support/app-server.ts";
import { controlled } from "./support/app-session.ts";
import { startTrap } from "./support/watched-browser.ts";

const PLACES = [
  "/",
  "/search",
  "/evaluation",
  "/settings",
  "/conversations",
  "/personas",
  "/providers",
  "/jobs",
  "/plugins",
];

/** Nobody has set up an Ollama; who looks for one, and how often, is counted where the requests go. */
describe.each(["this device", "the server"])("looking for Ollama, answered by %s", (host) => {
  let server: AppServer;
  let browser: Browser;
  let page: Page;
  let trap: Awaited<ReturnType<typeof startTrap>>;
  let fromDevice = 0;

  beforeAll(async () => {
    trap = await startTrap();
    server = await startAppServer({ env: { OLLAMA_URL: `http://127.0.0.1:${trap.port}` } });
    browser = await launchAtHome();
    const context = await browser.newContext();
    context.on("request", (request) => {
      if (request.url().startsWith("http://127.0.0.1:11434/")) fromDevice++;
    });
    page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(host === "this device" ? server.origin : server.homeOrigin);
    if (host === "this device") await controlled(page);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await trap?.close();
  });

  const looks = () => (host === "this device" ? fromDevice : trap.connections());
  const visit = async (path: string) => {
    await page.goto(new URL(path, page.url()).href);
    await page.locator("h1").first().waitFor();
    await page.waitForLoadState("networkidle");
  };
  /** As when a person comes back to the window. */
  const comeBack = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.waitForLoadState("networkidle");
  };

  test("no other page looks, nor coming back to the window", async () => {
    for (const path of PLACES) {
      await visit(path);
      await comeBack();
    }
    expect(looks()).toBe(0);
  });

  test("the page about models looks once when it is opened, and once more each time somebody asks", async () => {
    await visit("/models");
    await expect.poll(looks).toBe(1);
    await comeBack();
    await page.getByRole("button", { name: "Look again" }).waitFor();
    expect(looks()).toBe(1);
    await page.getByRole("button", { name: "Look again" }).click();
    await expect.poll(looks).toBe(2);
    await page.getByRole("button", { name: "Look again" }).waitFor();
    await visit("/conversations");
    expect(looks()).toBe(2);
  });
});
