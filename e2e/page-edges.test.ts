import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page as PageOfApi } from "#core/workspace/pages/page.ts";
import { call } from "./support/api.ts";
import { controlled, openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { inFrameOf, installPlugin, pluginOf } from "./support/plugins.ts";

describe("pages at their edges", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => void ({ app, page } = await openAppTab()));
  afterAll(() => app.close());

  const open = (path: string) => page.goto(app.server.origin + path).then(() => controlled(page));
  const make = async (route: string, components: readonly object[] = []) => {
    const body = { name: route.slice(1), route, description: "", content: { layout: {}, components } };
    return (await call<PageOfApi>(page, "POST", "/api/v1/pages/", body)).body.id;
  };
  const stored = async (id: string) => (await call<PageOfApi>(page, "GET", `/api/v1/pages/${id}`)).body;
  const publish = (id: string) => call(page, "POST", `/api/v1/pages/${id}/publish`, { publish: true });
  const saved = () => page.getByText("Saved", { exact: true }).waitFor();

  test("a block that makes a page too large is refused with a sentence, and the rest is saved", async () => {
    const source = `data:image/png;base64,${"A".repeat(5_000_000)}`;
    const id = await make("/large", [{ id: "picture", type: "image", source, alt: "large" }]);
    await open(`/pages/${id}`);
    await page.getByRole("button", { name: "Duplicate Picture" }).click();
    await page.getByText("This does not fit: a page holds at most 8 MB, its pictures included.").waitFor();
    await page.getByRole("button", { name: "Add Heading" }).click();
    await saved();
    expect((await stored(id)).content.components.map(({ type }) => type)).toEqual(["image", "heading"]);
  });

  test("whoever leaves while the last changes of a large page are not saved is asked", async () => {
    const source = `data:image/png;base64,${"A".repeat(5_000_000)}`;
    const id = await make("/unsaved", [{ id: "picture", type: "image", source, alt: "large" }]);
    await page.addInitScript(() => {
      const plain = window.fetch.bind(window);
      window.fetch = async (input, init) => {
        const { method } = new Request(input, init);
        if (method === "PUT" && document.body.dataset["noSaves"]) throw new TypeError("Nothing is saved.");
        return plain(input, init);
      };
    });
    await open(`/pages/${id}`);
    await page.evaluate(() => (document.body.dataset["noSaves"] = "yes"));
    await page.getByRole("button", { name: "Add Heading" }).click();
    await page.getByText("Not saved.").waitFor();
    await page.getByRole("link", { name: "All pages" }).click();
    const asked = page.getByRole("dialog", { name: "Leave this page?" });
    await expectAccessible(page);
    await asked.getByRole("button", { name: "Stay" }).click();
    await page.getByRole("button", { name: "Move Heading" }).waitFor();
    // The evaluation goes on once the warning is answered.
    const warned = page.waitForEvent("dialog").then(async (warning) => (await warning.dismiss(), warning.type()));
    await page.evaluate(() => location.reload());
    expect(await warned).toBe("beforeunload");
    await page.evaluate(() => delete document.body.dataset["noSaves"]);
    await page.getByRole("button", { name: "Try again" }).click();
    await saved();
    await page.getByRole("link", { name: "All pages" }).click();
    await page.getByRole("heading", { name: "Pages", level: 1 }).waitFor();
    expect((await stored(id)).content.components).toHaveLength(2);
  });

  test("a link in a text leads to another page without loading the app again", async () => {
    const target = await make("/target", [{ id: "h", type: "heading", text: "You are here" }]);
    const text = "Go to [the target](/p/target), or [elsewhere](//example.org/).";
    const id = await make("/origin", [{ id: "t", type: "text", text }]);
    await publish(target);
    await publish(id);
    await open("/p/origin");
    await page.evaluate(() => (document.body.dataset["same"] = "yes"));
    const link = page.locator(".block-text").getByRole("link", { name: "the target" });
    await link.waitFor();
    expect(await page.locator(".block-text a").count()).toBe(1);
    await link.click();
    await page.getByRole("heading", { name: "You are here" }).waitFor();
    expect(await page.evaluate(() => document.body.dataset["same"])).toBe("yes");
  });

  test("a published page keeps its name for readers until it is published again", async () => {
    const id = await make("/named");
    await publish(id);
    await call(page, "PUT", `/api/v1/pages/${id}`, { name: "Renamed" });
    await open("/p/named");
    await page.getByRole("heading", { name: "named", level: 1 }).waitFor();
    const sidebar = page.getByRole("navigation", { name: "Places" });
    await sidebar.getByRole("link", { name: "named", exact: true }).waitFor();
    await open(`/pages/${id}`);
    await page.getByRole("button", { name: "Publish the changes" }).click();
    await sidebar.getByRole("link", { name: "Renamed", exact: true }).waitFor();
  });

  test("a number that a module can do without is emptied, and a wrong one says that the value before stays", async () => {
    const show = `const show = (props) => host.show({ type: "text", text: "Size " + props.size + ", most " + props.most });
      show(host.props); return { update: show };`;
    const config_fields = {
      size: { type: "number", description: "Size" },
      most: { type: "number", description: "Most", default: 7, max: 9 },
    };
    await installPlugin(page, "Sized", pluginOf("Sized", show, { module: { config_fields } }));
    const id = await make("/sized");
    await open(`/pages/${id}`);
    await page.getByRole("button", { name: /^Add The Main/ }).click();
    const shown = (text: string) => inFrameOf(page, "Sized").getByText(text).waitFor();
    await shown("Size undefined, most 7");
    await page.getByLabel("Size", { exact: true }).fill("4");
    await shown("Size 4, most 7");
    await page.getByLabel("Size", { exact: true }).fill("");
    await shown("Size undefined, most 7");
    await page.getByLabel("Most", { exact: true }).fill("");
    await page.getByText("Most must be a number. The value before stays.").waitFor();
    await page.getByLabel("Most", { exact: true }).fill("12");
    await page.getByText("Most must be at most 9. The value before stays.").waitFor();
    await page.getByLabel("Most", { exact: true }).fill("8");
    await shown("Size undefined, most 8");
    await saved();
    expect((await stored(id)).content.components).toMatchObject([{ props: { most: 8 } }]);
  });

  test("no error went uncaught", () => {
    expect(app.pageErrors).toEqual([]);
  });
});
