import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { Question } from "../understand/question.ts";
import { heldTerms, holds, type HeldTerms } from "./held-terms.ts";
import { SURE, type RankedSentence } from "./rank-sentences.ts";
import { GIVEN, PART, TITLE, termWeights } from "./term-weights.ts";
import { subjectsIn } from "./subjects.ts";

/**
 * What a passage adds to the score of its sentences. Of the values tried those by which the first quote most often holds the
 * answer, on the twelve articles of SQuAD that no figure is reported on (`bench/answers.ts`) and no language gets worse.
 */
const WORTH = { rare: 1, score: 0.3, document: 0.8, together: 0.5, names: 0.4, meant: 0.6 };

/**
 * The sentences again, those of the passages likeliest to answer first; within a passage their order stays. A question for
 * a definition is left alone: what defines the thing does so in any passage.
 */
export function withTheirPassages(
  tokenizer: Tokenizer,
  question: Question,
  ranked: readonly RankedSentence[],
): readonly RankedSentence[] {
  if (question.definition !== null) return ranked;
  const views = [...new Set(ranked.map(({ passage }) => passage))].map((passage) => viewOf(tokenizer, passage));
  const rarity = rarityOf(question, views);
  const inSentences = termWeights(question, ranked);
  const total = views.reduce((sum, { passage }) => sum + passage.score, 0) || 1;
  const added = new Map(
    views.map((view) => {
      const own = ranked.filter(({ passage }) => passage === view.passage);
      const ofDocument = views.filter((other) => other.passage.document_id === view.passage.document_id);
      const document = ofDocument.reduce((sum, { passage }) => sum + passage.score, 0) / total;
      const subjects = subjectsIn(question, view.passage, view.held.terms);
      const withRare = own.map(
        (one) => one.score + WORTH.rare * share(rarity, question.terms, heldTerms([...one.terms, ...subjects])),
      );
      const worth =
        Math.max(...withRare) -
        Math.max(...own.map(({ score }) => score)) +
        WORTH.score * logOdds(view.passage.score) +
        WORTH.document * document +
        WORTH.together * neighboursKept(question, view.sequence, inSentences) +
        WORTH.names *
          share(
            inSentences,
            [...question.key].filter((term) => !question.titled.has(term)),
            subjects.size > 0 ? heldTerms([...view.held.terms, ...subjects]) : view.held,
          ) +
        WORTH.meant * share(rarity, [...question.given], view.held);
      return [view.passage, worth];
    }),
  );
  // Who holds an office may be named in a passage about something else: the parties before the clauses of a contract. A passage
  // that names a licence need not have the word.
  const most = Math.max(...added.values());
  const worthOf = ({ passage, defines = 0, isReply, isSought }: RankedSentence): number =>
    isReply || isSought || (question.holder !== null && defines >= SURE) ? most : (added.get(passage) ?? 0);
  return ranked.map((one) => ({ ...one, score: one.score + worthOf(one) })).sort((a, b) => b.score - a.score);
}

interface PassageView {
  readonly passage: Passage;
  readonly sequence: readonly string[];
  /** With its headings and the name of its document. */
  readonly held: HeldTerms;
}

function viewOf(tokenizer: Tokenizer, passage: Passage): PassageView {
  const sequence = tokenizer.terms(passage.content);
  const around = tokenizer.terms(`${passage.heading ?? ""} ${passage.document_name}`);
  return { passage, sequence, held: heldTerms([...sequence, ...around]) };
}

/** Weights of the question's terms: a word that few of the passages found have tells most. */
function rarityOf(
  { terms, given, titled, parts }: Question,
  views: readonly PassageView[],
): ReadonlyMap<string, number> {
  return new Map(
    terms.map((term) => {
      const holding = views.filter(({ held }) => held.terms.has(term)).length;
      const rarity = Math.log(1 + (views.length + 2) / (holding + 0.5));
      return [term, rarity * (given.has(term) ? GIVEN : titled.has(term) ? TITLE : 1) * (parts.has(term) ? PART : 1)];
    }),
  );
}

/** Of a probability, kept finite. */
function logOdds(value: number): number {
  const kept = Math.min(Math.max(value, 1e-4), 1 - 1e-4);
  return Math.log(kept / (1 - kept));
}

/** Share of the weight of some terms that a text holds, 0–1; 1 without terms. */
export function share(weights: ReadonlyMap<string, number>, terms: readonly string[], held: HeldTerms): number {
  let total = 0;
  let found = 0;
  for (const term of terms) {
    const weight = weights.get(term) ?? 0;
    total += weight;
    found += weight * holds(held, term);
  }
  return total === 0 ? 1 : found / total;
}

/** Share of the question's neighbouring words that are neighbours among these terms too, by their weight, 0–1. */
function neighboursKept(
  { terms }: Question,
  sequence: readonly string[],
  weights: ReadonlyMap<string, number>,
): number {
  let all = 0;
  let kept = 0;
  for (const [at, term] of terms.entries()) {
    const next = terms[at + 1];
    if (next === undefined) break;
    const weight = (weights.get(term) ?? 0) + (weights.get(next) ?? 0);
    all += weight;
    const isKept = sequence.some(
      (own, place) => own === term && (sequence[place + 1] === next || sequence[place + 2] === next),
    );
    if (isKept) kept += weight;
  }
  return all === 0 ? 0 : kept / all;
}
