import { Show, type JSX } from "solid-js";
import { counted } from "#core/http/counted.ts";
import { useApp } from "../../app/context.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { AddFilesForm } from "./add-files-form.tsx";

/** Asks which collection files go into that were dropped, pasted or chosen where no collection is in view. */
export function DestinationDialog(): JSX.Element {
  const { destination } = useApp();
  return (
    <Show when={destination.asked()} keyed>
      {(asked) => (
        <Dialog
          open
          title={`Where do you want to add ${counted(asked.files.length, "file")}?`}
          onClose={() => asked.answer(undefined)}
        >
          <AddFilesForm
            files={asked.files}
            collections={asked.collections}
            autofocus
            cancel="Cancel"
            onAdd={asked.answer}
            onCancel={() => asked.answer(undefined)}
          />
        </Dialog>
      )}
    </Show>
  );
}
