import { createEffect, createMemo, createSignal, For, onCleanup, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";
import { usePrompts } from "./saved-prompts.ts";
import { COMMANDS, listEntries, type CommandId, type SlashEntry } from "./slash-entries.ts";
import "./prompts.css";

export interface ListHandle {
  move(step: number): void;
  /** False where there is nothing to choose. */
  choose(): boolean;
}

interface SlashListProps {
  readonly query: string;
  readonly onText: (text: string) => void;
  readonly onCommand: (id: CommandId) => void;
  /** The text field keeps the focus; this is how its keys move and choose here. Undefined once the list is gone. */
  readonly handle: (handle: ListHandle | undefined) => void;
}

/** Commands, and the prompts of the library, above the field. */
export function SlashList(props: SlashListProps): JSX.Element {
  const { deletes } = useApp();
  const prompts = usePrompts();
  const [at, setAt] = createSignal(0);
  const entries = createMemo(() =>
    listEntries(
      props.query,
      (loaded(prompts) ?? []).filter(({ id }) => !deletes.isGone(id)),
    ),
  );
  createEffect(() => setAt((index) => Math.min(index, Math.max(0, entries().length - 1))));
  let list: HTMLUListElement | undefined;
  createEffect(() => list?.children[at()]?.scrollIntoView({ block: "nearest" }));
  const take = (entry: SlashEntry) => {
    if (entry.text !== undefined) return props.onText(entry.text);
    const command = COMMANDS.find(({ id }) => id === entry.id);
    if (command) props.onCommand(command.id);
  };
  props.handle({
    move: (step) => setAt((index) => (index + step + entries().length) % Math.max(1, entries().length)),
    choose() {
      const entry = entries()[at()];
      if (entry) take(entry);
      return entry !== undefined;
    },
  });
  onCleanup(() => props.handle(undefined));

  return (
    <Show when={entries().length > 0}>
      <ul ref={list} class="mentions slash-list" role="listbox" aria-label="Commands and prompts">
        <For each={entries()}>
          {(entry, index) => (
            <li
              role="option"
              aria-selected={index() === at()}
              onPointerDown={(event) => {
                event.preventDefault();
                take(entry);
              }}
            >
              <Icon name={entry.icon} size={16} />
              <span class="slash-name">{entry.name}</span>
              <span class="slash-hint">{entry.hint}</span>
            </li>
          )}
        </For>
      </ul>
      <p class="hidden-visually" role="status">
        {entries()[at()]?.name}
      </p>
    </Show>
  );
}
