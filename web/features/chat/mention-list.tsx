import { createEffect, createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { useCollections, useDocuments } from "../../app/queries.ts";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";

export interface Mention {
  readonly kind: "collection" | "document";
  readonly id: string;
  readonly name: string;
}

interface MentionListProps {
  readonly query: string;
  readonly onChoose: (mention: Mention) => void;
  /** The text field keeps the focus; this is how its keys move and choose here. */
  readonly handle: (handle: { move(step: number): void; choose(): boolean }) => void;
}

export function MentionList(props: MentionListProps): JSX.Element {
  const collections = useCollections();
  const documents = useDocuments();
  const [at, setAt] = createSignal(0);
  const found = createMemo<readonly Mention[]>(() => {
    const wanted = props.query.toLowerCase();
    const all: Mention[] = [
      ...(loaded(collections) ?? []).map(({ id, name }) => ({ kind: "collection" as const, id, name })),
      ...(loaded(documents) ?? []).map(({ id, original_filename }) => ({
        kind: "document" as const,
        id,
        name: original_filename,
      })),
    ];
    return all.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, 7);
  });
  createEffect(() => setAt((index) => Math.min(index, Math.max(0, found().length - 1))));
  props.handle({
    move: (step) => setAt((index) => (index + step + found().length) % Math.max(1, found().length)),
    choose() {
      const mention = found()[at()];
      if (mention) props.onChoose(mention);
      return mention !== undefined;
    },
  });

  return (
    <Show when={found().length > 0}>
      <ul class="mentions" role="listbox" aria-label="Collections and documents">
        <For each={found()}>
          {(mention, index) => (
            <li
              role="option"
              aria-selected={index() === at()}
              onPointerDown={(event) => (event.preventDefault(), props.onChoose(mention))}
            >
              <Icon name={mention.kind === "collection" ? "folder" : "file"} size={16} />
              <span>{mention.name}</span>
            </li>
          )}
        </For>
      </ul>
      <p class="hidden-visually" role="status">
        {found()[at()]?.name}
      </p>
    </Show>
  );
}
