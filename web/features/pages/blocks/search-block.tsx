import { useQuery } from "@tanstack/solid-query";
import { useNavigate } from "@tanstack/solid-router";
import { createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../../app/context.tsx";
import { keys } from "../../../app/keys.ts";
import { Button } from "../../../ui/button.tsx";
import { QueryView } from "../../../ui/states.tsx";
import { SearchResult } from "../../search/search-result.tsx";

/** A box that finds passages; a passage opens in its document. */
export function SearchBlock(props: { readonly collectionId: string }): JSX.Element {
  const { api } = useApp();
  const navigate = useNavigate();
  const [words, setWords] = createSignal("");
  const [query, setQuery] = createSignal("");
  const body = () => ({
    query: query(),
    ...(props.collectionId !== "" && { collection_id: props.collectionId }),
    top_k: 10,
    similarity_threshold: 0,
  });
  const found = useQuery(() => ({
    queryKey: keys.search(body()),
    queryFn: () => api.search({ body: body() }),
    enabled: query() !== "",
  }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setQuery(words().trim());
  };
  return (
    <div class="block-search">
      <form class="block-form row" role="search" onSubmit={submit}>
        <input
          class="input"
          type="search"
          aria-label="What to look for"
          placeholder="Words, or what you mean"
          maxlength={2000}
          value={words()}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <Button look="solid" type="submit">
          Search
        </Button>
      </form>
      <Show when={query() !== ""}>
        <QueryView
          query={found}
          loading="Looking through your passages…"
          failed="The search did not work."
          isEmpty={({ chunks }) => chunks.length === 0}
          empty={<p class="note">No passage says that. Try other words.</p>}
        >
          {(answer) => (
            <ol class="source-list">
              <For each={answer().chunks}>
                {(chunk) => (
                  <SearchResult
                    chunk={chunk}
                    isOpen={false}
                    onOpen={() =>
                      void navigate({
                        to: "/documents/$documentId",
                        params: { documentId: chunk.document_id },
                        search: { start: chunk.metadata.start, end: chunk.metadata.end },
                      })
                    }
                  />
                )}
              </For>
            </ol>
          )}
        </QueryView>
      </Show>
    </div>
  );
}
