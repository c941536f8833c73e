import type { JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { LibraryButton } from "../import/library/library-button.tsx";
import { chosenFiles } from "./dropped-files.ts";
import { ACCEPT } from "./file-kinds.ts";

/** "Choose files", "Choose a folder", "From the web" and "From Zotero or Obsidian". */
export function FileButtons(props: { readonly collectionId?: string; readonly solid?: boolean }): JSX.Element {
  const { uploads, webAddress } = useApp();
  let filesInput: HTMLInputElement | undefined;
  let folderInput: HTMLInputElement | undefined;

  const take = (input: HTMLInputElement) => {
    const { files, folder } = chosenFiles([...(input.files ?? [])]);
    void uploads.add(files, { collectionId: props.collectionId, folder });
    input.value = "";
  };

  return (
    <div class="file-buttons">
      <Button look={props.solid ? "solid" : "soft"} icon="file" onClick={() => filesInput?.click()}>
        Choose files
      </Button>
      <Button icon="folder" onClick={() => folderInput?.click()}>
        Choose a folder
      </Button>
      <Button icon="external" onClick={() => webAddress.ask({ collectionId: props.collectionId })}>
        From the web
      </Button>
      <LibraryButton />
      <input
        ref={filesInput}
        type="file"
        multiple
        hidden
        accept={ACCEPT}
        aria-label="Files to add"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={folderInput}
        type="file"
        hidden
        aria-label="Folder to add"
        onChange={(event) => take(event.currentTarget)}
        {...{ webkitdirectory: true }}
      />
    </div>
  );
}
