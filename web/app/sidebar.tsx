import { Link, useLocation, useNavigate, useParams } from "@tanstack/solid-router";
import { createEffect, createMemo, createSignal, For, lazy, on, Show, Suspense, type JSX } from "solid-js";
import { canDrop } from "../features/documents/dropped-files.ts";
import { OwnPlaces } from "../features/navigation/own-places.tsx";
import { IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { QueryView } from "../ui/states.tsx";
import { useApp } from "./context.tsx";
import { keys } from "./keys.ts";
import { PLACES } from "./places.ts";
import { isDeviceOnly, useCollections, useSessions } from "./queries.ts";
import { keyLabel } from "./shortcuts.ts";
import type { Session } from "./types.ts";
import "./sidebar.css";

const CollectionDialog = lazy(async () => ({
  default: (await import("../features/collections/collection-dialog.tsx")).CollectionDialog,
}));

interface SidebarProps {
  readonly open: boolean;
  /** On a narrow screen it lies over the page, which cannot be reached meanwhile. */
  readonly isModal: boolean;
  readonly ref: (element: HTMLElement) => void;
  readonly onClose: () => void;
  readonly onFind: () => void;
  readonly footer: JSX.Element;
}

export function Sidebar(props: SidebarProps): JSX.Element {
  const { host, signIn } = useApp();
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
            <Icon name="search" size={18} /> Find anything <kbd>{keyLabel("Mod+K")}</kbd>
          </button>
          <Link class="nav-item" to="/search">
            <Icon name="quote" size={18} /> Search passages
          </Link>
        </nav>
        <div class="sidebar-lists">
          <Show
            when={!signIn.isNeeded()}
            fallback={
              <p class="sidebar-empty">
                {signIn.wantsLocalToken() ? "Open the address that the server printed" : "Log in"} to see your
                collections and chats.
              </p>
            }
          >
            <Collections />
            <Chats />
          </Show>
        </div>
        <nav class="sidebar-nav" aria-label="Places">
          <OwnPlaces />
          <Link class="nav-item" to="/evaluation">
            <Icon name="chart" size={18} /> Evaluate answers
          </Link>
          <Link class="nav-item" to="/personas">
            <Icon name="persona" size={18} /> Personas
          </Link>
          <Link class="nav-item" to="/account">
            <Icon name="person" size={18} /> {host.where() === "device" ? "Profile" : "Account"}
          </Link>
          <Link class="nav-item" to="/settings">
            <Icon name="gear" size={18} /> Settings and storage
          </Link>
          <MorePlaces />
        </nav>
      </div>
      {props.footer}
    </aside>
  );
}

/** What a person needs now and then; open while one of them is on the screen. */
function MorePlaces(): JSX.Element {
  const location = useLocation();
  const isHere = createMemo(() => PLACES.some(({ to }) => location().pathname.startsWith(to)));
  const [open, setOpen] = createSignal(isHere());
  createEffect(on(isHere, setOpen, { defer: true }));
  const showOpened = (details: HTMLDetailsElement) => {
    setOpen(details.open);
    // It stands at the foot of the sidebar: what has opened would be below the edge.
    const wanted = details.querySelector('[aria-current="page"]') ?? details.lastElementChild;
    if (details.open) wanted?.scrollIntoView({ block: "nearest" });
  };
  return (
    <details class="sidebar-more" open={open()} onToggle={(event) => showOpened(event.currentTarget)}>
      <summary class="nav-item">
        <Icon name="right" size={18} /> More
      </summary>
      <For each={PLACES}>
        {(place) => (
          <Link class="nav-item" to={place.to}>
            <Icon name={place.icon} size={18} /> {place.label}
          </Link>
        )}
      </For>
    </details>
  );
}

function Collections(): JSX.Element {
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
                <li>
                  <Link class="nav-item" to="/collections/$collectionId" params={{ collectionId: collection.id }}>
                    <span class="swatch" style={{ background: collection.color }} />
                    <span class="nav-text">{collection.name}</span>
                    <span class="nav-count">
                      {collection.document_count}
                      <span class="hidden-visually"> documents</span>
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

function Chats(): JSX.Element {
  const { deletes } = useApp();
  const query = useSessions();
  const visible = (list: readonly Session[]) => list.filter(({ id }) => !deletes.isGone(id));
  return (
    <section aria-labelledby="sidebar-chats">
      <div class="sidebar-section">
        <h2 id="sidebar-chats">Chats</h2>
      </div>
      <QueryView
        query={query}
        loading="Loading your chats…"
        failed="Your chats could not be loaded."
        isEmpty={(list) => visible(list).length === 0}
        empty={<p class="sidebar-empty">No chats yet. Ask a question to start one.</p>}
      >
        {(list) => (
          <ul class="nav-list">
            <For each={visible(list())}>{(session) => <ChatItem session={session} />}</For>
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function ChatItem(props: { readonly session: Session }): JSX.Element {
  const { api, client, deletes, lists } = useApp();
  const navigate = useNavigate();
  const params = useParams({ strict: false });
  const remove = () => {
    const { id, name, collection_id } = props.session;
    if (params().sessionId === id) void navigate({ to: "/" });
    const commit = async () => {
      await api.deleteSession(id);
      await client.invalidateQueries({ queryKey: keys.sessions });
    };
    deletes.remove({ id, what: `“${name}”`, forever: isDeviceOnly({ lists }, collection_id), commit });
  };
  return (
    <li class="nav-row">
      <Link class="nav-item" to="/chat/$sessionId" params={{ sessionId: props.session.id }}>
        <span class="nav-text">{props.session.name}</span>
      </Link>
      <IconButton
        class="nav-action"
        icon="trash"
        size={16}
        label={`Delete the chat “${props.session.name}”`}
        onClick={remove}
      />
    </li>
  );
}
