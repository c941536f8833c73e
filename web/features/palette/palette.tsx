import { Key } from "@solid-primitives/keyed";
import { createEffect, createSignal, createUniqueId, on, Show, type JSX } from "solid-js";
import { Dialog } from "../../ui/dialog.tsx";
import { Highlighted } from "../../ui/highlighted.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePaletteEntries, type PaletteProps } from "./palette-entries.ts";
import "./palette.css";

/** One field that finds commands, chats, collections and documents as one types, and passages a moment later. */
export function Palette(props: PaletteProps): JSX.Element {
  const [query, setQuery] = createSignal("");
  const [at, setAt] = createSignal(0);
  const listId = createUniqueId();
  let list: HTMLUListElement | undefined;

  const { found, busy } = usePaletteEntries(props, query);
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
                <span class="cut">
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
          when={busy()}
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
