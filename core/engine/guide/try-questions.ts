import type { Answer } from "../engine.ts";
import type { Candidate } from "./guide.ts";
import { isPlain } from "./plain-words.ts";

/** Questions offered of one document, and candidates that are tried for them. */
const MOST = 5;
const MOST_TRIED = 30;
/** Topics are asked for only where there are fewer questions than this. */
const ENOUGH = 3;
/** Of one kind, while there are others, and in all. */
const FIRST_OF_KIND = { fact: 2, definition: 2, table: 1, heading: 2, topic: 0 } as const;
const MOST_OF_KIND = { fact: 5, definition: 3, table: 2, heading: 4, topic: 3 } as const;

/** The candidates that are answered by the place they were made from: the first quote is there, with the words expected. */
export async function tryQuestions(
  candidates: readonly Candidate[],
  document_id: string,
  ask: (question: string) => Promise<Answer>,
): Promise<readonly Candidate[]> {
  const passed: Candidate[] = [];
  const tried = new Set<Candidate>();
  for (const most of [FIRST_OF_KIND, MOST_OF_KIND]) {
    for (const candidate of candidates) {
      if (passed.length === MOST || tried.size === MOST_TRIED) return passed;
      if (tried.has(candidate) || !isPlain(candidate.text) || passed.some((other) => isAlike(other, candidate)))
        continue;
      if (candidate.kind === "topic" && passed.length >= ENOUGH) continue;
      if (passed.filter(({ kind }) => kind === candidate.kind).length >= most[candidate.kind]) continue;
      tried.add(candidate);
      const place = placeAnswered(await ask(candidate.text), candidate, document_id);
      if (place && !passed.some((other) => candidate.kind === "topic" && overlap(place, other)))
        passed.push({ ...candidate, ...place });
    }
  }
  return passed;
}

const isAlike = (one: Candidate, other: Candidate): boolean =>
  one.text === other.text || (one.kind === other.kind && one.kind !== "topic" && overlap(one, other));

const overlap = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end;

interface Range {
  readonly start: number;
  readonly end: number;
}

interface Quoted extends Range {
  readonly text: string;
  readonly document_id: string | undefined;
}

/** Where the answer was found, if its first quote is of the place that the question was made from; null otherwise. */
function placeAnswered(answer: Answer, candidate: Candidate, document_id: string): Range | null {
  const quotes = quotesOf(answer);
  const [first, second] = quotes;
  if (!answer.answered || first?.document_id !== document_id) return null;
  const { start, end, from = start, expects, holds } = candidate;
  if (holds !== undefined) return isAbout(first, holds) ? { start: first.start, end: first.end } : null;
  const isHere = (quote: Quoted): boolean =>
    quote.document_id === document_id && quote.start < end && quote.end > start && quote.start >= start - SLACK;
  // The heading, and what is under it as the next quote.
  const reaches = [first, second].some((quote) => quote && isHere(quote) && quote.end > from);
  const says = expects === undefined || quotes.some((quote) => isHere(quote) && quote.text.includes(oneSpace(expects)));
  return isHere(first) && reaches && says ? { start, end } : null;
}

const quotesOf = ({ receipts, passages }: Answer): readonly Quoted[] =>
  receipts.flatMap(({ citation, start, end, quote }) =>
    citation === null || start === null || end === null
      ? []
      : [{ start, end, text: oneSpace(quote ?? ""), document_id: passages[citation - 1]?.document_id }],
  );

/** A sentence, and not only a heading. */
const isAbout = ({ text }: Quoted, words: string): boolean =>
  text.length >= SENTENCE && text.toLowerCase().includes(words.toLowerCase());

/** UTF-16 characters of a sentence that says something of a topic. */
const SENTENCE = 50;

/** UTF-16 characters that a quote may begin ahead of its place: the sentence that says who "it" is, the head of a table. */
const SLACK = 400;

const oneSpace = (text: string): string => text.replace(/\s+/gu, " ");
