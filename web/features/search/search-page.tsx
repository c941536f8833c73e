import { counted, plural } from "#core/http/counted.ts";
import { useQuery } from "@tanstack/solid-query";
import { useNavigate, useSearch } from "@tanstack/solid-router";
import { createEffect, createMemo, createSignal, For, lazy, on, onMount, Show, Suspense, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { useCollections } from "../../app/queries.ts";
import type { SearchAnswer } from "#core/library/search/search.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Empty, loaded, Loading, QueryView } from "../../ui/states.tsx";
import { useOwnSettings } from "../settings/own-settings.ts";
import { FoundHighlights } from "../highlights/found-highlights.tsx";
import { placeOfHit } from "./place-of-hit.ts";
import { SearchResult } from "./search-result.tsx";
import "./search.css";

const Viewer = lazy(async () => ({ default: (await import("../viewer/viewer.tsx")).Viewer }));

/** The service's own default: very probably relevant. */
const THRESHOLD = 0.7;
const TOP_K = 25;

/** Passages, not answers: what is said where, and why it was found. */
export function SearchPage(): JSX.Element {
  const { api } = useApp();
  const search = useSearch({ from: "/search" });
  const navigate = useNavigate();
  const own = useOwnSettings();
  const body = createMemo(() => ({
    query: search().q ?? "",
    ...chosenIn(search().collection),
    top_k: numberIn(own.valueOf("lectern.search_results")) ?? TOP_K,
    similarity_threshold: search().threshold ?? numberIn(own.valueOf("lectern.similarity_threshold")) ?? THRESHOLD,
    ...(own.valueOf("lectern.search_mode") === "vector" && { use_hybrid_search: false }),
  }));
  const query = useQuery(() => ({
    queryKey: keys.search(body()),
    queryFn: () => api.search({ body: body() }),
    enabled: own.isReady() && body().query.trim() !== "",
  }));
  const chunks = createMemo(() => (search().q ? loaded(query)?.chunks : undefined) ?? []);
  const at = createMemo(() => chunks().findIndex(({ id }) => id === search().open));
  const set = (change: Partial<ReturnType<typeof search>>, replace = true) =>
    void navigate({
      to: "/search",
      search: (before: ReturnType<typeof search>) => clean({ ...before, ...change }),
      replace,
    });
  // Back closes the passage, and leaves what was found.
  const open = (index: number) => set({ open: chunks()[(index + chunks().length) % chunks().length]?.id }, at() >= 0);

  return (
    <div class="chat" data-split={at() >= 0}>
      <div class="search-column">
        <div class="page">
          <h1>Search</h1>
          <SearchForm
            q={search().q ?? ""}
            collection={search().collection}
            onSearch={(change) => set({ ...change, open: undefined, threshold: undefined }, false)}
          />
          <Show
            when={search().q}
            fallback={
              <Empty icon="quote" title="Find the passage, not just the file">
                <p>Write some words, or describe what you mean: both are looked for.</p>
              </Empty>
            }
          >
            <FoundHighlights query={body().query} collection={search().collection} />
            <QueryView query={query} loading="Looking through your passages…" failed="The search did not work.">
              {(answer) => (
                <Results
                  answer={answer()}
                  threshold={body().similarity_threshold}
                  openId={search().open}
                  onOpen={open}
                  onThreshold={(threshold) => set({ threshold })}
                />
              )}
            </QueryView>
          </Show>
        </div>
      </div>
      <Show when={chunks()[at()]}>
        {(chunk) => (
          <Suspense fallback={<Loading what="Opening the document…" />}>
            <Viewer
              place={placeOfHit(chunk())}
              name={chunk().metadata.document_name}
              page={chunk().metadata.page ?? null}
              quote={chunk().content}
              position={{ at: at() + 1, of: chunks().length }}
              onStep={(by) => open(at() + by)}
              onClose={() => set({ open: undefined })}
            />
          </Suspense>
        )}
      </Show>
    </div>
  );
}

const numberIn = (value: unknown) => (typeof value === "number" ? value : undefined);

interface SearchFormProps {
  readonly q: string;
  readonly collection: string | undefined;
  readonly onSearch: (change: { readonly q?: string; readonly collection?: string | undefined }) => void;
}

function SearchForm(props: SearchFormProps): JSX.Element {
  const collections = useCollections();
  const [words, setWords] = createSignal(props.q);
  createEffect(on(() => props.q, setWords, { defer: true }));
  let field: HTMLInputElement | undefined;
  // Whoever comes to search wants to write; whoever comes back to results wants to read. A phone's keyboard would hide half.
  onMount(() => !props.q && !matchMedia("(pointer: coarse)").matches && field?.focus());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    props.onSearch({ q: words().trim() });
  };
  return (
    <form class="search-form" role="search" onSubmit={submit}>
      <input
        ref={field}
        class="input"
        type="search"
        data-ask=""
        aria-label="What to look for"
        placeholder="Words, or what you mean"
        maxlength={2000}
        value={words()}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <select
        class="input"
        aria-label="Look in"
        value={props.collection ?? ""}
        onChange={(event) => props.onSearch({ collection: event.currentTarget.value || undefined })}
      >
        <option value="">All collections</option>
        <For each={loaded(collections) ?? []}>
          {(collection) => (
            <option value={collection.id} selected={collection.id === props.collection}>
              {collection.name}
            </option>
          )}
        </For>
      </select>
      <Button look="solid" type="submit" icon="search">
        Search
      </Button>
    </form>
  );
}

interface ResultsProps {
  readonly answer: SearchAnswer;
  readonly threshold: number;
  readonly openId: string | undefined;
  readonly onOpen: (index: number) => void;
  readonly onThreshold: (threshold: number | undefined) => void;
}

function Results(props: ResultsProps): JSX.Element {
  const hidden = () => props.answer.metadata.below_threshold;
  const count = () => props.answer.chunks.length;
  return (
    <>
      <div class="search-facts">
        <p role="status">{factsOf(count(), props.threshold)}</p>
        <Show when={props.threshold === 0}>
          <Button small look="plain" onClick={() => props.onThreshold(undefined)}>
            Only those that very probably fit
          </Button>
        </Show>
      </div>
      <Show
        when={count() > 0}
        fallback={
          <Empty icon="search" title={hidden() > 0 ? "Nothing fits well enough" : "No passage says that"}>
            {hidden() > 0 ? null : <p>Try other words, or look in all collections.</p>}
          </Empty>
        }
      >
        <ol class="source-list">
          <For each={props.answer.chunks}>
            {(chunk, index) => (
              <SearchResult chunk={chunk} isOpen={chunk.id === props.openId} onOpen={() => props.onOpen(index())} />
            )}
          </For>
        </ol>
      </Show>
      <Show when={hidden() > 0}>
        <Button class="search-more" onClick={() => props.onThreshold(0)}>
          <Icon name="down" size={16} />
          {`${counted(hidden(), "passage")} ${plural(hidden(), "fits less well: show it", "fit less well: show them")}`}
        </Button>
      </Show>
    </>
  );
}

/** Empty where the place below says that there is nothing. */
function factsOf(count: number, threshold: number): string {
  if (count === 0) return "";
  const found = counted(count, "passage");
  return threshold > 0
    ? `${found} that very probably ${plural(count, "fits", "fit")}`
    : `${found}, the less likely ones included`;
}

const chosenIn = (collection_id: string | undefined) => (collection_id ? { collection_id } : {});

/** The address holds only what was chosen. */
function clean<T extends object>(search: T): T {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== "")) as T;
}
