// A page of nine modules: how soon it can be used after a reload, and how smoothly a block is dragged in the designer.
import type { Page } from "playwright";
import type { Page as PageOfApi } from "#core/pages/page.ts";
import { call } from "../e2e/support/api.ts";
import { controlled, openAppTab } from "../e2e/support/app-session.ts";
import { installPlugin, wordCount } from "../e2e/support/plugins.ts";

const MODULES = 9;
const RELOADS = 5;

export interface PageFigures {
  /** Milliseconds from the start of a reload until all modules are shown; the median of five. */
  readonly nine_modules: number;
  /** Frames a second while a block is dragged over the page for two seconds. */
  readonly drag_frames: number;
}

export async function measurePages(): Promise<PageFigures> {
  const { app, page } = await openAppTab();
  try {
    const { id: plugin_id, modules } = await installPlugin(page, "WordCount", await wordCount());
    const components = Array.from({ length: MODULES }, (_, at) => ({
      id: `m${at}`,
      type: "module",
      plugin_id,
      module_id: modules[0]?.id,
      name: "Word counter",
      props: {},
    }));
    const desktop = components.map(({ id }, at) => ({ id, x: (at % 3) * 4, y: Math.floor(at / 3) * 4, w: 4, h: 4 }));
    const fields = { name: "Nine", route: "/nine", content: { layout: { desktop }, components } };
    const { body } = await call<PageOfApi>(page, "POST", "/api/v1/pages/", fields);
    await call(page, "POST", `/api/v1/pages/${body.id}/publish`, { publish: true });
    await page.goto(`${app.server.origin}/p/nine`);
    await controlled(page);
    await shown(page);
    const times: number[] = [];
    for (let at = 0; at < RELOADS; at++) {
      const start = performance.now();
      await page.reload({ waitUntil: "commit" });
      await shown(page);
      times.push(performance.now() - start);
    }
    await page.goto(`${app.server.origin}/pages/${body.id}`);
    await shown(page);
    return {
      nine_modules: Math.round(times.toSorted((a, b) => a - b)[Math.floor(RELOADS / 2)] ?? 0),
      drag_frames: await framesWhileDragging(page),
    };
  } finally {
    await app.close();
  }
}

const shown = (page: Page) =>
  page.waitForFunction(
    (count) => document.querySelectorAll('.plugin-module[data-state="shown"]').length === count,
    MODULES,
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
