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

test("the cited page of a long PDF is drawn again when a window grows from the size of a phone", async () => {
  const { app, page } = await openAppTab(DESK);
  try {
    await addFiles(page, [{ name: "beacons.pdf", mimeType: "application/pdf", buffer: Buffer.from(BOOK) }]);
    await page.getByText("1 document can answer").waitFor();
    await page.getByLabel("Your question").fill("When was the beacon on Orrin Head lit?");
    await page.keyboard.press("Enter");
    await page.locator(".cite").first().click();
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
