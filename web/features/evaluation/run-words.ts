import { momentOf } from "../../ui/moment.ts";
import type { AnswerSettings } from "#core/library/evaluation/answer-settings.ts";
import { USUAL_SETTINGS } from "#core/engine/usual-settings.ts";
import type { EvaluationRunSummary } from "#core/library/evaluation/evaluation.ts";

/** "22 Nov 2026, 14:30" */
export const whenWords = ({ created_at }: Pick<EvaluationRunSummary, "created_at">): string => momentOf(created_at);

/** Answers that were compared with a right one. */
export const judgedCount = ({
  correct_count,
  incorrect_count,
}: Pick<EvaluationRunSummary, "correct_count" | "incorrect_count">): number => correct_count + incorrect_count;

/** The settings a run asked with; those it did not name are the usual ones. */
export const settingsOfRun = ({ config }: Pick<EvaluationRunSummary, "config">): AnswerSettings => ({
  top_k: config.top_k,
  use_hybrid_search: config.use_hybrid_search,
  use_vectors: config.use_vectors ?? USUAL_SETTINGS.use_vectors,
  use_document_choice: config.use_document_choice ?? USUAL_SETTINGS.use_document_choice,
  similarity_threshold: config.similarity_threshold ?? USUAL_SETTINGS.similarity_threshold,
});
