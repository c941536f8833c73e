import type { GeneratorsPort } from "#core/engine/ports.ts";
import type { EvaluationFilesPort } from "#core/library/ports.ts";
import type { BackgroundPort } from "#core/work/ports.ts";
import { counted } from "#core/http/counted.ts";
import { collectionStays, requireCollection } from "../collections/collections.ts";
import { markOf, neverLeaves } from "../device-only/stays-here.ts";
import type { RequestContext } from "#core/http/context.ts";
import { EXTRACTIVE } from "#core/engine/engine.ts";
import { invalidField, notFound } from "#core/http/errors.ts";
import { put } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { newId, timestamp } from "#core/storage/time.ts";
import {
  evaluationRuns,
  settingsOf,
  type EvaluationRunRow,
  type NewPluginRun,
  type NewRun,
  type TestCaseRow,
} from "./evaluation.ts";
import { FEWEST_QUESTIONS, halvesOf, trialCount } from "./tuning/plan.ts";
import { readTestCases } from "./files.ts";

type Deps = Pick<RequestContext, "store" | "clock">;

/** Starts a run that asks the questions of a file by itself, in the background. */
export async function startRun(
  deps: Deps &
    Pick<
      RequestContext & EvaluationFilesPort & BackgroundPort & GeneratorsPort,
      "blobs" | "evaluationFiles" | "background" | "generators"
    >,
  owner: string,
  { collection_id, test_cases_path, config }: NewRun,
  id = newId(),
): Promise<{ evaluation_id: string; status: "running"; message: string }> {
  const stays = neverLeaves(await requireCollection(deps, owner, collection_id));
  await requireModel(deps, owner, config.model, !stays);
  const all = await readTestCases(deps, owner, { test_cases_path, collection_id });
  const test_cases = config.tune ? fitForTuning(all) : all;
  const total_questions = config.tune ? trialCount(test_cases, settingsOf({ config })) : test_cases.length;
  const about = { kind: "server", collection_id, config, total_questions, test_cases_path, user_id: null } as const;
  const run = await writeRun(deps, owner, { ...about, test_cases, ...markOf(stays) }, id);
  deps.background.wake();
  const questions = counted(total_questions, "question");
  return {
    evaluation_id: run.id,
    status: "running",
    message: `Asking ${questions}; poll the results until is_completed is true.`,
  };
}

/** Without a right answer no setting is better than another. */
function fitForTuning(testCases: readonly TestCaseRow[]): TestCaseRow[] {
  const known = testCases.filter(({ ground_truth }) => (ground_truth ?? "").trim() !== "");
  const halves = halvesOf(known);
  if (known.length >= FEWEST_QUESTIONS && halves.held_out.length > 0) return known;
  throw invalidField(
    "test_cases_path",
    `must hold at least ${FEWEST_QUESTIONS} different questions with a right answer to tune for; it has ${known.length}`,
  );
}

/** A run that asks for a language model is to be answered by that one: refused where the host can tell that it is not there. */
async function requireModel(
  { generators }: Pick<RequestContext & GeneratorsPort, "generators">,
  user: string,
  model: string | undefined,
  allowSending: boolean,
): Promise<void> {
  if (model === undefined || model === EXTRACTIVE || !generators) return;
  const rungs = await generators.pick({ user, allowSending });
  if (rungs.some(({ id }) => id === model)) return;
  const known = rungs.map(({ id }) => id);
  throw invalidField(
    "config.model",
    `no such language model may answer here; there is ${[EXTRACTIVE, ...known].join(", ")}`,
  );
}

/** Opens a run whose questions are asked and judged elsewhere, and submitted. */
export async function startPluginRun(
  deps: Deps,
  owner: string,
  { collection_id, total_questions, user_id, config }: NewPluginRun,
): Promise<{ evaluation_run_id: string; collection_id: string; total_questions: number; status: "in_progress" }> {
  const stays = neverLeaves(await requireCollection(deps, owner, collection_id));
  const nothing = { test_cases: [], test_cases_path: null };
  const run = await writeRun(deps, owner, {
    kind: "plugin",
    collection_id,
    config,
    total_questions,
    user_id,
    ...nothing,
    ...markOf(stays),
  });
  return { evaluation_run_id: run.id, collection_id, total_questions, status: "in_progress" };
}

type NewRow = Omit<EvaluationRunRow, "id" | "owner" | "status" | "created_at" | "completed_at" | "error">;

async function writeRun({ store, clock }: Deps, owner: string, about: NewRow, id = newId()): Promise<EvaluationRunRow> {
  const beginning = { status: "running", created_at: timestamp(clock), completed_at: null, error: null } as const;
  const row: EvaluationRunRow = { id, owner, ...about, ...beginning };
  const written = await writeUnlessChanged(store, [
    collectionStays(owner, about.collection_id),
    put(evaluationRuns, row),
  ]);
  if (!written) throw notFound("collection", about.collection_id);
  return row;
}
