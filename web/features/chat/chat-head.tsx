import { Link } from "@tanstack/solid-router";
import { createSignal, Show, type JSX } from "solid-js";
import type { ListedSession as Session } from "#core/chat/chat.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ChatDialog } from "./chat-dialog.tsx";
import { usePinAndArchive } from "./use-change-chat.ts";
import "./chat-head.css";

/** A chat's name and where it is, with what can be done to the whole of it. */
export function ChatHead(props: { readonly session: Session | undefined }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <header class="chat-head">
      <div class="chat-head-words">
        <h1 dir="auto">{props.session?.name ?? "Chat"}</h1>
        <Show when={props.session}>{(session) => <ChatPlace session={session()} />}</Show>
      </div>
      <Show when={props.session}>
        {(session) => (
          <>
            <PinAndArchive session={session()} />
            <IconButton icon="edit" label="Change or save this chat" onClick={() => setOpen(true)} />
            <ChatDialog session={session()} open={isOpen()} onClose={() => setOpen(false)} />
          </>
        )}
      </Show>
    </header>
  );
}

/** The folder and the tags of a chat; the folder leads to the others in it. */
export function ChatPlace(props: { readonly session: Session }): JSX.Element {
  return (
    <>
      <Show when={props.session.folder}>
        {(folder) => (
          <Link class="chat-place" to="/chats" search={{ folder: folder() }}>
            <Icon name="folder" size={14} /> {folder()}
          </Link>
        )}
      </Show>
      <Show when={props.session.tags.length > 0}>
        <span class="chat-place">
          <Icon name="tag" size={14} /> {props.session.tags.join(", ")}
        </span>
      </Show>
    </>
  );
}

function PinAndArchive(props: { readonly session: Session }): JSX.Element {
  const { pin, archive } = usePinAndArchive();
  return (
    <>
      <Show when={!props.session.archived}>
        <IconButton
          icon="pin"
          aria-pressed={props.session.pinned}
          label="Pin this chat"
          onClick={() => pin(props.session)}
        />
      </Show>
      <IconButton
        icon="archive"
        aria-pressed={props.session.archived}
        label="Archive this chat"
        onClick={() => archive(props.session)}
      />
    </>
  );
}
