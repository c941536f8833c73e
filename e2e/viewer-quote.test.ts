import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import { createCollection, read } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { DESK } from "./support/screens.ts";

let app: AppSession;
let page: Page;
let collection: string;

beforeAll(async () => {
  ({ app, page } = await openAppTab(DESK));
  await app.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  collection = (await createCollection(page, "Logs")).id;
});
afterAll(() => app.close());

const button = () => page.getByRole("button", { name: "Copy with citation" });
const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

async function open(name: string, content: Uint8Array, ready: string): Promise<void> {
  const { id } = await read(page, collection, name, content);
  await page.goto(`${app.server.origin}/documents/${id}`);
  await page.locator(ready).first().waitFor();
}

/** Resolves when two frames on end show it in the same place: a page that is scrolled to moves a while. */
async function atRest(selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate(async (element) => {
      const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
      for (let before = Number.NaN, now = element.getBoundingClientRect().y; before !== now;) {
        await frame();
        await frame();
        [before, now] = [now, element.getBoundingClientRect().y];
      }
    });
}

/** Selects from the first element to the second, as a drag of the mouse does; again where the page moved under the mouse. */
async function select(from: string, to: string): Promise<void> {
  const ends = await Promise.all([from, to].map((selector) => page.locator(selector).innerText()));
  await expect
    .poll(async () => {
      // Selected text would be dragged along.
      await page.evaluate(() => getSelection()?.removeAllRanges());
      await drag(from, to);
      return page.evaluate(() => getSelection()?.toString() ?? "");
    })
    .toSatisfy((selected: string) => ends.every((end) => selected.includes(end.trim())));
}

async function drag(from: string, to: string): Promise<void> {
  await atRest(from);
  const [first, last] = await Promise.all([page.locator(from).boundingBox(), page.locator(to).boundingBox()]);
  if (!first || !last) throw new Error("nothing to drag over");
  await page.mouse.move(first.x + 1, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(last.x + last.width - 1, last.y + last.height / 2, { steps: 5 });
  await page.mouse.up();
}

test("text selected on the page of a PDF is copied with file name and page", async () => {
  const lines = (leaf: number) => [`Leaf ${leaf} of the log,`, "seen by gulls."];
  await open("log.pdf", makePdf({ pages: [lines(1), lines(2)] }), '[data-page="2"] .pdf-text span');
  expect(await button().count()).toBe(0);
  await page.getByLabel("Page, of 2").fill("2");
  await page.keyboard.press("Enter");
  const line = '[data-page="2"] .pdf-text span';
  await expect.poll(async () => (await page.locator(line).first().boundingBox())?.y).toBeLessThan(DESK.height / 2);
  await select(`${line} >> nth=0`, `${line} >> nth=1`);
  await expectAccessible(page);
  await button().click();
  await expect.poll(clipboard).toBe("“Leaf 2 of the log, seen by gulls.” — log.pdf, page 2");

  await page.evaluate(() => getSelection()?.removeAllRanges());
  await button().waitFor({ state: "detached" });
});

test("text selected in a document without pages is copied with its file name", async () => {
  await open("log.md", Buffer.from("# Log\n\nSeen by gulls.\n\nHeard by seals.\n"), ".text-view");
  await select(".text-paragraph >> nth=0", ".text-paragraph >> nth=1");
  await button().click();
  await expect.poll(clipboard).toBe("“Seen by gulls. Heard by seals.” — log.md");
});
