import type { Answer } from "../engine.ts";
import { isRefusalExpected, judgeAnswer, saysExpected, type JudgeRequest } from "./judge.ts";

/** Where an answer went wrong, from the search to the words. */
export type Outcome =
  | "right"
  /** No passage that was found holds the expected answer. */
  | "not_retrieved"
  /** A passage holds it, and no quote does. */
  | "not_quoted"
  /** A quote holds it, and the answer does not say it. */
  | "not_claimed"
  /** A quote holds it, and the answer's short answer is another one. */
  | "wrong_claim"
  /** The documents are expected not to say, and the answer says something. */
  | "should_not_answer"
  /** Nothing to compare with. */
  | "unknown";

export interface Why {
  readonly outcome: Outcome;
  /** 1-based numbers of the passages that hold the expected answer. */
  readonly holding: readonly number[];
  /** 1-based numbers of the passages that are quoted. */
  readonly quoted: readonly number[];
  /** The short answer in bold, and whether it is the expected one; null where there is none. */
  readonly claim: { readonly text: string; readonly is_expected: boolean } | null;
  /** The file the question names, and whether a passage of it was found; null where it names none. */
  readonly document: { readonly name: string; readonly is_found: boolean } | null;
}

export interface WhyRequest {
  readonly question: string;
  readonly ground_truth: string | null;
  /** Name of the file that holds the answer. */
  readonly document: string | null;
  readonly answer: JudgeRequest["answer"] & Pick<Answer, "passages">;
}

/** Explains a judged answer: what the search found, what of it was quoted, and what was said. */
export function explainAnswer({ question, ground_truth, document, answer }: WhyRequest): Why {
  const expected = ground_truth?.trim() ?? "";
  const isFrom = (name: string): boolean => document === null || sameFile(name, document);
  const holds = (text: string): boolean => saysExpected(question, text, expected);
  const isAsked = expected !== "" && !isRefusalExpected(expected);
  const holding = isAsked
    ? answer.passages.flatMap(({ content, document_name }, at) =>
        isFrom(document_name) && holds(content) ? [at + 1] : [],
      )
    : [];
  const claim = isAsked ? claimOf(answer.content, holds) : null;
  const about = {
    holding,
    quoted: [...new Set(answer.receipts.flatMap(({ citation }) => citation ?? []))].sort((a, b) => a - b),
    claim,
    document:
      document === null ? null : { name: document, is_found: answer.passages.some((one) => isFrom(one.document_name)) },
  };
  const { is_correct } = judgeAnswer({ question, answer, ground_truth });
  if (is_correct && expected !== "") return { outcome: "right", ...about };
  if (expected === "") return { outcome: "unknown", ...about };
  if (!isAsked) return { outcome: "should_not_answer", ...about };
  const isQuoted = answer.receipts.some(({ quote }) => quote !== null && holds(quote));
  if (isQuoted) return { outcome: claim && !claim.is_expected ? "wrong_claim" : "not_claimed", ...about };
  return { outcome: holding.length > 0 ? "not_quoted" : "not_retrieved", ...about };
}

function claimOf(content: string, holds: (text: string) => boolean): Why["claim"] {
  const text = /\*\*([^*]{1,500})\*\*/u.exec(content)?.[1]?.trim();
  return text ? { text, is_expected: holds(text) } : null;
}

/** "reports/Tea.md" is "tea.md": a file of questions may name folders that are not here. */
function sameFile(name: string, asked: string): boolean {
  const last = (path: string): string => path.slice(path.replaceAll("\\", "/").lastIndexOf("/") + 1).toLowerCase();
  return last(name) === last(asked);
}
