import { pageWords } from "#core/engine/page-words.ts";
import { plural } from "#core/http/counted.ts";
import { createMemo, For, Show, type JSX } from "solid-js";
import type { Passage } from "#core/engine/engine.ts";
import { excerpt } from "../../ui/excerpt.ts";
import { rowsAsText } from "../../ui/rows-as-text.ts";
import { Highlighted } from "../../ui/highlighted.tsx";
import { reasonOf } from "../../ui/reason.ts";
import "../../ui/source.css";
import { titleOf, type OpenSource, type SourceSteps } from "./source-steps.ts";

interface SourcesProps {
  readonly steps: SourceSteps;
  readonly passages: readonly Passage[];
  /** What is cited stands with its document under the quotes. */
  readonly areCitedShown?: boolean;
  readonly opened: number | undefined;
  readonly onOpen: (source: OpenSource) => void;
}

/** What the answer rests on, and, folded, what was found but not used. */
export function Sources(props: SourcesProps): JSX.Element {
  const numbered = createMemo(() => props.passages.map((passage, index) => ({ passage, number: index + 1 })));
  const firstStep = (number: number) => props.steps.cited.find(({ source }) => source === number);
  const used = createMemo(() => numbered().filter(({ number }) => firstStep(number)));
  const unused = createMemo(() => numbered().filter(({ number }) => !firstStep(number)));
  const item = (entry: { readonly passage: Passage; readonly number: number }) => (
    <Source
      {...entry}
      page={firstStep(entry.number)?.page ?? entry.passage.page}
      from={(firstStep(entry.number)?.place.start ?? entry.passage.start) - entry.passage.start}
      isOpen={props.opened === entry.number}
      onOpen={() => props.onOpen({ source: entry.number, at: firstStep(entry.number)?.at ?? -1 })}
    />
  );
  return (
    <div class="sources">
      <Show when={used().length > 0 && !props.areCitedShown}>
        <h2>Sources</h2>
        <ul class="source-list">
          <For each={used()}>{item}</For>
        </ul>
      </Show>
      <Show when={unused().length > 0}>
        <details>
          <summary>{foundWords(unused().length, used().length > 0)}</summary>
          <ul class="source-list">
            <For each={unused()}>{item}</For>
          </ul>
        </details>
      </Show>
    </div>
  );
}

function foundWords(count: number, areOthersCited: boolean): string {
  const passages = `${areOthersCited ? "more " : ""}${plural(count, "passage was", "passages were")}`;
  return `${count} ${passages} found but not cited`;
}

/** Characters of a passage that are shown, of which the list shows two lines. */
const SHOWN = 300;

interface SourceProps {
  readonly passage: Passage;
  readonly number: number;
  readonly page: number | null;
  /** Where in the passage the words stand that the answer rests on; 0 where that is not known. */
  readonly from: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Source(props: SourceProps): JSX.Element {
  const text = () =>
    props.from > 0
      ? `…${rowsAsText(props.passage.content.slice(props.from, props.from + SHOWN))}`
      : excerpt(props.passage.content, props.passage.why.words, SHOWN);
  return (
    <li>
      <button type="button" class="source" aria-current={props.isOpen} onClick={() => props.onOpen()}>
        <span class="source-number">{props.number}</span>
        <span class="source-main">
          <span class="source-name">
            {props.passage.document_name}
            <Show
              when={props.page}
              fallback={
                <span class="source-page" dir="auto">
                  {titleOf(props.passage)}
                </span>
              }
            >
              {(page) => <span class="source-page">{pageWords(props.passage.document_name, page())}</span>}
            </Show>
          </span>
          <span class="source-text" dir="auto">
            <Highlighted text={text()} words={props.passage.why.words} />
          </span>
          <span class="small-note">{reasonOf(props.passage.why)}</span>
        </span>
      </button>
    </li>
  );
}
