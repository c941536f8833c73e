import { z } from "zod";

export const ModelPayload = z.object({
  model_id: z.string().min(1).max(200),
  /** The download was begun by whoever queued the job, which follows it; only a retry begins it anew. */
  is_begun: z.boolean().optional(),
});
