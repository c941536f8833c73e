import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import type { AppSession } from "./support/app-session.ts";
import { openWithDocuments, type ReadDocuments } from "./support/read-documents.ts";
import { DESK, PHONE, widthOf } from "./support/screens.ts";
import { expectAccessible } from "./support/page-steps.ts";

const PAGES = 120;
const NAMED = [3, 77, 110];

const BOOK = makePdf({
  pages: Array.from({ length: PAGES }, (_, at) => ({
    lines: [`Leaf ${at + 1} of the log.`, ...(NAMED.includes(at + 1) ? ["The équipe met at noon."] : [])],
  })),
});
const NOTES = `# Log

The Équipe met at noon.

| Day | Crew |
| --- | --- |
| One | equipe |

${"A line of the log.\n\n".repeat(200)}

The *ÉQUIPE* left.
`;

let app: AppSession;
let page: Page;
let open: ReadDocuments["open"];

beforeAll(async () => {
  ({ app, page, open } = await openWithDocuments({ "log.pdf": BOOK, "log.md": Buffer.from(NOTES) }));
});
afterAll(() => app.close());

const field = () => page.getByLabel("Words to find in this document");
const count = () => page.locator(".viewer-found");

test("words are found over all pages of a PDF, and marked where they are", async () => {
  await open("log.pdf", ".pdf-page canvas");
  await page.keyboard.press("Control+f");
  await page.keyboard.type("EQUIPE");
  await expect.poll(() => count().textContent()).toBe("1 of 3");
  const shown = page.locator(".pdf-hit[data-current]");
  await expect.poll(() => shownPage(page)).toBe("3");

  await page.keyboard.press("Enter");
  await expect.poll(() => count().textContent()).toBe("2 of 3");
  await expect.poll(() => shownPage(page)).toBe("77");
  await page.locator('[data-page="77"] canvas').waitFor();
  await expect.poll(() => overlap(page)).toBeGreaterThan(0.7);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(() => shownPage(page)).toBe("3");
  await page.keyboard.press("Shift+Enter");
  await expect.poll(() => shownPage(page)).toBe("110");
  await expectAccessible(page);

  await field().fill("zeppelin");
  await expect.poll(() => count().textContent()).toBe("Not found");
  await page.keyboard.press("Escape");
  await field().waitFor({ state: "detached" });
  expect(await shown.count()).toBe(0);
});

test("the search begins at the page that is read", async () => {
  await open("log.pdf", ".pdf-page canvas");
  await page.getByLabel(`Page, of ${PAGES}`).fill("80");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByLabel(`Page, of ${PAGES}`).inputValue()).toBe("80");
  await page.getByRole("button", { name: "Find in this document" }).click();
  await field().fill("équipe");
  await expect.poll(() => count().textContent()).toBe("3 of 3");
});

test("words are found in the paragraphs and tables of a text", async () => {
  await open("log.md", ".text-view");
  await page.keyboard.press("Control+f");
  await page.keyboard.type("equipe");
  await expect.poll(() => count().textContent()).toBe("1 of 3");
  await expect.poll(() => page.locator(".text-found").allTextContents()).toEqual(["Équipe", "equipe", "ÉQUIPE"]);
  await page.keyboard.press("Shift+Enter");
  await expect.poll(() => page.locator('.text-found[data-current="true"]').textContent()).toBe("ÉQUIPE");
  await expect.poll(() => isInView(page, '.text-found[data-current="true"]')).toBe(true);
  // The field stays above the text that was scrolled.
  expect(await isInView(page, ".viewer-find")).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".text-found").count()).toBe(0);
});

test("the bar has room on a phone", async () => {
  await page.setViewportSize({ ...PHONE, width: 360 });
  await open("log.pdf", ".pdf-page canvas");
  await page.getByRole("button", { name: "Find in this document" }).click();
  await field().fill("equipe");
  await expect.poll(() => count().textContent()).toBe("1 of 3");
  expect(await widthOf(page)).toBeLessThanOrEqual(360);
  for (const button of await page.locator(".viewer-tools button").all()) {
    const { x = 0, width = 0 } = (await button.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(360);
  }
  // The buttons are in one row.
  expect((await page.locator(".pdf-bar").boundingBox())?.height).toBeLessThan(50);
  await page.setViewportSize(DESK);
});

/** The page of the current place, once it is in view. */
async function shownPage(tab: Page): Promise<string | undefined> {
  if (!(await isInView(tab, ".pdf-hit[data-current]"))) return undefined;
  return tab.locator(".pdf-page:has(.pdf-hit[data-current])").evaluate((element) => element.dataset.page);
}

function isInView(tab: Page, selector: string): Promise<boolean> {
  return tab.evaluate((name) => {
    const box = document.querySelector(name)?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  }, selector);
}

/** The share of the found word, as it is drawn, that its mark covers. */
function overlap(tab: Page): Promise<number> {
  return tab.evaluate(() => {
    const mark = document.querySelector(".pdf-hit[data-current]");
    const lines = [...(mark?.closest(".pdf-page")?.querySelectorAll(".pdf-text span") ?? [])];
    const text = lines.find((line) => line.textContent?.includes("équipe"))?.firstChild;
    if (!mark || !text) return 0;
    const range = document.createRange();
    const at = text.textContent?.indexOf("équipe") ?? 0;
    range.setStart(text, at);
    range.setEnd(text, at + 6);
    const [word, place] = [range.getBoundingClientRect(), mark.getBoundingClientRect()];
    const across = Math.min(place.right, word.right) - Math.max(place.left, word.left);
    const down = Math.min(place.bottom, word.bottom) - Math.max(place.top, word.top);
    return (Math.max(0, across) * Math.max(0, down)) / (word.width * word.height);
  });
}
