import { counted } from "#core/http/counted.ts";
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import type { Document } from "#core/library/documents/document.ts";
import { keysOf } from "#core/storage/keys-of.ts";
import { Button } from "../../ui/button.tsx";
import { referenceOf } from "../citations/reference.ts";
import { SaveCitations } from "../citations/save-citations.tsx";
import { DocumentDialog } from "./document-dialog.tsx";
import { DocumentList } from "./document-list.tsx";
import { filterDocuments } from "./filter-documents.ts";
import { removeDocuments } from "./remove-document.ts";
import { ORDERS, sortDocuments, type Order } from "./sort-documents.ts";

/** Documents up to which the eye is quicker than a field. */
const FEW = 10;

/** Documents: found by name or tag, put in order, chosen, and changed one by one or together. */
export function FilteredDocuments(props: { readonly documents: readonly Document[] }): JSX.Element {
  const [words, setWords] = createSignal("");
  const [order, setOrder] = createSignal<Order>("newest");
  const [chosen, setChosen] = createSignal<ReadonlySet<string>>(new Set());
  const [changed, setChanged] = createSignal<readonly Document[]>([]);
  const found = createMemo(() => sortDocuments(filterDocuments(props.documents, words()), order()));
  /** What was chosen and is filtered away is not changed unseen. */
  const selected = createMemo(() => found().filter(({ id }) => chosen().has(id)));
  const isFiltered = () => words().trim() !== "";
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
  return (
    <>
      <Show when={props.documents.length > FEW || isFiltered()}>
        <div class="document-filter">
          <input
            class="input"
            type="search"
            aria-label="Filter the documents by name, author, year or tag"
            placeholder="Filter by name, author, year or tag"
            value={words()}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
          <p class="document-facts" role="status">
            {isFiltered() ? `${found().length.toLocaleString()} of ${props.documents.length.toLocaleString()}` : ""}
          </p>
        </div>
      </Show>
      <Show when={found().length > 0} fallback={<p class="lede">No document has these words in its name or title.</p>}>
        <Tools
          all={found()}
          selected={selected()}
          order={order()}
          onOrder={setOrder}
          onChoose={(ids) => setChosen(new Set(ids))}
          onChange={() => setChanged(selected())}
        />
        <DocumentList
          documents={found()}
          chosen={chosen()}
          onChoose={choose}
          onChange={(document) => setChanged([document])}
        />
      </Show>
      <DocumentDialog
        documents={changed()}
        onClose={() => setChanged([])}
        onDone={() => setChosen(new Set<string>())}
      />
    </>
  );
}

interface ToolsProps {
  readonly all: readonly Document[];
  readonly selected: readonly Document[];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onChange: () => void;
}

function Tools(props: ToolsProps): JSX.Element {
  const app = useApp();
  const isAll = () => props.selected.length > 0 && props.selected.length === props.all.length;
  const remove = () => {
    const { selected } = props;
    const [only] = selected;
    removeDocuments(
      app,
      selected,
      selected.length === 1 ? `“${only?.original_filename}”` : counted(selected.length, "document"),
    );
    props.onChoose([]);
  };
  return (
    <div class="document-tools">
      <label class="document-all">
        <input
          type="checkbox"
          checked={isAll()}
          onChange={(event) => props.onChoose(event.currentTarget.checked ? props.all.map(({ id }) => id) : [])}
        />
        {props.selected.length > 0 ? `${props.selected.length.toLocaleString()} selected` : "Select all"}
      </label>
      <Show
        when={props.selected.length > 0}
        fallback={
          <label class="document-order">
            Order
            <select
              class="input"
              onChange={({ currentTarget: { selectedIndex } }) =>
                props.onOrder(keysOf(ORDERS)[selectedIndex] ?? props.order)
              }
            >
              <For each={keysOf(ORDERS)}>
                {(value) => (
                  <option value={value} selected={value === props.order}>
                    {ORDERS[value]}
                  </option>
                )}
              </For>
            </select>
          </label>
        }
      >
        <Button small icon="edit" onClick={() => props.onChange()}>
          Move, copy or tag
        </Button>
        <Button small icon="trash" onClick={remove}>
          Delete
        </Button>
      </Show>
      <SaveCitations
        name="citations"
        references={() =>
          (props.selected.length > 0 ? props.selected : props.all).map((document) => referenceOf(document))
        }
      />
    </div>
  );
}
