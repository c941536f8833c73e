import { createSignal, For, type JSX } from "solid-js";
import { counted, plural } from "#core/http/counted.ts";
import { useApp } from "../../app/context.tsx";
import { useCollections } from "../../app/queries.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { isSample } from "./add-sample.ts";
import { CollectionChoice } from "./collection-choice.tsx";
import { formatBytes } from "./file-kinds.ts";
import "./incoming-dialog.css";

/** Asks what to do with files that came from outside the app. Nothing has been read from them. */
export function IncomingDialog(): JSX.Element {
  const { incoming } = useApp();
  const collections = useCollections();
  const choices = () => (collections.data ?? []).filter((collection) => !isSample(collection));
  const [chosen, setChosen] = createSignal<string>();
  const collection = () => choices().find(({ id }) => id === chosen()) ?? choices()[0];
  const count = () => incoming.files().length;
  const title = () => {
    const name = collection()?.name;
    return `Add ${counted(count(), "shared file")} to ${name === undefined ? "a new collection" : `“${name}”`}?`;
  };
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    void incoming.add(collection()?.id);
  };

  return (
    <Dialog open={count() > 0 && !collections.isPending} title={title()} onClose={() => incoming.later()}>
      <form class="incoming" onSubmit={add}>
        <p>
          {plural(count(), "It came", "They came")} from another program. Nothing is read from{" "}
          {plural(count(), "it", "them")} until you add {plural(count(), "it", "them")}.
        </p>
        <ul class="incoming-files">
          <For each={incoming.files()}>
            {(file) => (
              <li>
                <bdi>{file.name}</bdi> <small>{formatBytes(file.size)}</small>
              </li>
            )}
          </For>
        </ul>
        <CollectionChoice collections={choices()} chosen={collection()?.id} onChoose={setChosen} />
        <p class="field-hint">If you close this, {plural(count(), "it waits", "they wait")} here for 7 days.</p>
        <div class="dialog-actions">
          <Button onClick={() => void incoming.drop()}>Discard</Button>
          <Button look="solid" type="submit">
            Add
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
