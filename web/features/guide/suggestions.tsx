import { Key } from "@solid-primitives/keyed";
import { createMemo, Show, type JSX } from "solid-js";
import type { Document } from "#core/library/documents/document.ts";
import { isEnough, newestReady, offeredOf, placesOf, type Offered } from "./offered.ts";
import { useAsk } from "./use-ask.ts";
import { createGuides } from "./use-guides.ts";
import "./guide.css";

interface SuggestionsProps {
  readonly offered: readonly Offered[];
  readonly title: string;
}

/** Questions that these documents, newest first, answer for sure. What comes late does not move what is shown below. */
export function createSuggestions(documents: () => readonly Document[]) {
  const { guides, isLooked } = createGuides(
    createMemo(() => newestReady(documents())),
    isEnough,
  );
  const offered = createMemo(() => offeredOf(guides()));
  /** How many had come when the wait for them was over. */
  const inTime = createMemo<number | undefined>((before) => before ?? (isLooked() ? offered().length : undefined));
  return { offered, isLooked, places: createMemo(() => placesOf(offered(), inTime())) };
}

/** A click asks a question of its document. Nothing where there are none. */
export function Suggestions(props: SuggestionsProps): JSX.Element {
  return (
    <Show when={props.offered.length > 0}>
      <section class="suggestions" aria-label={props.title}>
        <h2>{props.title}</h2>
        <OfferedList offered={props.offered} areNamed />
      </section>
    </Show>
  );
}

interface OfferedListProps {
  readonly offered: readonly Offered[];
  /** Says which document answers. */
  readonly areNamed?: boolean;
}

export function OfferedList(props: OfferedListProps): JSX.Element {
  const { ask } = useAsk();
  return (
    <ul class="suggestion-list">
      <Key each={props.offered} by="text">
        {(offered) => (
          <li>
            <button
              type="button"
              class="suggestion"
              onClick={() => {
                const { text, document } = offered();
                void ask({ text, documentIds: [document.id], collectionId: document.collection_id });
              }}
            >
              <span class="suggestion-text" dir="auto">
                {offered().text}
              </span>
              <Show when={props.areNamed}>
                <span class="suggestion-from">{offered().document.original_filename}</span>
              </Show>
            </button>
          </li>
        )}
      </Key>
    </ul>
  );
}
