import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { Reranker } from "#core/engine/rerank-port.ts";
import type { Store } from "#core/storage/store.ts";
import { RERANKER_MODELS } from "./catalogue.ts";
import { installedModels } from "./installed-model.ts";
import type { RerankerModel } from "./model.ts";
import type { OpenModels } from "./open-models.ts";

export interface ModelRerankersDeps {
  readonly store: Pick<Store, "query">;
  readonly open: Pick<OpenModels, "reranker">;
  /** For tests: known models; the catalogue when left out. */
  readonly models?: readonly RerankerModel[];
  /** For tests: milliseconds since some moment. */
  readonly now?: () => number;
}

/** Gives the reranker that is installed and in use; undefined where there is none. */
export type FindReranker = () => Promise<Reranker | undefined>;

/** Milliseconds before one that could not be opened is tried again: each try reads the whole file. */
const RETRY_AFTER = 60_000;

/** Opens the reranker at its first use and keeps it while it is the one in use. */
export function createModelRerankers(deps: ModelRerankersDeps): FindReranker {
  const now = deps.now ?? Date.now;
  let opened: { readonly id: string; readonly reranker: Promise<Reranker> } | undefined;
  let failed: { readonly id: string; readonly at: number } | undefined;

  return async () => {
    const rows = await deps.store.query(installedModels, { owner: LOCAL_USER });
    const models = deps.models ?? RERANKER_MODELS;
    const row = rows.find(
      ({ id, active, status, crashed }) =>
        active && status === "installed" && !crashed && models.some((model) => model.id === id),
    );
    const model = models.find(({ id }) => id === row?.id);
    if (!row || !model) return (opened = undefined);
    if (opened?.id === model.id) return opened.reranker;
    if (failed?.id === model.id && now() - failed.at < RETRY_AFTER) return undefined;
    const reranker = deps.open.reranker(model, row.files);
    opened = { id: model.id, reranker };
    reranker.catch(() => {
      opened = undefined;
      failed = { id: model.id, at: now() };
    });
    return reranker;
  };
}
