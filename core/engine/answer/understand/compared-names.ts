import type { Tokenizer } from "../../index/tokens.ts";
import { BOTH_WORDS, COMPARATIVE_WORDS, COMPARISON_WORDS } from "../../languages/comparison-words.ts";
import { ENGLISH_NUMBERS, FOREIGN_NUMBERS } from "../../languages/number-words.ts";
import { WHICH_WORDS } from "../../languages/table-words.ts";
import { type Named, namesOf } from "./named-documents.ts";
import { surfaceWords } from "./words.ts";

/** A word of a question that says what is compared. */
export interface MatterWord {
  readonly text: string;
  readonly terms: readonly string[];
}

/** Documents that are put beside each other. */
export const MOST_COMPARED = 4;

/** Whether a question asks which of several documents is more so: "Which offer is cheaper?" where two are called offers. */
export function asksWhichDocument(tokenizer: Tokenizer, question: string, documents: readonly Named[]): boolean {
  const words = surfaceWords(question).map(({ text }) => text.toLowerCase());
  if (!words.slice(0, 3).some((word) => WHICH_WORDS.has(word)) || !words.some((word) => COMPARATIVE_WORDS.has(word)))
    return false;
  const [kind] = matterOf(tokenizer, question);
  const named = kind ? namedByMost(tokenizer, [kind], documents) : [];
  return named.length > 1 && named.length <= MOST_COMPARED;
}

/** Documents whose names hold the most of these words; every one that holds a word where a single one holds the most. */
export function namedByMost<Document extends Named>(
  tokenizer: Tokenizer,
  matter: readonly MatterWord[],
  documents: readonly Document[],
): readonly Document[] {
  const counts = new Map(documents.map((document) => [document, heldInNames(tokenizer, document, matter).size]));
  const most = Math.max(1, ...counts.values());
  const holding = (least: number) => documents.filter((document) => (counts.get(document) ?? 0) >= least);
  return holding(most).length > 1 ? holding(most) : holding(1);
}

/** Words that say neither that something is compared nor how many. */
export function matterOf(tokenizer: Tokenizer, question: string): readonly MatterWord[] {
  return [...tokenizer.words(question)]
    .map(({ start, end, terms }) => ({ text: question.slice(start, end), terms }))
    .filter(({ text, terms }) => terms.length > 0 && !isFraming(text.toLowerCase()));
}

const isFraming = (word: string): boolean =>
  COMPARISON_WORDS.has(word) || COMPARATIVE_WORDS.has(word) || countOf(word) !== null;

/** "Price" of a question that asks which is cheaper. */
export function matterCompared(question: string): string | null {
  const words = surfaceWords(question).map(({ text }) => text.toLowerCase());
  return words.map((word) => COMPARATIVE_WORDS.get(word)).find(Boolean) ?? null;
}

/** The words of `matter` that the names of a document hold, in any form. */
export function heldInNames(tokenizer: Tokenizer, document: Named, matter: readonly MatterWord[]) {
  const held = new Set(namesOf(document).flatMap((name) => tokenizer.terms(name)));
  return new Set(matter.filter(({ terms }) => terms.some((term) => held.has(term))).map(({ text }) => text));
}

/** How many documents the question says: 2 of "both offers"; null where it does not. */
export function countSaid(question: string): number | null {
  const counts = (question.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(countOf);
  return counts.find((count) => count !== null && count >= 2 && count <= MOST_COMPARED) ?? null;
}

function countOf(word: string): number | null {
  if (BOTH_WORDS.has(word)) return 2;
  if (/^\d{1,2}$/u.test(word)) return Number(word);
  const english = ENGLISH_NUMBERS.ones.indexOf(word);
  return english >= 0 ? english : (FOREIGN_NUMBERS.get(word) ?? null);
}
