import { createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { ListedSession as Session } from "#core/chat/chat.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogForm } from "../../ui/dialog-form.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { tagsOf } from "../documents/change-documents.ts";
import { ChatFiles } from "./chat-files.tsx";
import { TagWords } from "./tag-words.tsx";
import { foldersIn, tagsIn } from "./tags-and-folders.ts";
import "./chat-dialog.css";

interface ChatDialogProps {
  readonly session: Session;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A chat: its name, folder, tags and place in the list, and the files it can be saved as. */
export function ChatDialog(props: ChatDialogProps): JSX.Element {
  return (
    <Dialog open={props.open} title="Change the chat" onClose={() => props.onClose()}>
      <ChatForm {...props} />
    </Dialog>
  );
}

function ChatForm(props: ChatDialogProps): JSX.Element {
  const { api, client, lists } = useApp();
  // As it was when the dialog was opened: what changes meanwhile does not change the form.
  const { session } = props;
  const [name, setName] = createSignal(session.name);
  const [folder, setFolder] = createSignal(session.folder ?? "");
  const [tags, setTags] = createSignal(session.tags.join(", "));
  const [pinned, setPinned] = createSignal(session.pinned);
  const [archived, setArchived] = createSignal(session.archived);
  const save = async () => {
    await api.changeSession({
      params: { session_id: session.id },
      body: {
        ...(name().trim() !== session.name && { name: name().trim() }),
        ...(folder().trim() !== (session.folder ?? "") && { folder: folder().trim() || null }),
        ...(tags() !== session.tags.join(", ") && { tags: tagsOf(tags()) }),
        ...(pinned() !== session.pinned && { pinned: pinned() }),
        ...(archived() !== session.archived && { archived: archived() }),
      },
    });
    await client.invalidateQueries({ queryKey: keys.sessions });
    props.onClose();
  };
  return (
    <DialogForm submit="Save" isComplete={name().trim() !== ""} save={save} onCancel={() => props.onClose()}>
      <TextField label="Name" required maxlength={200} autofocus value={name()} onInput={setName} />
      <TextField
        label="Folder"
        hint="A new name makes a new folder; empty takes it out."
        maxlength={100}
        options={foldersIn(lists.chats())}
        value={folder()}
        onInput={setFolder}
      />
      <TextField
        label="Tags"
        hint="Words to find it by, divided by commas."
        maxlength={2000}
        value={tags()}
        onInput={setTags}
      />
      <KnownTags value={tags()} onChange={setTags} />
      <Choice label="Pin it above the other chats" value={pinned()} onChange={setPinned} />
      <Choice label="Archive it: it is kept apart from the other chats" value={archived()} onChange={setArchived} />
      <ChatFiles session={props.session} />
    </DialogForm>
  );
}

/** Tags of other chats, to put on and take off. */
function KnownTags(props: { readonly value: string; readonly onChange: (value: string) => void }): JSX.Element {
  const { lists } = useApp();
  const chosen = () => tagsOf(props.value);
  return (
    <Show when={tagsIn(lists.chats()).length > 0}>
      <TagWords
        label="Tags that you have"
        tags={tagsIn(lists.chats())}
        chosen={chosen()}
        onChange={(tags) => props.onChange(tags.join(", "))}
      />
    </Show>
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
