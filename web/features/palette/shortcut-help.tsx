import type { JSX } from "solid-js";
import type { Command } from "../../app/commands.ts";
export function ShortcutHelp(_: { readonly commands: readonly Command[]; readonly onClose: () => void }): JSX.Element {
  return null;
}
