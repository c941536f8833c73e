import { Key } from "@solid-primitives/keyed";
import { createEffect, createMemo, Show, type JSX } from "solid-js";
import type { Document } from "#core/library/documents/document.ts";
import { isEnough, newestReady, offeredOf, type Offered } from "./offered.ts";
import { useAsk } from "./use-ask.ts";
import { createGuides } from "./use-guides.ts";
import "./guide.css";

interface SuggestionsProps {
  /** Newest first. */
  readonly documents: readonly Document[];
  readonly title: string;
  /** Called when they have come, or will not for now: what stands below them would be pushed down before. */
  readonly onLooked?: () => void;
}

/** Questions that these documents answer for sure; a click asks one of its document. Nothing where there are none. */
export function Suggestions(props: SuggestionsProps): JSX.Element {
  const { guides, isLooked } = createGuides(
    createMemo(() => newestReady(props.documents)),
    isEnough,
  );
  const offered = createMemo(() => offeredOf(guides()));
  createEffect(() => {
    if (isLooked()) props.onLooked?.();
  });
  return (
    <Show when={offered().length > 0 && isLooked()}>
      <section class="suggestions" aria-label={props.title}>
        <h2>{props.title}</h2>
        <OfferedList offered={offered()} areNamed />
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
