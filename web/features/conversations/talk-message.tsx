import { counted } from "#core/http/counted.ts";
import { Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { AnswerText } from "../chat/answer-text.tsx";
import type { Message } from "#core/chat/conversations/conversation.ts";

/** What is known of how an answer came about; see `POST /api/v1/ai/providers/chat`. */
interface AnswerFacts {
  readonly model?: string;
  readonly finish_reason?: string;
  readonly error?: string;
  readonly duration_ms?: number;
  readonly usage?: { readonly completion_tokens: number } | null;
  readonly greeting?: boolean;
}

export function TalkMessage(props: { readonly message: Message }): JSX.Element {
  return (
    <Show
      when={props.message.sender === "assistant"}
      fallback={
        <p class={props.message.sender === "user" ? "question" : "talk-system"} dir="auto">
          {props.message.message}
        </p>
      }
    >
      <Answer message={props.message} />
    </Show>
  );
}

function Answer(props: { readonly message: Message }): JSX.Element {
  const { toasts } = useApp();
  const facts = () => props.message.message_metadata as AnswerFacts;
  const copy = async () => {
    const isCopied = await copyText(props.message.message);
    toasts.show(
      isCopied ? "Copied." : "This browser does not let the page copy. Select the text and copy it by hand.",
      {
        duration: 3000,
      },
    );
  };
  return (
    <article class="answer" aria-label="Answer">
      <Written text={props.message.message} />
      <Show when={facts().finish_reason === "cancelled"}>
        <p class="conversation-facts">Stopped here.</p>
      </Show>
      <Show when={facts().error}>{(error) => <p class="talk-broken">It broke off here. {error()}</p>}</Show>
      <footer class="answer-foot">
        <span>{lineOf(facts())}</span>
        <span class="answer-actions">
          <Button small look="plain" icon="copy" onClick={() => void copy()}>
            Copy
          </Button>
        </span>
      </footer>
    </article>
  );
}

/** A model's text. Numbers in brackets are its own words: it cites no documents. */
export function Written(props: { readonly text: string }): JSX.Element {
  return <AnswerText source={props.text} receipts={[]} citation={(number) => `[${number}]`} />;
}

function lineOf({ model, duration_ms, usage, greeting }: AnswerFacts): string {
  if (greeting) return "The persona's greeting";
  const time =
    duration_ms === undefined ? "" : duration_ms < 1000 ? `${duration_ms} ms` : `${(duration_ms / 1000).toFixed(1)} s`;
  const tokens = usage ? counted(usage.completion_tokens, "token") : "";
  return [model ? `Written by ${model}` : "", tokens, time].filter(Boolean).join(" · ");
}
