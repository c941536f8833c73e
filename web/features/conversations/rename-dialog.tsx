import { createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogForm } from "../../ui/dialog-form.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { Conversation } from "#core/chat/conversations/conversation.ts";
import { useLookAgain } from "./use-tags.ts";

export function RenameDialog(props: {
  readonly conversation: Conversation | undefined;
  readonly onClose: () => void;
}): JSX.Element {
  return (
    <Dialog open={props.conversation !== undefined} title="Rename the conversation" onClose={() => props.onClose()}>
      <Show when={props.conversation}>
        {(conversation) => <RenameForm conversation={conversation()} onClose={() => props.onClose()} />}
      </Show>
    </Dialog>
  );
}

function RenameForm(props: { readonly conversation: Conversation; readonly onClose: () => void }): JSX.Element {
  const { api } = useApp();
  const lookAgain = useLookAgain();
  const [title, setTitle] = createSignal(props.conversation.title ?? "");
  const save = async () => {
    await api.changeConversation({
      params: { conversation_id: props.conversation.id },
      body: { title: title().trim() || null },
    });
    await lookAgain();
    props.onClose();
  };
  return (
    <DialogForm class="tag-form" submit="Save" isComplete save={save} onCancel={() => props.onClose()}>
      <TextField label="Title" dir="auto" maxlength={500} autofocus value={title()} onInput={setTitle} />
    </DialogForm>
  );
}
