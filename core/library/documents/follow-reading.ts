import type { Clock } from "#core/storage/time.ts";
import type { Store } from "../../storage/store.ts";
import { documents } from "./document.ts";
import { BUILTIN_EMBEDDER_ID } from "../../engine/embed/builtin.ts";
import { pipelineOf } from "../../engine/ingest-engine.ts";
import { BUILT_IN } from "#core/models/local/described-model.ts";
import { activeModel } from "#core/models/local/models.ts";
import { notReadWith } from "./read-with.ts";
import type { Reindexing } from "./reindex.ts";
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

/** The embedder in use, and what it makes documents by. */
async function inUse({ store, models }: Deps): Promise<{ readonly model: string; readonly pipeline: string }> {
  const model = await activeModel({ store }, models);
  return { model: model?.id ?? BUILT_IN, pipeline: pipelineOf(model?.id ?? BUILTIN_EMBEDDER_ID) };
}

/** How many documents of a user were made by something else. */
async function countLeft({ store }: Deps, owner: string, pipeline: string): Promise<number> {
  const rows = await store.query(documents, { owner, where: { status: "completed" } });
  return rows.filter((row) => row.pipeline !== pipeline && notReadWith(row) !== pipeline).length;
}

/**
 * After another embedder came into use: queues the job that tells how far the documents are being read again with it, by
 * which that can be stopped; none where nothing is left to read, or one tells already.
 */
export async function followReading(deps: JobDeps & Deps, user: string): Promise<void> {
  const { model, pipeline } = await inUse(deps);
  if ((await countLeft(deps, user, pipeline)) === 0) return;
  const open = await Promise.all(
    (["pending", "running"] as const).map((status) =>
      deps.store.query(jobs, { owner: user, where: { status, job_type: "reindex" } }),
    ),
  );
  if (open.flat().some(({ payload }) => payload["model_id"] === model)) return;
  await createJob(deps, user, AnyNewJob.parse({ job_type: "reindex", payload: { model_id: model } }));
}

/**
 * Tells how far it is, until the reindexer has nothing left or another embedder is in use. Documents that it leaves as they
 * are, since another device embeds them by its own model, are not waited for.
 */
export async function tellReading(
  deps: Deps & { readonly reindexing: Reindexing },
  owner: string,
  asked: string,
  { signal, progress }: Pick<JobTools, "signal" | "progress">,
): Promise<Readonly<Record<string, unknown>>> {
  let most = await countLeft(deps, owner, (await inUse(deps)).pipeline);
  let done = 0;
  return poll(signal, async () => {
    const { model, pipeline } = await inUse(deps);
    if (model !== asked) return { documents: done, embedding_model: asked, replaced_by: model };
    // Where several processes share a store, the reindexer of another one may be at work.
    const left = deps.reindexing.left(owner, pipeline) ?? (await countLeft(deps, owner, pipeline));
    most = Math.max(most, left);
    done = most - left;
    if (left === 0) return { documents: most, embedding_model: asked };
    await progress((100 * done) / most, `${done} of ${most} documents`);
    return undefined;
  });
}
