import type { ListedSession as Session } from "#core/chat/chat.ts";

/** Every tag once, by the alphabet. */
export const tagsIn = (chats: readonly Session[]): readonly string[] => once(chats.flatMap(({ tags }) => tags));

/** Every folder once, by the alphabet. */
export const foldersIn = (chats: readonly Session[]): readonly string[] =>
  once(chats.flatMap(({ folder }) => folder ?? []));

const once = (words: readonly string[]): string[] => [...new Set(words)].toSorted((a, b) => a.localeCompare(b));
