import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import type { Job } from "#core/work/job.ts";
import type { PluginManifest } from "#core/plugins/registry/plugin.ts";
import { call, createCollection, upload } from "./support/api.ts";
import { controlled, keptForOffline, openAppTab, type AppSession } from "./support/app-session.ts";
import { addFiles, expectAccessible, markdown } from "./support/page-steps.ts";
import { wordCount } from "./support/plugins.ts";
import { LARGE, PHONE, SMALLEST } from "./support/screens.ts";

describe("work under way, the navigation and plugins, offline in the browser", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => void ({ app, page } = await openAppTab(LARGE)));
  afterAll(() => app.close());

  test("reading is cancelled in the tray, which says what stays, and tried again after a reload", async () => {
    await page.getByText("Drop files or a folder here").waitFor();
    await addFiles(page, [markdown("chronicle.md", longText(40_000))]);
    await page.locator(".tray > summary").click();
    await page.getByRole("button", { name: /^Cancel chronicle\.md\. The file stays/ }).click();
    await page.getByText("“chronicle.md” is cancelled. The file stays").waitFor();
    await expectAccessible(page);
    const [document] = (await call<Document[]>(page, "GET", "/api/documents/")).body;
    expect(document).toMatchObject({ status: "failed", metadata: { error: expect.stringContaining("cancelled") } });

    await page.reload();
    await controlled(page);
    await page.getByRole("link", { name: "Activity", exact: true }).click();
    const row = page.getByRole("listitem").filter({ hasText: "chronicle.md" });
    await row.getByText("Cancelled", { exact: true }).waitFor();
    await row.getByRole("button", { name: "Try again: chronicle.md" }).click();
    await row.getByText("Done", { exact: true }).waitFor();
    expect((await call<Document[]>(page, "GET", "/api/documents/")).body).toMatchObject([{ status: "completed" }]);
  });

  test("a document that a script added shows among the activity, with everything its job said", async () => {
    const { id } = await createCollection(page, "By script");
    await upload(page, id, "script.md", new TextEncoder().encode("# Script\n\nAdded without the page."));
    await page.getByRole("link", { name: "script.md" }).click();
    await page.getByRole("heading", { name: "script.md" }).waitFor();
    await page.getByRole("link", { name: "Open the document" }).waitFor();
    await page.getByRole("heading", { name: "What happened" }).waitFor();
    await page.locator(".job-log").getByText("Done.").waitFor();
    await expectFits(page);
  });

  test("a job that waits is cancelled and tried again by keyboard, and its entry is deleted and brought back", async () => {
    const later = { job_type: "export", scheduled_for: "2099-01-01T00:00:00Z" };
    const { id } = (await call<Job>(page, "POST", "/api/v1/jobs", later)).body;
    await page.goto(`${app.server.origin}/activity/${id}`);
    await page.locator(".job-state", { hasText: /^Begins .*2099/ }).waitFor();
    await page.locator("#main").getByRole("button", { name: "Cancel" }).focus();
    await page.keyboard.press("Enter");
    await page.locator(".job-status", { hasText: "Cancelled" }).waitFor();
    await page.locator("#main").getByRole("button", { name: "Try again" }).focus();
    await page.keyboard.press("Enter");
    await page.locator(".job-status", { hasText: "Waiting" }).waitFor();
    expect((await call<Job>(page, "GET", `/api/v1/jobs/${id}`)).body).toMatchObject({ status: "pending", attempt: 2 });
    await page.locator("#main").getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Delete the entry" }).click();
    await page.getByRole("heading", { name: "Activity" }).waitFor();
    const entry = page.getByRole("link", { name: "Everything you have, as a zip archive" });
    await entry.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await entry.waitFor();
    await page.getByLabel("Of this kind").selectOption({ label: "Export" });
    await page.getByText("1 entry").waitFor();
    await expectFits(page);
    await page.getByLabel("Show").selectOption({ label: "Failed" });
    await page.getByText("Nothing of that kind").waitFor();
    await page.getByRole("link", { name: "Show everything" }).click();
    await entry.waitFor();
  });

  test("a place is added, moved by keyboard and by pointer, and stands there after a reload", async () => {
    await openSidebarSettings(page);
    await page.getByRole("button", { name: "Add a place" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Lighthouse list");
    await dialog.getByLabel("Where it leads").fill("/search?q=lighthouse");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    const handle = page.getByRole("button", { name: /^Move Lighthouse list/ });
    await handle.focus();
    await page.keyboard.press("ArrowUp");
    await inOutline(page, ["Home", "Search", "Evaluate", "Lighthouse list", "Settings", ". API"]);
    await page.keyboard.press("ArrowRight");
    await inOutline(page, ["Home", "Search", "Evaluate", ". Lighthouse list", "Settings", ". API"]);
    await expect.poll(() => handle.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectFits(page);

    await page.reload();
    await controlled(page);
    await inOutline(page, ["Home", "Search", "Evaluate", ". Lighthouse list", "Settings", ". API"]);
    await drag(page, /^Move Lighthouse list/, "Home");
    await inOutline(page, ["Home", ". Lighthouse list", "Search", "Evaluate", "Settings", ". API"]);
    await page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: "Lighthouse list" }).click();
    await page.waitForURL((url) => url.pathname === "/search" && url.searchParams.get("q") === "lighthouse");
  });

  test("several places are moved at once, one is hidden, one deleted and brought back", async () => {
    await openSidebarSettings(page);
    await page.getByRole("button", { name: "Choose several" }).click();
    await page.getByLabel("Choose Search").check();
    await page.getByLabel("Choose Evaluate").check();
    await page.getByRole("button", { name: "Move…" }).click();
    await page.getByRole("dialog").getByLabel("Below").selectOption({ label: "Settings" });
    await page.getByRole("dialog").getByLabel("Place").selectOption({ label: "First" });
    await page.getByRole("dialog").getByRole("button", { name: "Move", exact: true }).click();
    const together = ["Home", ". Lighthouse list", "Settings", ". Search", ". Evaluate", ". API"];
    await inOutline(page, together);
    await page.getByRole("button", { name: "Done" }).click();

    await page.getByRole("button", { name: "Hide Lighthouse list" }).click();
    const places = page.getByRole("navigation", { name: "Places" });
    await places.getByRole("link", { name: "Lighthouse list" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Delete Settings" }).click();
    await inOutline(page, ["Home", ". Lighthouse list", "Search", "Evaluate", "API"], "any order");
    await page.getByRole("button", { name: "Undo" }).click();
    await inOutline(page, together);
    await expectAccessible(page);
  });

  test("a plugin is looked at, installed from a zip, switched and removed without a network", async () => {
    await keptForOffline(page);
    await app.pullThePlug();
    await page.reload();
    await controlled(page);
    await page.goto(`${app.server.origin}/settings/plugins`);
    await page.getByText("No plugins yet").waitFor();
    await expectFits(page);

    await chooseArchive(
      page,
      await wordCount((text) => text.replace('"author": "Lectern",', "").replace('"1.0.0"', '"one"')),
    );
    await page.getByText("plugin_data.author: is required").waitFor();
    await page.getByText(/plugin_data\.version: must be a semantic version/).waitFor();
    await expectAccessible(page);

    await chooseArchive(page, await wordCount());
    const dialog = page.getByRole("dialog", { name: "Word count" });
    await dialog.getByText("Store things of its own on this device or server").waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Install it" }).click();
    const isOn = page.getByRole("switch", { name: "Word count is on" });
    await isOn.waitFor();
    await expectFits(page);
    await isOn.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => enabled(page), { timeout: 60_000 }).toEqual({ plugin: false, module: true });

    await page.getByRole("link", { name: "Word count" }).click();
    await page.getByRole("switch", { name: "The plugin is off" }).click();
    await page.getByRole("switch", { name: "Word counter is on" }).click();
    await expect.poll(() => enabled(page), { timeout: 60_000 }).toEqual({ plugin: true, module: false });
    await expectFits(page);
    await page.getByRole("link", { name: "All plugins" }).click();

    await chooseArchive(
      page,
      await wordCount((text) => text.replace('"1.0.0"', '"1.1.0"').replace("storage.read", "network.request")),
    );
    await dialog.getByText("Takes the place of version 1.0.0.").waitFor();
    await dialog.getByText("Send requests to other web sites").waitFor();
    await dialog.getByRole("button", { name: "Update it" }).click();
    await page.getByText("Word count is updated from 1.0.0 to 1.1.0.").waitFor();
    expect(await enabled(page)).toEqual({ plugin: true, module: false });

    const remove = async () => {
      await page.getByRole("button", { name: "Remove Word count" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove it" }).click();
      await page.getByText("No plugins yet").waitFor();
    };
    await remove();
    await page.getByRole("button", { name: "Undo" }).click();
    await isOn.waitFor();
    await remove();
    // Really, once the time to undo has passed.
    await expect.poll(() => enabled(page), { timeout: 60_000 }).toBeUndefined();
  });

  test("asked nothing of a foreign host, and no error went uncaught", () => {
    expect(app.foreign.asked).toEqual([]);
    expect(app.pageErrors).toEqual([]);
  });
});

const chooseArchive = (page: Page, buffer: Buffer) =>
  page
    .locator('input[aria-label="Archive of a plugin"]')
    .setInputFiles([{ name: "word-count.zip", mimeType: "application/zip", buffer }]);

/** Whether the example plugin and its module are on; undefined when it is not there. */
async function enabled(page: Page): Promise<{ readonly plugin: boolean; readonly module: boolean } | undefined> {
  const { body } = await call<PluginManifest>(page, "GET", "/api/v1/plugins/manifest");
  const plugin = body["WordCount"];
  return plugin && { plugin: plugin.enabled, module: plugin.modules.every((module) => module.enabled) };
}

/** By the ways that the page offers. */
async function openSidebarSettings(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: "Settings" }).click();
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Language and look" }).click();
  await page.getByRole("link", { name: "Arrange the sidebar" }).click();
}

