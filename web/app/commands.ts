import { useNavigate } from "@tanstack/solid-router";
import type { IconName } from "../ui/icon.tsx";
import { useTheme } from "../features/settings/use-theme.ts";
import { useApp } from "./context.tsx";
import { PARTS, PLACES, SECTIONS } from "./places.ts";

export interface Command {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  /** As `keyOf` in `shortcuts.ts` writes it: "Mod+K", "/". */
  readonly key?: string;
  /** Left out of the palette: it makes sense only as a key. */
  readonly hidden?: boolean;
  /** In a field, and in a dialog, its key means what it means there. */
  readonly onPageOnly?: boolean;
  run(): void;
}

/** Everything a person can tell the page to do from anywhere; the palette, the shortcuts and the help read this list. */
export function createCommands(open: {
  readonly openPalette: () => void;
  readonly openHelp: () => void;
}): readonly Command[] {
  const navigate = useNavigate();
  const { webAddress, toasts } = useApp();
  const setTheme = useTheme();
  const command = (
    { id, name, icon, address }: (typeof PLACES | typeof SECTIONS | typeof PARTS)[number],
    title: string = name,
  ) => ({
    id,
    title,
    icon,
    run: () => void navigate({ to: address }),
  });
  return [
    { id: "palette", title: "Find anything", icon: "search", key: "Mod+K", hidden: true, run: open.openPalette },
    {
      id: "new-chat",
      title: "New chat",
      icon: "plus",
      key: "Mod+Shift+O",
      run: () => void navigate({ to: "/" }).then(focusAsk),
    },
    { id: "ask", title: "Write a question", icon: "chat", key: "/", hidden: true, run: focusAsk },
    {
      id: "undo",
      title: "Undo the last change",
      icon: "retry",
      key: "Mod+Z",
      hidden: true,
      onPageOnly: true,
      run: () => void toasts.undo(),
    },
    { id: "from-web", title: "Add from the web", icon: "external", run: () => webAddress.ask() },
    ...PLACES.map((place) => ({
      ...command(place),
      ...(place.id === "settings" && { key: "Mod+," }),
    })),
    ...SECTIONS.map((section) => command(section, `Settings › ${section.name}`)),
    ...PARTS.map((part) => command(part)),
    { id: "light", title: "Use the light theme", icon: "sun", run: () => setTheme("light") },
    { id: "dark", title: "Use the dark theme", icon: "sun", run: () => setTheme("dark") },
    { id: "system", title: "Follow the system's theme", icon: "sun", run: () => setTheme("system") },
    { id: "docs", title: "Open the API documentation", icon: "external", run: () => location.assign("/docs") },
    { id: "help", title: "Keyboard shortcuts", icon: "help", key: "?", run: open.openHelp },
  ];
}

/** Puts the cursor into the view's question or search field. */
export function focusAsk(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-ask]")?.focus());
}
