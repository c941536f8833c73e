// A page of nine modules: how soon it can be used after a reload, how smoothly a block is dragged in the designer, and what
// memory a module takes. Once with modules that run in a worker and are drawn by Lectern, once with React components; and
// the memory of modules that do nothing, which is what a module takes beyond its own code.
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { strToU8, zipSync } from "fflate";
import type { Browser, Page } from "playwright";
import type { Page as PageOfApi } from "#core/workspace/pages/page.ts";
import { call } from "../e2e/support/api.ts";
import { controlled, openAppTab, type AppSession } from "../e2e/support/app-session.ts";
import { componentPlugin } from "../e2e/support/component-plugins.ts";
import { installPlugin, pluginOf } from "../e2e/support/plugins.ts";

const MODULES = 9;
const RELOADS = 5;
/** Milliseconds for the browser to give back what the pages before took. */
const REST = 4_000;

export interface PageFigures {
  /** Milliseconds from the start of a reload until all modules are shown; the median of five. */
  readonly nine_modules: number;
  /** The same of a page without blocks. */
  readonly empty_page: number;
  /** Frames a second while a block is dragged over the page for two seconds. */
  readonly drag_frames: number;
  /** Megabytes that the first module adds to all processes of the browser (proportional set size): it starts one. */
  readonly first_module_mb: number;
  /** Megabytes that each of the next eight adds. */
  readonly module_mb: number;
}

const EMPTY_VIEW = `host.show({ type: "text", text: "Here." });`;
const EMPTY_COMPONENT = `(node) => { node.append("Here."); }`;
const REACT_ALONE = `class extends React.Component { render() { return React.createElement("p", null, "Here."); } }`;

const componentOf = (slug: string, Main: string, sharesReact: boolean) =>
  componentPlugin({ slug, modules: { Main }, sharesReact });

const PLUGINS: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  WordCount: () => archiveOf("word-count"),
  ReadingTimer: () => archiveOf("reading-timer"),
  EmptyView: () => pluginOf("EmptyView", EMPTY_VIEW),
  EmptyComponent: () => componentOf("EmptyComponent", EMPTY_COMPONENT, false),
  ReactAlone: () => componentOf("ReactAlone", REACT_ALONE, true),
};

export async function measurePages(): Promise<Readonly<Record<string, PageFigures>>> {
  const figures: Record<string, PageFigures> = {};
  for (const [slug, archive] of Object.entries(PLUGINS)) figures[slug] = await measure(slug, await archive());
  return figures;
}

async function measure(slug: string, archive: Buffer): Promise<PageFigures> {
  const { app, page } = await openAppTab();
  try {
    const { id: plugin_id, modules } = await installPlugin(page, slug, archive);
    const components = Array.from({ length: MODULES }, (_, at) => ({
      id: `m${at}`,
      type: "module",
      plugin_id,
      module_id: modules[0]?.id,
      name: "One of nine",
      props: {},
    }));
    const empty = await publish(page, "empty", []);
    const one = await publish(page, "one", components.slice(0, 1));
    const nine = await publish(page, "nine", components);
    const empty_page = await reloaded(app, page, empty, 0);
    const memory = async () => (await sleep(REST), memoryOf(app.browser));
    const ofNone = await memory();
    await reloaded(app, page, one, 1);
    const ofOne = await memory();
    const nine_modules = await reloaded(app, page, nine, MODULES);
    const module_mb = tenths(((await memory()) - ofOne) / (MODULES - 1));
    await page.goto(`${app.server.origin}/pages/${nine.id}`);
    await shown(page, MODULES);
    const drag_frames = await framesWhileDragging(page);
    return { nine_modules, empty_page, drag_frames, first_module_mb: tenths(ofOne - ofNone), module_mb };
  } finally {
    await app.close();
  }
}

const tenths = (value: number) => Math.round(value * 10) / 10;

async function archiveOf(folder: string): Promise<Buffer> {
  const read = (name: string) => readFile(new URL(`../examples/plugins/${folder}/${name}`, import.meta.url), "utf8");
  const names = ["plugin.json", "dist/remoteEntry.js"];
  const entries = await Promise.all(names.map(async (name) => [name, strToU8(await read(name))] as const));
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

async function publish(page: Page, route: string, components: readonly { readonly id: string }[]): Promise<PageOfApi> {
  const desktop = components.map(({ id }, at) => ({ id, x: (at % 3) * 4, y: Math.floor(at / 3) * 4, w: 4, h: 4 }));
  const fields = { name: route, route: `/${route}`, content: { layout: { desktop }, components } };
  const { body } = await call<PageOfApi>(page, "POST", "/api/v1/pages/", fields);
  await call(page, "POST", `/api/v1/pages/${body.id}/publish`, { publish: true });
  return body;
}

/** Milliseconds until the page is there again; the median. */
async function reloaded(app: AppSession, page: Page, { name }: PageOfApi, count: number): Promise<number> {
  await page.goto(`${app.server.origin}/p/${name}`);
  await controlled(page);
  await shown(page, count);
  const times: number[] = [];
  for (let at = 0; at < RELOADS; at++) {
    const start = performance.now();
    await page.reload({ waitUntil: "commit" });
    await shown(page, count);
    times.push(performance.now() - start);
  }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(RELOADS / 2)] ?? 0);
}

/** Megabytes of all processes of the browser; what several share counts once. */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const sizes = await Promise.all(
    processInfo.map(async ({ id }) => {
      const text = await readFile(`/proc/${id}/smaps_rollup`, "utf8");
      return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const shown = (page: Page, modules: number) =>
  page.waitForFunction(
    (count) =>
      document.querySelector("#main h1") !== null &&
      document.querySelectorAll('.plugin-module[data-state="shown"]').length === count,
    modules,
  );

async function framesWhileDragging(page: Page): Promise<number> {
  const box = await page.locator(".design-grip").first().boundingBox();
  if (!box) throw new Error("There is nothing to drag.");
  await page.mouse.move(box.x + 20, box.y + 8);
  await page.mouse.down();
  const counting = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        let frames = 0;
        const count = (now: number) => {
          frames++;
          if (now - start < 2000) requestAnimationFrame(count);
          else resolve((frames * 1000) / (now - start));
        };
        requestAnimationFrame(count);
      }),
  );
  for (let at = 0; at < 120; at++)
    await page.mouse.move(box.x + 20 + 200 * Math.sin(at / 12), box.y + 60 + 160 * Math.sin(at / 20));
  const frames = await counting;
  await page.mouse.up();
  return Math.round(frames);
}

if (import.meta.main) console.log(JSON.stringify(await measurePages()));
