import { createEffect, createSignal, onCleanup, type Accessor } from "solid-js";
import type { Api } from "../../app/client/client.ts";
import type { SearchChunk } from "#core/library/search/search.ts";

/** Milliseconds of quiet before passages are looked for. */
const PAUSE = 200;

/** Passages for what is being typed; an answer that comes after the next letter is dropped. */
export function createPassageSearch(deps: { readonly api: Pick<Api, "search">; readonly query: Accessor<string> }): {
  found(): readonly SearchChunk[];
  busy(): boolean;
} {
  const [found, setFound] = createSignal<readonly SearchChunk[]>([]);
  const [busy, setBusy] = createSignal(false);
  createEffect(() => {
    const query = deps.query().trim();
    setFound([]);
    setBusy(query.length >= 3);
    if (query.length < 3) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      // Passages are the extra here: without them the names are still found.
      const answer = await deps.api
        .search({ body: { query, top_k: 5, similarity_threshold: 0.3 } })
        .catch(() => undefined);
      if (isStale) return;
      setFound(answer?.chunks ?? []);
      setBusy(false);
    }, PAUSE);
    onCleanup(() => ((isStale = true), clearTimeout(timer)));
  });
  return { found, busy };
}
