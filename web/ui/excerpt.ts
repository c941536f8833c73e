import { rowsAsText } from "./rows-as-text.ts";

/**
 * The part of a text, about `length` characters long, in which the most of the words stand; begins at a word. Rows of
 * tables are words to read.
 */
export function excerpt(source: string, words: readonly string[], length: number): string {
  const text = rowsAsText(source);
  if (text.length <= length) return text;
  const places = placesOf(text, words);
  let best = { from: 0, count: 0 };
  for (const { at } of places) {
    const count = new Set(
      places
        .filter((place) => place.at >= at && place.at < at + Math.min(length - LEAD, WINDOW))
        .map(({ word }) => word),
    ).size;
    if (count > best.count) best = { from: at, count };
  }
  const from = best.from <= LEAD ? 0 : text.indexOf(" ", best.from - LEAD) + 1;
  return `${from > 0 ? "…" : ""}${text.slice(from, from + length)}`;
}

/** Characters shown before the first word that was found. */
const LEAD = 40;
/** Characters within which words count as standing together. */
const WINDOW = 140;
/** Places looked at; a word that stands everywhere says little. */
const MOST = 200;

function placesOf(text: string, words: readonly string[]): readonly { readonly at: number; readonly word: string }[] {
  const lower = text.toLowerCase();
  const places: { at: number; word: string }[] = [];
  for (const word of new Set(words.map((each) => each.toLowerCase()).filter(Boolean))) {
    for (let at = lower.indexOf(word); at >= 0 && places.length < MOST; at = lower.indexOf(word, at + word.length))
      places.push({ at, word });
  }
  return places.sort((a, b) => a.at - b.at);
}
