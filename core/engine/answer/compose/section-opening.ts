import { INTRODUCES } from "../../languages/definition-words.ts";
import type { Passage } from "../../engine.ts";
import { sentences } from "../../sentences.ts";
import { LONGEST_FORM, wordsPattern } from "../understand/pattern-words.ts";
import { isProse } from "./prose.ts";

/** How far the first sentence below a heading that names a thing says what it is, 0–1. */
export const OPENS = 0.8;
/** UTF-16 characters of the longest line that is taken for a heading. */
const LONGEST = 100;

/**
 * Where the first sentence begins that stands below a heading that names the thing and nothing else, such as "5.2 Calendar
 * (and address book)" or "Introduction to Calendar"; UTF-16 units from the beginning of the passage. Null where there is none.
 */
export function sectionOpening(thing: string): (passage: Passage) => number | null {
  if (thing.length > LONGEST_FORM) return () => null;
  const heading = new RegExp(
    `^(?:\\p{N}{1,3}(?:\\.\\p{N}{1,3})*[.)]?\\s+)?(?:${INTRODUCES} )?${wordsPattern(thing)}s?(?:\\s*[(（].*[)）]|\\s*[:–—].*| -.*)?$`,
    "iu",
  );
  return ({ content }) => {
    let at = 0;
    for (const line of content.split("\n")) {
      at += line.length + 1;
      if (line.length > LONGEST || !heading.test(line.trim())) continue;
      const below = sentences(content).find(({ start, end }) => start >= at - 1 && isProse(content.slice(start, end)));
      if (below) return below.start;
    }
    return null;
  };
}
