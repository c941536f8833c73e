import { onCleanup } from "solid-js";
import type { Command } from "./commands.ts";

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** How a person of this platform reads a key: "⌘K" or "Ctrl+K". */
export function keyLabel(key: string): string {
  return isApple ? key.replace("Mod+", "⌘").replace("Shift+", "⇧") : key.replace("Mod", "Ctrl");
}

export function listenForShortcuts(deps: {
  readonly commands: () => readonly Command[];
  readonly singleKeys: () => boolean;
}): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const key = keyOf(event);
    const isSingle = !key.startsWith("Mod+");
    const isElsewhere = isTyping(event.target) || isModalOpen();
    if (isSingle && (!deps.singleKeys() || isElsewhere)) return;
    const command = deps.commands().find((candidate) => candidate.key === key);
    if (!command || (command.onPageOnly && isElsewhere)) return;
    event.preventDefault();
    command.run();
  };
  addEventListener("keydown", onKeyDown);
  onCleanup(() => removeEventListener("keydown", onKeyDown));
}

/** "Mod+Shift+O", "/", "Escape": Mod is Command on Apple's machines, Control elsewhere. */
export function keyOf(event: KeyboardEvent): string {
  const mod = isApple ? event.metaKey : event.ctrlKey;
  if (!mod || event.altKey) return event.ctrlKey || event.metaKey || event.altKey ? "" : event.key;
  return `Mod+${event.shiftKey ? "Shift+" : ""}${event.key.length === 1 ? event.key.toUpperCase() : event.key}`;
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

const isModalOpen = () => document.querySelector("dialog[open]") !== null;
