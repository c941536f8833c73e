import { expect, test } from "vitest";
import type { RecognisedPage } from "../../ocr/recognised-page.ts";
import { marksFor } from "../../text-marks.ts";
import { nodeAssets } from "../testing/node-assets.ts";
import { brokenPromise } from "../testing/setup.ts";
import { parseDocument } from "../parse.ts";

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Lines of words 20 points apart on a page of 600 × 800; a word in brackets is one that was hard to recognise. */
function recognised(lines: readonly string[], turn = 0): RecognisedPage {
  const words = lines.flatMap((line, row) =>
    line.split(" ").map((text, column) => ({
      text: text.replaceAll(/[[\]]/g, ""),
      x: 50 + column * 60,
      y: 100 + row * 20,
      width: 55,
      height: 12,
      baseline: 110 + row * 20,
      size: 12,
      confidence: text.startsWith("[") ? 30 : 95,
    })),
  );
  return { page: 1, turn, width: 600, height: 800, words, reason: null };
}

const read = (pages: readonly RecognisedPage[]) =>
  parseDocument(
    PNG,
    { type: "png", filename: "a.png" },
    { assets: nodeAssets(), report() {}, signal: new AbortController().signal, recognised: pages },
  );

test("an image has no text and one page that waits before it was recognised", async () => {
  const parsed = await read([]);
  expect(parsed).toMatchObject({ text: "", scan: { unread: [1], pages: [], unsure: [] } });
});

test("recognised words become paragraphs with their rectangles, and unsure ones are noted", async () => {
  const page = recognised(["The lamp was [replacod]", "in the year 1921."]);
  const parsed = await read([page]);
  expect(brokenPromise(parsed)).toBeNull();
  expect(parsed.text).toBe("The lamp was replacod in the year 1921.");
  expect(parsed.pages).toMatchObject([{ width: 600, height: 800 }]);
  expect(parsed.scan).toMatchObject({ unread: [], pages: [page] });
  expect(parsed.scan?.unsure.map(({ start, end }) => parsed.text.slice(start, end))).toEqual(["replacod"]);
  const at = parsed.text.indexOf("1921.");
  expect(marksFor(parsed, at, at + 5)).toEqual([{ page: 1, x: 230, y: 120, width: 55, height: 12 }]);
});

test.each([
  [1, { x: 100, y: 495, width: 12, height: 55 }, { width: 800, height: 600 }],
  [2, { x: 495, y: 688, width: 55, height: 12 }, { width: 600, height: 800 }],
  [3, { x: 688, y: 50, width: 12, height: 55 }, { width: 800, height: 600 }],
])(
  "a page turned by %i quarters before it was read has its rectangles where it shows them",
  async (turn, box, size) => {
    const parsed = await read([recognised(["Word"], turn)]);
    expect(marksFor(parsed, 0, 4)).toEqual([{ page: 1, ...box }]);
    expect(parsed.pages).toMatchObject([size]);
  },
);

test("the reason why nothing was recognised is a warning", async () => {
  const parsed = await read([{ ...recognised([]), words: [], reason: "No text was recognised on it." }]);
  expect(parsed.warnings).toEqual(["This is an image. No text was recognised on it."]);
});

test("each image of a TIFF file is a page, and those that were recognised have their text", async () => {
  // Two directories of one white pixel; the first is at 8, the second at 62, and the pixel at 116.
  const entry = (tag: number, value: number) => [tag & 255, tag >> 8, 4, 0, 1, 0, 0, 0, value, 0, 0, 0];
  const tags = [entry(256, 1), entry(257, 1), entry(273, 116), entry(279, 1)].flat();
  const directory = (next: number) => [4, 0, ...tags, next, 0, 0, 0];
  const tiff = new Uint8Array([0x49, 0x49, 42, 0, 8, 0, 0, 0, ...directory(62), ...directory(0), 255]);
  const context = { assets: nodeAssets(), report() {}, signal: new AbortController().signal };
  const parse = (pages: readonly RecognisedPage[]) =>
    parseDocument(tiff, { type: "tiff", filename: "a.tif" }, { ...context, recognised: pages });
  expect(await parse([])).toMatchObject({ text: "", pages: [{}, {}], scan: { unread: [1, 2] } });
  const second = { ...recognised(["The second page"]), page: 2 };
  const parsed = await parse([second]);
  expect(brokenPromise(parsed)).toBeNull();
  expect(parsed).toMatchObject({ text: "The second page", scan: { unread: [1] } });
  expect(parsed.blocks).toMatchObject([{ page: 2 }]);
  expect(parsed.warnings).toEqual(["The text of 1 of 2 pages has not been recognised yet."]);
});
