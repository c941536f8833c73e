import type { JSX } from "solid-js";
import { useApp } from "../../../app/context.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LibraryForm } from "./library-form.tsx";

/** Takes in a library of Zotero or a vault of Obsidian. */
export function LibraryDialog(): JSX.Element {
  const { libraryImport } = useApp();
  return (
    <Dialog open={libraryImport.isOpen()} title="Import from Zotero or Obsidian" onClose={() => libraryImport.close()}>
      <LibraryForm onClose={() => libraryImport.close()} />
    </Dialog>
  );
}
