import { z } from "zod";
import { table } from "../../storage/table.ts";

/** A POST that was sent under an `Idempotency-Key`, and what became of it. */
const KeptAnswerRow = z.object({
  /** SHA-256 of the key: keys are the caller's to choose, and may be long. */
  id: z.string(),
  owner: z.string(),
  /** SHA-256 of method, path, query and body: what else is sent under the key is refused. */
  request: z.string(),
  /** `running`: nothing written yet. `written`: something was, and no answer is kept so far. `done`: see `answer`. */
  state: z.enum(["running", "written", "done"]),
  /** Who carries it out; writes of anybody else under this key fail. */
  claim: z.string(),
  /** Milliseconds since the epoch until which whoever carries it out is taken to be at it. */
  alive_until: z.number(),
  /** Id of the row that was made, where the endpoint makes one. */
  made: z.string().nullable(),
  /** The answer, sealed; null while there is none, and where it is not kept. */
  answer: z.string().nullable(),
  /** Why there is no answer to a request that is done. */
  not_kept: z.enum(["streamed", "large"]).nullable(),
  begun_at: z.string(),
  /** Milliseconds since the epoch. */
  expires: z.number(),
});
export type KeptAnswerRow = z.infer<typeof KeptAnswerRow>;

export const keptAnswers = table<KeptAnswerRow>({
  name: "kept_answers",
  schema: KeptAnswerRow,
  indexes: [{ fields: ["expires"] }],
  syncs: false,
});
