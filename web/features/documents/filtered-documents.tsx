import { createMemo, createSignal, Show, type JSX } from "solid-js";
import type { Document } from "../../app/types.ts";
import { DocumentList } from "./document-list.tsx";
import { filterDocuments } from "./filter-documents.ts";

/** Documents up to which the eye is quicker than a field. */
const FEW = 10;

/** Documents, and from some number on a field to find one among them by its name. */
export function FilteredDocuments(props: { readonly documents: readonly Document[] }): JSX.Element {
  const [words, setWords] = createSignal("");
  const found = createMemo(() => filterDocuments(props.documents, words()));
  const isFiltered = () => words().trim() !== "";
  return (
    <>
      <Show when={props.documents.length > FEW || isFiltered()}>
        <div class="document-filter">
          <input
            class="input"
            type="search"
            aria-label="Filter the documents by name"
            placeholder="Filter by name"
            value={words()}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
          <p class="document-facts" role="status">
            {isFiltered() ? `${found().length.toLocaleString()} of ${props.documents.length.toLocaleString()}` : ""}
          </p>
        </div>
      </Show>
      <Show when={found().length > 0} fallback={<p class="lede">No document has these words in its name or title.</p>}>
        <DocumentList documents={found()} />
      </Show>
    </>
  );
}
