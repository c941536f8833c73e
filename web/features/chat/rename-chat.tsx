import { createSignal, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Session } from "../../app/types.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogForm } from "../../ui/dialog-form.tsx";
import { TextField } from "../../ui/text-field.tsx";
import "../collections/collections.css";

interface RenameChatProps {
  readonly session: Session;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function RenameChat(props: RenameChatProps): JSX.Element {
  return (
    <Dialog open={props.open} title="Rename the chat" onClose={() => props.onClose()}>
      <RenameForm {...props} />
    </Dialog>
  );
}

function RenameForm(props: RenameChatProps): JSX.Element {
  const { api, client } = useApp();
  const [name, setName] = createSignal(props.session.name);
  const save = async () => {
    await api.changeSession(props.session.id, { name: name().trim() });
    await client.invalidateQueries({ queryKey: keys.sessions });
    props.onClose();
  };
  return (
    <DialogForm
      class="collection-form"
      submit="Save"
      isComplete={name().trim() !== ""}
      save={save}
      onCancel={() => props.onClose()}
    >
      <TextField label="Name" required dir="auto" maxlength={200} autofocus value={name()} onInput={setName} />
    </DialogForm>
  );
}
