import { createMemo, For, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { changedSources, changedWords } from "./changed-sources.ts";
import type { SourceStep } from "./source-steps.ts";

interface ChangedNotesProps {
  readonly cited: readonly SourceStep[];
  /** When the answer was written. */
  readonly at: string;
  readonly onAgain: () => void;
}

/** Says that what an answer rests on changed since, and offers to answer again. */
export function ChangedNotes(props: ChangedNotesProps): JSX.Element {
  const { lists } = useApp();
  const documentOf = (id: string) => lists.plainDocuments()?.find((document) => document.id === id);
  const changed = createMemo(() => changedSources(props.cited, documentOf, props.at));
  return (
    <For each={changed()}>
      {(source) => (
        <p class="answer-note" data-kind="changed" role="note">
          {changedWords(source)}{" "}
          <Button small look="plain" icon="retry" onClick={() => props.onAgain()}>
            Answer again
          </Button>
        </p>
      )}
    </For>
  );
}
