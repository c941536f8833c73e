import { z } from "zod";
import { pairedDifference, pairsOf } from "#core/engine/evaluate/intervals.ts";
import { AnswerSettings } from "../answer-settings.ts";
import type { EvaluationResultRow } from "../evaluation.ts";
import { changesFrom, keyOf, settingsToTry } from "./plan.ts";

const Count = z.number().int().min(0);

/** What trying settings on half of the questions found, and what the other half says of it. */
export const TuningReport = z.object({
  current: AnswerSettings.meta({ description: "The settings in use when it began" }),
  tried: z
    .array(
      z.object({
        settings: AnswerSettings,
        asked: Count,
        correct: Count,
        found: Count.meta({ description: "Questions whose right answer was among the passages found" }),
      }),
    )
    .meta({ description: "On the half of the questions by which settings are chosen" }),
  suggested: AnswerSettings.nullable().meta({ description: "The best of the others on that half; null while it runs" }),
  held_out: z
    .object({
      asked: Count,
      current_correct: Count,
      suggested_correct: Count,
      difference: z.number().meta({ description: "Share of right answers with the suggested settings, less now" }),
      low: z.number().meta({ description: "Lower end of its 95 % interval (Newcombe 1998)" }),
      high: z.number(),
    })
    .nullable()
    .meta({ description: "On the other half, which was not looked at before" }),
});
export type TuningReport = z.infer<typeof TuningReport>;

/** What a result of a tuning says of itself; parsed where it is read, since details are free. */
const TrialDetails = z.object({
  trial: z.object({ part: z.enum(["tried", "held_out"]), settings: AnswerSettings }),
  why: z.object({ holding: z.array(z.number()) }).optional(),
});

type TrialResult = Pick<EvaluationResultRow, "is_correct" | "question" | "details" | "position">;

export function reportOf(current: AnswerSettings, results: readonly TrialResult[]): TuningReport {
  const trials = results.flatMap(({ is_correct, position, details }) => {
    const read = TrialDetails.safeParse(details);
    return read.success
      ? [{ ...read.data.trial, is_correct, position, found: (read.data.why?.holding.length ?? 0) > 0 }]
      : [];
  });
  const with_ = (part: "tried" | "held_out", settings: AnswerSettings) =>
    trials.filter((trial) => trial.part === part && keyOf(trial.settings) === keyOf(settings));
  const tried = settingsToTry(current).map((settings) => {
    const asked = with_("tried", settings);
    return {
      settings,
      asked: asked.length,
      correct: asked.filter(({ is_correct }) => is_correct).length,
      found: asked.filter(({ found }) => found).length,
    };
  });
  const other = trials.find(({ part, settings }) => part === "held_out" && keyOf(settings) !== keyOf(current));
  if (!other) return { current, tried, suggested: null, held_out: null };
  // Question by question: the two are asked one after the other.
  const before = with_("held_out", current).sort((a, b) => a.position - b.position);
  const after = with_("held_out", other.settings).sort((a, b) => a.position - b.position);
  const pairs = after.flatMap(({ is_correct }, at) => {
    const now = before[at];
    return now ? [[now.is_correct, is_correct] as const] : [];
  });
  return {
    current,
    tried,
    suggested: other.settings,
    held_out: {
      asked: pairs.length,
      current_correct: pairs.filter(([now]) => now).length,
      suggested_correct: pairs.filter(([, then]) => then).length,
      ...pairedDifference(pairsOf(pairs)),
    },
  };
}

/** The best other settings on the first half: most right, then most found, then nearest to those in use, then cheapest. */
export function chosenOf({ current, tried }: TuningReport): AnswerSettings {
  const others = tried.filter(({ settings }) => keyOf(settings) !== keyOf(current));
  const [best] = others.sort(
    (a, b) =>
      b.correct - a.correct ||
      b.found - a.found ||
      changesFrom(a.settings, current) - changesFrom(b.settings, current) ||
      a.settings.top_k - b.settings.top_k,
  );
  return best?.settings ?? current;
}
