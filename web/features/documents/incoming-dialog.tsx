import type { JSX } from "solid-js";
import { counted, plural } from "#core/http/counted.ts";
import { useApp } from "../../app/context.tsx";
import { useCollections } from "../../app/queries.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { AddFilesForm } from "./add-files-form.tsx";
import { isSample } from "./add-sample.ts";

/** Asks what to do with files that came from outside the app. Nothing has been read from them. */
export function IncomingDialog(): JSX.Element {
  const { incoming } = useApp();
  const collections = useCollections();
  const choices = () => (collections.data ?? []).filter((collection) => !isSample(collection));
  const count = () => incoming.files().length;

  return (
    <Dialog
      open={count() > 0 && !collections.isPending}
      title={`Add ${counted(count(), "shared file")}?`}
      onClose={() => incoming.later()}
    >
      <p>
        {plural(count(), "It came", "They came")} from another program. Nothing is read from{" "}
        {plural(count(), "it", "them")} until you add {plural(count(), "it", "them")}.
      </p>
      <AddFilesForm
        files={incoming.files()}
        collections={choices()}
        cancel="Discard"
        hint={<p class="field-hint">If you close this, {plural(count(), "it waits", "they wait")} here for 7 days.</p>}
        onAdd={(collectionId) => void incoming.add(collectionId)}
        onCancel={() => void incoming.drop()}
      />
    </Dialog>
  );
}
