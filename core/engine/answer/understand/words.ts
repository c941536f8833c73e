/** A word as written, and where it stands. For matching by meaning use the index's `Tokenizer`. */
export interface SurfaceWord {
  readonly text: string;
  /** UTF-16 range in the text. */
  readonly start: number;
  readonly end: number;
}

const WORD = /\p{N}+(?:[.,:]\p{N}+)*(?:[\p{L}\p{M}]+)?|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Words of a text in order, stop words included. Scripts written without spaces are cut by `Intl.Segmenter`. */
export function surfaceWords(text: string): SurfaceWord[] {
  const found: SurfaceWord[] = [];
  for (const match of text.matchAll(WORD)) {
    if (UNSPACED.test(match[0])) found.push(...segmented(match[0], match.index));
    else found.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return found;
}

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: "word" });

function segmented(text: string, offset: number): SurfaceWord[] {
  return Array.from(SEGMENTER.segment(text))
    .filter((segment) => segment.isWordLike)
    .map(({ segment, index }) => ({ text: segment, start: offset + index, end: offset + index + segment.length }));
}

/** Whether a text has the word as it is written: the index leaves out "OS" where that is a little word of its language. */
export const isWritten = (text: string, word: string): boolean =>
  surfaceWords(text).some((own) => own.text.toLowerCase() === word.toLowerCase());
