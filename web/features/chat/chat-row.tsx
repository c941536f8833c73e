import { Show, type JSX } from "solid-js";
import { ChatItem } from "../../app/chat-item.tsx";
import type { ListedSession as Session, SaidMessage } from "#core/chat/chat.ts";
import { IconButton } from "../../ui/button.tsx";
import { excerpt } from "../../ui/excerpt.ts";
import { Highlighted } from "../../ui/highlighted.tsx";
import { ChatPlace } from "./chat-head.tsx";
import { usePinAndArchive } from "./use-change-chat.ts";

interface ChatRowProps {
  readonly session: Session;
  readonly words: readonly string[];
  /** The message in which the words stand. */
  readonly said: SaidMessage | undefined;
}

/** A chat on the page of all chats, with its folder, its tags and what was found in it. */
export function ChatRow(props: ChatRowProps): JSX.Element {
  const { pin, archive } = usePinAndArchive();
  const name = () => props.session.name;
  const pinned = () => props.session.pinned;
  const archived = () => props.session.archived;
  return (
    <>
      <ChatItem
        session={props.session}
        message={props.said?.message_id}
        actions={
          <>
            <Show when={!archived()}>
              <IconButton
                class="nav-action"
                icon="pin"
                size={16}
                aria-pressed={pinned()}
                label={`Pin the chat “${name()}”`}
                onClick={() => pin(props.session)}
              />
            </Show>
            <IconButton
              class="nav-action"
              icon="archive"
              size={16}
              aria-pressed={archived()}
              label={`Archive the chat “${name()}”`}
              onClick={() => archive(props.session)}
            />
          </>
        }
      />
      <Show when={props.session.tags.length > 0 || props.session.folder || props.said}>
        <p class="chat-row-facts" dir="auto">
          <ChatPlace session={props.session} />
          <Show when={props.said}>
            {(said) => <Highlighted text={excerpt(said().content, props.words, 200)} words={props.words} />}
          </Show>
        </p>
      </Show>
    </>
  );
}
