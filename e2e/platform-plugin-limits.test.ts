import { createServer } from "node:http";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PluginState } from "#core/plugins/state/plugin-state.ts";
import { call, createCollection } from "./support/api.ts";
import { controlled, openAppTab, type AppSession } from "./support/app-session.ts";
import { componentPlugin } from "./support/component-plugins.ts";
import { buildApp } from "./support/build-app.ts";
import { TRIES, tryEverythingCode } from "./support/leak-attempts.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { inFrameOf, installPlugin, pluginOf } from "./support/plugins.ts";
import { startStaticServer } from "./support/static-server.ts";
import { browse, listening, startTrap } from "./support/watched-browser.ts";

const PATIENCE = { timeout: 60_000 };

describe("what a module of a plugin may and may not do", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => void ({ app, page } = await openAppTab()));
  afterAll(() => app.close());

  test("a module reaches what it declared and was granted, and nothing else", async () => {
    await createCollection(page, "Counted");
    const state = { plugin_id: "SomebodyElse", state_key: "secret", state_data: { note: "not yours" } };
    const other = (await call<PluginState>(page, "POST", "/api/v1/plugin-state", state)).body;
    const asked = [
      ["api", "get", "/api/collections/"],
      ["api", "get", "/api/v1/plugin-state/"],
      ["api", "get", `/api/v1/plugin-state/${other.id}`],
      ["api", "post", "/api/v1/plugin-state", { plugin_id: "SomebodyElse", state_data: {} }],
      ["api", "get", "/api/v1/auth/me"],
      ["api", "get", "/api/collections/../v1/auth/me"],
      ["api", "get", "//example.org/"],
      ["api", "post", "/api/v1/web-search/scrape", { urls: ["https://example.org"] }],
      ["api", "delete", `/api/v1/plugin-state/${other.id}`],
      ["settings", "getSetting", "lectern.theme"],
      ["event", "sendMessage", { type: "undeclared", content: {} }],
      ["theme", "getCurrentTheme"],
      ["api", "constructor", "x"],
    ];
    // Around what the worker offers: the page decides, not the plugin's end of the line.
    const mount = `
      const said = [];
      for (const [at, [service, method, ...args]] of ${JSON.stringify(asked)}.entries()) {
        const id = 1000 + at;
        said.push(await new Promise((resolve) => {
          const hear = ({ data }) => data.kind === "answer" && data.id === id && (removeEventListener("message", hear), resolve(data));
          addEventListener("message", hear);
          postMessage({ kind: "call", id, service, method, args });
        }));
      }
      host.show({ type: "list", items: said.map((one) => one.error ?? JSON.stringify(one.value).slice(0, 200)) });`;
    const services = { api: ["get", "post"], settings: ["getSetting"], event: ["sendMessage"] };
    const required_services = Object.fromEntries(
      Object.entries(services).map(([name, methods]) => [name, { methods, version: "1.0.0" }]),
    );
    const plugin = pluginOf("Curious", mount, {
      permissions: ["api.access", "storage.read"],
      module: { required_services },
    });
    await installPlugin(page, "Curious", plugin);
    await tryIt(page, "Curious");
    const items = inFrameOf(page, "Curious").locator("li");
    await expect.poll(() => items.count(), PATIENCE).toBe(asked.length);
    expect(await items.allTextContents()).toEqual([
      expect.stringContaining('"name":"Counted"'),
      "[]",
      "There is no such state of this plugin.",
      expect.stringContaining("storage.write"),
      "Plugins may not ask for GET /api/v1/auth/me.",
      "Plugins may not ask for GET /api/v1/auth/me.",
      "Give a path that begins with /api/.",
      "Plugins may not ask for POST /api/v1/web-search/scrape.",
      expect.stringContaining("did not declare api.delete"),
      expect.stringContaining("begins with “Curious.”"),
      expect.stringContaining("did not declare messages of the type “undeclared”"),
      expect.stringContaining("did not declare theme.getCurrentTheme"),
      expect.stringContaining("did not declare api.constructor"),
    ]);
  });

  test.each([
    [
      "Flood",
      "for (;;) { postMessage({ kind: 'call', id: 1, service: 'x', method: 'y', args: [] }); if (Math.random() < 1e-3) await 0; }",
      "It sent more than can be followed.",
    ],
    [
      "Deep",
      "let view = { type: 'text', text: 'x' }; for (let at = 0; at < 50; at++) view = { type: 'group', children: [view] }; host.show(view);",
      "The view is nested more than 8 deep.",
    ],
    [
      "Alien",
      "host.show({ type: 'iframe', src: 'http://127.0.0.1' });",
      "The view has a part of the type iframe, which there is not.",
    ],
    ["Broken", "throw new Error('Nothing works.');", "Nothing works."],
  ])("%s is ended, the page says why, and goes on", async (slug, mount, reason) => {
    await installPlugin(page, slug, pluginOf(slug, mount));
    await tryIt(page, slug);
    await page.getByText(reason).waitFor();
    await page.getByRole("button", { name: "Start it again" }).waitFor();
    expect(await page.locator(".plugin-module iframe").count()).toBe(0);
  });

  test("a module that never comes to an end holds up nothing but itself", async () => {
    await installPlugin(
      page,
      "Endless",
      pluginOf("Endless", "host.show({ type: 'text', text: 'Here I am.' }); for (;;);"),
    );
    await tryIt(page, "Endless");
    await inFrameOf(page, "Endless").getByText("Here I am.").waitFor();
    await page.getByText("The Main has not answered for 10 seconds. It may never come to an end.").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Start it again" }).click();
    await page.getByText("The Main has not answered for 10 seconds.").waitFor({ state: "detached" });
    await inFrameOf(page, "Endless").getByText("Here I am.").waitFor();
    await page.getByRole("button", { name: "Close it" }).click();
    await expect.poll(() => page.locator(".plugin-module").count(), PATIENCE).toBe(0);
  });

  test("more calls than a person's module needs are refused until some time has passed", async () => {
    const mount = `
      const ask = () => host.services.theme.getCurrentTheme().then(() => "answered", ({ message }) => message);
      const said = await Promise.all(Array.from({ length: 90 }, ask));
      host.show({ type: "list", items: [...new Set(said)] });`;
    const required_services = { theme: { methods: ["getCurrentTheme"], version: "1.0.0" } };
    await installPlugin(page, "Hasty", pluginOf("Hasty", mount, { module: { required_services } }));
    await tryIt(page, "Hasty");
    const items = inFrameOf(page, "Hasty").locator("li");
    await expect
      .poll(() => items.allTextContents(), PATIENCE)
      .toEqual(["answered", "Too many calls at once. Wait a second."]);
  });

  test("no error went uncaught", () => {
    expect(app.pageErrors).toEqual([]);
  });
});

