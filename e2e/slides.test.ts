import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlacedHighlight } from "#core/library/highlights/highlight.ts";
import { makeOpenSlides, OPEN_SLIDE } from "../web/features/viewer/slides/testing/make-open-slides.ts";
import { makeSlides, SLIDE } from "../web/features/viewer/slides/testing/make-slides.ts";
import { call, createCollection, read } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { DESK, PHONE, widthOf } from "./support/screens.ts";

let app: AppSession;
let page: Page;
let id: string;

beforeAll(async () => {
  ({ app, page } = await openAppTab(DESK));
  const { id: collection } = await createCollection(page, "Talks");
  ({ id } = await read(page, collection, "talk.pptx", makeSlides(SLIDE)));
});
afterAll(() => app.close());

const paper = () => page.locator(".slide-paper");

/** Where the words begin on the slide, as shares of it. */
async function placeOf(words: string) {
  const [box, sheet] = await Promise.all([
    page.locator(".slide-shape", { hasText: words }).first().boundingBox(),
    paper().boundingBox(),
  ]);
  if (!box || !sheet) throw new Error(`${words} is not on the slide`);
  return { x: (box.x - sheet.x) / sheet.width, y: (box.y - sheet.y) / sheet.height };
}

test("a slide is drawn with its text where the file puts it", async () => {
  await page.goto(`${app.server.origin}/documents/${id}`);
  await paper().waitFor();
  expect(await placeOf("Seen by gulls")).toEqual({ x: expect.closeTo(1 / 80, 2), y: expect.closeTo(2 / 60, 2) });
  expect(await placeOf("Count")).toEqual({ x: expect.closeTo(0, 2), y: expect.closeTo(0.5, 2) });
  await expectAccessible(page);
  expect(app.pageErrors).toEqual([]);
});

test("a slide of an OpenDocument presentation is drawn as well, with a cited passage marked", async () => {
  const { id: collection } = await createCollection(page, "Seals");
  const { id: seals } = await read(page, collection, "seals.odp", makeOpenSlides(OPEN_SLIDE));
  const { text } = (await call<{ text: string }>(page, "GET", `/api/documents/${seals}/text`)).body;
  const start = text.indexOf("low tide");
  await page.goto(`${app.server.origin}/documents/${seals}?start=${start}&end=${start + 8}`);
  await expect.poll(() => paper().locator("mark").allTextContents()).toEqual(["low tide"]);
  expect(await placeOf("Seals of Runde")).toEqual({ x: expect.closeTo(1 / 20, 2), y: expect.closeTo(1 / 15, 2) });
  await page.getByText("Say thanks.").waitFor();
  await expectAccessible(page);
});

test("words of a slide are marked where they are cited, and can be highlighted", async () => {
  const { text } = (await call<{ text: string }>(page, "GET", `/api/documents/${id}/text`)).body;
  const start = text.indexOf("gulls");
  await page.goto(`${app.server.origin}/documents/${id}?start=${start}&end=${start + 5}`);
  await expect.poll(() => paper().locator("mark").allTextContents()).toEqual(["gulls"]);

  await page.locator(".slide-table td", { hasText: "Seal" }).locator("p").selectText();
  await page.getByRole("button", { name: "Highlight in green" }).click();
  await paper().locator(".text-highlight", { hasText: "Seal" }).waitFor();
  const kept = (await call<PlacedHighlight[]>(page, "GET", `/api/documents/${id}/highlights`)).body;
  expect(kept).toMatchObject([{ quote: "Seal", page: 1, placement: "same" }]);
  await page.getByRole("button", { name: "Highlights and notes" }).click();
  await page.getByRole("region", { name: "Highlights and notes" }).getByText("Slide 1").waitFor();
});

test("a slide fits a phone", async () => {
  await page.setViewportSize(PHONE);
  await page.reload();
  await paper().waitFor();
  expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
  await page.setViewportSize(DESK);
});
