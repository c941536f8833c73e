import { createMemo, createSignal, createUniqueId, For, Show, type JSX } from "solid-js";
import { counted } from "#core/http/counted.ts";
import { useApp } from "../../app/context.tsx";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { loaded } from "../../ui/states.tsx";
import { isLimited, NO_LIMITS, tickCollection, tickDocument, type Limits } from "./limits.ts";
import { whyBarred } from "./mentions.ts";
import "./source-panel.css";

interface SourcePanelProps {
  readonly limits: Limits;
  readonly onChoose: (limits: Limits) => void;
}

/** The most that a question may name, of collections and of documents. */
const MOST = 100;
/** Documents of a collection that are listed at once. */
const LISTED = 50;

/** Collections and documents to tick: the next questions look only in those. */
export function SourcePanel(props: SourcePanelProps): JSX.Element {
  const { lists } = useApp();
  const [limits, setLimits] = createSignal(props.limits);
  const [query, setQuery] = createSignal("");
  const byCollection = createMemo(() =>
    Map.groupBy(lists.plainDocuments() ?? [], ({ collection_id }) => collection_id),
  );
  const isFull = () => limits().documentIds.length >= MOST || limits().collectionIds.length >= MOST;
  const words = () => query().trim().toLowerCase();
  const shown = createMemo(() =>
    (loaded(lists.collections) ?? []).flatMap((collection) => {
      const all = byCollection().get(collection.id) ?? [];
      const isNamed = collection.name.toLowerCase().includes(words());
      const found = isNamed ? all : all.filter((one) => one.original_filename.toLowerCase().includes(words()));
      return isNamed || found.length > 0 ? [{ collection, documents: found, isFound: !isNamed }] : [];
    }),
  );
  return (
    <form class="source-panel" onSubmit={(event) => (event.preventDefault(), props.onChoose(limits()))}>
      <input
        class="input"
        type="search"
        autofocus
        aria-label="Find a collection or a document"
        placeholder="Find a collection or a document"
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      <ul class="source-tree" aria-label="Collections and documents">
        <For each={shown()} fallback={<li class="note">Nothing has this in its name.</li>}>
          {({ collection, documents, isFound }) => (
            <Branch
              collection={collection}
              documents={documents}
              isOpen={isFound || documents.some(({ id }) => props.limits.documentIds.includes(id))}
              limits={limits()}
              isFull={isFull()}
              onChange={setLimits}
              all={byCollection().get(collection.id) ?? []}
            />
          )}
        </For>
      </ul>
      <p class="note" role="status">
        {isFull()
          ? `${counted(MOST, "document")} are the most that can be ticked. Tick a whole collection instead.`
          : wordsOf(limits())}
      </p>
      <div class="dialog-actions">
        <Button onClick={() => props.onChoose(NO_LIMITS)}>Look in everything</Button>
        <Button look="solid" type="submit" disabled={!isLimited(limits())}>
          Look in these
        </Button>
      </div>
    </form>
  );
}

interface BranchProps {
  readonly collection: Collection;
  /** Those that are found. */
  readonly documents: readonly Document[];
  readonly all: readonly Document[];
  readonly isOpen: boolean;
  readonly limits: Limits;
  readonly isFull: boolean;
  readonly onChange: (limits: Limits) => void;
}

function Branch(props: BranchProps): JSX.Element {
  const id = createUniqueId();
  const [isOpen, setOpen] = createSignal(props.isOpen);
  const isWhole = () => props.limits.collectionIds.includes(props.collection.id);
  const isTicked = (document: Document) => props.limits.documentIds.includes(document.id);
  return (
    <li>
      <div class="source-row">
        <label>
          <input
            type="checkbox"
            checked={isWhole()}
            disabled={props.isFull && !isWhole()}
            onChange={(event) =>
              props.onChange(
                tickCollection(props.limits, props.collection.id, {
                  documentIds: props.all.map((one) => one.id),
                  isTicked: event.currentTarget.checked,
                }),
              )
            }
          />
          <span>
            {props.collection.name} <small>{counted(props.all.length, "document")}</small>
          </span>
        </label>
        <Show when={props.documents.length > 0}>
          <IconButton
            icon={isOpen() ? "up" : "down"}
            size={16}
            aria-expanded={isOpen()}
            aria-controls={id}
            label={`Documents of ${props.collection.name}`}
            onClick={() => setOpen(!isOpen())}
          />
        </Show>
      </div>
      <Show when={isOpen()}>
        <ul id={id} class="source-leaves" aria-label={`Documents of ${props.collection.name}`}>
          <For each={props.documents.slice(0, LISTED)}>
            {(document) => (
              <li class="source-row">
                <label>
                  <input
                    type="checkbox"
                    checked={isWhole() || isTicked(document)}
                    disabled={isWhole() || (!isTicked(document) && (props.isFull || whyBarred(document) !== undefined))}
                    onChange={(event) =>
                      props.onChange(tickDocument(props.limits, document.id, event.currentTarget.checked))
                    }
                  />
                  <span>
                    {document.original_filename} <small>{whyBarred(document)}</small>
                  </span>
                </label>
              </li>
            )}
          </For>
          <Show when={props.documents.length > LISTED}>
            <li class="note">
              {(props.documents.length - LISTED).toLocaleString()} more. Type a part of a name to find them.
            </li>
          </Show>
        </ul>
      </Show>
    </li>
  );
}

function wordsOf({ collectionIds, documentIds }: Limits): string {
  const parts = [
    collectionIds.length > 0 ? counted(collectionIds.length, "collection") : "",
    documentIds.length > 0 ? counted(documentIds.length, "document") : "",
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(" and ")} ticked` : "Nothing is ticked: the question searches everything.";
}
