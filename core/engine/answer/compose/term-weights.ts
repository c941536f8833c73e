import { LIGHT_WORDS } from "../../languages/question-words.ts";
import type { Question } from "../understand/question.ts";

/** Inverse frequency among the sentences at hand: what every sentence holds tells them apart least. */
export function termWeights(
  { terms, given, titled, parts, rarity }: Pick<Question, "terms" | "given" | "titled" | "parts" | "rarity">,
  among: readonly { readonly terms: ReadonlySet<string> }[],
): Map<string, number> {
  return new Map(
    terms.map((term) => {
      const holding = among.filter((candidate) => candidate.terms.has(term)).length;
      const weight =
        Math.log(1 + (among.length + UNSEEN - holding + 0.5) / (holding + 0.5)) +
        0.2 +
        RARITY * (rarity.get(term) ?? 0);
      const light = LIGHT_WORDS.has(term) ? LIGHT : 1;
      return [
        term,
        weight * light * (given.has(term) ? GIVEN : titled.has(term) ? TITLE : 1) * (parts.has(term) ? PART : 1),
      ];
    }),
  );
}

/** What being rare among all passages adds to being rare among the sentences at hand; of 0, 0.4 and 1 the best. */
const RARITY = 0.4;
/** Sentences taken to stand elsewhere without the word: among few sentences one absence would else outweigh everything. */
const UNSEEN = 5;
/** What a verb like "come" or "happen" is worth beside other words. */
const LIGHT = 0.35;
/** What a word filled in from an earlier question is worth beside the question's own. */
export const GIVEN = 0.3;

/** What a word of the title of all documents found is worth beside other words. */
export const TITLE = 0.6;

/** What a part of an identifier is worth beside the whole one. */
export const PART = 0.3;
