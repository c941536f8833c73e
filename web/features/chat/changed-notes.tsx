import { Link } from "@tanstack/solid-router";
import { createMemo, For, Show, type JSX } from "solid-js";
import { plural } from "#core/http/counted.ts";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { namesInShort } from "../documents/names-in-short.ts";
import { changedSources, changedWords, missingNames } from "./changed-sources.ts";
import type { SourceStep } from "./source-steps.ts";

interface ChangedNotesProps {
  readonly cited: readonly SourceStep[];
  /** When the answer was written. */
  readonly at: string;
  readonly onAgain: () => void;
}

/** Says that what an answer rests on changed since or is gone, and offers to answer again. */
export function ChangedNotes(props: ChangedNotesProps): JSX.Element {
  const { lists } = useApp();
  const documentOf = (id: string) => lists.plainDocuments()?.find((document) => document.id === id);
  const changed = createMemo(() => changedSources(props.cited, documentOf, props.at));
  /** Said once the documents are known. */
  const missing = createMemo(() => (lists.plainDocuments() ? missingNames(props.cited, documentOf) : []));
  return (
    <>
      <Show when={missing().length > 0}>
        <p class="answer-note" data-kind="changed" role="note">
          {namesInShort(missing())} {plural(missing().length, "is", "are")} not among your documents any more. If{" "}
          {plural(missing().length, "it was", "they were")} deleted in the last 30 days, the{" "}
          <Link to="/library/trash">trash</Link> has {plural(missing().length, "it", "them")}.
        </p>
      </Show>
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
    </>
  );
}
