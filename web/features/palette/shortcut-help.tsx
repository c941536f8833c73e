import { For, type JSX } from "solid-js";
import type { Command } from "../../app/commands.ts";
import { keyLabel } from "../../app/shortcuts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import "./palette.css";

/** Keys that belong to a view and not to the list of commands. */
const OTHERS = [
  { keys: ["Enter"], title: "Ask the question" },
  { keys: ["Shift+Enter"], title: "A new line in the question" },
  { keys: ["@"], title: "Name a collection or a document in the question" },
  { keys: ["/"], title: "At the beginning of a line of the question: use a prompt or a command" },
  { keys: ["Esc"], title: "Stop answering, close what is open" },
  { keys: ["[", "]"], title: "Previous and next source" },
  { keys: [keyLabel("Mod+F")], title: "In an open document: find words in it" },
  {
    keys: [keyLabel("Mod++"), keyLabel("Mod+-"), keyLabel("Mod+0")],
    title: "In an open document: larger, smaller, fit the width",
  },
];

export function ShortcutHelp(props: {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}): JSX.Element {
  const rows = () => [
    ...props.commands.flatMap(({ key, title }) => (key ? [{ keys: [keyLabel(key)], title }] : [])),
    ...OTHERS,
  ];
  return (
    <Dialog open title="Keyboard shortcuts" onClose={props.onClose}>
      <dl class="shortcuts">
        <For each={rows()}>
          {(row) => (
            <>
              <dt>
                <For each={row.keys}>{(key) => <kbd>{key}</kbd>}</For>
              </dt>
              <dd>{row.title}</dd>
            </>
          )}
        </For>
      </dl>
      <p class="field-hint">Single letters work outside text fields. Settings has a switch for them.</p>
    </Dialog>
  );
}
