import type { LanguageCode } from "../../languages/language.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import { anyWord } from "./patterns.ts";

/** "This whole collection", "these two documents", "diese ganze Sammlung". */
const BETWEEN = "(?:\\s[\\p{L}\\p{N}]{1,12}){0,2}?";

const REFERENCES: ReadonlyMap<LanguageCode, RegExp> = new Map(
  LANGUAGES.map(({ code, unspaced, these, documents }) => [
    code,
    unspaced
      ? new RegExp(`(?:${these})?(?:${anyWord(documents)})`, "gu")
      : new RegExp(`(?<!\\p{L})(?:${these})${BETWEEN}\\s(?:${anyWord(documents)})(?![\\p{L}\\p{M}])`, "giu"),
  ]),
);

/**
 * The question with "this collection" and the like blanked out, as long as before: they mean what is in front of the
 * person, nothing said before.
 */
export const withoutLibrary = (question: string): string =>
  [...REFERENCES.values()].reduce((text, pattern) => text.replace(pattern, blank), question);

const blank = (found: string): string => " ".repeat(found.length);
