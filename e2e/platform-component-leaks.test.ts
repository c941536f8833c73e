import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PluginManifest } from "#core/plugins/registry/plugin.ts";
import { call } from "./support/api.ts";
import { controlled } from "./support/app-session.ts";
import { buildApp } from "./support/build-app.ts";
import { launchProfile } from "./support/chromium.ts";
import { componentPlugin } from "./support/component-plugins.ts";
import { documentWays, ENDING, NOT_OFFERED, TRIED, tryingCode, type Target } from "./support/document-ways.ts";
import { startLeakWitness, type LeakWitness } from "./support/leak-witness.ts";
import { installPlugin } from "./support/plugins.ts";
import { listenForReach, REACHES, reachingCode, whatWasReached } from "./support/page-reach.ts";
import { startResolver, type Resolver } from "./support/resolver.ts";
import { startStaticServer, type StaticServer } from "./support/static-server.ts";
import { listening } from "./support/watched-browser.ts";

const PATIENCE = { timeout: 60_000 };
const WAYS = Object.keys(documentWays({ domain: "", port: 0, calls: 0 })).toSorted();
const isEnding = (way: string) => (ENDING as readonly string[]).includes(way);

/**
 * The sealed document first and the plain page after it, in one browser with one resolver: whatever the sealed document
 * could get out would have arrived before what the plain page gets out.
 */
