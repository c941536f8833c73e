import { Match, Show, Switch, type JSX } from "solid-js";
import { Button } from "../../ui/button.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { AnswerText } from "./answer-text.tsx";
import type { Pending } from "./pending.ts";
import { Thinking } from "./thinking.tsx";
import { whereWords } from "./generator-words.ts";

interface PendingMessageProps {
  readonly pending: Pending;
  /** The question already stands in the thread. */
  readonly isStored: boolean;
  readonly onRetry: () => void;
  readonly onForget: () => void;
  readonly onMoreTime: () => Promise<void>;
}

/** A question whose answer is on its way: what of it is written, and by whom. Keeps the room the answer will take. */
export function PendingMessage(props: PendingMessageProps): JSX.Element {
  const isAlone = () => props.pending.question.answers === "model";
  return (
    <>
      <Show when={!props.isStored}>
        <li class="message" data-role="user">
          <p class="question" dir="auto">
            {props.pending.question.text}
          </p>
        </li>
      </Show>
      <li class="message" data-role="assistant" data-pending="" aria-busy={props.pending.state === "waiting"}>
        <Show when={props.pending.restarted}>
          {(reason) => (
            <p class="answer-note" role="status">
              {reason()} The answer is being written again.
            </p>
          )}
        </Show>
        <Show when={props.pending.thinking}>
          {(thought) => (
            <Thinking
              text={thought().text}
              since={thought().since}
              took={thought().took}
              onMoreTime={props.pending.state === "waiting" ? props.onMoreTime : undefined}
            />
          )}
        </Show>
        <Show when={props.pending.text !== ""}>
          <AnswerText
            source={props.pending.text}
            receipts={[]}
            citation={(number) =>
              isAlone() ? (
                `[${number}]`
              ) : (
                <span class="cite" data-unchecked="" title="This source is checked when the answer is complete">
                  {number}
                </span>
              )
            }
          />
        </Show>
        <Switch>
          <Match when={props.pending.state === "waiting"}>
            <Loading what={phaseWords(props.pending)} />
          </Match>
          <Match when={props.pending.state === "stopped"}>
            <p class="stopped">
              {props.pending.text === "" ? "Stopped before there was an answer." : "Stopped."}
              <Button small look="plain" icon="retry" onClick={() => props.onRetry()}>
                Ask again
              </Button>
            </p>
          </Match>
          <Match when={props.pending.state === "failed"}>
            <Failed what="There is no answer." reason={props.pending.reason ?? ""} onRetry={() => props.onRetry()}>
              <Button small look="plain" onClick={() => props.onForget()}>
                Dismiss
              </Button>
            </Failed>
          </Match>
        </Switch>
      </li>
    </>
  );
}

function phaseWords({ phase, generator, thinking, question }: Pending): string {
  const isModel = generator && generator.id !== "extractive";
  const who = isModel ? `${generator.name}, ${whereWords(generator.where)}` : "";
  if (phase === "loading" && isModel) return `Getting ${who} ready…`;
  if (phase === "writing" && isModel && thinking && thinking.took === undefined) return `${who}, is thinking…`;
  if (phase === "writing" && isModel) return `${who}, is writing…`;
  if (phase === "checking") return "Checking every sentence against your documents…";
  return question.answers === "model" ? "Waiting for the language model…" : "Reading your documents…";
}
