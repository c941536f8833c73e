import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveFetch } from "#sync-server/ai/testing/serve-fetch.ts";
import { listed } from "./support/api.ts";
import { startAppServer, type AppServer } from "./support/app-server.ts";
import { controlled } from "./support/app-session.ts";
import { launchChromium } from "./support/chromium.ts";
import { expectAccessible } from "./support/page-steps.ts";

const FERRY = `<!doctype html><html><head><meta charset="utf-8"><title>Ferry to Nordholm &ndash; times</title>
<script type="application/ld+json">{"@type":"Article","datePublished":"2024-05-03T10:00:00Z"}</script></head><body>
<nav><a href="/">Start</a> <a href="/shop">Shop of the harbour</a></nav>
<main><h1>Ferry to Nordholm</h1><p>The last ferry leaves the island of Nordholm at 21:35 every day of the week.</p>
<p>The crossing takes forty minutes in calm weather and an hour in a storm.</p></main></body></html>`;

/** Everything is a ferry page, but /missing; only what is under /open lets pages of other sites read it. */
describe("pages from the web", () => {
  let site: Awaited<ReturnType<typeof serveFetch>>;
  const fetched: string[] = [];
  let server: AppServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    site = await serveFetch(async (request) => {
      const { pathname } = new URL(request.url);
      fetched.push(pathname);
      if (pathname === "/missing") return new Response("No", { status: 404 });
      const open = { "access-control-allow-origin": "*", "access-control-allow-private-network": "true" };
      return new Response(FERRY, {
        headers: { "content-type": "text/html", ...(pathname.startsWith("/open") && open) },
      });
    });
    server = await startAppServer({ env: { FETCH_ALLOWED_HOSTS: new URL(site.origin).host } });
    browser = await launchChromium();
    const context = await browser.newContext();
    page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(server.origin);
    await controlled(page);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await site?.close();
  });

  const dialog = () => page.getByRole("dialog", { name: "Add from the web" });
  const add = async (url: string) => {
    await dialog().getByLabel("Address").fill(url);
    await dialog().getByRole("button", { name: "Add", exact: true }).click();
  };

  test("an address is fetched by the user's own server where the site lets no browser read it, and answers", async () => {
    await page.getByRole("button", { name: "From the web" }).click();
    await dialog().waitFor();
    await expectAccessible(page);
    await add(`${site.origin}/closed/ferry`);
    await dialog().waitFor({ state: "detached" });
    await page.getByText("1 document can answer").waitFor();
    const document = await listed(page, "Ferry to Nordholm – times.html");
    expect(document).toMatchObject({ source: { url: `${site.origin}/closed/ferry` } });
    await page.getByLabel("Your question").fill("When does the last ferry leave Nordholm?");
    await page.keyboard.press("Enter");
    const answer = page.getByRole("article", { name: "Answer" });
    await answer.getByText("21:35").first().waitFor();
    expect(await page.getByText("Shop of the harbour").count()).toBe(0);

    await page.goto(`${server.origin}/documents/${document.id}`);
    const source = page.getByRole("link", { name: new URL(site.origin).host });
    expect(await source.getAttribute("href")).toBe(`${site.origin}/closed/ferry`);
    await page.getByText("Published May 3, 2024").waitFor();
    await expectAccessible(page);
  });

  test("what cannot be fetched says why and leaves the dialog as it was", async () => {
    await page.goto(server.origin);
    await page.getByRole("button", { name: "From the web" }).click();
    await add("owls");
    await dialog().getByRole("alert").getByText("not a web address").waitFor();
    await add(`${site.origin}/missing`);
    await dialog().getByRole("alert").getByText("status 404").waitFor();
    expect(await dialog().getByLabel("Address").inputValue()).toBe(`${site.origin}/missing`);
    await dialog().getByLabel("Address").fill(`${site.origin}/closed/ferry`);
    await dialog().getByText("You added this page before").waitFor();
    await dialog().getByRole("button", { name: "Cancel" }).click();
    await dialog().waitFor({ state: "detached" });
  });

  test("a bookmark opens the dialog with the address; nothing is fetched before it is confirmed", async () => {
    await page.getByRole("button", { name: "From the web" }).click();
    await dialog().getByText("Add pages with a bookmark").click();
    const href = await dialog().getByRole("link", { name: "Add to Lectern" }).getAttribute("href");
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(`${site.origin}/open/reading?page=2`);
    const before = fetched.length;
    const [opened] = await Promise.all([
      elsewhere.context().waitForEvent("page"),
      elsewhere.evaluate((script) => {
        const link = Object.assign(document.createElement("a"), { href: script });
        document.body.append(link);
        link.click();
      }, href ?? ""),
    ]);
    const asked = opened.getByRole("dialog", { name: "Add from the web" });
    await asked.waitFor();
    expect(await asked.getByLabel("Address").inputValue()).toBe(`${site.origin}/open/reading?page=2`);
    expect(new URL(opened.url()).search).toBe("");
    expect(fetched.slice(before).filter((path) => path !== "/favicon.ico")).toEqual([]);
    await asked.getByRole("button", { name: "Add", exact: true }).click();
    await asked.waitFor({ state: "detached" });
    await expect.poll(() => fetched.at(-1)).toBe("/open/reading");
    await opened.close();
    await elsewhere.close();
  });

  test("without the server, a site that is open is still read, and another one says what to do", async () => {
    await server.stop();
    await page.reload();
    await controlled(page);
    await page.getByRole("button", { name: "From the web" }).click();
    await add(`${site.origin}/closed/other`);
    await dialog().getByRole("alert").getByText("cannot be reached now").waitFor();
    await add(`${site.origin}/open/other`);
    await dialog().waitFor({ state: "detached" });
    expect(fetched.at(-1)).toBe("/open/other");
  });
});
