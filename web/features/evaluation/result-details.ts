import type { Why, Outcome } from "#core/engine/evaluate/why.ts";
import type { Passage } from "#core/engine/engine.ts";
import type { RunResult } from "#core/library/evaluation/evaluation.ts";

/** What a server-driven run keeps with a result. Runs of earlier versions and submitted ones hold less. */
export interface ResultDetails {
  readonly test_case?: { readonly ground_truth?: string | null; readonly document?: string | null };
  readonly judge_reasoning?: string;
  readonly why?: Why;
  readonly passages?: readonly Passage[];
}

export const detailsOf = ({ details }: Pick<RunResult, "details">): ResultDetails => details;

export const verdictOf = ({ is_judged, is_correct }: RunResult): "right" | "wrong" | "unjudged" =>
  is_judged ? (is_correct ? "right" : "wrong") : "unjudged";

/** Where the answer went wrong, for the person who wants to mend it; undefined where nothing did, or nobody knows. */
export function outcomeWords(outcome: Outcome | undefined): string | undefined {
  switch (outcome) {
    case "not_retrieved":
      return "Not found: the right answer is in none of the passages that the search found.";
    case "not_quoted":
      return "Found, but not quoted: the right answer is in a passage that was found, but the answer quotes other passages.";
    case "not_claimed":
      return "Quoted, but not stated: the right answer is in a quote, but the answer does not state it.";
    case "wrong_claim":
      return "Wrong short answer: the right answer is in a quote, but the words in bold are different.";
    case "should_not_answer":
      return "Answered although the documents do not say.";
    default:
      return undefined;
  }
}

/** The same in few words, for counts of a whole run. */
export const OUTCOMES: readonly (readonly [Outcome, string])[] = [
  ["not_retrieved", "not found"],
  ["not_quoted", "found, not quoted"],
  ["not_claimed", "quoted, not said"],
  ["wrong_claim", "wrong words in bold"],
  ["should_not_answer", "answered without a source"],
];
