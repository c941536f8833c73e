import type { JSX } from "solid-js";
import { Button } from "../../ui/button.tsx";

interface UnderstoodProps {
  /** A name or phrase of an earlier question. */
  readonly about: string;
  readonly onAsTyped: () => void;
}

/** What was filled in from an earlier question, with one click to take it back. */
export function Understood(props: UnderstoodProps): JSX.Element {
  return (
    <p class="answer-understood">
      <span>
        Read as a question about <em dir="auto">{props.about}</em>
      </span>
      <Button small look="plain" icon="close" onClick={() => props.onAsTyped()}>
        Ask as typed
      </Button>
    </p>
  );
}
