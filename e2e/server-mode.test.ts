import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, createCollection, read } from "./support/api.ts";
import { HOME, launchAtHome, startAppServer, type AppServer } from "./support/app-server.ts";
import { expectAccessible } from "./support/page-steps.ts";

describe("the same page where there is no service worker", () => {
  let server: AppServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await startAppServer();
    browser = await launchAtHome();
    page = await browser.newPage();
    await page.goto(server.homeOrigin);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test("works against the server it came from, and says so", async () => {
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByText(`kept by the server ${HOME}`).first().waitFor();
    expect((await call(page, "GET", "/api/health")).status).toBe(200);
  });

  test("names what is missing over plain http, and how to get it", async () => {
    await page.getByRole("link", { name: /On the server/ }).click();
    await page.getByRole("heading", { name: "What is missing here" }).waitFor();
    await page.getByText("Working offline, and storing documents on this device").waitFor();
    await page.getByText(/TLS_CERT=.* TLS_KEY=/).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "New chat" }).click();
  });

  test("a document is read there and found", async () => {
    const { id } = await createCollection(page, "Shared");
    const document = await read(
      page,
      id,
      "tea.md",
      new TextEncoder().encode("# Tea\n\nGreen tea is steeped at eighty degrees for two minutes."),
    );
    expect(document).toMatchObject({ status: "completed" });

    const { body } = await call<{ chunks: { document_id: string }[] }>(page, "POST", "/api/search_u/", {
      query: "green tea",
      similarity_threshold: 0,
    });
    expect(body.chunks[0]?.document_id).toBe(document.id);
  });
});
