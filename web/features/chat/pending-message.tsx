import { Match, Show, Switch, type JSX } from "solid-js";
import { Button } from "../../ui/button.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import type { Pending } from "./conversations.ts";

interface PendingMessageProps {
  readonly pending: Pending;
  /** The question already stands in the thread. */
  readonly isStored: boolean;
  readonly onRetry: () => void;
  readonly onForget: () => void;
}

/** A question that has no answer yet; keeps the room the answer will take. */
export function PendingMessage(props: PendingMessageProps): JSX.Element {
  return (
    <>
      <Show when={!props.isStored}>
        <li class="message" data-role="user">
          <p class="question" dir="auto">
            {props.pending.question}
          </p>
        </li>
      </Show>
      <li class="message" data-role="assistant" data-pending="">
        <Switch>
          <Match when={props.pending.state === "waiting"}>
            <Loading what="Reading your documents…" />
          </Match>
          <Match when={props.pending.state === "stopped"}>
            <p class="stopped">
              Stopped before there was an answer.
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
