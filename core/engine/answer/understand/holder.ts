import { TITLE, COPULA } from "../../languages/description-words.ts";
import { ASKS_HOLDER, HEREINAFTER } from "../../languages/definition-words.ts";
import { trimEnd } from "../../trim.ts";
import { sign, strongestSign } from "../compose/describes.ts";
import type { Definition } from "./definition.ts";
import { LONGEST_FORM, wordsPattern } from "./pattern-words.ts";

/**
 * The office or part that "Who is the landlord?" asks the holder of, and how far a sentence names one, 0–1: "Marlene Okafor
 * ("Landlord")", "Treasurer: Paulo Nunes", "the caretaker, Mr. Lindqvist". Null where something else is asked.
 */
export function readHolder(question: string): Pick<Definition, "thing" | "strengthOf"> | null {
  if (question.length > LONGEST_FORM) return null;
  const plain = trimEnd(question.trim(), /[\s?？!.。؟“”]/u);
  const thing = ASKS_HOLDER.map((pattern) => pattern.exec(plain)?.[1]).find((found) => found !== undefined);
  if (thing === undefined) return null;
  const role = new RegExp(`(?<![\\p{L}\\p{N}])${wordsPattern(thing)}(?![\\p{L}\\p{N}])`, "giu");
  return { thing, strengthOf: (sentence) => strongestSign(sentence.replace(/\s+/gu, " "), role, SIGNS) };
}

const NAME = "\\p{Lu}[\\p{L}.'’-]+(?: (?:\\p{Lu}[\\p{L}.'’-]*|de|da|del|di|van|von|der|den))*";
const OPENING = "[\"“„«'‘]?";
const CLOSING = "[\"”“»'’]?";

/** Text before and after the name of an office in a sentence that says who holds it. */
const SIGNS = (
  [
    [1, `${NAME} ?[(（](?:${HEREINAFTER}[ :,]*)?(?:the |der |die )?${OPENING}`, `${CLOSING}(?:[,; ][^)）]*)?[)）]`],
    [1, "(?:^|[.;•|–-] ?)(?:[Tt]he )?", `(?: of [^.:;]{2,40})?(?:\\s*[:：]|\\s[–—-])\\s*(?:(?:${TITLE})\\.? )?${NAME}`],
    // The first cells of a row.
    [1, "^", `\\s\\|\\s(?:(?:${TITLE})\\.? )?${NAME}`],
    [0.8, "^", `\\s+${NAME}$`],
    [0.9, "", `(?: (?:of|at|for) [^,.:;]{2,40}?)? ${COPULA} (?:(?:${TITLE})\\.? )?${NAME}`],
    [0.9, `${NAME},? (?:who )?${COPULA} (?:the |our |its |der |die )?`, ""],
    [0.8, `${NAME}, (?:the |our |its )?`, ""],
    [0.7, "(?:[Tt]he|[Oo]ur|[Ii]ts|[Dd]er|[Dd]ie) ", `,? (?:(?:${TITLE})\\.? )?${NAME}`],
  ] as const
).map(([strength, before, after]) => sign(strength, `(?<!\\p{L})${before}`, after));
