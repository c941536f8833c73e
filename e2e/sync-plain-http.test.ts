import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchAtHome, startAppServer, type AppServer } from "./support/app-server.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { DESK } from "./support/screens.ts";

const READER = { username: "reader", email: "reader@example.org", password: "correct horse" };

describe("over plain http, at a server that asks everybody to log in", () => {
  let server: AppServer;
  let browser: Browser;
  let page: Page;
  let origin: string;

  beforeAll(async () => {
    server = await startAppServer({ env: { DOCUMENT_CHAT_AUTH: "required", OLLAMA_URL: "off" } });
    origin = server.homeOrigin;
    const made = await fetch(`${server.origin}/api/v1/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(READER),
    });
    expect(made.status).toBe(201);
    browser = await launchAtHome();
    page = await browser.newPage({ viewport: DESK });
    page.setDefaultTimeout(60_000);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test("says to log in, and nowhere that something failed", async () => {
    await page.goto(origin);
    await page.getByRole("heading", { name: "Log in" }).waitFor();
    await page.getByText("Log in to see your collections and chats.").waitFor();
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
    expect(await page.getByRole("button", { name: "New collection" }).count()).toBe(0);
    await expectAccessible(page);
  });

  test("says before anything is typed that nothing on the way is encrypted", async () => {
    await page.getByRole("link", { name: /not encrypted/ }).click();
    await page.getByText(/whoever shares the network can read documents and passwords/).waitFor();
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
    await page.getByRole("link", { name: "New chat" }).click();
  });

  test("shows the person's things once they have logged in", async () => {
    await page.getByLabel("Email address").fill(READER.email);
    await page.getByLabel("Password").fill(READER.password);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByText("Log in to see your collections and chats.").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "New collection" }).waitFor();
    await page.getByText("No chats yet. Ask a question to start one.").waitFor();
  });
});
