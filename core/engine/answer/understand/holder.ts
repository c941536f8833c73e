import { TITLE, COPULA } from "../../languages/description-words.ts";
import { ASKS_HOLDER, HEREINAFTER } from "../../languages/definition-words.ts";
import { trimEnd } from "../../trim.ts";
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
  return { thing, strengthOf: (sentence) => strongest(sentence.replace(/\s+/gu, " "), role) };
}

const NAME = "\\p{Lu}[\\p{L}.'’-]+(?: (?:\\p{Lu}[\\p{L}.'’-]*|de|da|del|di|van|von|der|den))*";
const OPENING = "[\"“„«'‘]?";
const CLOSING = "[\"”“»'’]?";

/** What stands before and after the name of an office where a sentence says who holds it. */
const SIGNS = (
  [
    [1, `${NAME} ?[(（](?:${HEREINAFTER}[ :,]*)?(?:the |der |die )?${OPENING}`, `${CLOSING}(?:[,; ][^)）]*)?[)）]`],
    [1, "(?:^|[.;•|–-] ?)(?:[Tt]he )?", `(?: of [^.:;]{2,40})?\\s*[:：]\\s*(?:(?:${TITLE})\\.? )?${NAME}`],
    [0.9, "", `(?: (?:of|at|for) [^,.:;]{2,40}?)? ${COPULA} (?:(?:${TITLE})\\.? )?${NAME}`],
    [0.9, `${NAME},? (?:who )?${COPULA} (?:the |our |its |der |die )?`, ""],
    [0.8, `${NAME}, (?:the |our |its )?`, ""],
    [0.7, "(?:[Tt]he|[Oo]ur|[Ii]ts|[Dd]er|[Dd]ie) ", `,? (?:(?:${TITLE})\\.? )?${NAME}`],
  ] as const
).map(([strength, before, after]) => ({
  strength,
  before: new RegExp(`(?<!\\p{L})${before}$`, "u"),
  after: new RegExp(`^${after}`, "u"),
}));

/** Characters around the office in which a sentence names its holder. */
const AROUND = 120;

function strongest(sentence: string, role: RegExp): number {
  let most = 0;
  for (const { 0: found, index } of sentence.matchAll(role)) {
    const before = sentence.slice(Math.max(0, index - AROUND), index);
    const after = sentence.slice(index + found.length, index + found.length + AROUND);
    for (const sign of SIGNS)
      if (sign.strength > most && sign.before.test(before) && sign.after.test(after)) most = sign.strength;
  }
  return most;
}
