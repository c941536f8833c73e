import { z } from "zod";
import { Timestamp, Uuid, text } from "#core/http/fields.ts";
import { neverLeaves, NeverLeavesMark } from "../device-only/stays-here.ts";
import { table } from "#core/storage/table.ts";
import { AnswerSettings } from "./answer-settings.ts";
import { TuningReport } from "./tuning/report.ts";

export const RunConfig = z.looseObject({
  top_k: z.number().int().min(1).max(100).default(5),
  use_hybrid_search: z.boolean().default(true),
  use_vectors: z.boolean().optional().meta({ description: "False: by words alone; true when left out" }),
  use_document_choice: z.boolean().optional().meta({
    description: "False: documents that the question names do not rank higher; true when left out",
  }),
  similarity_threshold: z.number().min(0).max(1).optional().meta({
    description: "Passages scored lower are not used; 0 when left out",
  }),
  tune: z.boolean().optional().meta({
    description:
      "Tries other settings on half of the questions that have a right answer, and reports on the other half in `tuning`; nothing is changed. Results and counts are then of every question asked with every setting",
  }),
  model: z.string().max(300).optional().meta({
    description:
      "Id of the language model that answers, one of `GET /api/language-models`; `extractive`, or left out: quotes from the documents. Each result's details.generator says what answered it",
  }),
});
export type RunConfig = z.infer<typeof RunConfig>;

/** The settings that the questions of a run are asked with. */
export const settingsOf = ({ config }: { readonly config: RunConfig }): AnswerSettings => AnswerSettings.parse(config);

export const RunStatus = z.enum(["pending", "running", "completed", "failed"]);

const StoredResult = z.object({
  question: z.string(),
  answer: z.string(),
  is_correct: z.boolean(),
  confidence: z.number().min(0).max(1),
  chunks_used: z.number().int().min(0),
  details: z.record(z.string(), z.unknown()).meta({
    description:
      "From a server-driven run: test_case ({id, category, document, ground_truth}), intent, judge_reasoning, why ({outcome: right, not_retrieved, not_quoted, not_claimed, wrong_claim, should_not_answer or unknown; holding: numbers of the passages that hold the expected answer; quoted; claim: {text, is_expected}; document: {name, is_found}}), passages, receipts, generator (id and name of what answered); from the plugin flow: evaluation_metadata, retrieved_chunks",
  }),
});

export const RunResult = StoredResult.extend({
  is_judged: z.boolean().meta({ description: "False where the question has no right answer to compare with" }),
});
export type RunResult = z.infer<typeof RunResult>;

export const EvaluationRun = z.object({
  id: Uuid,
  collection_id: Uuid,
  status: RunStatus,
  total_questions: z.number().int().min(0),
  evaluated_count: z.number().int().min(0),
  correct_count: z.number().int().min(0),
  incorrect_count: z.number().int().min(0),
  unjudged_count: z
    .number()
    .int()
    .min(0)
    .meta({ description: "Evaluated questions without a right answer to compare with; neither correct nor incorrect" }),
  accuracy: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: "correct_count / (correct_count + incorrect_count); 0 while nothing is judged" }),
  is_completed: z.boolean().meta({ description: "True once the run has ended, failed included" }),
  config: RunConfig,
  created_at: Timestamp,
  completed_at: Timestamp.nullable(),
  results: z.array(RunResult),
  kind: z.enum(["server", "plugin"]).meta({ description: "Who asks the questions" }),
  error: z.string().nullable().meta({ description: "Why the run failed" }),
  test_cases_path: z.string().nullable(),
  tuning: TuningReport.nullable().meta({ description: "Of a run with config.tune; null for others" }),
});
export type EvaluationRun = z.infer<typeof EvaluationRun>;

export const EvaluationRunSummary = EvaluationRun.omit({ results: true, tuning: true });
export type EvaluationRunSummary = z.infer<typeof EvaluationRunSummary>;

export const NewRun = z.object({
  collection_id: Uuid,
  test_cases_path: text(1000),
  config: RunConfig.prefault({}),
});
export type NewRun = z.infer<typeof NewRun>;

export const RunPath = z.object({ evaluation_id: Uuid });
export const StatePath = z.object({ evaluation_run_id: Uuid });

export const NewPluginRun = z.object({
  collection_id: Uuid,
  total_questions: z.number().int().min(1).max(100_000),
  user_id: text(200),
  config: RunConfig.prefault({}),
});
export type NewPluginRun = z.infer<typeof NewPluginRun>;

