import type { RecognisedWord } from "./recognised-page.ts";
import type { FoundLine } from "./tesseract.ts";

/** Specks and edges of pictures come out as words of no letter; a word this unsure is noise rather than text. */
const NOISE_BELOW = 20;

export function wordsOf(lines: readonly FoundLine[], scale: number): RecognisedWord[] {
  const points = (pixels: number) => Math.round(pixels * scale * 100) / 100;
  return lines.flatMap(({ bbox, baseline, rowAttributes, words }) => {
    const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);
    return words
      .filter(({ text, confidence }) => text.trim() !== "" && confidence >= NOISE_BELOW)
      .map(({ text, confidence, bbox: box }) => ({
        text: text.trim(),
        x: points(box.x0),
        // As high as its line, so that a mark over several words has one height; a line that runs aslant is no box.
        y: points(Math.abs(slope) < LEVEL ? bbox.y0 : box.y0),
        width: points(box.x1 - box.x0),
        height: points(Math.abs(slope) < LEVEL ? bbox.y1 - bbox.y0 : box.y1 - box.y0),
        baseline: points(baseline.y0 + slope * (box.x0 - baseline.x0)),
        size: points(rowAttributes.rowHeight),
        confidence: Math.round(confidence),
      }));
  });
}

/** Slope of a line that is as good as level: two pixels in a hundred. */
const LEVEL = 0.005;
