import { createSignal, For, Show, type JSX } from "solid-js";
import type { Collection } from "#core/library/collections/collection.ts";
import { Button } from "../../ui/button.tsx";
import { CollectionChoice } from "./collection-choice.tsx";
import { formatBytes } from "./file-kinds.ts";
import "./incoming-dialog.css";

/** The most files that are named; the others are counted. */
const NAMED = 50;

interface AddFilesFormProps {
  readonly files: readonly File[];
  /** The collections to choose from, the likeliest first. */
  readonly collections: readonly Collection[];
  /** The words of the button that does not add them. */
  readonly cancel: string;
  readonly hint?: JSX.Element;
  /** A person has just asked for it: Enter adds them. */
  readonly autofocus?: boolean;
  /** Undefined where there is no collection yet. */
  readonly onAdd: (collectionId: string | undefined) => void;
  readonly onCancel: () => void;
}

/** Files, and the collection they go into. */
export function AddFilesForm(props: AddFilesFormProps): JSX.Element {
  const [chosen, setChosen] = createSignal<string>();
  const collection = () => props.collections.find(({ id }) => id === chosen()) ?? props.collections[0];
  const more = () => props.files.length - NAMED;
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    props.onAdd(collection()?.id);
  };
  return (
    <form class="incoming" onSubmit={add}>
      <ul class="incoming-files">
        <For each={props.files.slice(0, NAMED)}>
          {(file) => (
            <li>
              <bdi>{file.name}</bdi> <small>{formatBytes(file.size)}</small>
            </li>
          )}
        </For>
        <Show when={more() > 0}>
          <li>And {more().toLocaleString("en")} more.</li>
        </Show>
      </ul>
      <CollectionChoice collections={props.collections} chosen={collection()?.id} onChoose={setChosen} />
      {props.hint}
      <div class="dialog-actions">
        <Button onClick={() => props.onCancel()}>{props.cancel}</Button>
        <Button look="solid" type="submit" autofocus={props.autofocus}>
          {`Add to ${collection() ? `“${collection()?.name}”` : "a new collection"}`}
        </Button>
      </div>
    </form>
  );
}
