import { folded, wordsIn } from "#core/chat/said-words.ts";
import type { ListedSession as Session } from "#core/chat/chat.ts";

/** Pinned chats, then the others, then archived ones; each in the order given. */
export function inOrder(chats: readonly Session[]): Session[] {
  const {
    pinned = [],
    other = [],
    archived = [],
  } = Object.groupBy(chats, (chat) => (chat.archived ? "archived" : chat.pinned ? "pinned" : "other"));
  return [...pinned, ...other, ...archived];
}

interface Wanted {
  readonly words: string;
  /** Only the chats of this folder. */
  readonly folder?: string | undefined;
  /** All of these must be on the chat. */
  readonly tags: readonly string[];
}

/** Chats of the folder with all the tags, where all the words stand in name, folder and tags, or in one message as far as `said` knows. */
export function findChats(
  chats: readonly Session[],
  { words, folder, tags }: Wanted,
  said: ReadonlyMap<string, unknown> = new Map(),
): readonly Session[] {
  const wanted = wordsIn(words);
  return chats.filter((chat) => {
    if (folder !== undefined && chat.folder !== folder) return false;
    if (!tags.every((tag) => chat.tags.includes(tag))) return false;
    const text = folded([chat.name, chat.folder ?? "", ...chat.tags].join(" "));
    return wanted.every((word) => text.includes(word)) || said.has(chat.id);
  });
}
