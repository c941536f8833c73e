import { z } from "zod";
import { Uuid } from "../http/fields.ts";
import { NewRun } from "./evaluation/evaluation.ts";

export const DocumentPayload = z.object({ document_id: Uuid });

export const EvaluationPayload = NewRun.extend({
  /** The run was begun by whoever queued the job, which follows it; only a retry begins it anew. */
  is_begun: z.boolean().optional(),
  /** The run that was begun, for whoever looks for its job. */
  evaluation_id: Uuid.optional(),
});

export const ReindexPayload = z.object({
  collection_id: Uuid.nullish(),
  /** Told of rather than done: the reading that began when this embedder, or `built-in`, came into use. */
  model_id: z.string().min(1).max(200).optional(),
});
