import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page as PageOfApi } from "#core/workspace/pages/page.ts";
import type { PluginState } from "#core/plugins/state/plugin-state.ts";
import { call, createCollection, read } from "./support/api.ts";
import { componentPlugin } from "./support/component-plugins.ts";
import { controlled, keptForOffline, openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { HOSTS, openPlatform, type PlatformSession } from "./support/platform-session.ts";
import { inFrameOf, installPlugin, wordCount } from "./support/plugins.ts";

const PATIENCE = { timeout: 60_000 };

describe("modules of plugins at work", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => void ({ app, page } = await openAppTab()));
  afterAll(() => app.close());

  test("the example counts the words of a real document on a page, keeps what was chosen, and goes on without a network", async () => {
    const { id } = await createCollection(page, "Counted");
    await read(page, id, "seven.md", new TextEncoder().encode("# Seven\n\nThe quick brown fox jumps twice."));
    await installPlugin(page, "WordCount", await wordCount());
    await openPage(page, "Desk");
    await page.getByRole("button", { name: "Add Word counter" }).click();
    const frame = inFrameOf(page, "Word count");
    await frame.getByLabel("Count the words of").selectOption({ label: "seven.md" });
    await expect.poll(() => frame.locator(".figure").textContent(), PATIENCE).toBe("7 words");
    expect(await page.locator(".plugin-module iframe").getAttribute("sandbox")).toBe("allow-scripts");
    await expectAccessible(page);

    await page.getByLabel("What is counted").selectOption({ label: "Characters" });
    await expect.poll(() => frame.locator(".figure").textContent(), PATIENCE).toBe("39 characters");
    await page.getByText("Saved", { exact: false }).first().waitFor();

    await keptForOffline(page);
    await app.pullThePlug();
    await page.reload();
    await controlled(page);
    await expect.poll(() => frame.locator(".figure").textContent(), PATIENCE).toBe("39 characters");
    await frame.getByLabel("Count the words of").selectOption({ label: "What I write here" });
    await frame.getByLabel("Your text").fill("one two");
    await expect.poll(() => frame.locator(".figure").textContent(), PATIENCE).toBe("7 characters");
    const kept = async () => (await call<PluginState[]>(page, "GET", "/api/v1/plugin-state?plugin_id=WordCount")).body;
    await expect
      .poll(async () => (await kept()).map(({ state_data }) => state_data), PATIENCE)
      .toEqual([{ document: "", text: "one two" }]);
  });

  test("it is tried on its plugin's page, too", async () => {
    await page.evaluate(() => history.pushState(null, "", "/settings/plugins/WordCount"));
    await page.reload();
    await page.getByRole("button", { name: "Try it here" }).click();
    await inFrameOf(page, "Word count").getByLabel("Your text").waitFor();
    await page.getByRole("button", { name: "Close it" }).click();
    await expect.poll(() => page.locator(".plugin-module").count(), PATIENCE).toBe(0);
  });

  test("no error went uncaught", () => {
    expect(app.pageErrors).toEqual([]);
  });
});

/** The sync server's own headers are stricter than a static server's, and plain http from a home network gives less. */
describe.each(HOSTS)("what the sync server serves, answered by %s", (host) => {
  let session: PlatformSession;
  beforeAll(async () => {
    session = await openPlatform(host);
    await session.logIn();
  });
  afterAll(() => session.close());

  test("a module works there, too, and an address of nothing has a heading and a way out", async () => {
    const { page, open, errors } = session;
    await installPlugin(page, "WordCount", await wordCount());
    await open("/settings/plugins/WordCount");
    await page.getByRole("button", { name: "Try it here" }).click();
    const frame = inFrameOf(page, "Word count");
    await frame.getByLabel("Your text").fill("three small words");
    await expect.poll(() => frame.locator(".figure").textContent(), PATIENCE).toBe("3 words");

    const component = `(props) => React.createElement("p", null, "Shown by " + props.pluginId)`;
    await installPlugin(page, "Shower", componentPlugin({ slug: "Shower", modules: { Main: component } }));
    await open("/settings/plugins/Shower");
    await page.getByRole("button", { name: "Try it here" }).click();
    await page
      .frameLocator('.plugin-module iframe[title$="a module of the plugin Shower"]')
      .frameLocator("iframe")
      .getByText("Shown by Shower")
      .waitFor();

    await open("/nothing/here");
    await page.getByRole("heading", { level: 1, name: "There is nothing at this address" }).waitFor();
    await page.getByRole("link", { name: "Go to the start" }).waitFor();
    await open("/settings/plugins/Nowhere");
    await page.getByRole("heading", { level: 1, name: /^There is no such plugin here/ }).waitFor();
    expect(errors).toEqual([]);
  });
});

/** A new page with a name, opened. */
async function openPage(page: Page, name: string): Promise<void> {
  const body = { name, route: `/${name.toLowerCase()}`, description: "", content: { layout: {}, components: [] } };
  const made = (await call<PageOfApi>(page, "POST", "/api/v1/pages/", body)).body;
  await page.goto(new URL(`/pages/${made.id}`, page.url()).href);
}
