import { createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { refreshLists } from "../../app/refresh-lists.ts";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { importConversations, importWords, readInWorker } from "./import-conversations.ts";
import "./import.css";

/** Takes in what was said to ChatGPT or Claude. */
export function ImportButton(): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <>
      <Button icon="upload" onClick={() => setOpen(true)}>
        Import
      </Button>
      <Dialog open={isOpen()} title="Import conversations" onClose={() => setOpen(false)}>
        <ImportForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ImportForm(props: { readonly onClose: () => void }): JSX.Element {
  const { api, client } = useApp();
  const [progress, setProgress] = createSignal("");
  const [said, setSaid] = createSignal<{ readonly text: string; readonly failed: boolean }>();
  const take = async (file: File) => {
    if (progress()) return;
    setSaid(undefined);
    setProgress("Reading the file…");
    try {
      const done = await importConversations(api, file, {
        read: readInWorker,
        onProgress: (at, of) => setProgress(`${(at + 1).toLocaleString()} of ${of.toLocaleString()} conversations…`),
      });
      setSaid({ text: importWords(done), failed: false });
    } catch (error) {
      const reason = error instanceof Error ? error.message : "Try again.";
      setSaid({ text: `The import stopped. ${reason}`, failed: true });
    }
    setProgress("");
    await refreshLists(client);
  };
  return (
    <div class="import-form">
      <p>
        Choose the zip file that ChatGPT or Claude gave you when you exported your data, or the conversations.json in
        it. It is read on this device. Importing the same file again adds nothing twice.
      </p>
      <p role="status">{progress()}</p>
      <Show when={said()}>
        {(words) => (
          <p role={words().failed ? "alert" : "status"} class={words().failed ? "form-problem" : ""}>
            {words().text}
          </p>
        )}
      </Show>
      <div class="dialog-actions">
        <Button onClick={() => props.onClose()}>Close</Button>
        <FileButton
          look="solid"
          icon="upload"
          disabled={progress() !== ""}
          accept=".zip,.json,application/zip,application/json"
          of="An export of conversations"
          onChoose={(file) => void take(file)}
        >
          Choose the file
        </FileButton>
      </div>
    </div>
  );
}
