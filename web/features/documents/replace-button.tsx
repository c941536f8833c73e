import type { JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import type { Document } from "#core/library/documents/document.ts";
import type { ButtonProps } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { acceptFor, replaceFile } from "./replace-file.ts";

interface ReplaceButtonProps extends Pick<ButtonProps, "look" | "small"> {
  readonly document: Document;
  /** Called once a file was chosen. */
  readonly onChosen?: () => void;
}

/** Asks for a file and puts it in the place of the document's file. */
export function ReplaceButton(props: ReplaceButtonProps): JSX.Element {
  const app = useApp();
  const take = (file: File) => {
    void replaceFile(app, props.document, file);
    props.onChosen?.();
  };
  return (
    <FileButton
      look={props.look}
      small={props.small}
      icon="upload"
      accept={acceptFor(props.document)}
      of={`Newer version of ${props.document.original_filename}`}
      onChoose={take}
    >
      <span>
        Replace<span class={props.small ? "file-replace" : undefined}> with a newer version</span>…
      </span>
    </FileButton>
  );
}
