/**
 * Keys by which names and identifiers meet however they are spaced and joined: "Best Buy", "BESTBUY" and "best-buy" give
 * "bestbuy"; "10-K" and "10K" give "10k".
 */
export interface Spelling {
  readonly key: string;
  /** UTF-16 range in the text. */
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** Between two parts of one name: a space, a hyphen, a dot, an ampersand. */
const JOINT = /^(?:[ \-–_.&'’/]|, | & )$/u;
/** Words joined at most. */
const MOST_WORDS = 4;
/** A longer word is no name. */
const MOST_LETTERS = 40;

/** Each word of a text and each run of up to four joined ones, without what is between them. */
export function spellingsOf(text: string): Spelling[] {
  const words = [...text.matchAll(WORD)].filter(([word]) => word.length <= MOST_LETTERS);
  return words.flatMap((first, from) => {
    const runs: Spelling[] = [];
    let key = "";
    let end = first.index;
    for (const next of words.slice(from, from + MOST_WORDS)) {
      if (key !== "" && !JOINT.test(text.slice(end, next.index))) break;
      // "Amcor's" is Amcor.
      if (key !== "" && next[0].toLowerCase() === "s" && /['’]/u.test(text.slice(end, next.index))) break;
      key += folded(next[0]);
      end = next.index + next[0].length;
      runs.push({ key, start: first.index, end });
    }
    return runs;
  });
}

const folded = (word: string): string => word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
