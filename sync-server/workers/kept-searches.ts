import { documents } from "#core/library/documents/document.ts";
import { BUILTIN_EMBEDDER_ID } from "#core/engine/embed/builtin.ts";
import type { Engine, SearchOutcome } from "#core/engine/engine.ts";
import type { Store } from "#core/storage/store.ts";

/** Passages kept over all searches, of some 1,500 characters each. */
const MAX_PASSAGES = 5000;

interface Kept {
  /** Of the owner's documents. */
  readonly revision: number;
  readonly outcome: SearchOutcome;
}

/**
 * The engine, which is asked the same question once only until one of the owner's documents changes: what a search
 * finds follows from the documents and the request alone.
 *
 * Two outcomes are never kept: one without an installed model that has not loaded yet, and one without the index of a
 * document whose row came before it.
 */
export function keepSearches<Rest>(
  engine: Rest & Pick<Engine, "search">,
  store: Pick<Store, "revision">,
): Rest & Pick<Engine, "search"> {
  const kept = new Map<string, Kept>();
  let passages = 0;

  return {
    ...engine,
    async search(request) {
      const { owner } = request.scope;
      const key = JSON.stringify(request);
      const revision = await store.revision(documents, owner);
      const last = kept.get(key);
      if (last?.revision === revision) return last.outcome;
      drop(key);

      const outcome = await engine.search(request);
      // A document that changed in the middle may be in it or not; an index that was not here yet comes without a change.
      const isFinal = outcome.isComplete && outcome.embedding_model === BUILTIN_EMBEDDER_ID;
      if (isFinal && (await store.revision(documents, owner)) === revision) keep(key, { revision, outcome });
      return outcome;
    },
  };

  function keep(key: string, entry: Kept): void {
    drop(key);
    kept.set(key, entry);
    passages += weightOf(entry);
    for (const oldest of kept.keys()) {
      if (passages <= MAX_PASSAGES) break;
      drop(oldest);
    }
  }

  function drop(key: string): void {
    const entry = kept.get(key);
    if (!entry) return;
    kept.delete(key);
    passages -= weightOf(entry);
  }
}

/** One that found nothing takes room too. */
const weightOf = ({ outcome }: Kept) => outcome.passages.length + 1;
