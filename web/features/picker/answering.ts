import type { AnswerChoice, Ladder } from "../../app/client/answers.ts";
import type { Model } from "#core/models/local/models.ts";

/** What answers, as a button shows it: the model's name, or that there are quotes only. */
export function answering(ladder: Ladder | undefined): { readonly name: string; readonly problem: string | null } {
  const first = ladder?.rungs.find(({ on_request }) => !on_request);
  if (!first) return { name: "Quotes only", problem: null };
  return first.problem ? { name: "Quotes only", problem: first.problem } : { name: first.name, problem: null };
}

/** A choice in words, for what another host or the account uses. */
export function choiceWords({ use, model, provider }: AnswerChoice, models: readonly Model[]): string {
  if (use === "none") return "quotes only";
  if (use === "chosen" && model !== null) return models.find(({ id }) => id === model)?.name ?? model;
  return provider ? provider.model : "the best model of each device";
}
