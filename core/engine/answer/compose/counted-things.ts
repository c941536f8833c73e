import type { Tokenizer } from "../../index/tokens.ts";
import { ENGLISH_NUMBERS } from "../../languages/number-words.ts";

const FROM_TWO = [...ENGLISH_NUMBERS.ones.slice(2), ...ENGLISH_NUMBERS.tens].join("|");

/** A number that is no year, and up to four words after it: "35,000 full- and part-time employees". */
const COUNTED = new RegExp(
  `(?:(?<![\\p{N}.,])(?!(?:19|20)\\p{N}{2}(?![\\p{N}.,]))\\p{N}[\\p{N}.,]*|(?<!\\p{L})(?:${FROM_TWO}|hundreds?|thousands?|(?:m|b)illions?|several|dozens?))\\s+[\\p{L}-]+(?:\\s+[\\p{L}-]+){0,3}`,
  "giu",
);

/** The noun counted or measured: "sections" of "How many main sections does …", "salt" of "How much salt goes into …". */
const ASKED =
  /(?<!\p{L})how (?:many|much) (?!(?:do|does|did|is|are|was|were|has|have|had|can|will|would|should|must)(?!\p{L}))((?:[\p{L}\p{N}’'-]+ ){0,3}?[\p{L}\p{N}’'-]+)(?= (?:do|does|did|is|are|was|were|has|have|had|can|will|would|should|must|goes?|comes?|needs?|takes?|in|into|of|on|at|for|per|there)(?!\p{L})|[?\s]*$)/iu;

interface CountedThings {
  /** As the question names them. */
  readonly things: string;
  /** Whether a sentence counts these very things: "two sections". */
  readonly areCounted: (sentence: string) => boolean;
}

/** What a "how many" or "how much" asks for; null for other questions. */
export function countedThings(tokenizer: Tokenizer, question: string): CountedThings | null {
  const things = ASKED.exec(question)?.[1] ?? "";
  const focus = tokenizer.terms(things).at(-1);
  if (focus === undefined) return null;
  const areCounted = (sentence: string): boolean =>
    [...sentence.matchAll(COUNTED)].some(([run]) => tokenizer.terms(run.replace(/^\S+/u, "")).includes(focus));
  return { things, areCounted };
}
