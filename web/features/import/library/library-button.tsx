import { createSignal, lazy, type JSX } from "solid-js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

const LibraryForm = lazy(async () => ({ default: (await import("./library-form.tsx")).LibraryForm }));

/** Takes in a library of Zotero or a vault of Obsidian. */
export function LibraryButton(): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <>
      <Button icon="upload" onClick={() => setOpen(true)}>
        From Zotero or Obsidian
      </Button>
      <Dialog open={isOpen()} title="Import from Zotero or Obsidian" onClose={() => setOpen(false)}>
        <LibraryForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
