import { detectLanguage } from "../parse/language.ts";
import { turned, type DrawnPage } from "./draw.ts";
import { codeOfLanguage, UNKNOWN_LANGUAGE } from "./languages.ts";
import { UNSURE_BELOW, type RecognisedPage } from "./recognised-page.ts";
import type { Tesseract } from "./tesseract.ts";
import { wordsOf } from "./words.ts";

export interface PageReading {
  readonly reader: Tesseract;
  readonly drawn: DrawnPage;
  readonly alive: () => void;
}

export type PageWords = Pick<RecognisedPage, "turn" | "width" | "height" | "words" | "language" | "seems">;

/** A page as it was read in one language, turned one way. */
interface Try extends Pick<RecognisedPage, "turn" | "width" | "height" | "words"> {
  readonly language: string;
  /** Letters and digits, those of sure words, and the sum of how sure each is. */
  readonly letters: number;
  readonly sure: number;
  readonly confident: number;
}

/** Reads a page in a language that a person chose, turned the way that gives most sure letters. */
export async function readInLanguage(reading: PageReading, language: string): Promise<PageWords> {
  const upright = await readAs(reading, language, 0);
  return wordsOnly(isSure(upright) || isBlank(reading.drawn) ? upright : await turnedBest(reading, upright));
}

/** Reading takes seconds: so many further languages are tried on a page of another script at most. */
const MOST_TRIED = 4;

/**
 * Reads a page in the language that fits it, of those that are here; `first` is tried first. Tesseract reads a related language
 * well enough to tell which one it is, but for its accents. Another script comes out as words that it is unsure of, and then
 * the other languages are tried before the page is turned.
 */
export async function readInFittingLanguage(
  reading: PageReading,
  first: string,
  others: readonly string[],
): Promise<PageWords> {
  let best = await readAs(reading, first, 0);
  if (isBlank(reading.drawn)) return wordsOnly(best);
  for (const language of isSure(best) ? [] : others.slice(0, MOST_TRIED)) {
    const next = await readAs(reading, language, 0);
    if (next.confident > best.confident) best = next;
    if (isSure(next)) break;
  }
  if (!isSure(best)) best = await turnedBest(reading, best);
  const seems = isSure(best) ? await languageOf(best) : undefined;
  if (seems !== undefined && seems !== best.language && [first, ...others].includes(seems)) {
    const next = await readAs(reading, seems, best.turn);
    return wordsOnly(next.confident >= best.confident * AS_SURE ? next : best);
  }
  if (best.letters < ENOUGH_LETTERS) return wordsOnly(best);
  if (!isSure(best)) return { ...wordsOnly(best), seems: UNKNOWN_LANGUAGE };
  return { ...wordsOnly(best), ...(seems !== undefined && seems !== best.language && { seems }) };
}

/** Letters and digits of sure words below which a page may be turned, and the share of them among all that it has. */
const FEW_LETTERS = 40;
const SURE_SHARE = 0.5;
/** Letters from which on a page says something of its language. */
const ENOUGH_LETTERS = 80;

/**
 * Of the letters that another language was sure of, the share that the language of the text must be sure of to be taken: a page
 * without accents is read as surely in either, and which one is ahead by a thousandth depends on the typeface.
 */
const AS_SURE = 0.98;

const isSure = ({ sure, letters }: Try) => sure >= FEW_LETTERS && sure >= letters * SURE_SHARE;

async function turnedBest(reading: PageReading, upright: Try): Promise<Try> {
  let best = upright;
  for (const turn of [2, 1, 3]) {
    const next = await readAs(reading, upright.language, turn);
    if (next.sure > best.sure * 1.5) best = next;
  }
  return best;
}

/** Share of dark pixels below which nothing is written on a page: one line of twenty letters on A4 has more. */
const BLANK_BELOW = 0.0001;

function isBlank({ pixels }: DrawnPage): boolean {
  let dark = 0;
  for (const pixel of pixels) if (pixel < 128) dark++;
  return dark < pixels.length * BLANK_BELOW;
}

async function readAs({ reader, drawn, alive }: PageReading, language: string, turn: number): Promise<Try> {
  const scale = drawn.pointsWide / drawn.width;
  const image = turned(drawn, turn);
  const words = wordsOf(await reader.read(image, language, alive), scale);
  let [letters, sure, confident] = [0, 0, 0];
  for (const { text, confidence } of words) {
    const count = text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
    letters += count;
    confident += (count * confidence) / 100;
    if (confidence >= UNSURE_BELOW) sure += count;
  }
  return { turn, width: image.width * scale, height: image.height * scale, words, language, letters, sure, confident };
}

const wordsOnly = ({ turn, width, height, words, language }: Try): PageWords => ({
  turn,
  width,
  height,
  words,
  language,
});

/** As Tesseract names it; undefined where there is too little text, or Tesseract has no such language. */
async function languageOf({ words, letters }: Try): Promise<string | undefined> {
  if (letters < ENOUGH_LETTERS) return undefined;
  const text = words.map((word) => word.text).join(" ");
  const iso = await detectLanguage({ text, blocks: [{ kind: "paragraph", start: 0, end: text.length }] });
  return iso === null ? undefined : codeOfLanguage(iso);
}
