import { counted } from "#core/http/counted.ts";
import { useQuery } from "@tanstack/solid-query";
import { Link } from "@tanstack/solid-router";
import { createSignal, For, Show, type JSX } from "solid-js";
import type { FoundHighlight } from "#core/library/highlights/highlight.ts";
import { addressOf } from "../../app/client/client.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { Button } from "../../ui/button.tsx";
import { excerpt } from "../../ui/excerpt.ts";
import { Highlighted } from "../../ui/highlighted.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";
import { placeWords } from "./place-words.ts";
import "../../ui/source.css";
import "./highlights.css";

/** Shown at first; the passages below stay in view. */
const FEW = 3;
const MOST = 100;

/** The highlights and notes that have the words of a search. */
export function FoundHighlights(props: {
  readonly query: string;
  readonly collection: string | undefined;
}): JSX.Element {
  const { api } = useApp();
  const [isAll, setAll] = createSignal(false);
  const query = useQuery(() => ({
    queryKey: keys.foundHighlights(props.query, props.collection),
    queryFn: () =>
      api.counted("findHighlights", {
        query: { q: props.query.slice(0, 500), collection_id: props.collection, limit: MOST },
      }),
  }));
  const words = () => props.query.split(/\s+/).filter(Boolean);
  const items = () => loaded(query)?.items ?? [];
  const shown = () => (isAll() ? items() : items().slice(0, FEW));
  return (
    <>
      <Show when={query.error}>
        {(error) => (
          <p class="highlight-empty" role="alert">
            Your highlights could not be searched. {error().message}
          </p>
        )}
      </Show>
      <Show when={items().length > 0}>
        <section class="found-highlights" aria-label="Your highlights and notes">
          <h2>Your highlights and notes</h2>
          <ol class="source-list">
            <For each={shown()}>{(highlight) => <Found highlight={highlight} words={words()} />}</For>
          </ol>
          <Show when={items().length > shown().length}>
            <Button small look="plain" onClick={() => setAll(true)}>
              {`Show all ${(loaded(query)?.total ?? 0) > MOST ? `first ${MOST}` : items().length}`}
            </Button>
          </Show>
        </section>
      </Show>
    </>
  );
}

function Found(props: { readonly highlight: FoundHighlight; readonly words: readonly string[] }): JSX.Element {
  return (
    <li>
      <Link
        class="source found-highlight"
        data-plain=""
        data-color={props.highlight.color}
        to="/documents/$documentId"
        params={{ documentId: props.highlight.document_id }}
        search={{ highlight: props.highlight.id }}
      >
        <span class="source-main">
          <span class="source-name">
            {props.highlight.document_name}
            <Show when={placeWords(props.highlight, props.highlight.document_name)}>
              {(words) => <span class="source-page">{words()}</span>}
            </Show>
          </span>
          <span class="source-text" dir="auto">
            <Highlighted text={excerpt(props.highlight.quote, props.words, 240)} words={props.words} />
          </span>
          <Show when={props.highlight.note}>
            <span class="highlight-note" dir="auto">
              <Highlighted text={excerpt(props.highlight.note, props.words, 240)} words={props.words} />
            </span>
          </Show>
        </span>
      </Link>
    </li>
  );
}

/** How many highlights the documents of a collection have, and the way to save them; nothing where there are none. */
export function CollectionHighlights(props: { readonly collection: string }): JSX.Element {
  const { api } = useApp();
  const query = useQuery(() => ({
    queryKey: keys.foundHighlights("", props.collection),
    queryFn: () => api.counted("findHighlights", { query: { collection_id: props.collection, limit: 1 } }),
  }));
  return (
    <Show when={loaded(query)?.total}>
      {(total) => (
        <p class="collection-highlights">
          {counted(total(), "highlight")} in these documents.{" "}
          <a href={`${addressOf("exportHighlights", {})}?collection_id=${props.collection}`}>
            <Icon name="download" size={16} /> Save as Markdown
          </a>
        </p>
      )}
    </Show>
  );
}
