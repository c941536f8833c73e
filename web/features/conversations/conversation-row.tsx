import { Link } from "@tanstack/solid-router";
import { Show, type JSX } from "solid-js";
import { IconButton } from "../../ui/button.tsx";
import { excerpt } from "../../ui/excerpt.ts";
import { Highlighted } from "../../ui/highlighted.tsx";
import type { Conversation } from "#core/chat/conversations/conversation.ts";
import { titleOf } from "./find-conversations.ts";
import { TagChips } from "./tag-chips.tsx";

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly words: readonly string[];
  /** The message in which the words stand, where the title does not hold them. */
  readonly said: string | undefined;
  readonly onTags: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

export function ConversationRow(props: ConversationRowProps): JSX.Element {
  const title = () => titleOf(props.conversation);
  const facts = () => {
    const { model, server, updated_at } = props.conversation;
    const day = new Date(updated_at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
    return [model, server, day].filter(Boolean).join(" · ");
  };
  return (
    <li class="conversation">
      <div class="conversation-main">
        <Link
          class="conversation-title"
          to="/conversations/$conversationId"
          params={{ conversationId: props.conversation.id }}
        >
          <Highlighted text={title()} words={props.words} />
        </Link>
        <Show when={props.said}>
          {(said) => (
            <p class="conversation-said" dir="auto">
              <Highlighted text={excerpt(said(), props.words, 200)} words={props.words} />
            </p>
          )}
        </Show>
        <p class="conversation-facts">{facts()}</p>
        <TagChips tags={props.conversation.tags} />
      </div>
      <div class="conversation-actions">
        <IconButton icon="tag" label={`Tags of ${title()}`} onClick={() => props.onTags()} />
        <IconButton icon="edit" label={`Rename ${title()}`} onClick={() => props.onRename()} />
        <IconButton icon="trash" label={`Delete ${title()}`} onClick={() => props.onRemove()} />
      </div>
    </li>
  );
}
