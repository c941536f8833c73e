import { createEffect, createMemo, createSignal, createUniqueId, For, onCleanup, Show, type JSX } from "solid-js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { blockName } from "../blocks/kinds.ts";
import type { Limits, Place, Places } from "../content/places.ts";
import type { LooseBlock } from "./copied-block.ts";
import type { Grid } from "./grid-engine.ts";
import { foundIn, type PaletteEntry, type PaletteGroup } from "./palette-entries.ts";

export interface PaletteActions {
  readonly grid: Grid | undefined;
  /** What can be pasted. */
  readonly copied: LooseBlock | undefined;
  readonly limitsOf: (entry: PaletteEntry) => Limits;
  readonly onAdd: (entry: PaletteEntry) => void;
  readonly onDropped: (entry: PaletteEntry, place: Place, others: Places) => void;
  readonly onPaste: () => void;
}

interface PalettePanelProps extends PaletteActions {
  readonly groups: readonly PaletteGroup[];
}

/** What can be put on the page: dragged to its place, or chosen, and then it comes below everything else. */
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
      <Show when={props.copied}>
        {(block) => (
          <Button small icon="copy" onClick={() => props.onPaste()}>
            Paste {blockName({ ...block(), id: "" })}
          </Button>
        )}
      </Show>
      <For each={found()}>
        {(group) => (
          <section aria-label={group.name}>
            <h2>{group.name}</h2>
            <ul>
              <For each={group.entries}>{(entry) => <Entry entry={entry} {...props} />}</For>
            </ul>
          </section>
        )}
      </For>
      <Show when={found().length === 0}>
        <p class="note">No block is called that.</p>
      </Show>
    </div>
  );
}

/** Touch scrolls the list, so entries are added by a tap and not dragged. */
const CAN_DRAG = matchMedia("(pointer: fine)").matches;

function Entry(props: PaletteActions & { readonly entry: PaletteEntry }): JSX.Element {
  let element: HTMLButtonElement | undefined;
  const described = createUniqueId();
  createEffect(() => {
    const [{ entry, grid }, from] = [props, element];
    if (!CAN_DRAG || !grid || !from) return;
    onCleanup(
      grid.dragIn(from, {
        limits: () => props.limitsOf(entry),
        onDropped: (place, others) => props.onDropped(entry, place, others),
      }),
    );
  });
  return (
    <li class="palette-block">
      <button
        ref={element}
        type="button"
        class="palette-entry"
        aria-label={`Add ${props.entry.name}`}
        aria-describedby={described}
        onClick={() => props.onAdd(props.entry)}
      >
        <Icon name={props.entry.icon} size={18} />
        <strong>{props.entry.name}</strong>
      </button>
      <p id={described} class="palette-about">
        {props.entry.description}
        <Show when={props.entry.needs.length > 0}>
          <span>Comes with {props.entry.needs.join(", ")}</span>
        </Show>
      </p>
    </li>
  );
}
