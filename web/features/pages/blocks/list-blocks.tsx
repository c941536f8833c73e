import { counted } from "#core/http/counted.ts";
import { Link } from "@tanstack/solid-router";
import { For, Show, type JSX } from "solid-js";
import { useApp } from "../../../app/context.tsx";
import { useCollections, useDocuments, useSessions } from "../../../app/queries.ts";
import { Icon } from "../../../ui/icon.tsx";
import { loaded, QueryView } from "../../../ui/states.tsx";
import { CollectionMark } from "../../collections/collection-mark.tsx";

/** The most entries that a list shows; a line below counts the others. */
const MOST = 50;

/** The documents of a collection; of all of them where none is chosen. */
export function DocumentsBlock(props: { readonly collectionId: string }): JSX.Element {
  const documents = useDocuments();
  const collections = useCollections();
  const collection = () => loaded(collections)?.find(({ id }) => id === props.collectionId);
  return (
    <section class="block-list">
      <h2>{props.collectionId === "" ? "Documents" : (collection()?.name ?? "Collection")}</h2>
      <QueryView query={documents} loading="Loading documents…" failed="The documents could not be loaded.">
        {(all) => {
          const own = () =>
            all().filter(({ collection_id }) => props.collectionId === "" || collection_id === props.collectionId);
          return (
            <Show when={own().length > 0} fallback={<p class="note">No documents here yet.</p>}>
              <ul class="block-entries">
                <For each={own().slice(0, MOST)}>
                  {(document) => (
                    <li>
                      <Link class="block-entry" to="/documents/$documentId" params={{ documentId: document.id }}>
                        <Icon name="file" size={16} />
                        <span dir="auto">{document.original_filename}</span>
                      </Link>
                    </li>
                  )}
                </For>
              </ul>
              <Show when={own().length > MOST}>
                <p class="note">{counted(own().length - MOST, "more document")}</p>
              </Show>
            </Show>
          );
        }}
      </QueryView>
    </section>
  );
}

export function CollectionsBlock(): JSX.Element {
  const collections = useCollections();
  return (
    <section class="block-list">
      <h2>Collections</h2>
      <QueryView
        query={collections}
        loading="Loading your collections…"
        failed="Your collections could not be loaded."
        isEmpty={(list) => list.length === 0}
        empty={<p class="note">No collections yet.</p>}
      >
        {(list) => (
          <ul class="block-entries">
            <For each={list().slice(0, MOST)}>
              {(collection) => (
                <li>
                  <Link class="block-entry" to="/collections/$collectionId" params={{ collectionId: collection.id }}>
                    <CollectionMark collection={collection} />
                    <span dir="auto">{collection.name}</span>
                    <span class="block-count">{counted(collection.document_count, "document")}</span>
                  </Link>
                </li>
              )}
            </For>
          </ul>
        )}
      </QueryView>
    </section>
  );
}

/** Chats, the last used first. */
export function ConversationsBlock(): JSX.Element {
  const { deletes } = useApp();
  const sessions = useSessions();
  return (
    <section class="block-list">
      <h2>Chats</h2>
      <QueryView
        query={sessions}
        loading="Loading your chats…"
        failed="Your chats could not be loaded."
        isEmpty={(list) => list.length === 0}
        empty={<p class="note">No chats yet.</p>}
      >
        {(list) => (
          <ul class="block-entries">
            <For
              each={list()
                .filter(({ id }) => !deletes.isGone(id))
                .slice(0, MOST)}
            >
              {({ id, name }) => (
                <li>
                  <Link class="block-entry" to="/chat/$sessionId" params={{ sessionId: id }}>
                    <Icon name="chat" size={16} />
                    <span dir="auto">{name}</span>
                  </Link>
                </li>
              )}
            </For>
          </ul>
        )}
      </QueryView>
    </section>
  );
}
