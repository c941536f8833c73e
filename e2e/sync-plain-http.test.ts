import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startProcess, type ServerProcess } from "#sync-server/testing/start-process.ts";
import { buildApp } from "./support/build-app.ts";
import { launchChromium } from "./support/chromium.ts";
import { expectAccessible } from "./support/page-steps.ts";

/** A name of the home network: plain http from there gives no service worker, as on a person's phone. */
const NAME = "lectern.test";
const READER = { username: "reader", email: "reader@example.org", password: "correct horse" };

describe("over plain http, at a server that asks everybody to log in", () => {
  let folder: string;
  let server: ServerProcess;
  let browser: Browser;
  let page: Page;
  let origin: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "lectern-"));
    server = startProcess({
      DATA_DIR: folder,
      PAGE_DIR: await buildApp(),
      ALLOWED_HOSTS: NAME,
      DOCUMENT_CHAT_AUTH: "required",
      OLLAMA_URL: "off",
    });
    const ready = await server.ready;
    origin = `http://${NAME}:${new URL(ready).port}`;
    const made = await fetch(`${ready}/api/v1/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(READER),
    });
    expect(made.status).toBe(201);
    browser = await launchChromium({ args: [`--host-resolver-rules=MAP ${NAME} 127.0.0.1`] });
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(60_000);
  });
  afterAll(async () => {
    await browser?.close();
    server?.child.kill("SIGTERM");
    await server?.ended;
    await rm(folder, { recursive: true, force: true });
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
    await page.getByText("Your questions will stand here.").waitFor();
  });
});
