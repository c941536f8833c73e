import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { Quotation } from "./draft.ts";
import { countedThings } from "./counted-things.ts";
import { datedAs, saysHowLong, saysWhen } from "./kind-held.ts";
import { soughtBy } from "./sought.ts";
import { denies } from "../understand/negation.ts";
import type { Question } from "../understand/question.ts";
import { questionLanguage } from "../understand/question-language.ts";
import { ASKS_CHANGES, GIVES_REASON } from "../../languages/prose-words.ts";
import { openingsOf, outOfPlace, scored, synonymsIn } from "./score-sentence.ts";
import { termWeights } from "./term-weights.ts";
import { lineAbove, sameQuestion } from "./same-question.ts";
import { isOfChanges } from "./prose.ts";
import { subjectsIn } from "./subjects.ts";
import { candidatesOf } from "./sentence-candidates.ts";
import { ASKS } from "../../sentences.ts";
import { wordOrderOf } from "./word-order.ts";

export interface RankedSentence extends Quotation {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  /** Share of the question's weight the sentence holds, 0–1; heading and the sentence before count in part. */
  readonly coverage: number;
  /** Higher answers better; comparable within one question only. */
  readonly score: number;
  /** Whether it gives a number of the very things that are asked for. */
  readonly counts?: boolean;
  /** How far it says what the thing asked about is, or who holds the office asked about, 0–1; 0 where that is not asked. */
  readonly defines?: number;
  /** Whether it stands right below the very question: it answers whatever else its passage holds. */
  readonly isReply?: boolean;
  /** Whether it tells what is sought without the word by which the question asks for it, and holds most of the rest. */
  readonly isSought?: boolean;
  /** A row whose step of a scale holds the number that is asked with: it answers whatever its other words. */
  readonly isStep?: boolean;
  /** How alike to the question a language model finds it, −1–1, so that it may answer in other words; left out where none compared it. */
  readonly likeness?: number;
}

/**
 * From which a sentence says what is asked for, wherever it stands and however little it is alike to the question otherwise:
 * "Landlord: Tove Brandt".
 */
export const SURE = 0.9;

/** Sentences of the passages, the likeliest to answer first. */
export function rankSentences(
  tokenizer: Tokenizer,
  question: Question,
  passages: readonly Passage[],
): RankedSentence[] {
  const inPassages = passages.map((passage, rank) => candidatesOf(tokenizer, passage, rank));
  const candidates = inPassages.flat();
  const subjects = new Map(
    passages.map((passage, at) => {
      const held = new Set((inPassages[at] ?? []).flatMap(({ terms }) => [...terms]));
      return [passage, subjectsIn(question, passage, held)];
    }),
  );
  const weights = termWeights(question, candidates);
  const asked = countedThings(tokenizer, question.text);
  const language = questionLanguage(question.text);
  const isReason = ({ text, coverage }: RankedSentence): boolean =>
    question.form === "reason" && coverage >= ON_MATTER && GIVES_REASON.test(text);
  const isContrary = ({ text }: RankedSentence): boolean =>
    question.form === "steps" && question.negation === null && denies(text, language);
  const isAsNegated = ({ text, coverage }: RankedSentence): boolean =>
    question.negation !== null && coverage >= ON_MATTER && denies(text, language);
  const orderIn = wordOrderOf(
    question.text,
    candidates.map(({ text }) => text),
  );
  const isSame = sameQuestion(tokenizer, question.text);
  const datedIn = datedAs(question.text);
  const sought = soughtBy(question);
  const openings = openingsOf(question, passages);
  const ofChanges = new Set(
    ASKS_CHANGES.test(question.text) ? [] : passages.filter(({ heading }) => isOfChanges(heading)),
  );
  const views = { weights, orderIn, synonyms: synonymsIn(tokenizer, question), subjects, openings, ofChanges, sought };
  const gainOf = (sentence: RankedSentence): number =>
    (isReason(sentence) ? REASONED : 0) +
    (sentence.isReply ? REPLIES : 0) +
    DATED * datedIn(sentence.text) * sentence.coverage +
    (sentence.isSought ? SOUGHT : 0) +
    (saysHowLong(question, sentence.text) || saysWhen(question, sentence.text) ? TIMED * sentence.coverage : 0) -
    (isContrary(sentence) ? CONTRARY : 0) +
    (isAsNegated(sentence) ? NEGATED : 0);
  return candidates
    .map((candidate) => {
      const own = scored(tokenizer, question, candidate, views);
      // In a list of questions the next line is another question.
      const sentence = isSame(lineAbove(own)) && !ASKS.test(own.text) ? { ...own, isReply: true } : own;
      const score = sentence.score + gainOf(sentence);
      if (asked?.areCounted(sentence.text) !== true) return { ...sentence, score };
      // "22 g salt" is short and has no full stop, and is no heading.
      return { ...sentence, counts: true, score: score + COUNTED + outOfPlace(candidate) };
    })
    .sort((a, b) => b.score - a.score);
}

/** Share of a question that a sentence must hold to deny what is asked, and not something else. */
const ON_MATTER = 0.4;
/** What a sentence gains by denying something where the question does. */
const NEGATED = 0.6;
/** What a sentence loses by denying something where a question asks how something is done. */
const CONTRARY = 0.3;
/** What a sentence gains by giving a reason where one is asked for. */
const REASONED = 0.5;
/** What a sentence gains by standing right below the very question, as in a list of questions and answers. */
const REPLIES = 3;
/** What a sentence gains, by what it holds of the question, by naming the date that is asked for, and loses by naming others only. */
const DATED = 1.5;
/** What a sentence gains by giving the licence that is asked for, or who made a thing where that is asked. */
const SOUGHT = 0.5;
/** What a sentence gains, by what it holds of the question, for a time with its unit where one is asked for. */
const TIMED = 0.6;
/** What a sentence gains by giving a number of the very things that are asked for: "two sections". */
const COUNTED = 0.5;
