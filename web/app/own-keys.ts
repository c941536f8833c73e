import type { Command } from "./commands.ts";

/** Keys that a person chose, by the id of the command; empty for a command that is to have none. */
export type OwnKeys = Readonly<Record<string, string>>;

/** What was kept, without anything that is no key of a command. */
export function readOwnKeys(stored: string | null): OwnKeys {
  try {
    const kept: unknown = JSON.parse(stored ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return {};
  }
}

/** The commands, with the keys that a person chose in place of the usual ones. */
export const withOwnKeys = (commands: readonly Command[], own: OwnKeys): readonly Command[] =>
  commands.map((command) => {
    const { key: _, ...rest } = command;
    const key = Object.hasOwn(own, command.id) ? own[command.id] : command.key;
    return key ? { ...rest, key } : rest;
  });
