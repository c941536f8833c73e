import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { FrameLocator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page as PageOfApi } from "#core/workspace/pages/page.ts";
import type { PluginManifest } from "#core/plugins/registry/plugin.ts";
import { call, createCollection } from "./support/api.ts";
import { controlled, openAppTab, type AppSession } from "./support/app-session.ts";
import { componentPlugin } from "./support/component-plugins.ts";
import { installPlugin } from "./support/plugins.ts";

const PATIENCE = { timeout: 60_000 };
const REAL = new URL("../../shared/data/plugins/", import.meta.url);
const hasReal = existsSync(REAL);
if (!hasReal) console.warn("Skipped: the published plugins of ../shared/data/plugins are not here.");

/** What is inside the sealed document of a module. */
const inModule = (page: Page, module: string): FrameLocator =>
  page.frameLocator(`.plugin-module iframe[title^="${module}, a module of"]`).frameLocator("iframe");

/** A page with these modules on it, opened; a module is named "slug/module". */
async function openPageWith(page: Page, name: string, modules: readonly string[], props: object = {}): Promise<string> {
  const manifest = (await call<PluginManifest>(page, "GET", "/api/v1/plugins/manifest/designer")).body;
  const components = modules.map((path) => {
    const [slug = "", module] = path.split("/");
    const plugin = manifest[slug];
    const found = plugin?.modules.find((one) => one.name === module);
    return { type: "module", id: path, plugin_id: plugin?.id, module_id: found?.id, name: found?.display_name, props };
  });
  const body = { name, route: `/${name.toLowerCase()}`, description: "", content: { layout: {}, components } };
  const { id } = (await call<PageOfApi>(page, "POST", "/api/v1/pages/", body)).body;
  await page.goto(new URL(`/pages/${id}`, page.url()).href);
  await controlled(page);
  return id;
}

describe.runIf(hasReal)("published plugins, unmodified", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => void ({ app, page } = await openAppTab()));
  afterAll(() => app.close());

  test.each([
    ["ServiceExample_Theme", "Theme-Service-Bridge-Example.zip"],
    ["ServiceExample_Events", "Events-Service-Bridge-Example.zip"],
  ])("%s is looked at and installed", async (name, file) => {
    await page.goto(new URL("/settings/plugins", page.url()).href);
    await page.locator('input[aria-label="Archive of a plugin"]').setInputFiles({
      name: file,
      mimeType: "application/zip",
      buffer: readFileSync(new URL(file, REAL)),
    });
    const dialog = page.getByRole("dialog", { name });
    await dialog.getByRole("button", { name: "Install it" }).waitFor();
    expect(await dialog.getByText("is not a known permission").count()).toBe(0);
    await dialog.getByRole("button", { name: "Install it" }).click();
    await page.getByRole("switch", { name: `${name} is on` }).waitFor();
  });

  test("the theme plugin follows the theme of the app, and its controller changes it", async () => {
    const modules = ["ThemeDisplay", "ThemeController", "ThemeListener"].map((name) => `ServiceExample_Theme/${name}`);
    await page.emulateMedia({ colorScheme: "light" });
    await openPageWith(page, "Themes", modules);
    const display = inModule(page, "Theme Display").locator("#root");
    await expect.poll(() => display.innerText(), PATIENCE).toMatch(/light/i);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => display.innerText(), PATIENCE).toMatch(/dark/i);
    const controller = inModule(page, "Theme Controller");
    await controller.getByRole("button", { name: /light/i }).first().click();
    await expect.poll(() => display.innerText(), PATIENCE).toMatch(/light/i);
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("light");
  });

  test("two event modules exchange a message", async () => {
    const modules = ["EventSender", "EventReceiver", "EventDisplay"].map((name) => `ServiceExample_Events/${name}`);
    await openPageWith(page, "Events", modules);
    const sender = inModule(page, "Event Sender");
    await sender.locator("input, textarea").first().fill("Good morning");
    await sender.getByRole("button", { name: /send/i }).first().click();
    const receiver = inModule(page, "Event Receiver").locator("#root");
    await expect.poll(() => receiver.innerText(), PATIENCE).toContain("Good morning");
  });

  test("asked nothing of a foreign host, and no error went uncaught", () => {
    expect(app.foreign.asked).toEqual([]);
    expect(app.pageErrors).toEqual([]);
  });
});

