import { Show, type JSX } from "solid-js";
import { whyLost } from "#core/chat/why-lost.ts";
import { EXTRACTIVE } from "#core/engine/engine.ts";
import { useApp } from "../../app/context.tsx";
import { isAlone } from "./alone.ts";
import { uncheckedNote } from "./answer-pieces.ts";
import { ChangedNotes } from "./changed-notes.tsx";
import { GroundingNotes } from "./grounding-notes.tsx";
import type { AnswerDetails, Message } from "./message.ts";
import type { sourceSteps } from "./source-steps.ts";

/** Which language models stopped before this answer, above its text. */
export function LostNote(props: { readonly answer: AnswerDetails | undefined }): JSX.Element {
  return (
    <Show when={props.answer?.lost}>
      {(lost) => (
        <p class="answer-note" data-kind="failed" role="note">
          {lostWords(lost(), props.answer)}
        </p>
      )}
    </Show>
  );
}

function lostWords(lost: NonNullable<AnswerDetails["lost"]>, answer: AnswerDetails | undefined): string {
  const instead = answer?.generator.id === EXTRACTIVE ? "The documents are quoted instead." : "Another model answered.";
  return `${whyLost(lost)} ${instead}`;
}

interface AnswerNotesProps {
  readonly message: Message;
  readonly cited: ReturnType<typeof sourceSteps>["cited"];
  readonly onAgain: () => void;
}

/** What a reader should know of an answer, below its text: where it ended early, and what has changed since. */
export function AnswerNotes(props: AnswerNotesProps): JSX.Element {
  const { host } = useApp();
  const answer = () => props.message.metadata.answer;
  const here = () => (host.where() === "device" ? "this device" : "your server");
  return (
    <>
      <Show when={!isAlone(props.message) && uncheckedNote(answer()?.receipts ?? [])}>
        {(note) => (
          <p class="answer-note" data-kind="unchecked">
            {note()}
          </p>
        )}
      </Show>
      <Show when={answer()?.stopped}>
        <p class="answer-note" data-kind="stopped">
          {isAlone(props.message) ? "Stopped here." : "Stopped here. The sentences above were checked."}
        </p>
      </Show>
      <Show when={answer()?.kept_here}>
        <p class="answer-note" data-kind="kept">
          Kept on {here()}: some of what was asked about never leaves it, so no hosted model was given any of this, and
          it does not sync.
        </p>
      </Show>
      <ChangedNotes cited={props.cited} at={props.message.created_at} onAgain={() => props.onAgain()} />
      <GroundingNotes answer={answer()} here={here()} />
      <Show when={answer()?.broken}>
        {(broken) => (
          <p class="answer-note" data-kind="broken">
            {broken().detail} The sentences above were written before that
            {isAlone(props.message) ? "." : ", and were checked."}
          </p>
        )}
      </Show>
      <Show when={answer()?.model?.cut}>
        <p class="answer-note" data-kind="cut">
          The answer reached its longest length and may lack its end. Ask for less at once, or for the rest.
        </p>
      </Show>
    </>
  );
}
