import type { Answer } from "../engine.ts";
import type { Candidate } from "./guide.ts";

/** Questions offered of one document, and candidates that are tried for them. */
const MOST = 5;
const MOST_TRIED = 16;
/** Of one kind, while there are others. */
const MOST_OF_KIND = 2;

/** The candidates that are answered by the place they were made from: the first quote is there, with the words expected. */
export async function tryQuestions(
  candidates: readonly Candidate[],
  document_id: string,
  ask: (question: string) => Promise<Answer>,
): Promise<readonly Candidate[]> {
  const passed: Candidate[] = [];
  const tried = new Set<Candidate>();
  for (const most of [MOST_OF_KIND, MOST]) {
    for (const candidate of candidates) {
      if (passed.length === MOST || tried.size === MOST_TRIED) return passed;
      if (tried.has(candidate) || passed.some((other) => isAlike(other, candidate))) continue;
      if (passed.filter(({ kind }) => kind === candidate.kind).length >= most) continue;
      tried.add(candidate);
      if (answers(await ask(candidate.text), candidate, document_id)) passed.push(candidate);
    }
  }
  return passed;
}

const isAlike = (one: Candidate, other: Candidate): boolean =>
  one.text === other.text || (one.kind === other.kind && one.start < other.end && other.start < one.end);

function answers(answer: Answer, { start, end, expects }: Candidate, document_id: string): boolean {
  const first = answer.receipts.find(({ citation }) => citation !== null);
  if (!answer.answered || !first || first.start === null || first.end === null) return false;
  const passage = answer.passages[(first.citation ?? 0) - 1];
  if (passage?.document_id !== document_id || first.start >= end || first.end <= start) return false;
  const quoted = answer.receipts.map(({ quote }) => (quote ?? "").replace(/\s+/gu, " ")).join("\n");
  return expects === undefined || quoted.includes(expects.replace(/\s+/gu, " "));
}
