import { counted } from "#core/http/counted.ts";
import { keepPreviousData, useQuery } from "@tanstack/solid-query";
import { Link, useSearch } from "@tanstack/solid-router";
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useCollections, useDocuments } from "../../app/queries.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Empty, loaded, QueryView } from "../../ui/states.tsx";
import { CollectionDialog } from "../collections/collection-dialog.tsx";
import { CollectionMark } from "../collections/collection-mark.tsx";
import { takesDocuments } from "../documents/drag-documents.ts";
import { canDrop } from "../documents/dropped-files.ts";
import { FileButtons } from "../documents/file-buttons.tsx";
import { KINDS_IN_SHORT } from "../documents/kinds-in-short.ts";
import { formatBytes, KINDS } from "../documents/file-kinds.ts";
import { FilteredDocuments } from "../documents/filtered-documents.tsx";
import { UploadRows } from "../documents/upload-list.tsx";
import { keptKeys } from "../sync/kept-keys.ts";
import { contentsOf, tagsOf } from "./contents.ts";
import "./library.css";

/** Everything a person has put in: collections, tags, all documents with the newest first, and the way to the trash. */
export function LibraryPage(): JSX.Element {
  const { lists, deletes, uploads } = useApp();
  const search = useSearch({ from: "/library" });
  const documents = useDocuments();
  const all = createMemo(() => (lists.plainDocuments() ?? []).filter(({ id }) => !deletes.isGone(id)));
  const shown = createMemo(() => {
    const { tag } = search();
    return tag === undefined ? all() : all().filter(({ tags }) => tags.includes(tag));
  });
  return (
    <div class="page">
      <header class="page-head">
        <h1>Library</h1>
        <NewCollection />
        <TrashLink />
      </header>
      <div class="drop-zone" data-slim="">
        <p>{canDrop() ? `Drop files or a folder anywhere: ${KINDS}.` : `${KINDS_IN_SHORT}.`}</p>
        <FileButtons />
      </div>
      <Show when={uploads.list().length > 0}>
        <ul class="document-list panel" aria-label="Files being added">
          <UploadRows uploads={uploads.list()} />
        </ul>
      </Show>
      <Collections />
      <Tags tags={tagsOf(all())} current={search().tag} />
      <section class="stack" aria-labelledby="library-documents">
        <h2 id="library-documents">
          <Show when={search().tag} fallback="Documents">
            {(tag) => <>Documents tagged “{tag()}”</>}
          </Show>
        </h2>
        <QueryView
          query={documents}
          loading="Loading your documents…"
          failed="Your documents could not be loaded."
          isEmpty={() => shown().length === 0}
          empty={
            <Empty icon="file" title={search().tag === undefined ? "No documents yet" : "No document has this tag"}>
              <p>Add a file and ask it something a minute later.</p>
            </Empty>
          }
        >
          {() => <FilteredDocuments documents={shown()} />}
        </QueryView>
      </section>
    </div>
  );
}

function NewCollection(): JSX.Element {
  const [isMaking, setMaking] = createSignal(false);
  return (
    <>
      <Button icon="plus" onClick={() => setMaking(true)}>
        New collection
      </Button>
      <CollectionDialog open={isMaking()} onClose={() => setMaking(false)} />
    </>
  );
}

function TrashLink(): JSX.Element {
  const { api } = useApp();
  const trash = useQuery(() => ({
    queryKey: keptKeys.deleted(1),
    queryFn: () => api.counted("listDeleted", { query: { limit: 1 } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  }));
  const count = () => loaded(trash)?.total ?? 0;
  return (
    <Link class="button" data-look="soft" to="/library/trash">
      <Icon name="trash" size={18} /> Trash
      <Show when={count() > 0}>
        <span class="nav-count">
          {count().toLocaleString()}
          <span class="hidden-visually"> deleted</span>
        </span>
      </Show>
    </Link>
  );
}

function Collections(): JSX.Element {
  const app = useApp();
  const collections = useCollections();
  const contents = createMemo(() => contentsOf(app.lists.plainDocuments() ?? []));
  const words = (id: string) => {
    const { count, bytes } = contents().get(id) ?? { count: 0, bytes: 0 };
    return count === 0 ? "empty" : `${counted(count, "document")} · ${formatBytes(bytes)}`;
  };
  return (
    <nav class="stack" aria-labelledby="library-collections">
      <h2 id="library-collections">Collections</h2>
      <QueryView
        query={collections}
        loading="Loading your collections…"
        failed="Your collections could not be loaded."
        isEmpty={(list) => list.length === 0}
        empty={<p class="document-facts">No collections yet. The first file makes one.</p>}
      >
        {(list) => (
          <ul class="library-collections">
            <For each={list()}>
              {(collection) => (
                <li {...takesDocuments(app, () => collection)}>
                  <Link class="card" to="/collections/$collectionId" params={{ collectionId: collection.id }}>
                    <CollectionMark collection={collection} />
                    <span class="library-name">
                      {collection.name}
                      <Show when={collection.never_leaves}>
                        {" "}
                        <span class="document-facts">stays on this device</span>
                      </Show>
                    </span>
                    <span class="document-facts">{words(collection.id)}</span>
                  </Link>
                </li>
              )}
            </For>
          </ul>
        )}
      </QueryView>
    </nav>
  );
}

function Tags(props: {
  readonly tags: readonly (readonly [name: string, count: number])[];
  readonly current: string | undefined;
}): JSX.Element {
  return (
    <Show when={props.tags.length > 0}>
      <nav class="stack" aria-labelledby="library-tags">
        <h2 id="library-tags">Tags</h2>
        <ul class="library-tags row">
          <For each={props.tags}>
            {([name, count]) => (
              <li>
                <Link
                  class="button"
                  data-look="soft"
                  data-small=""
                  to="/library"
                  search={props.current === name ? {} : { tag: name }}
                  aria-current={props.current === name ? "true" : undefined}
                >
                  <Icon name="tag" size={14} /> {name}
                  <span class="nav-count">{count.toLocaleString()}</span>
                </Link>
              </li>
            )}
          </For>
        </ul>
      </nav>
    </Show>
  );
}
