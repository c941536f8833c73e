import type { JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { LibraryButton } from "../import/library/library-button.tsx";
import { chosenFiles } from "./dropped-files.ts";
import { ACCEPT } from "./file-kinds.ts";

/** "Choose files", "Choose a folder", "From the web" and "From Zotero or Obsidian". */
export function FileButtons(props: { readonly collectionId?: string; readonly solid?: boolean }): JSX.Element {
  const { uploads, webAddress } = useApp();
  const take = (first: File, others: readonly File[]) => {
    const { files, folder } = chosenFiles([first, ...others]);
    void uploads.add(files, { collectionId: props.collectionId, folder });
  };

  return (
    <div class="file-buttons">
      <FileButton
        look={props.solid ? "solid" : "soft"}
        icon="file"
        multiple
        accept={ACCEPT}
        of="Files to add"
        onChoose={take}
      >
        Choose files
      </FileButton>
      <FileButton icon="folder" folder of="Folder to add" onChoose={take}>
        Choose a folder
      </FileButton>
      <Button icon="external" onClick={() => webAddress.ask({ collectionId: props.collectionId })}>
        From the web
      </Button>
      <LibraryButton />
    </div>
  );
}
