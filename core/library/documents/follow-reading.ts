import type { Clock } from "#core/storage/time.ts";
import type { Store } from "../../storage/store.ts";
import { documents, type DocumentRow } from "./document.ts";
import { BUILTIN_EMBEDDER_ID } from "../../engine/embed/builtin.ts";
import { pipelineOf } from "../../engine/ingest-engine.ts";
import { BUILT_IN } from "#core/models/local/described-model.ts";
import { activeModel } from "#core/models/local/models.ts";
import { notReadWith } from "./reindex.ts";
import type { EmbeddingModel } from "#core/models/local/catalogue.ts";
import { jobs, AnyNewJob } from "#core/work/job.ts";
import type { JobTools } from "#core/work/job-runner.ts";
import { createJob, type JobDeps } from "#core/work/jobs.ts";
import { poll } from "#core/work/poll.ts";

interface Deps {
  readonly store: Store;
  readonly clock: Clock;
  readonly models?: readonly EmbeddingModel[];
}

/** The documents of a user that the embedder in use has still to read. */
async function leftOf(
  { store, models }: Deps,
  owner: string,
): Promise<{ readonly model: string; left: DocumentRow[] }> {
  const model = await activeModel({ store }, models);
  const pipeline = pipelineOf(model?.id ?? BUILTIN_EMBEDDER_ID);
  const rows = await store.query(documents, { owner, where: { status: "completed" } });
  const left = rows.filter((row) => row.pipeline !== pipeline && notReadWith(row) !== pipeline);
  return { model: model?.id ?? BUILT_IN, left };
}

/**
 * After another embedder came into use: queues the job that tells how far the documents are being read again with it, by
 * which that can be stopped; none where nothing is left to read, or one tells already.
 */
export async function followReading(deps: JobDeps & Deps, user: string): Promise<void> {
  const { model, left } = await leftOf(deps, user);
  if (left.length === 0) return;
  const open = await Promise.all(
    (["pending", "running"] as const).map((status) =>
      deps.store.query(jobs, { owner: user, where: { status, job_type: "reindex" } }),
    ),
  );
  if (open.flat().some(({ payload }) => payload["model_id"] === model)) return;
  await createJob(deps, user, AnyNewJob.parse({ job_type: "reindex", payload: { model_id: model } }));
}

/** Tells how far it is, until nothing is left or another embedder is in use. */
export async function tellReading(
  deps: Deps,
  owner: string,
  asked: string,
  { signal, progress }: Pick<JobTools, "signal" | "progress">,
): Promise<Readonly<Record<string, unknown>>> {
  let most = 0;
  return poll(signal, async () => {
    const { model, left } = await leftOf(deps, owner);
    most = Math.max(most, left.length);
    if (model !== asked) return { documents: most - left.length, embedding_model: asked, replaced_by: model };
    if (left.length === 0) return { documents: most, embedding_model: asked };
    const done = most - left.length;
    await progress((100 * done) / most, `${done} of ${most} documents`);
    return undefined;
  });
}
