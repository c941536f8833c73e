import type { Passage } from "#core/engine/engine.ts";

/** One text or number that a model filled in. */
export interface CheckedValue {
  /** From the whole: `["animals", 0, "name"]`. */
  readonly path: readonly (string | number)[];
  /** Whether these very words or digits stand in a passage. */
  readonly supported: boolean;
  /** Number of the first passage that holds them; null where none does. */
  readonly citation: number | null;
}

/** Looks for every text and number of a filled schema in the passages it was filled from. */
export function checkValues(value: unknown, passages: readonly Pick<Passage, "content">[]): CheckedValue[] {
  const texts = passages.map(({ content }) => plain(content));
  return leavesOf(value, []).map(({ path, words }) => {
    const at = texts.findIndex((text) => holds(text, words));
    return { path, supported: at >= 0, citation: at < 0 ? null : at + 1 };
  });
}

interface Leaf {
  readonly path: readonly (string | number)[];
  readonly words: string;
}

function leavesOf(value: unknown, path: readonly (string | number)[]): Leaf[] {
  if (typeof value === "string" || typeof value === "number") {
    const words = plain(String(value));
    return words === "" ? [] : [{ path, words }];
  }
  if (Array.isArray(value)) return value.flatMap((inner, at) => leavesOf(inner, [...path, at]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

/** In small letters, with single spaces and without the commas and spaces between the digits of a number. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(\d)[,’'\u00a0\u202f](?=\d{3}(?!\d))/gu, "$1")
    .replace(/\s+/gu, " ")
    .trim();

/** As whole words: 4 is not in 40. */
function holds(text: string, words: string): boolean {
  const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text[at - 1], text[at + words.length]];
    if (!(isWord(before) && isWord(words[0])) && !(isWord(after) && isWord(words.at(-1)))) return true;
  }
  return false;
}