describe("a component module that never comes to an end", () => {
  let app: AppSession;
  let page: Page;
  // Chromium's build without windows runs the frame in the thread of the page.
  beforeAll(async () => void ({ app, page } = await openAppTab(undefined, { whole: true })));
  afterAll(() => app.close());

  test("is named after the click that it loops at, and can be started again", async () => {
    const endless = `(element) => {
      const button = element.appendChild(document.createElement("button"));
      button.textContent = "Count";
      button.addEventListener("click", () => { for (;;); });
    }`;
    const plugin = { slug: "Looping", modules: { Looping: endless }, sharesReact: false };
    await installPlugin(page, "Looping", componentPlugin(plugin));
    await tryIt(page, "Looping");
    const button = inFrameOf(page, "Looping").frameLocator("iframe").getByRole("button", { name: "Count" });
    // What a click leads to never ends, so nothing waits for it.
    await button.evaluate((element: HTMLElement) => void setTimeout(() => element.click()));
    await page.getByText("The Looping has not answered for 10 seconds. It may never come to an end.").waitFor();
    await page.getByRole("button", { name: "Start it again" }).click();
    await page.getByText("The Looping has not answered for 10 seconds.").waitFor({ state: "detached" });
    await button.waitFor();
  });
});

describe("a plugin that wants to tell the world", () => {
  test(
    "gets nothing out by any way, while the same code in a page without a policy does by all of them",
    { timeout: 240_000 },
    async () => {
      const trap = await startTrap();
      const free = createServer((_, response) => response.end("<!doctype html><title>Free</title><body>"));
      const port = await listening(free);
      const served = await startStaticServer(await buildApp());
      try {
        const [caged, plain] = ["plugin", "control"].map((kind) => `${kind}-${Date.now().toString(36)}.test`) as [
          string,
          string,
        ];
        const said = await browse(async (page) => {
          await page.goto(served.origin);
          await controlled(page);
          const mount = `const said = await (${tryEverythingCode()})({ domain: "${caged}", port: ${trap.port} });
          host.show({ type: "list", items: Object.entries(said).map(([name, how]) => name + " = " + how) });`;
          await installPlugin(page, "Teller", pluginOf("Teller", mount));
          await page.goto(`${served.origin}/settings/plugins/Teller`);
          await page.getByRole("button", { name: "Try it here" }).click();
          const items = inFrameOf(page, "Teller").locator("li");
          await expect.poll(() => items.count(), { timeout: 120_000 }).toBeGreaterThan(TRIES.length);
          return items.allTextContents();
        }, caged);
        // Setting where a worker is does nothing, and says nothing.
        expect(said.texts.filter((line) => line.endsWith("= went"))).toEqual(["navigation = went"]);
        expect(said.asked).toEqual([]);
        expect(trap.connections()).toBe(0);

        const control = await browse(async (page) => {
          await page.goto(`http://127.0.0.1:${port}/`);
          const left = page.waitForRequest((request) => new URL(request.url()).host === `navigation.${plain}`);
          const code = `(${tryEverythingCode()})(${JSON.stringify({ domain: plain, port: trap.port })})`;
          // It ends with the page.
          await page.evaluate(code).catch(() => undefined);
          await left;
          return [];
        }, plain);
        // A worker from elsewhere no page may make.
        expect(control.asked).toEqual(TRIES.filter((name) => name !== "worker").toSorted());
        expect(trap.connections()).toBeGreaterThan(1);
      } finally {
        free.closeAllConnections();
        free.close();
        await Promise.all([served.close(), trap.close()]);
      }
    },
  );
});

async function tryIt(page: Page, slug: string): Promise<void> {
  // Without a network only what the service worker answers can be gone to.
  await page.goto(new URL(`/settings/plugins/${slug}`, page.url()).href);
  await page.getByRole("button", { name: "Try it here" }).click();
}
