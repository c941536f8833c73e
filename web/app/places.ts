import type { IconName } from "../ui/icon.tsx";

/** What everybody's navigation starts with. It is shown before the person's own is known, and can be restored. */
export const FIRST_PLACES = [
  { key: "home", name: "Home", address: "/", icon: "home", title: "Ask your documents", level: 0 },
  {
    key: "search",
    name: "Search passages",
    address: "/search",
    icon: "quote",
    title: "Find passages in your documents",
    level: 0,
  },
  {
    key: "evaluation",
    name: "Evaluate answers",
    address: "/evaluation",
    icon: "chart",
    title: "Measure how well questions are answered",
    level: 0,
  },
  {
    key: "settings",
    name: "Settings and storage",
    address: "/settings",
    icon: "settings",
    title: "How Lectern looks and answers",
    level: 0,
  },
] as const;

interface AppPlace {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
}

/** Places below the navigation. */
export const SIDE_PLACES = [
  { to: "/personas", icon: "persona", label: "Personas" },
] as const satisfies readonly AppPlace[];

/** The pages behind "More" in the sidebar, which the palette offers too. */
export const PLACES = [
  { to: "/chats", icon: "chat", label: "Chats" },
  { to: "/models", icon: "device", label: "Models" },
  { to: "/providers", icon: "server", label: "Model servers" },
  { to: "/pages", icon: "file", label: "Pages" },
  { to: "/plugins", icon: "puzzle", label: "Plugins" },
  { to: "/jobs", icon: "spark", label: "Activity" },
  { to: "/trash", icon: "trash", label: "Trash" },
  { to: "/devices", icon: "device", label: "Sync and devices" },
  { to: "/privacy", icon: "check", label: "What leaves this device" },
  { to: "/navigation", icon: "menu", label: "Navigation" },
] as const satisfies readonly AppPlace[];
