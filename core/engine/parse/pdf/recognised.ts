import { asShown, UNSURE_BELOW, type RecognisedPage } from "../../ocr/recognised-page.ts";
import type { Scan } from "../../parsed-document.ts";
import type { Piece } from "./page-text.ts";
import type { RunWriter } from "./runs.ts";

/** The words of a recognised page as pieces, to be laid out as those of a text layer are. */
export function piecesOf({ words }: RecognisedPage): Piece[] {
  return words.map(({ text, x, y, width, height, baseline, size, confidence }) => ({
    text,
    x,
    y,
    width,
    height,
    baseline,
    // Measured on each line, where those of one text differ a little.
    size: Math.max(1, Math.round(size)),
    font: "",
    rtl: /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text),
    level: true,
    spaced: true,
    origin: [x, baseline],
    isUnsure: confidence < UNSURE_BELOW,
  }));
}

/** Writes runs of recognised pages as they lie on the page as shown, and notes words that recognition was unsure of. */
export function createScanWriter(recognised: readonly RecognisedPage[]) {
  const byNumber = new Map(recognised.map((page) => [page.page, page]));
  const unsure: { start: number; end: number }[] = [];

  return {
    page: (number: number) => byNumber.get(number),
    runsFor(number: number, runs: RunWriter): Pick<RunWriter, "add"> {
      const page = byNumber.get(number);
      if (!page) return runs;
      return {
        add(start, end, _, piece) {
          if (piece.isUnsure) unsure.push({ start, end });
          runs.add(start, end, number, asShown(page, piece));
        },
      };
    },
    /** Nothing where no page needed recognition. */
    finish(unread: readonly number[]): { readonly scan?: Scan } {
      return unread.length + recognised.length > 0 ? { scan: { unread, pages: recognised, unsure } } : {};
    },
  };
}

export type ScanWriter = ReturnType<typeof createScanWriter>;
