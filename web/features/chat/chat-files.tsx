import { createUniqueId, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import type { ListedSession as Session } from "#core/chat/chat.ts";
import { keysOf } from "#core/storage/keys-of.ts";
import { Button } from "../../ui/button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { canShareFiles, shareFile } from "../../ui/share-file.ts";
import { documentsById } from "../citations/documents-by-id.ts";
import { referencesOf } from "../citations/reference.ts";
import { SaveCitations } from "../citations/save-citations.tsx";
import { allWithCurrentNames } from "./current-names.ts";
import { CHAT_FORMATS, chatFile, chatToPrint, type ChatFormat } from "./export-chat.ts";
import { fileName } from "./file-name.ts";
import { allMessages, type Message } from "./message.ts";
import { printPage } from "./print-page.ts";

/** The files that a chat can be saved as, and its print. */
export function ChatFiles(props: { readonly session: Session }): JSX.Element {
  const app = useApp();
  const { api, lists, toasts } = app;
  const label = createUniqueId();
  const messages = async () => allWithCurrentNames(await allMessages(api, props.session.id), lists.names());
  const withMessages = async (use: (messages: readonly Message[]) => unknown) => {
    await toasts.attempt("The chat could not be saved.", async () => use(await messages()));
  };
  const saveAs = (format: ChatFormat) =>
    withMessages((messages) => {
      const file = chatFile(props.session, messages, format, new Date());
      saveFile(file.name, file.content);
    });
  const share = () =>
    withMessages(async (messages) => {
      const { name, content } = chatFile(props.session, messages, "html", new Date());
      await shareFile(name, content);
    });
  const print = () => withMessages((messages) => printPage(chatToPrint(props.session, messages, new Date())));
  return (
    <div class="field" role="group" aria-labelledby={label}>
      <span id={label}>Save it as a file, with its sources</span>
      <div class="row">
        <For each={keysOf(CHAT_FORMATS)}>
          {(format) => (
            <Button small icon="download" onClick={() => void saveAs(format)}>
              {CHAT_FORMATS[format].label}
            </Button>
          )}
        </For>
        <Button small icon="file" onClick={() => void print()}>
          Print or PDF
        </Button>
        <Show when={canShareFiles()}>
          <Button small icon="external" onClick={() => void share()}>
            Share
          </Button>
        </Show>
        <SaveCitations
          name={fileName(props.session.name)}
          references={async () => referencesOf(await messages(), documentsById(app))}
        />
      </div>
    </div>
  );
}
