import type { JSX } from "solid-js";
import type { Command } from "../../app/commands.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ShortcutList } from "./shortcut-list.tsx";

/** The list of keys as a dialog over the current page. */
export function ShortcutHelp(props: {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}): JSX.Element {
  return (
    <Dialog open title="Keyboard shortcuts" onClose={props.onClose}>
      <ShortcutList commands={props.commands} />
    </Dialog>
  );
}
