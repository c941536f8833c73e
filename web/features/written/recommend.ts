import type { Model } from "#core/models/local/models.ts";

/** Of the free storage, the share that a download may take: what is read from the files needs room too. */
const SHARE = 0.8;

/** The language model recommended for this machine where there is room for it; one whose download was begun comes first. */
export function recommend(models: readonly Model[], freeBytes: number | null): Model | undefined {
  const able = models.filter(({ kind, obstacles }) => kind === "generator" && obstacles.length === 0);
  const begun = able.find(({ status }) => status === "downloading" || status === "paused");
  const fits = ({ bytes }: Model): boolean => freeBytes === null || bytes <= freeBytes * SHARE;
  return begun ?? able.find((model) => model.recommended !== null && fits(model));
}
