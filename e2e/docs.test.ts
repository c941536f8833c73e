import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchAtHome, startAppServer, type AppServer } from "./support/app-server.ts";
import { controlled } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { LARGE, PHONE } from "./support/screens.ts";

/** Operations with a query, a body and a path parameter. */
const OPENED = ["listCollections", "createCollection", "getCollection", "changeCollection"];

/** One "main", everything in a landmark, and no heading that skips a level: rules of axe beyond WCAG. */
async function expectOrdered(page: Page): Promise<void> {
  const rules = ["heading-order", "landmark-no-duplicate-main", "landmark-one-main", "region"];
  const broken = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe: { run(root: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run(document, { runOnly: rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  }, rules);
  expect(broken).toEqual([]);
}

describe.each(["this device", "the server"])("the API explorer, answered by %s", (host) => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startAppServer();
    browser = await launchAtHome();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** A page of its own, so that no test finds what another has opened. */
  async function openDocs(viewport: { readonly width: number; readonly height: number }): Promise<Page> {
    const page = await browser.newPage({ viewport });
    page.setDefaultTimeout(60_000);
    const origin = host === "this device" ? server.origin : server.homeOrigin;
    await page.goto(origin);
    if (host === "this device") await controlled(page);
    await page.goto(`${origin}/docs`);
    await page.locator(".opblock").first().waitFor();
    return page;
  }

  test.each([
    ["a large screen", LARGE],
    ["a phone", PHONE],
  ])("has no accessibility fault on %s, with operations open and answered", async (_, viewport) => {
    const page = await openDocs(viewport);
    await expectAccessible(page);

    for (const name of OPENED) {
      const operation = page.locator(`.opblock[id$="-${name}"]`);
      await operation.locator(".opblock-summary-control").click();
      await operation.locator(".opblock-body").waitFor();
    }
    const listed = page.locator('.opblock[id$="-listCollections"]');
    await listed.getByRole("button", { name: "Execute" }).click();
    await listed.locator(".live-responses-table").waitFor();
    await expectAccessible(page, ".opblock.is-open");
    await expectOrdered(page);

    await page.getByRole("button", { name: "Authorize", exact: true }).click();
    await page.getByText("Available authorizations").waitFor();
    await expectAccessible(page, ".dialog-ux");
    await page.close();
  });

  test("is at hand with the keyboard alone", async () => {
    const page = await openDocs(LARGE);
    const operation = page.locator('.opblock[id$="-listCollections"]');
    await operation.locator(".opblock-summary-control").focus();
    await page.keyboard.press("Enter");
    await operation.locator(".opblock-body").waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => operation.locator(".opblock-body").count()).toBe(0);
    await page.close();
  });
});
