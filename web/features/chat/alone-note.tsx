import { Show, type JSX } from "solid-js";
import { Button } from "../../ui/button.tsx";
import { ALONE_WORDS, isAlone, talkFacts } from "./alone.ts";
import type { Message } from "./message.ts";

/** Above an answer that rests on no document: that it does not, and how to ask the documents. */
export function AloneNote(props: {
  readonly message: Message;
  readonly onDocuments: (() => void) | undefined;
}): JSX.Element {
  return (
    <Show when={isAlone(props.message) && !talkFacts(props.message).greeting}>
      <p class="answer-note" data-kind="alone" role="note">
        {ALONE_WORDS}
        <Show when={props.onDocuments}>
          {(ask) => (
            <Button small look="plain" icon="file" onClick={() => ask()()}>
              Ask your documents
            </Button>
          )}
        </Show>
      </p>
    </Show>
  );
}

/** Below an answer that another program asked for, or an earlier version: how it ended, where not as it should. */
export function TalkEnd(props: { readonly message: Message }): JSX.Element {
  const facts = () => talkFacts(props.message);
  return (
    <>
      <Show when={facts().finish_reason === "cancelled"}>
        <p class="answer-note" data-kind="stopped">
          Stopped here.
        </p>
      </Show>
      <Show when={facts().error}>
        {(error) => (
          <p class="answer-note" data-kind="broken">
            It broke off here. {error()}
          </p>
        )}
      </Show>
    </>
  );
}
