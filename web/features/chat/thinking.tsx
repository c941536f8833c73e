import { createSignal, onCleanup, Show, type JSX } from "solid-js";
import { Button } from "../../ui/button.tsx";
import { timeWords } from "./generator-words.ts";
import "./thinking.css";

interface ThinkingProps {
  readonly text: string;
  /** Milliseconds that it took; left out while it goes on. */
  readonly took?: number | undefined;
  /** When it began, while it goes on. */
  readonly since?: number | undefined;
  /** Gives the model more time; left out where there is nothing to give. */
  readonly onMoreTime?: (() => Promise<void>) | undefined;
}

/** What a model thinks before it answers, folded: no part of the answer, and not checked. */
export function Thinking(props: ThinkingProps): JSX.Element {
  const goesOn = () => props.took === undefined;
  return (
    <div class="thinking" data-goes-on={goesOn()}>
      <details>
        <summary>
          <Show when={goesOn()} fallback={`Thought for ${timeWords(props.took ?? 0)}`}>
            Thinking… <Elapsed since={props.since ?? Date.now()} />
          </Show>
        </summary>
        <p class="thinking-note">This is not part of the answer and was not checked against your documents.</p>
        <p class="thinking-text" dir="auto" tabindex="0">
          {props.text}
        </p>
      </details>
      <Show when={goesOn() && props.onMoreTime}>{(give) => <MoreTime onGive={give()} />}</Show>
    </div>
  );
}

function MoreTime(props: { readonly onGive: () => Promise<void> }): JSX.Element {
  const [said, setSaid] = createSignal("");
  const give = async () => {
    try {
      await props.onGive();
      setSaid("The model has more time now.");
    } catch (error) {
      setSaid(error instanceof Error ? error.message : "Try again.");
    }
  };
  return (
    <span class="thinking-more">
      <Button small look="plain" onClick={() => void give()}>
        Give it more time
      </Button>
      <span role="status">{said()}</span>
    </span>
  );
}

/** Seconds since a moment, for as long as it is shown. */
function Elapsed(props: { readonly since: number }): JSX.Element {
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), 1000);
  onCleanup(() => clearInterval(timer));
  return <span class="thinking-time">{`${Math.max(0, Math.round((now() - props.since) / 1000))} s`}</span>;
}
