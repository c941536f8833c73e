import { counted, plural } from "#core/http/counted.ts";
import { Key } from "@solid-primitives/keyed";
import { Link } from "@tanstack/solid-router";
import { createMemo, createSignal, For, lazy, Show, Suspense, type JSX } from "solid-js";
import { CollectionMark } from "../features/collections/collection-mark.tsx";
import { takesDocuments } from "../features/documents/drag-documents.ts";
import { canDrop } from "../features/documents/dropped-files.ts";
import { openStartPage, OwnPlaces, useShownPlaces } from "../features/navigation/own-places.tsx";
import { IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Later } from "../ui/later.tsx";
import { QueryView } from "../ui/states.tsx";
import { ChatItem } from "./chat-item.tsx";
import { useApp } from "./context.tsx";
import { createFitting } from "./fitting.ts";
import { useCollections, useSessions } from "./queries.ts";
import { keyLabel } from "./shortcuts.ts";
import "./sidebar.css";

const CollectionDialog = lazy(async () => ({
  default: (await import("../features/collections/collection-dialog.tsx")).CollectionDialog,
}));

interface SidebarProps {
  readonly open: boolean;
  /** On a narrow screen it lies over the page, which cannot be reached meanwhile. */
  readonly isModal: boolean;
  /** Whether it lies over the page when it is open. */
  readonly isNarrow: boolean;
  readonly ref: (element: HTMLElement) => void;
  readonly onClose: () => void;
  readonly onFind: () => void;
  /** As `keyLabel` takes it; undefined where it has none. */
  readonly findKey: string | undefined;
  readonly footer: JSX.Element;
}

export function Sidebar(props: SidebarProps): JSX.Element {
  const { signIn } = useApp();
  let box: HTMLDivElement | undefined;
  /** A menu that has not been opened yet needs no lists: a start on a phone goes without. */
  const isSeen = createMemo<boolean>((before) => before || props.open || !props.isNarrow, false);
  const shown = useShownPlaces();
  openStartPage(shown.start);
  return (
    <aside
      id="menu"
      ref={props.ref}
      class="sidebar"
      data-open={props.open}
      role={props.isModal ? "dialog" : undefined}
      aria-modal={props.isModal ? "true" : undefined}
      aria-label={props.isModal ? "Menu" : "Lectern"}
    >
      <div class="sidebar-body">
        <div class="sidebar-head">
          <Link class="brand" to="/">
            <Icon name="logo" size={24} /> Lectern
          </Link>
          <IconButton
            class="sidebar-close"
            icon="close"
            label="Close the menu"
            data-first-focus
            onClick={() => props.onClose()}
          />
        </div>
        <Link class="button" data-look="solid" to="/">
          <Icon name="plus" size={18} /> New chat
        </Link>
        <nav class="sidebar-nav" aria-label="Find">
          <button type="button" class="nav-item" onClick={() => props.onFind()}>
            <Icon name="search" size={18} /> Find anything{" "}
            <Show when={props.findKey}>{(key) => <kbd>{keyLabel(key())}</kbd>}</Show>
          </button>
        </nav>
        <div class="sidebar-lists" ref={box}>
          <Show
            when={!signIn.isNeeded()}
            fallback={
              <p class="sidebar-empty">
                {signIn.wantsLocalToken() ? "Open the address that the server printed" : "Log in"} to see your
                collections and chats.
              </p>
            }
          >
            <Show when={isSeen()}>
              <Later>
                <Chats box={() => box} />
                <Collections />
              </Later>
            </Show>
          </Show>
        </div>
        <nav class="sidebar-nav" aria-label="Places">
          <Show when={isSeen()}>
            <OwnPlaces places={shown.places()} />
          </Show>
        </nav>
      </div>
      {props.footer}
    </aside>
  );
}

function Collections(): JSX.Element {
  const app = useApp();
  const query = useCollections();
  const [creating, setCreating] = createSignal(false);
  const asked = createMemo<boolean>((before) => before || creating(), false);
  return (
    <section aria-labelledby="sidebar-collections">
      <div class="sidebar-section">
        <h2 id="sidebar-collections">Collections</h2>
        <IconButton icon="plus" size={16} label="New collection" onClick={() => setCreating(true)} />
      </div>
      <QueryView
        query={query}
        loading="Loading your collections…"
        failed="Your collections could not be loaded."
        isEmpty={(list) => list.length === 0}
        empty={<p class="sidebar-empty">{canDrop() ? "Drop a file anywhere to begin." : "Add a file to begin."}</p>}
      >
        {(list) => (
          <ul class="nav-list">
            <For each={list()}>
              {(collection) => (
                <li {...takesDocuments(app, () => collection)}>
                  <Link class="nav-item" to="/collections/$collectionId" params={{ collectionId: collection.id }}>
                    <CollectionMark collection={collection} />
                    <span class="nav-text">{collection.name}</span>
                    <span class="nav-count">
                      {collection.document_count}
                      <span class="hidden-visually"> {plural(collection.document_count, "document", "documents")}</span>
                    </span>
                  </Link>
                </li>
              )}
            </For>
          </ul>
        )}
      </QueryView>
      <Show when={asked()}>
        <Suspense>
          <CollectionDialog open={creating()} onClose={() => setCreating(false)} />
        </Suspense>
      </Show>
    </section>
  );
}

/** The newest chats, as many as fit; all of them are a click away. */
function Chats(props: { readonly box: () => HTMLElement | undefined }): JSX.Element {
  const { lists } = useApp();
  const query = useSessions();
  let list: HTMLUListElement | undefined;
  const fitting = createFitting({ box: props.box, list: () => list });
  const all = lists.chats;
  const shown = createMemo(() => all().filter(({ archived }) => !archived));
  return (
    <section aria-labelledby="sidebar-chats">
      <div class="sidebar-section">
        <h2 id="sidebar-chats">Chats</h2>
      </div>
      <QueryView
        query={query}
        loading="Loading your chats…"
        failed="Your chats could not be loaded."
        isEmpty={() => all().length === 0}
        empty={<p class="sidebar-empty">No chats yet. Ask a question to start one.</p>}
      >
        {() => (
          <>
            <ul class="nav-list" ref={list}>
              {/* By id: the dialog of a chat stays open when the chat is written to. */}
              <Key each={shown().slice(0, fitting())} by="id">
                {(session) => (
                  <li>
                    <ChatItem session={session()} />
                  </li>
                )}
              </Key>
            </ul>
            <Show when={all().length > Math.min(shown().length, fitting())}>
              <Link class="nav-item" to="/chats">
                <Icon name="right" size={18} /> All {counted(all().length, "chat")}
              </Link>
            </Show>
          </>
        )}
      </QueryView>
    </section>
  );
}
