import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import { createCollection, read } from "./support/api.ts";
import { launchAtHome, startAppServer, type AppServer } from "./support/app-server.ts";

const CITED = 31;
const BEACON = "The beacon on Orrin Head was lit in 1862.";
const BOOK = makePdf({
  pages: Array.from({ length: 40 }, (_, at) => ({
    lines: [{ text: at + 1 === CITED ? BEACON : `Leaf ${at + 1} tells of the tide and of gulls.` }],
  })),
});

interface Source {
  readonly page: number;
  readonly url: string;
}

describe("what an assistant cites", () => {
  let server: AppServer;
  let browser: Browser;
  let page: Page;
  let assistant: Client;
  beforeAll(async () => {
    server = await startAppServer();
    browser = await launchAtHome();
    page = await browser.newPage();
    await page.goto(server.homeOrigin);
    const { id } = await createCollection(page, "Beacons");
    expect(await read(page, id, "beacons.pdf", new Uint8Array(BOOK))).toMatchObject({ status: "completed" });
    assistant = new Client({ name: "an assistant", version: "1" });
    await assistant.connect(new StreamableHTTPClientTransport(new URL(`${server.origin}/mcp`)));
  });
  afterAll(async () => {
    await assistant?.close();
    await browser?.close();
    await server?.stop();
  });

  const call = async (name: string, args: Readonly<Record<string, unknown>>) =>
    (await assistant.callTool({ name, arguments: args })).structuredContent as Readonly<
      Record<string, readonly Source[]>
    >;

  test.each([
    ["search", { query: "beacon Orrin Head lit" }, "passages"],
    ["ask", { question: "When was the beacon on Orrin Head lit?" }, "sources"],
  ])("by %s opens at its page, with the words marked", async (tool, args, field) => {
    const [source] = (await call(tool, args))[field] ?? [];
    expect(source?.url).toContain("/documents/");
    // A passage may begin some pages before the words that an answer cites.
    if (tool === "ask") expect(source?.page).toBe(CITED);
    const { pathname, search } = new URL(source?.url ?? "");
    await page.goto(server.homeOrigin + pathname + search);
    const cited = page.locator(`[data-page="${source?.page}"]`);
    await cited.locator("canvas").waitFor();
    const inView = () =>
      cited.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      });
    await expect.poll(inView).toBe(true);
    await cited.locator(".pdf-mark").first().waitFor({ state: "attached" });
  });
});
