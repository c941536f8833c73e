import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page, Request } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAppServer, type AppServer } from "./support/app-server.ts";
import { controlled } from "./support/app-session.ts";
import { buildApp } from "./support/build-app.ts";
import { launchChromium } from "./support/chromium.ts";
import { addFiles } from "./support/page-steps.ts";
import { DESK, PHONE } from "./support/screens.ts";

const SCRIPTS = /\/assets\/.*\.js$/;
/** Bytes on the wire, with headers. */
const MOST_SCRIPT = 100_000;
/** Bytes, compressed, of the script of the API that a start runs, and of the worker's that opens the index. */
const MOST_API = 120_000;
const MOST_QUERY = 110_000;

describe("the first screen, which comes with the HTML", () => {
  let server: AppServer;
  let browser: Browser;
  beforeAll(async () => void ([server, browser] = await Promise.all([startAppServer(), launchChromium()])));
  afterAll(async () => void (await Promise.all([browser.close(), server.stop()])));

  /** A page of a new browser profile in which the app does not start before `letStart`. */
  async function openHeld(options: Parameters<Browser["newContext"]>[0]) {
    // A service worker would fetch the scripts past the routes.
    const page = await browser.newPage({ ...options, serviceWorkers: "block" });
    page.setDefaultTimeout(60_000);
    let letStart: () => void = () => undefined;
    const reopen = async () => {
      await page.unrouteAll();
      const started = new Promise<void>((resolve) => (letStart = resolve));
      await page.route(SCRIPTS, async (route) => (await started, await route.continue()));
      await page.goto(server.origin, { waitUntil: "commit" });
      await page.locator("#first .main").waitFor();
    };
    await reopen();
    return { page, reopen, letStart: () => letStart() };
  }

  test.each([
    ["phone", { viewport: PHONE, isMobile: true, hasTouch: true }],
    ["desk", { viewport: DESK }],
  ])("stays where it is when the app takes over, on a %s", async (_, screen) => {
    const { page, reopen, letStart } = await openHeld(screen);
    await page.context().route(/\/api\//, () => undefined); // nothing is answered
    const welcome = ["h1", ".lede", ".drop-zone", ".button[data-look=solid]", ".welcome-place"];
    const first = await places(page, "#first .main", welcome);
    letStart();
    await page.locator("#first").waitFor({ state: "detached" });
    expect(await places(page, "#main", welcome)).toEqual(first);

    await page.evaluate(() => localStorage.setItem("has-documents", "1"));
    await reopen();
    const ask = ["h1", ".composer", ".composer-input", ".home-scope"];
    const field = await places(page, "#first .main", ask);
    letStart();
    await page.locator("#first").waitFor({ state: "detached" });
    expect(await places(page, "#main", ask)).toEqual(field);
    await page.context().close();
  });

  test("is the field for a question once there are documents", async () => {
    const page = await browser.newPage({ viewport: DESK });
    page.setDefaultTimeout(60_000);
    await page.goto(server.origin);
    await controlled(page);
    await addFiles(page, [{ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("The mill is of 1901.") }]);
    await page.getByText("1 document can answer").waitFor();
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset.first)).toBe("ask");
    await page.context().close();
  });

  test("shows the chosen theme before any other file is there", async () => {
    const { page, reopen } = await openHeld({ viewport: DESK, colorScheme: "dark" });
    const paper = () => page.locator("#first").evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await paper()).toBe("rgb(23, 24, 27)");
    await page.evaluate(() => localStorage.setItem("theme", "light"));
    await reopen();
    expect(await paper()).toBe("rgb(250, 248, 244)");
    await page.context().close();
  });

  test("waits for no more than 100 kB of script before the first answer", async () => {
    const { page, letStart } = await openHeld({ viewport: DESK });
    await page.context().route(/\/api\//, () => undefined); // nothing is answered
    const scripts: Request[] = [];
    page.on("requestfinished", (request) => void (SCRIPTS.test(request.url()) && scripts.push(request)));
    letStart();
    await page.locator(".strip-sync").waitFor();
    await page.waitForTimeout(1000);
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
    await page.context().close();
  });

  test("leaves to later what a start does not need of the API and of the search", async () => {
    const assets = join(await buildApp(), "assets");
    const sizeOf = (name: RegExp) => {
      const [file] = readdirSync(assets).filter((each) => name.test(each));
      return file === undefined ? Infinity : statSync(join(assets, file)).size;
    };
    expect(sizeOf(/^sw-api-.+-0\.js\.br$/)).toBeLessThanOrEqual(MOST_API);
    expect(sizeOf(/^query\.worker-.+\.js\.br$/)).toBeLessThanOrEqual(MOST_QUERY);
  });

  test("its styles are not fetched again by a view that is loaded later", async () => {
    const { page, letStart } = await openHeld({ viewport: DESK });
    const sheets: string[] = [];
    page.on("request", (request) => void (request.resourceType() === "stylesheet" && sheets.push(request.url())));
    letStart();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    const inlined = await page
      .locator("link[rel=stylesheet][disabled]")
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(inlined).not.toEqual([]);
    expect(sheets).not.toEqual([]);
    expect(sheets.filter((sheet) => inlined.includes(sheet))).toEqual([]);
    await page.context().close();
  });
});

/** Left, top and width of each part within an element, in whole pixels. */
async function places(page: Page, within: string, parts: readonly string[]): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = {};
  for (const part of parts) {
    const box = await page.locator(`${within} ${part}`).filter({ visible: true }).first().boundingBox();
    if (!box) throw new Error(`${within} has no ${part}`);
    found[part] = [box.x, box.y, box.width].map(Math.round);
  }
  return found;
}
