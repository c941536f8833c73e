import type { Job } from "#core/api/job-kinds.ts";
import type { Document } from "#core/library/documents/document.ts";
import type { Model } from "#core/models/local/models.ts";

/** `metadata.read_with` of documents that were read with the built-in embedder. */
const BUILT_IN = /^built-?in/;

const embedderInUse = (models: readonly Model[]) => models.find(({ active, kind }) => active && kind === "embedder");

/** Documents that were not read with the embedder in use yet. */
export function notYetRead(documents: readonly Document[], models: readonly Model[]): readonly Document[] {
  const active = embedderInUse(models);
  if (!active) return [];
  return documents.filter(({ status, metadata }) => {
    const made = metadata["read_with"];
    if (status !== "completed" || typeof made !== "string") return false;
    return active.status === "built-in" ? !BUILT_IN.test(made) : made !== active.id;
  });
}

interface LeftAlone {
  /** Jobs that told how far an embedder was, newest first. */
  readonly reindexes: readonly Pick<Job, "status" | "payload" | "created_at">[];
  /** Ids of documents whose files are not here. */
  readonly elsewhere: ReadonlySet<string>;
}

/** Documents that a model embeds now or soon; until then they are found by their words. */
export function toEmbed(
  documents: readonly Document[],
  models: readonly Model[],
  { reindexes, elsewhere }: LeftAlone,
): readonly Document[] {
  const active = embedderInUse(models);
  if (!active || active.status === "built-in") return [];
  const last = reindexes.find(({ payload }) => payload["model_id"] === active.id);
  // What is older stays as it is.
  const stoppedAt = last?.status === "cancelled" ? last.created_at : "";
  return notYetRead(documents, models).filter(({ id, created_at }) => created_at > stoppedAt && !elsewhere.has(id));
}