export const SubmittedResult = z.object({
  question: text(20_000),
  generated_answer: z.string().max(200_000),
  retrieved_chunks: z.array(z.string().max(200_000)).max(1000).default([]),
  is_correct: z.boolean(),
  evaluation_metadata: z.looseObject({ judge_reasoning: z.string().max(200_000).optional() }).default({}),
});
export type SubmittedResult = z.infer<typeof SubmittedResult>;

export const Submission = z.object({
  evaluation_run_id: Uuid,
  results: z.array(SubmittedResult).max(10_000),
});
export type Submission = z.infer<typeof Submission>;

export const SavedState = z.object({
  current_question_index: z.number().int().min(0),
  answered_questions: z.number().int().min(0),
  user_answers: z.record(z.string().regex(/^\d+$/, "must be a question index"), z.string().max(200_000)),
  evaluation_results: z.array(SubmittedResult).max(10_000),
});
export type SavedState = z.infer<typeof SavedState>;

export const EvaluationFile = z.object({
  name: z.string(),
  path: z.string().meta({ description: "What to give as test_cases_path" }),
  file_size: z.number().int().min(0).meta({ description: "Bytes" }),
  total_questions: z
    .number()
    .int()
    .min(0)
    .nullable()
    .meta({ description: "Null for a file in the host's folder, which is read when a run starts" }),
  created_at: Timestamp.nullable(),
});
export type EvaluationFile = z.infer<typeof EvaluationFile>;

export const TestCase = z.object({
  id: z.string(),
  question: z.string(),
  ground_truth: z.string().nullable(),
  category: z.string().nullable(),
  document: z.string().nullable(),
});
export type TestCaseRow = z.infer<typeof TestCase>;

/** Counts are not here: they are counted from the results, so that parallel submits lose nothing. */
const EvaluationRunRow = z.object({
  id: Uuid,
  owner: z.string(),
  collection_id: Uuid,
  kind: z.enum(["server", "plugin"]),
  status: RunStatus,
  total_questions: z.number().int(),
  config: RunConfig,
  created_at: Timestamp,
  completed_at: Timestamp.nullable(),
  error: z.string().nullable(),
  test_cases_path: z.string().nullable(),
  /** The questions of a server-driven run, kept so that a restart can continue it. */
  test_cases: z.array(TestCase),
  user_id: z.string().nullable(),
  ...NeverLeavesMark,
});
export type EvaluationRunRow = z.infer<typeof EvaluationRunRow>;

export const evaluationRuns = table<EvaluationRunRow>({
  name: "evaluation_runs",
  schema: EvaluationRunRow,
  indexes: [
    { fields: ["created_at"] },
    { fields: ["collection_id", "created_at"] },
    { fields: ["status", "created_at"] },
  ],
  syncs: true,
  authored: [],
  stays: neverLeaves,
});

/** One row a question: its id is made of run and question, so that submitting again replaces. */
const EvaluationResultRow = StoredResult.extend({
  id: z.string(),
  owner: z.string(),
  run_id: Uuid,
  /** Order within the run. */
  position: z.number(),
  /** `is_correct` as 0 or 1: IndexedDB has no index over booleans. */
  correct: z.union([z.literal(0), z.literal(1)]),
  ...NeverLeavesMark,
});
export type EvaluationResultRow = z.infer<typeof EvaluationResultRow>;

export const evaluationResults = table<EvaluationResultRow>({
  name: "evaluation_results",
  schema: EvaluationResultRow,
  indexes: [{ fields: ["run_id", "position"] }, { fields: ["run_id", "correct"] }],
  syncs: true,
  authored: [],
  stays: neverLeaves,
});

/** Its id is the run's. */
const EvaluationStateRow = z.object({
  id: Uuid,
  owner: z.string(),
  state: SavedState,
  saved_at: Timestamp,
  ...NeverLeavesMark,
});
export type EvaluationStateRow = z.infer<typeof EvaluationStateRow>;

export const evaluationStates = table<EvaluationStateRow>({
  name: "evaluation_states",
  schema: EvaluationStateRow,
  indexes: [],
  syncs: true,
  authored: ["state"],
  stays: neverLeaves,
});

const EvaluationFileRow = z.object({
  id: Uuid,
  owner: z.string(),
  name: z.string(),
  /** Blob id. */
  file: z.string(),
  file_size: z.number().int(),
  total_questions: z.number().int(),
  created_at: Timestamp,
});
export type EvaluationFileRow = z.infer<typeof EvaluationFileRow>;

export const evaluationFiles = table<EvaluationFileRow>({
  name: "evaluation_files",
  schema: EvaluationFileRow,
  indexes: [{ fields: ["name"], unique: true }, { fields: ["created_at"] }],
  syncs: true,
  authored: [],
  blobs: { fields: { file: "original" } },
});
