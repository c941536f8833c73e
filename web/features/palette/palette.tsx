import { Key } from "@solid-primitives/keyed";
import { useQuery } from "@tanstack/solid-query";
import { useNavigate } from "@tanstack/solid-router";
import { createEffect, createMemo, createSignal, createUniqueId, on, Show, type JSX } from "solid-js";
import type { Command } from "../../app/commands.ts";
import { useApp } from "../../app/context.tsx";
import { useCollections } from "../../app/queries.ts";
import { keyLabel } from "../../app/shortcuts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { excerpt } from "../../ui/excerpt.ts";
import { Highlighted } from "../../ui/highlighted.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";
import { allPages, pageKeys } from "../pages/read-pages.ts";
import { createLookUp, type Entry } from "./look-up.ts";
import { createPassageSearch } from "./passage-search.ts";
import "./palette.css";

interface PaletteProps {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/** One field that finds commands, chats, collections and documents as one types, and passages a moment later. */
export function Palette(props: PaletteProps): JSX.Element {
  const navigate = useNavigate();
  const { api, lists } = useApp();
  const collections = useCollections();
  const pages = useQuery(() => ({ queryKey: pageKeys.all, queryFn: () => allPages(api), reconcile: "id" }));
  const [query, setQuery] = createSignal("");
  const [at, setAt] = createSignal(0);
  const listId = createUniqueId();
  let list: HTMLUListElement | undefined;

  const go = (run: () => unknown) => () => (props.onClose(), void run());
  const entries = createMemo<readonly Entry[]>(() => [
    ...props.commands
      .filter(({ hidden }) => !hidden)
      .map((command) => ({
        ...command,
        group: "Commands",
        run: go(command.run),
        ...(command.key && { note: keyLabel(command.key) }),
      })),
    ...(loaded(pages) ?? [])
      .filter(({ is_published }) => is_published)
      .map(({ id, name, route }) => ({
        id,
        group: "Pages",
        title: name,
        note: route,
        icon: "file" as const,
        run: go(() => navigate({ to: "/p/$", params: { _splat: route.slice(1) } })),
      })),
    ...lists.chats().map(({ id, name }) => ({
      id,
      group: "Chats",
      title: name,
      icon: "chat" as const,
      run: go(() => navigate({ to: "/chat/$sessionId", params: { sessionId: id } })),
    })),
    ...(loaded(collections) ?? []).map(({ id, name }) => ({
      id,
      group: "Collections",
      title: name,
      icon: "folder" as const,
      run: go(() => navigate({ to: "/collections/$collectionId", params: { collectionId: id } })),
    })),
    ...(lists.plainDocuments() ?? []).map(({ id, original_filename }) => ({
      id,
      group: "Documents",
      title: original_filename,
      icon: "file" as const,
      run: go(() => navigate({ to: "/documents/$documentId", params: { documentId: id } })),
    })),
  ]);
  const lookUp = createMemo(() => createLookUp(entries()));
  const passages = createPassageSearch({ api, query });
  const found = createMemo<readonly Entry[]>(() => [
    ...lookUp()(query()),
    ...passages.found().map((chunk) => ({
      id: chunk.id,
      group: "Passages",
      title: excerpt(chunk.content, chunk.metadata.why.words, 160),
      words: [...chunk.metadata.why.words],
      note: chunk.metadata.document_name,
      icon: "quote" as const,
      run: go(() =>
        navigate({
          to: "/documents/$documentId",
          params: { documentId: chunk.document_id },
          search: { start: chunk.metadata.start, end: chunk.metadata.end },
        }),
      ),
    })),
  ]);
  // The list shrinks while one types, and the pointer may rest on what was further down.
  const selected = () => Math.max(0, Math.min(at(), found().length - 1));
  createEffect(on(query, () => setAt(0), { defer: true }));
  createEffect(on(selected, () => list?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" })));

  const onKeyDown = (event: KeyboardEvent) => {
    const count = Math.max(1, found().length);
    if (event.key === "ArrowDown") setAt((selected() + 1) % count);
    else if (event.key === "ArrowUp") setAt((selected() - 1 + count) % count);
    else if (event.key === "Enter" && !event.isComposing) found()[selected()]?.run();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog open bare wide title="Find anything" onClose={props.onClose}>
      <div class="palette-field">
        <Icon name="search" />
        <input
          autofocus
          role="combobox"
          aria-label="Find commands, chats, documents and passages"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={found().length > 0 ? `${listId}-${selected()}` : undefined}
          autocomplete="off"
          spellcheck={false}
          placeholder="Find commands, chats, documents, passages…"
          onInput={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <ul id={listId} ref={list} class="palette-list" role="listbox" aria-label="Found">
        <Key each={found()} by="id">
          {(entry, index) => (
            <>
              <Show when={entry().group !== found()[index() - 1]?.group}>
                <li class="palette-group" role="presentation">
                  {entry().group}
                </li>
              </Show>
              <li
                id={`${listId}-${index()}`}
                class="palette-entry"
                role="option"
                aria-selected={index() === selected()}
                onClick={() => entry().run()}
                onPointerMove={() => setAt(index())}
              >
                <Icon name={entry().icon} size={18} />
                <span class="palette-title">
                  <Highlighted text={entry().title} words={entry().words ?? []} />
                </span>
                <Show when={entry().note}>
                  <span class="palette-note">{entry().note}</span>
                </Show>
              </li>
            </>
          )}
        </Key>
      </ul>
      <p class="palette-foot" role="status">
        <Show
          when={passages.busy()}
          fallback={
            found().length === 0 ? "Nothing is called that, and no passage says it." : `${found().length} found`
          }
        >
          Looking through your passages…
        </Show>
      </p>
    </Dialog>
  );
}
