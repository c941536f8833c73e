import { folded, wordsIn } from "#core/chat/said-words.ts";
import type { Conversation } from "#core/chat/conversations/conversation.ts";

export interface Wanted {
  /** Words that must all stand in the title or a tag. */
  readonly words: string;
  /** Ids of tags that must all be attached. */
  readonly tags: readonly string[];
}

/** What a conversation is called where nobody has named it. */
export const UNTITLED = "Untitled conversation";

export const titleOf = ({ title }: Pick<Conversation, "title">) => title?.trim() || UNTITLED;

/** Those with all the tags, in which all the words stand: in title or tags, or in what was said as far as it is known. */
export function findConversations(
  list: readonly Conversation[],
  { words, tags }: Wanted,
  said: ReadonlyMap<string, string> = new Map(),
): readonly Conversation[] {
  const wanted = wordsIn(words);
  return list.filter((conversation) => {
    const attached = conversation.tags.map(({ id }) => id);
    if (!tags.every((tag) => attached.includes(tag))) return false;
    const text = folded([titleOf(conversation), ...conversation.tags.map(({ name }) => name)].join(" "));
    return wanted.every((word) => text.includes(word)) || said.has(conversation.id);
  });
}
