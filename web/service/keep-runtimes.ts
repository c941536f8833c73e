import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { MODELS } from "#core/models/local/catalogue.ts";
import { installedModels, isHere } from "#core/models/local/installed-model.ts";
import type { Store } from "#core/storage/store.ts";
import type { RuntimeKind } from "./generate-worker-api.ts";

export interface KeepRuntimesDeps {
  readonly store: Pick<Store, "query">;
  /** Fetches the program that runs models of a kind, which the service worker then keeps. */
  readonly fetchRuntime: (kind: RuntimeKind) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/**
 * Programs that run models are large, so the app does not bring them along: they are fetched when the first model that
 * needs one is chosen, and kept, so that it works without a network from then on. Call it whenever something may have
 * changed; what could not be fetched is tried again then.
 */
export function createKeepRuntimes({ store, fetchRuntime, report }: KeepRuntimesDeps): () => Promise<void> {
  const kept = new Set<RuntimeKind>();
  let running: Promise<void> | undefined;

  async function keep(): Promise<void> {
    const rows = await store.query(installedModels, { owner: LOCAL_USER });
    const models = MODELS.filter(({ id }) =>
      rows.some((row) => row.id === id && isHere(row) && row.status !== "failed"),
    );
    const kinds = models.flatMap((model) =>
      model.kind === "recogniser"
        ? []
        : model.kind === "generator"
          ? [model.runtime.kind]
          : (["transformers"] as const),
    );
    for (const kind of new Set(kinds)) {
      if (kept.has(kind)) continue;
      kept.add(kind);
      try {
        await fetchRuntime(kind);
      } catch (error) {
        kept.delete(kind);
        report(error);
      }
    }
  }

  return () => (running ??= keep().finally(() => (running = undefined)));
}
