import type { Command } from "../../app/commands.ts";
import { keyLabel } from "../../app/shortcuts.ts";

/** Keys that move, write, delete or close wherever they are pressed, or do nothing alone. */
const NOT_FREE =
  /^(?:Mod\+(?:Shift\+)?)?(?:Enter|Escape|Tab| |Backspace|Delete|Arrow\w+|Home|End|Page\w+|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified)$/;
/** Of the viewer and the sources beside an answer. */
const OF_VIEWS: readonly string[] = ["[", "]", "Mod+F", "Mod++", "Mod+-", "Mod+0"];
/** Of writing, and of browsers, which keep some of them whatever a page does. */
const OF_BROWSER = /^(?:Mod\+[ACVXYZNTWQRPSL1-9]|Mod\+Shift\+(?:[NTWQRZV]|I|J|Delete)|F(?:5|6|7|11|12))$/;

/** Why a command cannot have this key, in words for the person who pressed it; null where it can. */
export function whyNot(key: string, id: string, commands: readonly Command[]): string | null {
  if (key === "" || NOT_FREE.test(key)) return "Press a letter, a sign or an F key, alone or with Ctrl or ⌘.";
  if (OF_BROWSER.test(key)) return `The browser uses ${keyLabel(key)}.`;
  if (OF_VIEWS.includes(key)) return `${keyLabel(key)} belongs to what is open beside an answer.`;
  const other = commands.find((command) => command.key === key && command.id !== id);
  return other ? `${keyLabel(key)} is the key of “${other.title}”.` : null;
}
