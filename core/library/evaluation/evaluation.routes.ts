import type { GeneratorsPort } from "#core/engine/ports.ts";
import type { EvaluationFilesPort } from "../ports.ts";
import type { BackgroundPort } from "#core/work/ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { Uuid } from "#core/http/fields.ts";
import { listQuery, ListQuery, listReply, partOf } from "#core/http/list-reply.ts";
import { routes } from "#core/http/route.ts";
import {
  EvaluationFile,
  EvaluationRun,
  evaluationRuns,
  EvaluationRunSummary,
  NewPluginRun,
  NewRun,
  RunPath,
  SavedState,
  StatePath,
  Submission,
} from "./evaluation.ts";
import { deleteEvaluationFile, listEvaluationFiles, uploadEvaluationFile } from "./files.ts";
import { deleteRun, getRun, listRuns } from "./runs.ts";
import { startRunAsJob } from "./run-evaluation.ts";
import { startPluginRun } from "./start-run.ts";
import { loadState, saveState, submitResults } from "./submit.ts";

const endpoint = endpointWith<BackgroundPort & EvaluationFilesPort & GeneratorsPort>();

export const evaluationRoutes = routes(
  { base: "/api/evaluation", api: "document-chat", tag: "Evaluation runs" },
  {
    startRun: endpoint({
      method: "POST",
      path: "/run",
      status: 202,
      summary: "Ask the questions of a file and judge the answers",
      description:
        "test_cases_path names a file in the host's folder of question files or one uploaded to /api/evaluation/files: {test_cases: [{id, question, ground_truth?, category?, document?}]} or a bare array of these. Poll the results until is_completed is true; a run that a restart cut off continues.",
      body: NewRun,
      output: z.object({ evaluation_id: Uuid, status: z.literal("running"), message: z.string() }),
      errors: [404],
      handle: ({ body }, context) => startRunAsJob(context, context.user, body),
    }),
    getRun: endpoint({
      method: "GET",
      path: "/results/:evaluation_id",
      summary: "Get a run with its results",
      params: RunPath,
      output: EvaluationRun,
      errors: [404],
      entity: entity(evaluationRuns, { param: "evaluation_id" }),
      handle: ({ params }, context) => getRun(context, context.user, params.evaluation_id),
    }),
    listRuns: endpoint({
      method: "GET",
      path: "/runs",
      summary: "List runs without their results, newest first",
      query: z.object({ collection_id: Uuid.optional(), ...listQuery }),
      output: z.array(EvaluationRunSummary),
      handle: async ({ query }, context) => listReply(await listRuns(context, context.user, query), query),
    }),
    deleteRun: endpoint({
      method: "DELETE",
      path: "/runs/:evaluation_id",
      status: 204,
      summary: "Delete a run with its results; one that is running stops",
      params: RunPath,
      errors: [404],
      entity: entity(evaluationRuns, { param: "evaluation_id" }),
      handle: ({ params }, context) => deleteRun(context, context.user, params.evaluation_id),
    }),
    startPluginRun: endpoint({
      method: "POST",
      path: "/plugin/start",
      summary: "Open a run whose results are submitted",
      description:
        "A caller of your own asks the questions and judges the answers; send them to plugin/submit. The run is completed when total_questions have come.",
      body: NewPluginRun,
      output: z.object({
        evaluation_run_id: Uuid,
        collection_id: Uuid,
        total_questions: z.number().int(),
        status: z.literal("in_progress"),
      }),
      errors: [404],
      handle: ({ body }, context) => startPluginRun(context, context.user, body),
    }),
    submitResults: endpoint({
      method: "POST",
      path: "/plugin/submit",
      summary: "Submit results",
      description:
        "A question submitted again replaces its result; an empty list changes nothing and tells how far the run is. The run is completed when every question has one.",
      body: Submission,
      output: z.object({
        evaluation_run_id: Uuid,
        results_saved: z.number().int(),
        new_evaluated_count: z
          .number()
          .int()
          .meta({ description: "Questions with a result, this submission included" }),
        is_completed: z.boolean(),
      }),
      errors: [404],
      handle: ({ body }, context) => submitResults(context, context.user, body),
    }),
    saveState: endpoint({
      method: "POST",
      path: "/state/:evaluation_run_id",
      summary: "Save how far a run is",
      description: "Takes the place of what was saved before. Counts of the run follow from submitted results alone.",
      params: StatePath,
      body: SavedState,
      output: z.object({ evaluation_run_id: Uuid, saved: z.literal(true) }),
      errors: [404],
      handle: ({ params, body }, context) => saveState(context, context.user, params.evaluation_run_id, body),
    }),
    loadState: endpoint({
      method: "GET",
      path: "/state/:evaluation_run_id",
      summary: "Load how far a run is",
      description: "found is false, and the state an empty one, when none was saved.",
      params: StatePath,
      output: z.object({ evaluation_run_id: Uuid, state: SavedState, found: z.boolean() }),
      errors: [404],
      handle: ({ params }, context) => loadState(context, context.user, params.evaluation_run_id),
    }),
    uploadEvaluationFile: endpoint({
      method: "POST",
      path: "/files",
      status: 201,
      summary: "Upload a file of questions",
      description: "Kept under its name for test_cases_path; a file of the same name is replaced.",
      form: { files: { file: "A .json file of test cases" }, fields: {} },
      output: EvaluationFile,
      errors: [409, 413, 415, 507],
      limit: "upload",
      handle: (form, context) => uploadEvaluationFile(context, context.user, form),
    }),
    listEvaluationFiles: endpoint({
      method: "GET",
      path: "/files",
      summary: "List files of questions by name",
      query: ListQuery,
      output: z.array(EvaluationFile),
      handle: async ({ query }, context) => {
        const items = await listEvaluationFiles(context, context.user);
        return partOf(items, query);
      },
    }),
    deleteEvaluationFile: endpoint({
      method: "DELETE",
      path: "/files/:name",
      status: 204,
      summary: "Delete an uploaded file of questions",
      params: z.object({ name: z.string() }),
      errors: [404],
      handle: ({ params }, context) => deleteEvaluationFile(context, context.user, params.name),
    }),
  },
);
