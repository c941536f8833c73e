import type { Page } from "playwright";
import { expect, test } from "vitest";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import { openAppTab } from "./support/app-session.ts";
import { addFiles } from "./support/page-steps.ts";
import { DESK, PHONE } from "./support/screens.ts";

const PAGES = 300;
const CITED = 210;

const BOOK = makePdf({
  pages: Array.from({ length: PAGES }, (_, at) => ({
    lines: [
      {
        text:
          at + 1 === CITED
            ? "The beacon on Orrin Head was lit in 1862."
            : `Leaf ${at + 1} tells of the tide and of gulls.`,
      },
    ],
  })),
});

/** Adds the book, asks what only the cited page tells, and opens it there. */
async function openCited(page: Page): Promise<void> {
  await addFiles(page, [{ name: "beacons.pdf", mimeType: "application/pdf", buffer: Buffer.from(BOOK) }]);
  await page.getByText("1 document can answer").waitFor();
  await page.getByLabel("Your question").fill("When was the beacon on Orrin Head lit?");
  await page.keyboard.press("Enter");
  await page.locator(".cite").first().click();
}

test("the cited page of a long PDF is drawn again when a window grows from the size of a phone", async () => {
  const { app, page } = await openAppTab(DESK);
  try {
    await openCited(page);
    const drawn = page.locator(`[data-page="${CITED}"] canvas`);
    await drawn.waitFor();

    for (let turn = 0; turn < 3; turn++) {
      await page.setViewportSize(PHONE);
      await drawn.waitFor({ state: "detached" });
      await page.setViewportSize(DESK);
      await drawn.waitFor();
    }
    // What is far away is not drawn: it would take all the memory there is.
    await expect.poll(() => page.locator(".pdf-page canvas").count()).toBeLessThan(10);
    expect(app.pageErrors).toEqual([]);
  } finally {
    await app.close();
  }
});

test("the mark stays on its words when the page is enlarged and rotated", async () => {
  const { app, page } = await openAppTab(DESK);
  try {
    await openCited(page);
    await page.locator(`[data-page="${CITED}"] .pdf-mark`).waitFor();
    await page.locator(`[data-page="${CITED}"] .pdf-text span`).waitFor();
    await expect.poll(() => shareMarked(page)).toBeGreaterThan(0.7);
    const width = async () => (await page.locator(`[data-page="${CITED}"]`).boundingBox())?.width ?? 0;
    const fitting = await width();

    // The panel has the focus, so the keys are the document's.
    await page.keyboard.press("Control+Equal");
    await page.keyboard.press("Control+Equal");
    await expect.poll(width).toBeCloseTo(fitting * 1.5, 0);
    await expect.poll(() => shareMarked(page)).toBeGreaterThan(0.7);
    await page.keyboard.press("Control+0");
    await expect.poll(width).toBeCloseTo(fitting, 0);

    for (const quarter of [1, 2, 3, 4]) {
      await page.getByRole("button", { name: "Rotate to the right" }).click();
      await expect.poll(() => shareMarked(page), { message: `${quarter} quarter turns` }).toBeGreaterThan(0.7);
      const box = await page.locator(".pdf-mark").first().boundingBox();
      expect((box?.height ?? 0) > (box?.width ?? 0), `${quarter} quarter turns`).toBe(quarter % 2 === 1);
    }
    expect(app.pageErrors).toEqual([]);
  } finally {
    await app.close();
  }
});

/** The share of the year's area, as it is drawn in the cited line, that the mark covers. */
function shareMarked(page: Page): Promise<number> {
  return page.evaluate((cited) => {
    const mark = document.querySelector(`[data-page="${cited}"] .pdf-mark`)?.getBoundingClientRect();
    const text = document.querySelector(`[data-page="${cited}"] .pdf-text span`)?.firstChild;
    const at = text?.textContent?.indexOf("1862") ?? -1;
    if (!mark || !text || at < 0) return 0;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 4);
    const year = range.getBoundingClientRect();
    const across = Math.min(mark.right, year.right) - Math.max(mark.left, year.left);
    const down = Math.min(mark.bottom, year.bottom) - Math.max(mark.top, year.top);
    return (Math.max(0, across) * Math.max(0, down)) / (year.width * year.height);
  }, CITED);
}

test("a tap that closes the source leaves no hint over the quote", async () => {
  const { app, page } = await openAppTab(PHONE);
  try {
    await openCited(page);
    await page.getByRole("button", { name: "Close the source" }).click();
    await page.locator(".cite:focus").waitFor();
    expect(await page.locator(".hint").count()).toBe(0);
    await page.locator(".cite").first().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await page.locator(".hint").waitFor();
  } finally {
    await app.close();
  }
});
