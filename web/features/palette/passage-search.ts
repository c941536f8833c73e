import { createEffect, createSignal, onCleanup, type Accessor } from "solid-js";
import type { Api } from "../../app/client/client.ts";
import type { FoundHighlight } from "#core/library/highlights/highlight.ts";
import type { SearchChunk } from "#core/library/search/search.ts";

/** Milliseconds of quiet before passages are looked for. */
const PAUSE = 200;

/** How many passages, and how many highlights, are shown. */
const FEW = 5;

interface PassageSearch {
  found(): readonly SearchChunk[];
  highlights(): readonly FoundHighlight[];
  busy(): boolean;
}

/** Passages and a person's highlights for what is being typed; an answer that comes after the next letter is dropped. */
export function createPassageSearch(deps: {
  readonly api: Pick<Api, "search" | "findHighlights">;
  readonly query: Accessor<string>;
}): PassageSearch {
  const [found, setFound] = createSignal<readonly SearchChunk[]>([]);
  const [highlights, setHighlights] = createSignal<readonly FoundHighlight[]>([]);
  const [busy, setBusy] = createSignal(false);
  createEffect(() => {
    const query = deps.query().trim();
    setFound([]);
    setHighlights([]);
    setBusy(query.length >= 3);
    if (query.length < 3) return;
    let isStale = false;
    // Passages and highlights are the extra here: without them the names are still found.
    const passages = () =>
      deps.api.search({ body: { query, top_k: FEW, similarity_threshold: 0.3 } }).then(
        ({ chunks }) => !isStale && setFound(chunks),
        () => undefined,
      );
    const own = () =>
      deps.api.findHighlights({ query: { q: query.slice(0, 500), limit: FEW } }).then(
        (answer) => !isStale && setHighlights(answer),
        () => undefined,
      );
    const timer = setTimeout(async () => {
      await Promise.all([passages(), own()]);
      if (!isStale) setBusy(false);
    }, PAUSE);
    onCleanup(() => ((isStale = true), clearTimeout(timer)));
  });
  return { found, highlights, busy };
}
