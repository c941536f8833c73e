import { splitProps, type JSX } from "solid-js";
import { Button, type ButtonProps } from "./button.tsx";

interface FileButtonProps extends Omit<ButtonProps, "onClick"> {
  /** What is chosen, for assistive technology. */
  readonly of: string;
  readonly accept?: string;
  readonly multiple?: boolean;
  /** Chooses a folder, and gives all files in it. */
  readonly folder?: boolean;
  readonly onChoose: (first: File, others: readonly File[]) => void;
}

/** A button that opens the file dialog of the browser. */
export function FileButton(props: FileButtonProps): JSX.Element {
  const [own, button] = splitProps(props, ["of", "accept", "multiple", "folder", "onChoose"]);
  let input: HTMLInputElement | undefined;
  return (
    <>
      <Button {...button} onClick={() => input?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={own.multiple}
        accept={own.accept}
        aria-label={own.of}
        onChange={({ currentTarget: field }) => {
          const [first, ...others] = field.files ?? [];
          // So that the same file can be chosen again.
          field.value = "";
          if (first) own.onChoose(first, others);
        }}
        {...(own.folder && { webkitdirectory: true })}
      />
    </>
  );
}