describe("every way out of a document", () => {
  let witness: LeakWitness;
  let resolver: Resolver;
  let served: StaticServer;
  let plain: Server;
  let browser: BrowserContext;
  let profile: string;
  let page: Page;
  /** Way → what the code that tries it said of it last. */
  const tried = new Map<string, string>();
  beforeAll(async () => {
    [witness, resolver, served] = await Promise.all([
      startLeakWitness(),
      startResolver(),
      buildApp().then((folder) => startStaticServer(folder)),
    ]);
    plain = createServer((request, response) => {
      const inside = request.url === "/inside" ? "" : '<iframe name="inside" src="/inside"></iframe>';
      const answers = "<script>addEventListener('message', ({ source }) => source.postMessage('answer', '*'))</script>";
      response
        .setHeader("content-type", "text/html")
        .end(`<!doctype html><title>Plain</title><body>${inside}${inside && answers}`);
    });
    profile = await mkdtemp(join(tmpdir(), "lectern-leaks-"));
    await writeFile(join(profile, "Local State"), JSON.stringify(resolver.localState));
    browser = await launchProfile(profile, ["--ignore-certificate-errors"]);
    browser.setDefaultTimeout(PATIENCE.timeout);
    browser.on("console", (message) => {
      const [prefix, way = "", how = ""] = message.text().split("|");
      if (prefix === TRIED) tried.set(way, how);
    });
    page = await browser.newPage();
    await page.goto(served.origin);
    await controlled(page);
  });
  afterAll(async () => {
    await browser.close();
    plain.closeAllConnections();
    await Promise.all([
      witness.close(),
      resolver.close(),
      served.close(),
      new Promise((resolve) => plain.close(resolve)),
      rm(profile, { recursive: true, force: true }),
    ]);
  });

  const plainOrigin = async () => {
    const port = (plain.address() as AddressInfo | null)?.port ?? (await listening(plain));
    return `http://127.0.0.1:${port}`;
  };
  const target = (domain: string): Target => ({ domain, port: witness.port, calls: witness.calls.port });
  const CAGED = "sealed.test";
  const FREE = "plain.test";
  const allTried = async (ways: readonly string[]) => {
    await expect.poll(() => ways.filter((way) => !tried.has(way)), PATIENCE).toEqual([]);
  };
  /** Ways that the resolver or the witness heard of. */
  const arrived = (domain: string): string[] => {
    const names = resolver.asked.flatMap((name) => (name.endsWith(`.${domain}`) ? name.split(".").slice(-3, -2) : []));
    const ways = witness
      .connections()
      .flatMap((first) => new RegExp(`^[A-Z]+ /([a-z-]+)/${domain} `).exec(first)?.slice(1) ?? []);
    return [...new Set([...names, ...ways])].toSorted();
  };

  test("nothing of a component module arrives, by no way", async () => {
    const trying = (ways?: readonly string[]) => `(node) => {
      globalThis.tryWays = () => { ${tryingCode(target(CAGED), ways)} };
      node.append("Here.");
    }`;
    // Where it works, a way that leaves the document takes all others with it: each has a module of its own.
    const modules = { All: trying(), ...Object.fromEntries(ENDING.map((way) => [`Way${way}`, trying([way])])) };
    await openOnPage(page, "Teller", modules);
    for (const name of Object.keys(modules)) {
      const sealed = page.frameLocator(`iframe[title^="The ${name},"]`).frameLocator("iframe").locator("#root");
      await sealed.getByText("Here.").waitFor();
      // Begun once the frame is listened to: one that ends at once would be heard of by nobody.
      void sealed.evaluate("globalThis.tryWays()").catch(() => undefined);
    }
    await allTried(WAYS);
    expect(arrived(CAGED)).toEqual([]);
    expect([witness.connections().length, witness.datagrams(), witness.calls.datagrams()]).toEqual([0, 0, 0]);
  });

  test("a plain page gets out by each of them that the browser offers", async () => {
    tried.clear();
    const origin = await plainOrigin();
    const inside = async (ways?: readonly string[]) => {
      const tab = await browser.newPage();
      await tab.goto(origin);
      // Ends with its document.
      await tab
        .frame("inside")
        ?.evaluate(tryingCode(target(FREE), ways))
        .catch(() => undefined);
      return tab;
    };
    const tab = await inside();
    await allTried(WAYS.filter((way) => !isEnding(way)));
    // Some hints are followed for a document that is in no frame.
    await tab.bringToFront();
    await tab.evaluate(tryingCode(target(FREE), ["favicon", "manifest"]));
    for (const way of ENDING) await inside([way]);
    const offered = WAYS.filter((way) => !(way in NOT_OFFERED) && way !== "address-webrtc");
    await expect.poll(() => offered.filter((way) => !arrived(FREE).includes(way)), PATIENCE).toEqual([]);
    await expect.poll(() => witness.calls.datagrams(), PATIENCE).toBeGreaterThan(0);
    expect(arrived(FREE)).toEqual(offered);
  });

  test("meanwhile still nothing of the module arrived", () => {
    expect(arrived(CAGED)).toEqual([]);
  });

  test("a component module reaches nothing that the app keeps, and the app answers none of its messages", async () => {
    await page.goto(served.origin);
    // Refused by the page, over the line of the module: the page has been through what came before it.
    const settled = `() => fetch("/api/v1/auth/me").catch(({ message }) => message)`;
    const reaching = `async (node) => void node.append("Answers: " + await ${reachingCode(settled)})`;
    await openOnPage(page, "Reacher", { Reaches: reaching }, () => page.evaluate(listenForReach));
    await page
      .frameLocator(".plugin-module iframe")
      .frameLocator("iframe")
      .getByText(/^Answers: 0$/)
      .waitFor();
    expect(await page.evaluate(whatWasReached)).toEqual([]);
  });

  test("a frame of the same page reaches all of it, and is answered", async () => {
    const tab = await browser.newPage();
    await tab.goto(await plainOrigin());
    await tab.evaluate(listenForReach);
    const answered = `() => new Promise((resolve) => addEventListener("message", resolve))`;
    expect(await tab.frame("inside")?.evaluate(reachingCode(answered))).toBeGreaterThan(0);
    expect((await tab.evaluate(whatWasReached)).toSorted()).toEqual(REACHES.toSorted());
  });
});

/** A page of the app with the modules of a plugin on it, each of which is a function that takes an element. */
async function openOnPage(
  page: Page,
  slug: string,
  modules: Readonly<Record<string, string>>,
  before: () => Promise<void> = async () => undefined,
): Promise<void> {
  await installPlugin(page, slug, componentPlugin({ slug, modules, sharesReact: false }));
  const manifest = (await call<PluginManifest>(page, "GET", "/api/v1/plugins/manifest/designer")).body;
  const { id: plugin_id, modules: found = [] } = manifest[slug] ?? {};
  const components = found.map(({ id, name }) => ({ type: "module", id: name, plugin_id, module_id: id, props: {} }));
  const route = `/${slug.toLowerCase()}`;
  const body = { name: slug, route, description: "", content: { layout: {}, components } };
  const { id } = (await call<{ id: string }>(page, "POST", "/api/v1/pages/", body)).body;
  await page.goto(new URL(`/pages/${id}`, page.url()).href);
  await before();
}
