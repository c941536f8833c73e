import { Match, Show, Switch, type JSX } from "solid-js";
import { Button } from "../../ui/button.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import type { Talk, Turn } from "./talk.ts";
import { Written } from "./talk-message.tsx";

/** The turn under way: what was said, and the answer as it is written. */
export function PendingTurn(props: {
  readonly turn: Turn;
  readonly talk: Talk;
  readonly onAgain: () => void;
  readonly onTakeBack: () => void;
}): JSX.Element {
  const answer = () => props.talk.answer();
  /** The service has the question: it answered at all. */
  const isStored = () => answer().end !== undefined;
  return (
    <>
      <li class="message" data-role="user">
        <p class="question" dir="auto">
          {props.turn.text}
        </p>
      </li>
      <li class="message" data-role="assistant" data-pending="">
        <Show when={answer().text}>
          <article class="answer" aria-label="Answer being written">
            <Written text={answer().text} />
          </article>
        </Show>
        <Switch>
          <Match when={answer().phase === "waiting"}>
            <Loading what="Waiting for the first word…" />
          </Match>
          <Match when={answer().phase === "stopped"}>
            <p class="stopped">Stopped{answer().text ? " here." : " before anything had come."}</p>
          </Match>
          <Match when={answer().phase === "failed"}>
            <Failed what="There is no answer." reason={answer().reason ?? ""}>
              <Show when={!isStored()}>
                <Button small icon="retry" onClick={() => props.onAgain()}>
                  Try again
                </Button>
                <Button small look="plain" onClick={() => props.onTakeBack()}>
                  Back into the field
                </Button>
              </Show>
            </Failed>
          </Match>
        </Switch>
      </li>
    </>
  );
}