describe("component modules", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => void ({ app, page } = await openAppTab()));
  afterAll(() => app.close());

  test("React comes from Lectern, and new settings reach a module without mounting it again", async () => {
    const component = `function Greeting(props) {
      const [mounts] = React.useState(() => (window.mounts = (window.mounts ?? 0) + 1));
      const text = [props.greeting, props.pluginId, props.moduleId, props.config.greeting, Object.keys(props.services), mounts];
      return React.createElement("p", { id: "said" }, text.join(" "));
    }`;
    const archive = componentPlugin({
      slug: "Greeter",
      modules: { Greeting: component },
      metadata: {
        Greeting: {
          props: { greeting: "from props" },
          config_fields: { greeting: { type: "text", default: "from a field", description: "Words of welcome" } },
          required_services: { theme: { methods: ["getCurrentTheme", "fly"], version: "1.0.0" } },
        },
      },
    });
    await installPlugin(page, "Greeter", archive);
    const id = await openPageWith(page, "Greetings", ["Greeter/Greeting"]);
    const said = inModule(page, "The Greeting").locator("#said");
    const whole = (greeting: string) => `${greeting} Greeter Greeter/Greeting ${greeting} theme 1`;
    await expect.poll(() => said.textContent(), PATIENCE).toBe(whole("from a field"));
    await page.getByRole("button", { name: "Settings of The Greeting" }).click();
    const field = page.getByLabel("Words of welcome");
    await field.fill("typed");
    await field.blur();
    await expect.poll(() => said.textContent(), PATIENCE).toBe(whole("typed"));
    expect(id).not.toBe("");
  });

  test("a module without React may hold the word, and one that shares React alone is shown with Lectern's React DOM", async () => {
    const plain = `(node) => (node.append("Made without " + ["react"].join()), undefined)`;
    await installPlugin(
      page,
      "Worded",
      componentPlugin({ slug: "Worded", modules: { Worded: plain }, sharesReact: false }),
    );
    await openPageWith(page, "Worded", ["Worded/Worded"]);
    await inModule(page, "The Worded").getByText("Made without react").waitFor();

    const folder = dirname(createRequire(import.meta.url).resolve("react/package.json"));
    const own = readFileSync(`${folder}/cjs/react.production.min.js`, "utf8");
    const archive = componentPlugin({
      slug: "Own",
      modules: { Own: `function Own() { return React.createElement("p", null, "React " + React.useState(18)[0]); }` },
      sharesReact: false,
      begin: `const React = (() => { const exports = {}; ${own}; return exports; })();`,
      init: `shared.react = { [React.version]: { get: () => () => React } };`,
    });
    await installPlugin(page, "Own", archive);
    await openPageWith(page, "Itself", ["Own/Own"]);
    await inModule(page, "The Own").getByText("React 18").waitFor();
  });

  test("chunks, style sheets and pictures of its own load, and its storage is there again after a reload", async () => {
    const component = `(node, props) => {
      const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: publicPath + "look/a.css" });
      document.head.append(style);
      const image = Object.assign(document.createElement("img"), { alt: "", src: publicPath + "dot.svg" });
      image.onload = () => (image.dataset.loaded = "yes");
      const chunk = Object.assign(document.createElement("script"), { src: publicPath + "84.js" });
      chunk.onload = () => (text.textContent = window.chunk + " " + localStorage.getItem("visits"));
      localStorage.setItem("visits", String(Number(localStorage.getItem("visits") ?? 0) + 1));
      const text = Object.assign(document.createElement("p"), { id: "text" });
      node.append(text, image);
      document.head.append(chunk);
    }`;
    const archive = componentPlugin({
      slug: "Chunky",
      modules: { Parts: component },
      sharesReact: false,
      permissions: ["storage.read", "storage.write"],
      files: {
        "84.js": "window.chunk = 'Chunk 84';",
        "look/a.css": "#text { color: rgb(1, 2, 3); background-image: url(../dot.svg) }",
        "dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>',
      },
    });
    await installPlugin(page, "Chunky", archive);
    await openPageWith(page, "Chunks", ["Chunky/Parts"]);
    const text = inModule(page, "The Parts").locator("#text");
    await expect.poll(() => text.textContent(), PATIENCE).toBe("Chunk 84 1");
    await expect.poll(() => text.evaluate((node) => getComputedStyle(node).color), PATIENCE).toBe("rgb(1, 2, 3)");
    expect(await text.evaluate((node) => getComputedStyle(node).backgroundImage)).toContain("blob:");
    await inModule(page, "The Parts").locator("img[data-loaded=yes]").waitFor();
    const kept = async () =>
      (await call<{ state_data: object }[]>(page, "GET", "/api/v1/plugin-state?plugin_id=Chunky")).body;
    await expect.poll(async () => (await kept()).map((one) => one.state_data), PATIENCE).toEqual([{ visits: "1" }]);
    await page.reload();
    await controlled(page);
    await expect.poll(() => text.textContent(), PATIENCE).toBe("Chunk 84 2");
  });

  test("a setting that nobody defined is the plugin's own, and a refused call says its status", async () => {
    const component = `(node, { services: { settings, api } }) => {
      const text = Object.assign(document.createElement("p"), { id: "text" });
      const status = (call) => call.then(() => "done", (error) => error.status + " " + (error.response.data.detail === error.message));
      void (async () => {
        const context = { userId: "current" };
        const before = await settings.getSetting("look", context);
        await settings.setSetting("look", { theme: "dark", visits: (before?.visits ?? 0) + 1 }, context);
        const { models } = await api.get("/api/v1/ai/providers/all-models");
        const missing = await status(api.get("/api/documents/00000000-0000-4000-8000-000000000000"));
        const refused = await status(settings.setSetting("lectern.theme", "dark"));
        text.textContent = JSON.stringify([before, Array.isArray(models), missing, refused]);
      })();
      node.append(text);
    }`;
    const methods = (...names: readonly string[]) => ({ methods: names, version: "1.0.0" });
    const archive = componentPlugin({
      slug: "Keeper",
      modules: { Look: component },
      sharesReact: false,
      permissions: ["api.access"],
      metadata: {
        Look: { required_services: { settings: methods("getSetting", "setSetting"), api: methods("get") } },
      },
    });
    await installPlugin(page, "Keeper", archive);
    await openPageWith(page, "Keeping", ["Keeper/Look"]);
    const text = inModule(page, "The Look").locator("#text");
    await expect.poll(() => text.textContent(), PATIENCE).toBe('[null,true,"404 true","403 true"]');
    await page.reload();
    await controlled(page);
    await expect.poll(() => text.textContent(), PATIENCE).toContain('[{"theme":"dark","visits":1},true');
    const defined = await call<{ id: string }[]>(page, "GET", "/api/v1/settings/definitions?category=Keeper");
    expect(defined.body.map(({ id }) => id)).toEqual(["Keeper.look"]);
  });

  test("requests reach the API under the addresses that plugins know, within its permissions, and nothing else", async () => {
    await createCollection(page, "Asked for");
    const component = `async (node) => {
      const say = (text) => node.append(Object.assign(document.createElement("li"), { textContent: text }));
      const names = async (url) => say((await (await fetch(url)).json()).map((one) => one.name).join());
      await names("http://localhost:8005/api/collections/");
      await names("http://127.0.0.1:8000/collections/");
      await names("/api/collections/");
      const request = new XMLHttpRequest();
      request.open("GET", "http://localhost:8005/api/collections/");
      request.responseType = "json";
      await new Promise((resolve) => { request.onload = resolve; request.send(); });
      say(request.status + " " + request.response[0].name);
      for (const url of ["https://example.org/", "/api/v1/auth/me"]) await fetch(url).catch(({ message }) => say(message));
      const missing = await fetch("/api/documents/3f2504e0-4f89-41d3-9a0c-0305e82c3301");
      say(String(missing.status));
    }`;
    await installPlugin(
      page,
      "Asker",
      componentPlugin({ slug: "Asker", modules: { Asks: component }, sharesReact: false, permissions: ["api.access"] }),
    );
    await openPageWith(page, "Requests", ["Asker/Asks"]);
    const items = inModule(page, "The Asks").locator("li");
    await expect.poll(() => items.count(), PATIENCE).toBe(7);
    expect(await items.allTextContents()).toEqual([
      "Asked for",
      "Asked for",
      "Asked for",
      "200 Asked for",
      "Plugins may not contact example.org: Lectern grants network.request to none.",
      "Plugins may not ask for GET /api/v1/auth/me.",
      "404",
    ]);
  });

  test("an error is shown with a way to start again, and the rest of the page goes on", async () => {
    const broken = `function Broken() { throw new Error("Nothing works."); }`;
    const fine = `function Fine() { return React.createElement("p", null, "All is well."); }`;
    await installPlugin(page, "Mixed", componentPlugin({ slug: "Mixed", modules: { Broken: broken, Fine: fine } }));
    await openPageWith(page, "Mixture", ["Mixed/Broken", "Mixed/Fine"]);
    await inModule(page, "The Fine").getByText("All is well.").waitFor();
    await page.getByText("Nothing works.").waitFor();
    await page.getByRole("button", { name: "Start it again" }).click();
    await page.getByText("Nothing works.").waitFor();
    await inModule(page, "The Fine").getByText("All is well.").waitFor();
  });

  test("a plain module that fails at a new setting is ended, and one that never starts can be started again", async () => {
    const plain = `(element, { word }) => {
      if (word === "bad") throw new Error("That word is bad.");
      element.textContent = "The word is " + word;
      return word === "stuck" ? new Promise(() => undefined) : undefined;
    }`;
    const config_fields = { word: { type: "text", description: "Word", default: "good" } };
    const plugin = {
      slug: "Plain",
      modules: { Plain: plain },
      metadata: { Plain: { config_fields } },
      sharesReact: false,
    };
    await installPlugin(page, "Plain", componentPlugin(plugin));
    await openPageWith(page, "Plainness", ["Plain/Plain"]);
    const shown = (text: string) => inModule(page, "The Plain").getByText(text).waitFor();
    await shown("The word is good");
    await page.getByRole("button", { name: "Move The Plain" }).press("Enter");
    await page.getByLabel("Word").fill("bad");
    await page.getByText("That word is bad.").waitFor();
    await page.getByLabel("Word").fill("stuck");
    await page.getByRole("button", { name: "Start it again" }).click();
    await page.getByText("It has shown nothing for 10 seconds.").waitFor();
    await page.getByLabel("Word").fill("better");
    await page.getByRole("button", { name: "Start it again" }).click();
    await shown("The word is better");
  });

  test("no error went uncaught, and no foreign host was asked", () => {
    expect(app.foreign.asked).toEqual([]);
    expect(app.pageErrors).toEqual([]);
  });
});
