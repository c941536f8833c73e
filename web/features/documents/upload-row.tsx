import { Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { ACCEPT } from "./file-kinds.ts";
import type { Upload } from "./upload-queue.ts";

/** A file on its way into a collection, or why it is not. */
export function UploadRow(props: { readonly upload: Upload }): JSX.Element {
  const { uploads } = useApp();
  const words = () => {
    const { state, reason, until } = props.upload;
    if (state === "waiting")
      return until
        ? `The server takes more at ${new Date(until).toLocaleTimeString()}; the upload continues by itself`
        : "Waiting to be added";
    return state === "sending" || state === "sent" ? "Being added…" : `Not added. ${reason ?? ""}`;
  };
  return (
    <li class="tray-item" data-state={props.upload.state}>
      <span class="tray-name cut">{props.upload.name}</span>
      <span class="tray-phase">{words()}</span>
      <Show when={props.upload.state === "failed"}>
        <Show
          when={props.upload.isLost}
          fallback={
            <Button small look="plain" onClick={() => uploads.retry(props.upload.id)}>
              Try again
            </Button>
          }
        >
          <FileButton
            small
            look="plain"
            accept={ACCEPT}
            of={`File to add in place of ${props.upload.name}`}
            onChoose={(file) => uploads.chooseAgain(props.upload, file)}
          >
            Choose the file again
          </FileButton>
        </Show>
      </Show>
      <Show when={props.upload.state !== "sending" && props.upload.state !== "sent"}>
        <IconButton
          icon="close"
          size={16}
          label={`Leave out ${props.upload.name}`}
          onClick={() => uploads.dismiss(props.upload.id)}
        />
      </Show>
    </li>
  );
}
