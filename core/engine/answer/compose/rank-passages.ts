import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { Question } from "../understand/question.ts";
import { heldTerms, holds, type HeldTerms } from "./held-terms.ts";
import { neighboursKept, termWeights, type RankedSentence } from "./rank-sentences.ts";

/** What speaks for a passage, beside the others that were found; all 0–1 but for the first. */
interface PassageSigns {
  /** Log-odds of its score: the ranking of the search. */
  readonly score: number;
  /** Share of the question's names and numbers that it, its headings or its document's name hold. */
  readonly names: number;
  /** Score and coverage of its best sentence. */
  readonly sentence: number;
  readonly coverage: number;
  /** Share of all scores that fall to passages of its document: passages agree on where the matter is told. */
  readonly document: number;
  /** Share of the question that its document's name holds. */
  readonly title: number;
  /** Share of the question's neighbouring words that are neighbours in it. */
  readonly together: number;
}

/** Worth of each sign, from the twelve articles of SQuAD that no figure is reported on (`bench/answers.ts`). */
const WORTH: Readonly<Record<keyof PassageSigns, number>> = {
  score: 0.81,
  names: 1.34,
  sentence: 1.94,
  coverage: 1.83,
  document: 1.66,
  title: 3.33,
  together: 1.37,
};

/** The passage of the sentences that is likeliest to answer; undefined without sentences. */
export function likeliestPassage(
  tokenizer: Tokenizer,
  question: Question,
  ranked: readonly RankedSentence[],
): Passage | undefined {
  const weights = termWeights(question.terms, ranked);
  let best: { readonly passage: Passage; readonly worth: number } | undefined;
  for (const [passage, signs] of passageSigns(tokenizer, question, ranked, weights)) {
    const worth = worthOf(signs);
    if (!best || worth > best.worth) best = { passage, worth };
  }
  return best?.passage;
}

function worthOf(signs: PassageSigns): number {
  let sum = 0;
  for (const [name, worth] of Object.entries(WORTH) as [keyof PassageSigns, number][]) sum += worth * signs[name];
  return sum;
}

function passageSigns(
  tokenizer: Tokenizer,
  question: Question,
  ranked: readonly RankedSentence[],
  weights: ReadonlyMap<string, number>,
): Map<Passage, PassageSigns> {
  const byPassage = Map.groupBy(ranked, ({ passage }) => passage);
  const total = [...byPassage.keys()].reduce((sum, { score }) => sum + score, 0) || 1;
  const named = [...question.key];
  return new Map(
    [...byPassage].map(([passage, sentences]) => {
      const sequence = tokenizer.terms(passage.content);
      const title = tokenizer.terms(passage.document_name);
      const held = heldTerms([...sequence, ...title, ...tokenizer.terms(passage.heading ?? "")]);
      const ofDocument = [...byPassage.keys()].filter(({ document_id }) => document_id === passage.document_id);
      return [
        passage,
        {
          score: logOdds(passage.score),
          names: named.length === 0 ? 0 : share(weights, named, held),
          sentence: Math.max(...sentences.map(({ score }) => score)),
          coverage: Math.max(...sentences.map(({ coverage }) => coverage)),
          document: ofDocument.reduce((sum, { score }) => sum + score, 0) / total,
          title: share(weights, question.terms, heldTerms(title)),
          together: neighboursKept(question, sequence, weights),
        },
      ];
    }),
  );
}

/** Of a probability, kept finite. */
function logOdds(value: number): number {
  const kept = Math.min(Math.max(value, 1e-4), 1 - 1e-4);
  return Math.log(kept / (1 - kept));
}

/** Share of the weight of some terms that a text holds, 0–1; 0 without terms. */
function share(weights: ReadonlyMap<string, number>, terms: readonly string[], held: HeldTerms): number {
  let total = 0;
  let found = 0;
  for (const term of terms) {
    const weight = weights.get(term) ?? 0;
    total += weight;
    found += weight * holds(held, term);
  }
  return total === 0 ? 0 : found / total;
}
