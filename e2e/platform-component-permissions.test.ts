import { readFile } from "node:fs/promises";
import type { FrameLocator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page as PageOfApi } from "#core/workspace/pages/page.ts";
import { call } from "./support/api.ts";
import { controlled, openAppTab, type AppSession } from "./support/app-session.ts";
import { componentPlugin } from "./support/component-plugins.ts";
import { installPlugin } from "./support/plugins.ts";

const PATIENCE = { timeout: 60_000 };

/** Asks for everything that takes a permission when it is clicked, and says how it went. */
const ASKS = `(node) => {
  const say = (text) => node.append(Object.assign(document.createElement("li"), { textContent: text }));
  const button = (text, act) =>
    node.append(Object.assign(document.createElement("button"), { textContent: text, onclick: act }));
  const picker = Object.assign(document.createElement("input"), { type: "file", ariaLabel: "In the document" });
  picker.onchange = async () => say(picker.files[0].name + ": " + await picker.files[0].text());
  node.append(picker);
  button("Notify", () => new Notification("Done", { body: "All words are counted." }));
  button("Pick", () => {
    const input = Object.assign(document.createElement("input"), { type: "file" });
    input.onchange = async () => say(input.files[0].name + ": " + await input.files[0].text());
    input.click();
  });
  const link = (name, text) => {
    const href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
    return Object.assign(document.createElement("a"), { href, download: name, textContent: "Link " + name });
  };
  node.append(link("shown.csv", "a,b"));
  button("Export", () => {
    const made = link("made.csv", "c,d");
    made.click();
    URL.revokeObjectURL(made.href);
  });
  button("Dispatch", () => link("sent.csv", "e,f").dispatchEvent(new MouseEvent("click")));
  button("Contact", () => fetch("https://example.org/").catch(({ message }) => say(message)));
  button("Save twice", () => {
    localStorage.setItem("first", "1");
    setTimeout(() => {
      localStorage.setItem("second", "2");
      say("Saved");
    });
  });
  button("Listen", () => {
    const source = new EventSource("https://example.org/");
    source.onerror = () => say("The stream ended with " + source.readyState);
  });
}`;

describe("permissions of component modules", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => void ({ app, page } = await openAppTab()));
  afterAll(() => app.close());

  async function open(slug: string, permissions: readonly string[]): Promise<FrameLocator> {
    const archive = componentPlugin({ slug, modules: { Asks: ASKS }, sharesReact: false, permissions });
    const { id: plugin_id, modules } = await installPlugin(page, slug, archive);
    const components = [{ type: "module", id: slug, plugin_id, module_id: modules[0]?.id, props: {} }];
    const body = { name: slug, route: `/${slug.toLowerCase()}`, content: { layout: {}, components } };
    const { id } = (await call<PageOfApi>(page, "POST", "/api/v1/pages/", body)).body;
    await page.goto(new URL(`/pages/${id}`, page.url()).href);
    await controlled(page);
    return page.frameLocator(".plugin-module iframe").frameLocator("iframe");
  }
  const file = { name: "list.txt", mimeType: "text/plain", buffer: Buffer.from("bread") };

  test("what is granted works: a notification, and a file that the person picks", async () => {
    const inside = await open("Granted", ["notification.send", "file.access"]);
    await inside.getByRole("button", { name: "Notify" }).click();
    await page.getByText("Granted: Done: All words are counted.").first().waitFor();
    for (const [index, name] of ["Pick", "In the document"].entries()) {
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        inside.getByText(name).or(inside.getByLabel(name)).click(),
      ]);
      await chooser.setFiles(file);
      await expect.poll(() => inside.locator("li").count(), PATIENCE).toBe(index + 1);
    }
    expect(await inside.locator("li").allTextContents()).toEqual(["list.txt: bread", "list.txt: bread"]);
  });

  test("a file is saved after a click, by a link in the document or by one that was made for it", async () => {
    const inside = await open("Exporter", ["file.access"]);
    for (const [click, name, text] of [
      ["Link shown.csv", "shown.csv", "a,b"],
      ["Export", "made.csv", "c,d"],
      ["Dispatch", "sent.csv", "e,f"],
    ] as const) {
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        inside.getByText(click, { exact: true }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe(name);
      expect(await readFile(await saved.path(), "utf8")).toBe(text);
    }
  });

  test("no file is saved without the permission", async () => {
    let saved = 0;
    page.on("download", () => void (saved += 1));
    const inside = await open("Unasked", ["storage.read"]);
    await inside.getByRole("button", { name: "Export" }).click();
    await page.getByRole("tab", { name: "Developer" }).click();
    await page.getByText("Saving a file takes the permission file.access.").first().waitFor();
    expect(saved).toBe(0);
  });

  test("what a module that may store something stored last is kept although its page is left at once", async () => {
    const inside = await open("Hasty", ["storage.read", "storage.write"]);
    await inside.getByRole("button", { name: "Save twice" }).click();
    await inside.getByText("Saved", { exact: true }).waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/"]')?.click());
    await page.locator(".plugin-module").waitFor({ state: "detached" });
    const path = "/api/v1/plugin-state?plugin_id=Hasty";
    const kept = async () => (await call<{ state_data: object }[]>(page, "GET", path)).body[0]?.state_data;
    await expect.poll(kept, PATIENCE).toEqual({ first: "1", second: "2" });
  });

  test("what is not granted is named to the author, and no other machine is granted to any plugin", async () => {
    const inside = await open("Ungranted", ["network.request"]);
    let choosers = 0;
    page.on("filechooser", () => void (choosers += 1));
    for (const name of ["Notify", "Pick", "Contact", "Listen"]) await inside.getByRole("button", { name }).click();
    await inside.getByLabel("In the document").click();
    const items = inside.locator("li");
    await expect.poll(() => items.count(), PATIENCE).toBe(2);
    expect((await items.allTextContents()).toSorted()).toEqual([
      "Plugins may not contact example.org: Lectern grants network.request to none.",
      "The stream ended with 2",
    ]);
    await page.getByRole("tab", { name: "Developer" }).click();
    await page.getByText("Showing notifications takes the permission notification.send.").first().waitFor();
    await expect
      .poll(() => page.getByText("Picking a file takes the permission file.access.").count(), PATIENCE)
      .toBe(2);
    expect(choosers).toBe(0);
    expect(app.foreign.asked).toEqual([]);
    expect(app.pageErrors).toEqual([]);
  });
});
