import type { IconName } from "../ui/icon.tsx";

/** The pages behind "More" in the sidebar, which the palette offers too. */
export const PLACES = [
  { to: "/conversations", icon: "chat", label: "Conversations" },
  { to: "/models", icon: "device", label: "Models" },
  { to: "/providers", icon: "server", label: "Model servers" },
  { to: "/pages", icon: "file", label: "Pages" },
  { to: "/plugins", icon: "puzzle", label: "Plugins" },
  { to: "/jobs", icon: "spark", label: "Activity" },
  { to: "/trash", icon: "trash", label: "Trash" },
  { to: "/devices", icon: "device", label: "Sync and devices" },
  { to: "/privacy", icon: "check", label: "What leaves this device" },
  { to: "/navigation", icon: "menu", label: "Navigation" },
] as const satisfies readonly { readonly to: string; readonly icon: IconName; readonly label: string }[];
