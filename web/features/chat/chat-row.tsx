import { Show, type JSX } from "solid-js";
import { ChatItem } from "../../app/chat-item.tsx";
import type { ChatSession as Session, SaidMessage } from "#core/chat/chat.ts";
import { IconButton } from "../../ui/button.tsx";
import { excerpt } from "../../ui/excerpt.ts";
import { Highlighted } from "../../ui/highlighted.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useChangeChat } from "./use-change-chat.ts";

interface ChatRowProps {
  readonly session: Session;
  readonly words: readonly string[];
  /** The message in which the words stand. */
  readonly said: SaidMessage | undefined;
}

/** A chat on the page of all chats, with its tags and what was found in it. */
export function ChatRow(props: ChatRowProps): JSX.Element {
  const change = useChangeChat();
  const name = () => props.session.name;
  const pinned = () => props.session.pinned;
  const archived = () => props.session.archived;
  const pin = () =>
    change(props.session, { pinned: !pinned() }, `“${name()}” ${pinned() ? "is no longer pinned" : "pinned"}.`);
  const archive = () =>
    change(props.session, { archived: !archived() }, `“${name()}” ${archived() ? "is back in the list" : "archived"}.`);
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
                onClick={() => void pin()}
              />
            </Show>
            <IconButton
              class="nav-action"
              icon="archive"
              size={16}
              aria-pressed={archived()}
              label={`Archive the chat “${name()}”`}
              onClick={() => void archive()}
            />
          </>
        }
      />
      <Show when={props.session.tags.length > 0 || props.said}>
        <p class="chat-row-facts" dir="auto">
          <Show when={props.session.tags.length > 0}>
            <span class="chat-row-tags">
              <Icon name="tag" size={14} /> {props.session.tags.join(", ")}
            </span>
          </Show>
          <Show when={props.said}>
            {(said) => <Highlighted text={excerpt(said().content, props.words, 200)} words={props.words} />}
          </Show>
        </p>
      </Show>
    </>
  );
}
