import { pageWords } from "#core/engine/page-words.ts";
import { createSignal, Show, type JSX } from "solid-js";
import type { Passage } from "#core/engine/engine.ts";
import { Hint } from "../../ui/hint.tsx";
import { rowsAsText } from "../../ui/rows-as-text.ts";
import type { Receipt } from "./message.ts";
import type { OpenSource } from "./source-steps.ts";

interface CitationProps {
  readonly number: number;
  readonly at: number;
  readonly passage: Passage | undefined;
  readonly receipt: Receipt | undefined;
  readonly isOpen: boolean;
  readonly id: string;
  readonly onOpen: (source: OpenSource) => void;
}

/** The number of a source in an answer, with its words at a glance; a number that names none is a word of the answer. */
export function Citation(props: CitationProps): JSX.Element {
  const [anchor, setAnchor] = createSignal<HTMLElement>();
  return (
    <Show when={props.passage} fallback={`[${props.number}]`}>
      {(passage) => (
        // An element around both: the coming and going of the hint would otherwise move the button, and take its focus.
        <span>
          <button
            type="button"
            class="cite"
            data-citation={props.id}
            aria-current={props.isOpen}
            aria-label={`Source ${props.number}: ${placeName(passage(), props.receipt)}`}
            onMouseEnter={(event) => setAnchor(event.currentTarget)}
            onMouseLeave={() => setAnchor(undefined)}
            // Given back after a tap that closed the source, the focus would lay the hint over the quote.
            onFocus={({ currentTarget: own }) => own.matches(":focus-visible") && setAnchor(own)}
            onBlur={() => setAnchor(undefined)}
            onKeyDown={(event) => event.key === "Escape" && setAnchor(undefined)}
            onClick={() => (setAnchor(undefined), props.onOpen({ source: props.number, at: props.at }))}
          >
            {props.number}
          </button>
          <Hint anchor={props.isOpen ? undefined : anchor()}>
            <strong>{placeName(passage(), props.receipt)}</strong>
            <span class="hint-quote" dir="auto">
              {rowsAsText(props.receipt?.quote ?? passage().content)}
            </span>
          </Hint>
        </span>
      )}
    </Show>
  );
}

/** Document and page: the page of the words where they are known, otherwise the one the passage begins on. */
function placeName(passage: Passage, receipt: Receipt | undefined): string {
  const page = receipt?.page ?? passage.page;
  return passage.document_name + (page === null ? "" : `, ${pageWords(passage.document_name, page)}`);
}
