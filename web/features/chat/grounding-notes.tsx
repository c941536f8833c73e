import { pageWords } from "#core/engine/page-words.ts";
import { For, Show, type JSX } from "solid-js";
import type { AnswerDetails } from "./message.ts";

/** What the language model was not given, and why. */
export function GroundingNotes(props: {
  readonly answer: AnswerDetails | undefined;
  readonly here: string;
}): JSX.Element {
  const names = () => (props.answer?.left_out ?? []).map(({ name }) => `“${name}”`).join(", ");
  return (
    <>
      <Show when={names()}>
        <p class="answer-note" data-kind="left-out">
          Left out: {names()} never leaves {props.here}, so {props.answer?.generator.name} was not given it. For quotes
          from it, ask in that collection.
        </p>
      </Show>
      <For each={props.answer?.addressed}>
        {({ document_name, page, text }) => (
          <p class="answer-note" data-kind="addressed">
            {document_name}
            {page === null ? "" : `, ${pageWords(document_name, page)}`} holds text that addresses the language model,
            which was not given it: “{shortened(text)}”
          </p>
        )}
      </For>
    </>
  );
}

const LONGEST = 240;

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed().trimEnd()}…` : text;
