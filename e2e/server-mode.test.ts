import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startProcess, type ServerProcess } from "#sync-server/testing/start-process.ts";
import { call, createCollection, read } from "./support/api.ts";
import { buildApp } from "./support/build-app.ts";
import { launchChromium } from "./support/chromium.ts";
import { expectAccessible } from "./support/page-steps.ts";

/** A name of the home network: plain http from there gives no service worker, as on a person's phone. */
const NAME = "lectern.test";

describe("the same page where there is no service worker", () => {
  let folder: string;
  let server: ServerProcess;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "lectern-"));
    server = startProcess({ DATA_DIR: folder, PAGE_DIR: await buildApp(), ALLOWED_HOSTS: NAME });
    const { port } = new URL(await server.ready);
    browser = await launchChromium({ args: [`--host-resolver-rules=MAP ${NAME} 127.0.0.1`] });
    page = await browser.newPage();
    await page.goto(`http://${NAME}:${port}/`);
  });
  afterAll(async () => {
    await browser?.close();
    server?.child.kill("SIGTERM");
    await server?.ended;
    await rm(folder, { recursive: true, force: true });
  });

  test("works against the server it came from, and says so", async () => {
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByText(`kept on the server at ${NAME}`).first().waitFor();
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
