import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page as PageOfApi } from "#core/workspace/pages/page.ts";
import type { NavigationRoute } from "#core/workspace/navigation/navigation-route.ts";
import { call } from "./support/api.ts";
import { controlled, keptForOffline, openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { inFrameOf, installPlugin, pluginOf, wordCount } from "./support/plugins.ts";
import { DESK, PHONE, widthOf } from "./support/screens.ts";

const PATIENCE = { timeout: 60_000 };

/** What stands before the items of lists, each kind once. */
const marksOf = (items: Locator) =>
  items.evaluateAll((all) => [...new Set(all.map((item) => getComputedStyle(item).listStyleType))]);

describe("pages that are designed, published and opened", () => {
  let app: AppSession;
  let page: Page;
  let id: string;
  beforeAll(async () => {
    ({ app, page } = await openAppTab(DESK));
    id = await newPage(page, { name: "Desk", route: "/desk" });
  });
  afterAll(() => app.close());
  const open = (path: string) => page.goto(app.server.origin + path).then(() => controlled(page));
  const stored = async () => (await call<PageOfApi>(page, "GET", `/api/v1/pages/${id}`)).body.content;
  const places = async () => (await stored()).layout["desktop"] as readonly { id: string; x: number; w: number }[];
  const press = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");

  test("by keyboard alone a page gets blocks, which are set, moved, resized, copied and deleted, with undo", async () => {
    await open(`/pages/${id}`);
    await press("Add Heading");
    await page.keyboard.type("Morning");
    await page.getByRole("tab", { name: "Settings" }).press("ArrowLeft");
    await press("Add Text");
    await page.keyboard.type("Read **this** first.");
    await page.locator(".block-text strong", { hasText: "this" }).waitFor();
    const grip = page.getByRole("button", { name: "Move Text 1" });
    await grip.focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await page.getByText("5 of 12 columns wide").waitFor({ state: "attached" });
    await page.keyboard.press("ArrowRight");
    await page.getByText("Text 1: column 2, row 2, 5 of 12 columns wide, 4 rows high.").waitFor({ state: "attached" });
    await page.keyboard.press("ArrowUp");
    await page.getByText("Text 1: column 2, row 1").waitFor({ state: "attached" });
    await page.keyboard.press("Control+d");
    await page.getByRole("button", { name: "Move Text 2" }).waitFor();
    await page.getByRole("button", { name: "Move Text 2" }).press("Delete");
    await page.getByRole("button", { name: "Move Text 2" }).waitFor({ state: "detached" });
    await page.keyboard.press("Control+z");
    await page.getByRole("button", { name: "Move Text 2" }).waitFor();
    await page.keyboard.press("Control+y");
    await page.getByRole("button", { name: "Move Text 2" }).waitFor({ state: "detached" });
    await page.getByText("Saved", { exact: true }).waitFor();
    expect((await stored()).components).toMatchObject([
      { type: "heading", text: "Morning" },
      { type: "text", text: "Read **this** first." },
    ]);
    expect((await places()).find(({ w }) => w === 5)).toMatchObject({ x: 1, y: 0 });
    await expectAccessible(page);
  });

  test("a block is dragged and resized by the pointer, and keeps to its limits", async () => {
    const archive = pluginOf("Bounded", 'host.show({ type: "list", items: ["Here"] });', {
      module: { layout: { minWidth: 3, minHeight: 2, maxWidth: 5, maxHeight: 4, defaultWidth: 4, defaultHeight: 3 } },
    });
    await installPlugin(page, "Bounded", archive);
    await open(`/pages/${id}`);
    await page.getByRole("button", { name: /^Add The Main/ }).click();
    const item = page.locator(".grid-stack-item", { has: page.getByRole("button", { name: "Move The Main" }) });
    const before = await item.boundingBox();
    await dragBy(page, item.locator(".design-grip"), 320, 0);
    await expect.poll(async () => (await item.boundingBox())?.x, PATIENCE).toBeGreaterThan((before?.x ?? 0) + 100);
    await item.hover();
    await dragBy(page, item.locator(".ui-resizable-se"), 600, 600);
    await page.getByText("Saved", { exact: true }).waitFor();
    await expect.poll(async () => (await places()).at(-1), PATIENCE).toMatchObject({ w: 5, h: 4 });
    await page.getByText("Phone", { exact: true }).click();
    await page.getByText("Follows the desktop until you change it here.").waitFor();
    await expect.poll(async () => Number(await item.getAttribute("gs-w")), PATIENCE).toBe(4);
    await page.getByText("Desktop", { exact: true }).click();
    await item.getByRole("button", { name: "Delete The Main" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
  });

  test("a module is set while it runs, and a value that is not valid is named at its field", async () => {
    await installPlugin(page, "WordCount", await wordCount());
    await open(`/pages/${id}`);
    await page.getByRole("searchbox", { name: "Find a block" }).fill("word");
    await page.getByRole("button", { name: "Add Word counter" }).click();
    const frame = inFrameOf(page, "Word count");
    await frame.getByLabel("Your text").fill("one two three");
    await page.getByLabel("What is counted").selectOption({ label: "Characters" });
    await expect.poll(() => frame.locator(".figure").textContent(), PATIENCE).toBe("13 characters");
    expect(await frame.getByLabel("Your text").inputValue()).toBe("one two three");
    await page.getByLabel("Words to reach").fill("-5");
    await page.getByText("Words to reach must be at least").waitFor();
    expect(await page.getByLabel("Words to reach").getAttribute("aria-invalid")).toBe("true");
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.getByRole("tab", { name: "Developer" }).click();
    await page
      .getByText(/^Shown after \d+ ms/)
      .first()
      .waitFor();
    await expectAccessible(page);
  });

  test("what is set while a module is still being mounted reaches it", async () => {
    const mount = `
      let go;
      const ready = new Promise((resolve) => (go = resolve));
      host.show({ type: "button", label: "Go on", onClick: () => go() });
      await ready;
      return { update: ({ word }) => host.show({ type: "text", text: "The word is " + word }) };`;
    const word = { type: "text", description: "Word", default: "old" };
    await installPlugin(page, "Slow", pluginOf("Slow", mount, { module: { config_fields: { word } } }));
    await open(`/pages/${id}`);
    await page
      .getByRole("button", { name: /^Add The Main/ })
      .last()
      .click();
    const frame = inFrameOf(page, "Slow");
    await frame.getByRole("button", { name: "Go on" }).waitFor();
    await page.getByLabel("Word", { exact: true }).fill("new");
    await page.getByText("Saved", { exact: true }).waitFor();
    await frame.getByRole("button", { name: "Go on" }).click();
    await frame.getByText("The word is new").waitFor();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
  });

  test("what two tabs change at once is all there, and so is what a closed tab had not saved", async () => {
    const other = await app.openTab(`/pages/${id}`);
    await other.getByRole("button", { name: "Add Picture" }).click();
    await other.getByText("Saved", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Move Picture" }).waitFor();
    await other.getByRole("tab", { name: "Add" }).click();
    await other.getByRole("button", { name: "Add Collection" }).click();
    await other.close();
    await open(`/pages/${id}`);
    await page.getByRole("button", { name: "Move Collection" }).waitFor();
    await expect
      .poll(async () => (await stored()).components.map(({ type }) => type), PATIENCE)
      .toEqual(["heading", "text", "module", "image", "documents"]);
  });

  test("a published page opens for readers, keeps its state until it is published again, and lists its children", async () => {
    await open("/p/desk");
    await page.getByRole("heading", { level: 1, name: "This page is not published" }).waitFor();
    await page.getByRole("link", { name: "Open the draft" }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByText("The page is published.").waitFor();
    const child = await newPage(page, { name: "Below", route: "/desk/v1.2", parent_route: "/desk" });
    await call(page, "POST", `/api/v1/pages/${child}/publish`, { publish: true });
    await page.getByRole("link", { name: "Open the page" }).click();
    await page.getByRole("heading", { level: 1, name: "Desk" }).waitFor();
    await page.getByRole("heading", { level: 2, name: "Morning" }).waitFor();
    await expect.poll(() => inFrameOf(page, "Word count").locator(".figure").count(), PATIENCE).toBe(1);
    expect(await page.getByRole("button", { name: /^Move/ }).count()).toBe(0);
    await page.locator("#main").getByRole("link", { name: "Below" }).waitFor();
    expect(await marksOf(page.locator(".published").getByRole("listitem"))).toEqual(["none"]);
    await expectAccessible(page);

    await call(page, "PUT", `/api/v1/pages/${id}`, { content: { layout: {}, components: [] } });
    await page.reload();
    await page.getByRole("heading", { level: 2, name: "Morning" }).waitFor();
    await page.locator("#main").getByRole("link", { name: "Below" }).click();
    await page.getByRole("heading", { level: 1, name: "Below" }).waitFor();
    const current = page.getByRole("navigation", { name: "Places" }).locator('[aria-current="page"]');
    expect(
      (await current.allTextContents()).map((name) => name.trim()),
      "the page that is open, and not the one above it",
    ).toEqual(["Below"]);
    expect(await marksOf(page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("listitem"))).toEqual([
      "none",
    ]);
    await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Desk" }).click();
    await page.getByRole("heading", { level: 2, name: "Morning" }).waitFor();

    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("Below");
    await page.getByRole("option", { name: /Below/ }).first().click();
    await page.waitForURL("**/p/desk/v1.2");
    await page.setViewportSize(PHONE);
    await open("/p/desk");
    await page.getByRole("heading", { level: 2, name: "Morning" }).waitFor();
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
    await expectAccessible(page);
    await page.setViewportSize(DESK);
  });

  test("a module that fails leaves the rest of the page as it is", async () => {
    const broken = pluginOf("Broken", 'throw new Error("Out of order");');
    const { id: plugin_id, modules } = await installPlugin(page, "Broken", broken);
    const components = [
      { type: "module", plugin_id, module_id: modules[0]?.id, name: "Main", props: {} },
      { type: "text", text: "Still here." },
      { component_id: "ask" },
    ];
    const made = await newPage(page, { name: "Half", route: "/half", content: { layout: {}, components } });
    await call(page, "POST", `/api/v1/pages/${made}/publish`, { publish: true });
    await open("/p/half");
    await page.getByText("Out of order").waitFor();
    await page.getByText("Still here.").waitFor();
    await page.getByLabel("Your question").waitFor();
  });

  test("the navigation drives the sidebar at once: renamed, hidden, restored, and with a page to open", async () => {
    await open("/settings/sidebar");
    const places = page.getByRole("navigation", { name: "Places" });
    await page.getByRole("button", { name: "Change Evaluate" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Quality");
    await page.getByRole("dialog").getByLabel("Opens").selectOption({ label: "Desk" });
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await places.getByRole("link", { name: "Quality" }).click();
    await page.waitForURL("**/p/desk");
    await open("/settings/sidebar");
    await page.getByRole("button", { name: "Hide Search" }).click();
    await places.getByRole("link", { name: "Search" }).waitFor({ state: "detached" });
    await page.getByText("Other places of Lectern").click();
    await page.getByRole("button", { name: "Hide Library from the sidebar" }).click();
    await places.getByRole("link", { name: "Library" }).waitFor({ state: "detached" });
    await expectAccessible(page);
    await page.getByRole("button", { name: "Restore the places of Lectern" }).click();
    await places.getByRole("link", { name: "Search" }).waitFor();
  });

  test("a published page can be the start, and opens and reloads without a network", async () => {
    const routes = (await call<NavigationRoute[]>(page, "GET", "/api/v1/navigation-routes?limit=1000")).body;
    const home = routes.find(({ route }) => route === "/");
    await call(page, "PUT", `/api/v1/navigation-routes/${home?.id ?? ""}`, { default_page_id: id });
    await open("/");
    await page.waitForURL("**/p/desk");
    await keptForOffline(page);
    await app.pullThePlug();
    await page.goto(`${app.server.origin}/p/desk/v1.2`);
    await page.getByRole("heading", { level: 1, name: "Below" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Below" }).waitFor();
  });

  test("asked nothing of a foreign host, and no error went uncaught", () => {
    expect(app.foreign.asked).toEqual([]);
    expect(app.pageErrors).toEqual([]);
  });
});

async function newPage(page: Page, fields: object): Promise<string> {
  const { body, status } = await call<PageOfApi>(page, "POST", "/api/v1/pages/", fields);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

async function dragBy(page: Page, handle: ReturnType<Page["locator"]>, x: number, y: number): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error("There is nothing to drag.");
  const [fromX, fromY] = [box.x + Math.min(20, box.width / 2), box.y + box.height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x / 4, fromY + y / 4, { steps: 4 });
  await page.mouse.move(fromX + x, fromY + y, { steps: 12 });
  await page.mouse.up();
}
