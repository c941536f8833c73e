import { expect, test } from "vitest";
import type { RecognisedPage, RecognisedWord } from "../../ocr/recognised-page.ts";
import { marksFor } from "../../text-marks.ts";
import { parseDocument } from "../parse.ts";
import { makePdf, type PdfPage } from "../testing/make-pdf.ts";
import { nodeAssets } from "../testing/node-assets.ts";
import { brokenPromise } from "../testing/setup.ts";

const read = (page: PdfPage, recognised: readonly RecognisedPage[] = []) =>
  parseDocument(
    makePdf({ pages: [page] }),
    { type: "pdf", filename: "a.pdf" },
    { assets: nodeAssets(), report() {}, signal: new AbortController().signal, recognised },
  );

/** Words of 12 points, 60 points apart, on lines 20 points apart. */
function words(lines: readonly (readonly [y: number, line: string])[]): RecognisedWord[] {
  return lines.flatMap(([y, line]) =>
    line.split(" ").map((text, column) => ({
      text,
      x: 72 + column * 60,
      y,
      width: 50,
      height: 12,
      baseline: y + 10,
      size: 12,
      confidence: 95,
    })),
  );
}

const STAMP = { text: "Received", x: 72, y: 40, size: 12 };

const found = (lines: readonly (readonly [number, string])[]): RecognisedPage => ({
  page: 1,
  turn: 0,
  width: 595,
  height: 842,
  words: words(lines),
  reason: null,
});

test("a stamp on a scan stays as text, and the page waits for text recognition", async () => {
  const parsed = await read({ lines: [STAMP], scan: true });
  expect(parsed).toMatchObject({ text: "Received", warnings: [], scan: { unread: [1] } });
});

test("words that were recognised come beside the stamp, which is there once", async () => {
  const parsed = await read({ lines: [STAMP], scan: true }, [
    found([
      [40, "Received"],
      [200, "The lease ends in May."],
    ]),
  ]);
  expect(brokenPromise(parsed)).toBeNull();
  expect(parsed.text).toBe("Received\n\nThe lease ends in May.");
  expect(parsed.scan).toMatchObject({ unread: [] });
  const at = parsed.text.indexOf("lease");
  expect(marksFor(parsed, at, at + 5)).toEqual([{ page: 1, x: 132, y: 200, width: 50, height: 12 }]);
});

test("a scan on which nothing was recognised keeps its stamp without a warning", async () => {
  const empty = { ...found([]), reason: "No text was recognised on it." };
  expect(await read({ lines: [STAMP], scan: true }, [empty])).toMatchObject({
    text: "Received",
    warnings: [],
    scan: { unread: [] },
  });
});

test.each<readonly [string, PdfPage]>([
  ["few words and no picture", { lines: [STAMP] }],
  [
    "a picture and a page of text",
    { lines: Array.from({ length: 20 }, () => "A line of prose on the page"), scan: true },
  ],
  ["a scan with a text layer that is invisible", { lines: [{ ...STAMP, mode: 3 }], scan: true }],
])("a page of %s does not wait", async (_, page) => {
  expect((await read(page)).scan).toBeUndefined();
});
