import { Show, type JSX } from "solid-js";
import { HighlightPanel } from "./highlight-panel.tsx";
import { useHighlights } from "./highlights.ts";

/** The panel, while it is open. */
export function HighlightsBeside(props: {
  readonly documentId: string;
  readonly name: string;
  readonly isOver?: boolean;
}): JSX.Element {
  const highlights = useHighlights();
  return (
    <Show when={highlights?.isOpen() && highlights}>
      {(known) => <HighlightPanel {...props} highlights={known()} />}
    </Show>
  );
}
