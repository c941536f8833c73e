import { createEffect, createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { listMentions, type Mention } from "./mentions.ts";

interface MentionListProps {
  readonly things: readonly Mention[];
  readonly query: string;
  readonly onChoose: (mention: Mention) => void;
  /** The text field keeps the focus; this is how its keys move and choose here. */
  readonly handle: (handle: { move(step: number): void; choose(): boolean }) => void;
}

export function MentionList(props: MentionListProps): JSX.Element {
  const [at, setAt] = createSignal(0);
  const found = createMemo(() => listMentions(props.things, props.query));
  /** Those that can be chosen come first. */
  const open = createMemo(() => found().filter(({ barred }) => barred === undefined).length);
  createEffect(() => setAt((index) => Math.min(index, Math.max(0, open() - 1))));
  let list: HTMLUListElement | undefined;
  createEffect(() => list?.children[at()]?.scrollIntoView({ block: "nearest" }));
  props.handle({
    move: (step) => setAt((index) => (index + step + open()) % Math.max(1, open())),
    choose() {
      const mention = open() > 0 ? found()[at()] : undefined;
      if (mention) props.onChoose(mention);
      return mention !== undefined;
    },
  });

  return (
    <Show when={found().length > 0}>
      <ul ref={list} class="mentions" role="listbox" aria-label="Collections, documents and personas">
        <For each={found()}>
          {(mention, index) => (
            <li
              role="option"
              aria-selected={index() === at() && !mention.barred}
              aria-disabled={mention.barred !== undefined}
              onPointerDown={(event) => {
                event.preventDefault();
                if (!mention.barred) props.onChoose(mention);
              }}
            >
              <Icon name={ICONS[mention.kind]} size={16} />
              <span>{mention.name}</span>
              <Show when={mention.barred}>{(why) => <span class="mention-barred">{why()}</span>}</Show>
            </li>
          )}
        </For>
      </ul>
      <p class="hidden-visually" role="status">
        {open() > 0 ? found()[at()]?.name : ""}
      </p>
    </Show>
  );
}

const ICONS: Readonly<Record<Mention["kind"], IconName>> = {
  collection: "folder",
  document: "file",
  persona: "persona",
};
