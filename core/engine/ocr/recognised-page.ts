import { z } from "zod";

/** A word that text recognition read; points from the top left corner of the page as it was read. */
export const RecognisedWord = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Of its line, as `size` is. */
  baseline: z.number(),
  size: z.number(),
  /** 0–100. */
  confidence: z.number(),
});
export type RecognisedWord = z.infer<typeof RecognisedWord>;

/** What text recognition found on one page. */
export const RecognisedPage = z.object({
  /** 1-based. */
  page: z.number().int().min(1),
  /** Quarters by which the page as shown was turned clockwise before it was read: its text ran up, down or upside down. */
  turn: z.number().int().min(0).max(3),
  /** Points, of the page as it was read. */
  width: z.number(),
  height: z.number(),
  /** In reading order. */
  words: z.array(RecognisedWord),
  /** Why the page has no words, for the file's owner; null where it has some. */
  reason: z.string().nullable(),
  /** With which language data it was read, as Tesseract names it. Earlier versions wrote none, and read English. */
  language: z.string().optional(),
  /**
   * Where it does not look like that language: the one that it looks like, or `UNKNOWN_LANGUAGE` where that cannot be told. Left
   * out where it does.
   */
  seems: z.string().optional(),
});
export type RecognisedPage = z.infer<typeof RecognisedPage>;

/**
 * Words below this confidence are marked as unsure. Of the words of the made scans in `bench/ocr.ts`, most wrong ones
 * are below it and few right ones.
 */
export const UNSURE_BELOW = 60;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle on the page as it was read, on the page as it is shown. */
export function asShown({ turn, width, height }: RecognisedPage, box: Box): Box {
  const right = width - box.x - box.width;
  const below = height - box.y - box.height;
  if (turn === 1) return { x: box.y, y: right, width: box.height, height: box.width };
  if (turn === 2) return { x: right, y: below, width: box.width, height: box.height };
  if (turn === 3) return { x: below, y: box.x, width: box.height, height: box.width };
  return box;
}

/** Points of the page as shown. */
export const shownSize = ({ turn, width, height }: RecognisedPage) =>
  turn % 2 === 1 ? { width: height, height: width } : { width, height };
