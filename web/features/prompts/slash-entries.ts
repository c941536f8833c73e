import type { IconName } from "../../ui/icon.tsx";
import type { Prompt } from "#core/chat/prompts/prompt.ts";

/** What a `/` at the beginning of a line offers. */
export interface SlashEntry {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly icon: IconName;
  /** What is put in the place of the slash; left out for a command. */
  readonly text?: string;
}

export const COMMANDS = [
  { id: "sources", name: "sources", hint: "Tick what to look in", icon: "folder" },
  { id: "everything", name: "everything", hint: "Look in all collections", icon: "search" },
  { id: "new", name: "new", hint: "Start a new chat", icon: "plus" },
  { id: "prompts", name: "prompts", hint: "The prompts you saved", icon: "quote" },
  { id: "save", name: "save", hint: "Save the rest of this text as a prompt", icon: "download" },
] as const satisfies readonly SlashEntry[];
export type CommandId = (typeof COMMANDS)[number]["id"];

/** Entries shown at once. */
const SHOWN = 8;

/** Prompts and commands with these letters in their name; those that begin with them first, prompts before commands. */
export function listEntries(query: string, prompts: readonly Prompt[]): readonly SlashEntry[] {
  const wanted = query.trim().toLowerCase();
  const all: readonly SlashEntry[] = [
    ...prompts.map(({ id, name, text }) => ({
      id,
      name,
      text,
      hint: text.replace(/\s+/g, " "),
      icon: "quote" as const,
    })),
    ...COMMANDS,
  ];
  const named = all.filter(({ name }) => name.toLowerCase().includes(wanted));
  const begins = ({ name }: SlashEntry) => name.toLowerCase().startsWith(wanted);
  return [...named.filter(begins), ...named.filter((entry) => !begins(entry))].slice(0, SHOWN);
}

/** What is written after a `/` that begins a line, up to the cursor; undefined where there is none. */
export const slashQuery = (before: string): string | undefined => /(?:^|\n)\/([^\n/]{0,40})$/.exec(before)?.[1];

/** The text with `words` where the slash and what follows it were, and the place after them. */
export function replaceSlash(
  text: string,
  caret: number,
  words: string,
): { readonly text: string; readonly at: number } {
  const before = text.slice(0, caret).replace(/\/[^\n/]*$/, "") + words;
  return { text: before + text.slice(caret), at: before.length };
}
