import type { JSX } from "solid-js";
import { useApp } from "../../../app/context.tsx";
import { Button } from "../../../ui/button.tsx";

/** Opens the dialog that takes in a library of Zotero or a vault of Obsidian. */
export function LibraryButton(): JSX.Element {
  const { libraryImport } = useApp();
  return (
    <Button icon="upload" onClick={() => libraryImport.open()}>
      From Zotero or Obsidian
    </Button>
  );
}
