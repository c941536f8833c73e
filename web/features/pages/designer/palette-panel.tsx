import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { Icon } from "../../../ui/icon.tsx";
import { foundIn, type PaletteEntry, type PaletteGroup } from "./palette-entries.ts";

interface PalettePanelProps {
  readonly groups: readonly PaletteGroup[];
  readonly onAdd: (entry: PaletteEntry) => void;
}

/** What can be put on the page; it comes below everything else. */
export function PalettePanel(props: PalettePanelProps): JSX.Element {
  const [query, setQuery] = createSignal("");
  const found = createMemo(() => foundIn(props.groups, query()));
  return (
    <div class="design-palette">
      <input
        class="input"
        type="search"
        aria-label="Find a block"
        placeholder="Find a block"
        value={query()}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      <For each={found()}>
        {(group) => (
          <section aria-label={group.name}>
            <h3>{group.name}</h3>
            <ul>
              <For each={group.entries}>{(entry) => <Entry entry={entry} onAdd={() => props.onAdd(entry)} />}</For>
            </ul>
          </section>
        )}
      </For>
      <Show when={found().length === 0}>
        <p class="block-empty">No block is called that.</p>
      </Show>
    </div>
  );
}

function Entry(props: { readonly entry: PaletteEntry; readonly onAdd: () => void }): JSX.Element {
  return (
    <li>
      <button type="button" class="palette-entry" aria-label={`Add ${props.entry.name}`} onClick={() => props.onAdd()}>
        <Icon name={props.entry.icon} size={18} />
        <span class="palette-words">
          <strong>{props.entry.name}</strong>
          <span>{props.entry.description}</span>
          <Show when={props.entry.needs.length > 0}>
            <span>Comes with {props.entry.needs.join(", ")}</span>
          </Show>
        </span>
      </button>
    </li>
  );
}
