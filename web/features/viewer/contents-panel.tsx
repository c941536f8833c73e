import { createSignal, For, Show, type JSX } from "solid-js";
import { IconButton } from "../../ui/button.tsx";
import type { OutlineEntry } from "./outline.ts";
import "./contents-panel.css";

interface ContentsPanelProps {
  readonly entries: readonly OutlineEntry[];
  readonly onGo: (entry: OutlineEntry) => void;
  readonly onClose: () => void;
  /** Small pictures of the pages, where the format has them. */
  readonly thumbnails?: () => JSX.Element;
  /** Above the document and not beside it. */
  readonly isOver?: boolean;
}

/** The headings or bookmarks of a document and the pictures of its pages, each of which leads there. */
export function ContentsPanel(props: ContentsPanelProps): JSX.Element {
  const [isPictures, setPictures] = createSignal(props.entries.length === 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    props.onClose();
  };
  return (
    <nav
      class="viewer-contents"
      data-over={props.isOver ? "" : undefined}
      aria-label="Contents of the document"
      onKeyDown={onKeyDown}
    >
      <header>
        <Show
          when={props.thumbnails && props.entries.length > 0}
          fallback={<h2>{isPictures() ? "Pages" : "Outline"}</h2>}
        >
          <button type="button" aria-pressed={!isPictures()} onClick={() => setPictures(false)}>
            Outline
          </button>
          <button type="button" aria-pressed={isPictures()} onClick={() => setPictures(true)}>
            Pages
          </button>
        </Show>
        <IconButton icon="close" label="Close the contents" onClick={() => props.onClose()} />
      </header>
      <Show when={isPictures() && props.thumbnails} fallback={<Entries {...props} />}>
        {(thumbnails) => thumbnails()()}
      </Show>
    </nav>
  );
}

/** Deeper headings are not indented further: a narrow panel has no room. */
const DEEPEST = 5;

function Entries(props: Pick<ContentsPanelProps, "entries" | "onGo">): JSX.Element {
  return (
    <ol class="viewer-outline">
      <For each={props.entries}>
        {(entry) => (
          <li style={{ "--depth": Math.min(entry.depth, DEEPEST) }}>
            <button type="button" dir="auto" onClick={() => props.onGo(entry)}>
              {entry.title}
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}
