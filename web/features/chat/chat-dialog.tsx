import { createSignal, createUniqueId, For, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { ChatSession as Session } from "#core/chat/chat.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogForm } from "../../ui/dialog-form.tsx";
import { Button } from "../../ui/button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { TextField } from "../../ui/text-field.tsx";
import { tagsOf } from "../documents/change-documents.ts";
import { CHAT_FORMATS, chatFile, type ChatFormat } from "./export-chat.ts";
import { allMessages } from "./message.ts";
import "./chat-dialog.css";

interface ChatDialogProps {
  readonly session: Session;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A chat: its name, tags and place in the list, and the files it can be saved as. */
export function ChatDialog(props: ChatDialogProps): JSX.Element {
  return (
    <Dialog open={props.open} title="Change the chat" onClose={() => props.onClose()}>
      <ChatForm {...props} />
    </Dialog>
  );
}

function ChatForm(props: ChatDialogProps): JSX.Element {
  const { api, client, toasts } = useApp();
  // As it was when the dialog was opened: what changes meanwhile does not change the form.
  const { session } = props;
  const [name, setName] = createSignal(session.name);
  const [tags, setTags] = createSignal(session.tags.join(", "));
  const [pinned, setPinned] = createSignal(session.pinned);
  const [archived, setArchived] = createSignal(session.archived);
  const savedAs = createUniqueId();
  const saveAs = async (format: ChatFormat) => {
    try {
      const messages = await allMessages(api, props.session.id);
      const file = chatFile(props.session, messages, format, new Date());
      saveFile(file.name, file.content);
    } catch (error) {
      toasts.show(`The chat could not be saved. ${error instanceof Error ? error.message : ""}`);
    }
  };
  const save = async () => {
    await api.changeSession({
      params: { session_id: session.id },
      body: {
        ...(name().trim() !== session.name && { name: name().trim() }),
        ...(tags() !== session.tags.join(", ") && { tags: tagsOf(tags()) }),
        ...(pinned() !== session.pinned && { pinned: pinned() }),
        ...(archived() !== session.archived && { archived: archived() }),
      },
    });
    await client.invalidateQueries({ queryKey: keys.sessions });
    props.onClose();
  };
  return (
    <DialogForm
      class="chat-form"
      submit="Save"
      isComplete={name().trim() !== ""}
      save={save}
      onCancel={() => props.onClose()}
    >
      <TextField label="Name" required dir="auto" maxlength={200} autofocus value={name()} onInput={setName} />
      <TextField
        label="Tags"
        hint="Words to find it by, divided by commas."
        maxlength={2000}
        dir="auto"
        value={tags()}
        onInput={setTags}
      />
      <Choice label="Pin it above the other chats" value={pinned()} onChange={setPinned} />
      <Choice label="Archive it: it is kept apart from the other chats" value={archived()} onChange={setArchived} />
      <div class="field" role="group" aria-labelledby={savedAs}>
        <span id={savedAs}>Save it as a file, with its sources</span>
        <div class="chat-formats">
          <For each={Object.entries(CHAT_FORMATS)}>
            {([format, { label }]) => (
              <Button small icon="download" onClick={() => void saveAs(format as ChatFormat)}>
                {label}
              </Button>
            )}
          </For>
        </div>
      </div>
    </DialogForm>
  );
}

function Choice(props: {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}): JSX.Element {
  return (
    <label class="chat-choice">
      <input type="checkbox" checked={props.value} onChange={(event) => props.onChange(event.currentTarget.checked)} />
      {props.label}
    </label>
  );
}