/** No rule of accessibility is broken, and nothing is wider than the screen, down to the narrowest. */
async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const size of [PHONE, SMALLEST]) {
    await page.setViewportSize(size);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, { timeout: 30_000 }).toBeLessThanOrEqual(size.width);
    const inside = () => page.evaluate(() => document.querySelector("#main")?.scrollWidth ?? 0);
    expect(await inside()).toBeLessThanOrEqual(size.width);
  }
  await expectAccessible(page);
  await page.setViewportSize(LARGE);
}

/** The rows as they stand, a dot for each level. */
async function inOutline(
  page: Page,
  rows: readonly string[],
  order: "as given" | "any order" = "as given",
): Promise<void> {
  const sorted = (lines: readonly string[]) => (order === "as given" ? lines : lines.toSorted());
  const drawn = () =>
    page.locator(".place").evaluateAll((places) =>
      places.map((place) => {
        const level = Number((place as HTMLElement).style.getPropertyValue("--level"));
        return `${". ".repeat(level)}${place.querySelector(".place-name")?.textContent ?? ""}`;
      }),
    );
  await expect.poll(async () => sorted(await drawn()), { timeout: 60_000 }).toEqual(sorted(rows));
}

/** Drags a place by its handle into the middle of another. */
async function drag(page: Page, handle: RegExp, into: string): Promise<void> {
  const from = await page.getByRole("button", { name: handle }).boundingBox();
  const to = await page.locator(".place", { hasText: into }).first().boundingBox();
  if (!from || !to) throw new Error("There is nothing to drag, or nowhere to drag it.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x + 120, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
}

/** Long enough for reading it to be cancelled in the middle. */
function longText(paragraphs: number): string {
  const lines = Array.from(
    { length: paragraphs },
    (_, line) => `In year ${line} the harbour had ${line % 97} whalers.`,
  );
  return `# Chronicle\n\n${lines.join("\n\n")}\n`;
}
