import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer as createWeb } from "node:http";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page as PageOfApi } from "#core/pages/page.ts";
import type { PluginState } from "#core/plugin-state/plugin-state.ts";
import { call, createCollection, read } from "./support/api.ts";
import { controlled, keptForOffline, openApp, type AppSession } from "./support/app-session.ts";
import { buildApp } from "./support/build-app.ts";
import { launchProfile } from "./support/chromium.ts";
import { TRIES, tryEverythingCode } from "./support/leak-attempts.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { HOSTS, openPlatform, type PlatformSession } from "./support/platform-session.ts";
import { inFrameOf, installPlugin, pluginOf, wordCount } from "./support/plugins.ts";
import { startStaticServer } from "./support/static-server.ts";

const PATIENCE = { timeout: 60_000 };

describe("modules of plugins at work", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => {
    app = await openApp();
    page = await app.openTab();
    page.setDefaultTimeout(60_000);
  });
  afterAll(() => app.close());

  test("the example counts the words of a real document on a page, keeps what was chosen, and goes on without a network", async () => {
    const { id } = await createCollection(page, "Counted");
    await read(page, id, "seven.md", new TextEncoder().encode("# Seven\n\nThe quick brown fox jumps twice."));
    await installPlugin(page, "WordCount", await wordCount());
    await openPage(page, "Desk");
    await page.getByLabel("Add a module").selectOption({ label: "Word counter (Word count)" });
    const frame = inFrameOf(page, "Word count");
    await frame.getByLabel("Count the words of").selectOption({ label: "seven.md" });
    await expect.poll(() => frame.locator(".figure").textContent(), PATIENCE).toBe("7 words");
    expect(await page.locator(".plugin-module iframe").getAttribute("sandbox")).toBe("allow-scripts");
    await expectAccessible(page);

    await page.getByText("Settings of Word counter").click();
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
    await page.evaluate(() => history.pushState(null, "", "/plugins/WordCount"));
    await page.reload();
    await page.getByRole("button", { name: "Try it here" }).click();
    await inFrameOf(page, "Word count").getByLabel("Your text").waitFor();
    await page.getByRole("button", { name: "Close it" }).click();
    await expect.poll(() => page.locator(".plugin-module").count(), PATIENCE).toBe(0);
  });

  test("a module reaches what it declared and was granted, and nothing else", async () => {
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
      ["settings", "getSetting", "theme"],
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
    await open("/plugins/WordCount");
    await page.getByRole("button", { name: "Try it here" }).click();
    const frame = inFrameOf(page, "Word count");
    await frame.getByLabel("Your text").fill("three small words");
    await expect.poll(() => frame.locator(".figure").textContent(), PATIENCE).toBe("3 words");

    await open("/nothing/here");
    await page.getByRole("heading", { level: 1, name: "There is nothing at this address" }).waitFor();
    await page.getByRole("link", { name: "Go to the start" }).waitFor();
    await open("/plugins/Nowhere");
    await page.getByRole("heading", { level: 1, name: /^There is no such plugin here/ }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe("a plugin that wants to tell the world", () => {
  test(
    "gets nothing out by any way, while the same code in a page without a policy does by all of them",
    { timeout: 240_000 },
    async () => {
      const trap = await startTrap();
      const free = createWeb((_, response) => response.end("<!doctype html><title>Free</title><body>"));
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
          await page.goto(`${served.origin}/plugins/Teller`);
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

/** A new page with a name, opened. */
async function openPage(page: Page, name: string): Promise<void> {
  const body = { name, route: `/${name.toLowerCase()}`, description: "", content: { layout: {}, components: [] } };
  const made = (await call<PageOfApi>(page, "POST", "/api/v1/pages/", body)).body;
  await page.goto(new URL(`/pages/${made.id}`, page.url()).href);
}

async function tryIt(page: Page, slug: string): Promise<void> {
  // Without a network only what the service worker answers can be gone to.
  await page.goto(new URL(`/plugins/${slug}`, page.url()).href);
  await page.getByRole("button", { name: "Try it here" }).click();
}

/** Does something in a browser of its own; gives back which hosts below `domain` its network was asked for, however. */
async function browse(act: (page: Page) => Promise<string[]>, domain: string) {
  const folder = await mkdtemp(join(tmpdir(), "lectern-net-"));
  const log = join(folder, "net.json");
  const browser = await launchProfile(join(folder, "profile"), [
    `--log-net-log=${log}`,
    "--net-log-capture-mode=Everything",
  ]);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    const texts = await act(page);
    await browser.close();
    const written = await readFile(log, "utf8");
    if (!written.includes("127.0.0.1")) throw new Error("The browser wrote no log of its network.");
    const found = written.matchAll(new RegExp(`([a-z]+)\\.${domain.replaceAll(".", "\\.")}`, "g"));
    return { texts, asked: [...new Set([...found].map(([, name]) => name))].toSorted() };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Counts connections on loopback, which the page's own policy would let through. */
async function startTrap() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 204 No Content\r\n\r\n");
  });
  return {
    port: await listening(server),
    connections: () => sockets.length,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}
