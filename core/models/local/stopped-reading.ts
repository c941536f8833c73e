import { jobs } from "#core/work/job.ts";
import { ANY_OWNER, type Store } from "#core/storage/store.ts";

/** Owners who stopped the reading with an embedder, and when they had begun it: what is older keeps its old segments. */
export async function stoppedReading(store: Pick<Store, "query">, model: string): Promise<ReadonlyMap<string, string>> {
  const rows = await store.query(jobs, {
    owner: ANY_OWNER,
    where: { job_type: "reindex" },
    order: { by: "created_at", direction: "ascending" },
  });
  const latest = new Map(rows.filter(({ payload }) => payload["model_id"] === model).map((row) => [row.owner, row]));
  const stopped = [...latest.values()].filter(({ status }) => status === "cancelled");
  return new Map(stopped.map(({ owner, created_at }) => [owner, created_at]));
}
