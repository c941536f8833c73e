import type { Tokenizer } from "../../index/tokens.ts";
import { matchesType } from "../understand/answer-types.ts";
import { OF_FAMILY } from "./describes.ts";
import { heldTerms, holds } from "./held-terms.ts";
import { isNear } from "../understand/misspelt.ts";
import type { Question } from "../understand/question.ts";
import type { RankedSentence } from "./rank-sentences.ts";
import { supportProbability, type Support } from "./support.ts";

/**
 * Probability of a right answer from which one is given: below a half, for a refusal hides what is there, while an answer
 * shows its source. In English it is the value up to which more than half of the answers refused would have cited a passage
 * that lacks the answer, on Natural Questions and on six articles of the half to fit on that were left out for this; in other
 * languages nearly all of them would have been right, so it is lower. On that half it refuses 7 % of the English questions
 * that have an answer, 16 % of the German, 7 % of the Chinese, and lets 9, 5 and 11 % of those pass that have none.
 */
const ENOUGH = { english: 0.3, other: 0.25 };
/** Whether the documents seem to answer: by the measures together, or since one sentence defines the thing or says all of it. */
export function isSaid(
  tokenizer: Tokenizer,
  question: Question,
  ranked: readonly RankedSentence[],
  lead: RankedSentence,
  support: Support,
): boolean {
  const [best] = ranked;
  if (best && isDefined(question, ranked, best)) return true;
  const wantsAll = question.type === "manner" || question.terms.length === 1 || ABOUT.test(question.text.trim());
  if (best && wantsAll && best.coverage >= ALL) return true;
  if (question.type === "reason" && lead.coverage < SPOKEN_OF) return false;
  if (COUNTS.test(question.text) && isWithoutFigure(tokenizer, question, lead)) return false;
  if (lacksHalfOfName(tokenizer, question, ranked)) return false;
  if (question.deed?.says(lead.text)) return true;
  return supportProbability(support) >= (support.foreign === 0 ? ENOUGH.english : ENOUGH.other);
}

/** Whether the best sentence says what the thing is; by a family name alone where its document holds the whole name. */
function isDefined({ definition }: Question, ranked: readonly RankedSentence[], best: RankedSentence): boolean {
  const strength = definition?.strengthOf(best.text) ?? 0;
  if (strength < OF_FAMILY) return false;
  const { document_id } = best.passage;
  return strength >= DEFINES || ranked.some((own) => own.coverage >= ALL && own.passage.document_id === document_id);
}

/** English alone: of other languages not all words for numbers are known here. */
const COUNTS = /(?<!\p{L})how (?:many|much)(?!\p{L})/iu;

/** Whether a sentence holds no number at all, beyond those of the question. */
const isWithoutFigure = (tokenizer: Tokenizer, { type, terms }: Question, { text }: RankedSentence): boolean =>
  !matchesType(tokenizer, type, new Set(terms), text) && !SOME.test(text);

/** Words that answer a "how many" and are no numbers, or hardly: "one" mostly stands for something else. */
const SOME = /(?<!\p{L})(?:one|once|twice|no|none|several|many|few|both|single|pair|couple)(?!\p{L})/iu;

/** Whether a word of a name of several stands nowhere among what was found: the Tower of "Eiffel Tower" is another tower. */
function lacksHalfOfName(tokenizer: Tokenizer, question: Question, ranked: readonly RankedSentence[]): boolean {
  const found = heldTerms(
    [...new Set(ranked.map(({ passage }) => passage))].flatMap(({ content, heading, document_name }) =>
      tokenizer.terms(`${document_name} ${heading ?? ""} ${content}`),
    ),
  );
  const isThere = (term: string): boolean =>
    term.length < 3 || holds(found, term) > 0 || [...found.terms].some((own) => isNear(own, term, 1));
  return [...question.companions].some(([term, others]) => others.length > 0 && !isThere(term));
}

const DEFINES = 0.6;
const ALL = 0.95;
/** Of a question for a reason: what a sentence does not speak of it gives no reason for. */
const SPOKEN_OF = 0.4;
/** Whatever the documents say of it answers, in whichever passage. */
const ABOUT = /^(?:(?:please |can you |could you )?(?:tell me|explain|describe))(?!\p{L})/iu;
