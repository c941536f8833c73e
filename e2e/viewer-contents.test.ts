import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import type { AppSession } from "./support/app-session.ts";
import { openWithDocuments, type ReadDocuments } from "./support/read-documents.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { DESK, PHONE } from "./support/screens.ts";

const PAGES = 150;

const BOOK = makePdf({
  pages: Array.from({ length: PAGES }, (_, at) => ({ lines: [`Leaf ${at + 1} of the log.`] })),
  bookmarks: [
    { title: "The tide", page: 1 },
    { title: "The gulls", page: 90 },
  ],
});
const NOTES = `# Log\n\n${"A line of the log.\n\n".repeat(100)}## The gulls\n\n${"Gulls cry.\n\n".repeat(100)}`;

let app: AppSession;
let page: Page;
let open: ReadDocuments["open"];

beforeAll(async () => {
  ({ app, page, open } = await openWithDocuments({ "log.pdf": BOOK, "log.md": Buffer.from(NOTES) }));
});
afterAll(() => app.close());

const panel = () => page.getByRole("navigation", { name: "Contents of the document" });
const toggle = () => page.getByRole("button", { name: "Contents", exact: true });
const pageShown = () => page.getByLabel(`Page, of ${PAGES}`).inputValue();

test("the bookmarks of a PDF lead to their pages", async () => {
  await open("log.pdf", ".pdf-page canvas");
  await toggle().click();
  await panel().getByRole("button", { name: "The gulls" }).click();
  await expect.poll(pageShown).toBe("90");
  await page.locator('[data-page="90"] canvas').waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await panel().waitFor({ state: "detached" });
});

test("pictures of pages are drawn when they come into sight, and lead to their pages", async () => {
  await open("log.pdf", ".pdf-page canvas");
  await toggle().click();
  await panel().getByRole("button", { name: "Pages" }).click();
  const drawn = panel().locator("canvas");
  await drawn.first().waitFor();
  expect(
    await panel()
      .getByRole("button", { name: /^Page \d+$/ })
      .count(),
  ).toBe(PAGES);
  expect(await drawn.count()).toBeLessThan(60);
  const late = panel().getByRole("button", { name: "Page 140", exact: true });
  expect(await late.locator("canvas").count()).toBe(0);
  await late.scrollIntoViewIfNeeded();
  await late.locator("canvas").waitFor();
  await late.click();
  await expect.poll(pageShown).toBe("140");
  await expect.poll(() => late.getAttribute("aria-current")).toBe("page");
  await expectAccessible(page);
});

test("the headings of a text lead to their places and take the focus", async () => {
  await open("log.md", ".text-view");
  await toggle().click();
  await expectAccessible(page);
  await panel().getByRole("button", { name: "The gulls" }).click();
  await panel().waitFor({ state: "detached" });
  const heading = page.getByRole("heading", { name: "The gulls" });
  expect(await heading.evaluate((element) => document.activeElement === element)).toBe(true);
  const [bar, place] = await Promise.all([page.locator(".viewer-tools").boundingBox(), heading.boundingBox()]);
  expect(place?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(place?.y ?? Infinity).toBeLessThan(DESK.height / 2);
});

test("two pages stand side by side, and the page that is read stays in view", async () => {
  await open("log.pdf", ".pdf-page canvas");
  await page.getByLabel(`Page, of ${PAGES}`).fill("41");
  await page.keyboard.press("Enter");
  await expect.poll(pageShown).toBe("41");
  const two = page.getByRole("button", { name: "Two pages side by side" });
  await two.click();
  const boxOf = (number: number) => page.locator(`[data-page="${number}"]`).boundingBox();
  await expect.poll(async () => (await boxOf(41))?.y === (await boxOf(42))?.y).toBe(true);
  await expect.poll(async () => Math.abs((await boxOf(41))?.y ?? Infinity)).toBeLessThan(DESK.height);
  await page.locator('[data-page="42"] canvas').waitFor();
  const [left, right] = [await boxOf(41), await boxOf(42)];
  expect(right?.x ?? 0).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(DESK.width);
  expect(await pageShown()).toBe("41");
  await expectAccessible(page);

  await two.click();
  await expect.poll(async () => ((await boxOf(42))?.y ?? 0) > ((await boxOf(41))?.y ?? 0)).toBe(true);
  expect(await pageShown()).toBe("41");
});

test("on a phone the panel covers the pages and closes once it has led to one", async () => {
  await page.setViewportSize({ ...PHONE, width: 360 });
  await open("log.pdf", ".pdf-page canvas");
  expect((await page.locator(".pdf-bar").boundingBox())?.height).toBeLessThan(50);
  await toggle().click();
  expect((await panel().boundingBox())?.width).toBe(360);
  await panel().getByRole("button", { name: "The gulls" }).click();
  await panel().waitFor({ state: "detached" });
  await expect.poll(pageShown).toBe("90");
  await page.setViewportSize(DESK);
});
