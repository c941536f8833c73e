import type { JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import type { Document } from "#core/library/documents/document.ts";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { acceptFor, replaceFile } from "./replace-file.ts";

interface ReplaceButtonProps extends Pick<ButtonProps, "look" | "small"> {
  readonly document: Document;
  /** Called once a file was chosen. */
  readonly onChosen?: () => void;
}

/** Asks for a file and puts it in the place of the document's file. */
export function ReplaceButton(props: ReplaceButtonProps): JSX.Element {
  const app = useApp();
  let input: HTMLInputElement | undefined;
  const take = (chosen: HTMLInputElement) => {
    const file = chosen.files?.[0];
    chosen.value = "";
    if (!file) return;
    void replaceFile(app, props.document, file);
    props.onChosen?.();
  };
  return (
    <>
      <Button look={props.look} small={props.small} icon="upload" onClick={() => input?.click()}>
        <span>
          Replace<span class={props.small ? "file-replace" : undefined}> with a newer version</span>…
        </span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptFor(props.document)}
        aria-label={`Newer version of ${props.document.original_filename}`}
        onChange={(event) => take(event.currentTarget)}
      />
    </>
  );
}
