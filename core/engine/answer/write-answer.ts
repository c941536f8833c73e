import type { Passage } from "../engine.ts";
import type { Tokenizer } from "../index/tokens.ts";
import { extractAnswerSpan, type AnswerSpan } from "./answer-span.ts";
import { createDraft, type Draft } from "./draft.ts";
import { overlap } from "./overlap.ts";
import { readQuestion, type Question } from "./question.ts";
import { rankSentences, type RankedSentence } from "./rank-sentences.ts";
import { measureSupport, supportProbability } from "./support.ts";
import type { Material } from "./writer.ts";

const MOST_SENTENCES = 3;
/** Probability of an answer from which one is given. */
const ENOUGH = 0.5;
const SURE = 0.12;
const LONGEST_SPAN = 0.6;

/** The one to three sentences that answer, the exact words in bold before them; or that the documents do not say. */
export function writeAnswer(
  tokenizer: Tokenizer,
  { question: text, groups }: Pick<Material, "question" | "groups">,
): Draft {
  const passages = groups.flatMap((group) => group.passages);
  const question = readQuestion(tokenizer, text);
  const ranked = rankSentences(tokenizer, question, passages);
  if (question.terms.length === 0 || supportProbability(measureSupport(tokenizer, question, ranked, passages)) < ENOUGH)
    return notSaid(ranked, passages);

  const draft = createDraft();
  const span = shortAnswer(tokenizer, question, ranked);
  const chosen = choose(ranked, span?.sentence);
  if (span) {
    draft.quote({ passage: span.sentence.passage, start: span.start, end: span.end }, { bold: true, cite: false });
    draft.say(" — ");
  }
  chosen.forEach((sentence, index) => {
    if (index > 0) draft.say(" ");
    draft.quote(sentence);
  });
  return draft.finish(passages, true);
}

/** The exact words, where the question wants such and the ranker is sure enough to put them first. */
function shortAnswer(tokenizer: Tokenizer, question: Question, ranked: readonly RankedSentence[]): AnswerSpan | null {
  if (question.type === "reason" || question.type === "manner" || question.type === "definition") return null;
  const span = extractAnswerSpan(tokenizer, question, ranked);
  const isShort = span !== null && span.text.length < span.sentence.text.length * LONGEST_SPAN;
  return isShort && span.confidence >= SURE ? span : null;
}

function notSaid(ranked: readonly RankedSentence[], passages: readonly Passage[]): Draft {
  const draft = createDraft();
  draft.say("The documents do not say.");
  const closest = ranked.slice(0, 2).filter((sentence) => sentence.coverage > 0);
  if (closest.length > 0) draft.say(" Closest I found:\n");
  for (const sentence of closest) {
    draft.say("\n- ");
    draft.quote(sentence);
  }
  return draft.finish(passages, false);
}

/** The best sentence and others that are nearly as good and say something else. */
function choose(ranked: readonly RankedSentence[], lead: RankedSentence | undefined): RankedSentence[] {
  const first = lead ?? ranked[0];
  if (!first) return [];
  const chosen = [first];
  for (const sentence of ranked) {
    if (chosen.length === MOST_SENTENCES || sentence.score < first.score * 0.8) break;
    if (chosen.every((other) => other !== sentence && overlap(other.terms, sentence.terms) < 0.6))
      chosen.push(sentence);
  }
  return chosen;
}
