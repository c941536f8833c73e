import type { IconName } from "../../ui/icon.tsx";

/** Icons a person may choose, by what they show. */
export const ICONS: readonly (readonly [name: IconName, label: string])[] = [
  ["folder", "Folder"],
  ["file", "Sheet"],
  ["chat", "Speech bubble"],
  ["chart", "Chart"],
  ["search", "Magnifier"],
  ["quote", "Quotation marks"],
  ["person", "Person"],
  ["persona", "Mask"],
  ["spark", "Spark"],
  ["logo", "Book"],
  ["gear", "Gear"],
  ["external", "Arrow out"],
];

/** What the starting navigation, and other apps, call them. */
const OTHER_NAMES: Readonly<Record<string, IconName>> = {
  home: "logo",
  settings: "gear",
  check: "chart",
  code: "external",
  book: "logo",
};

/** An icon for any name that a route may carry. */
export function iconOf(name: string): IconName {
  return ICONS.find(([known]) => known === name)?.[0] ?? OTHER_NAMES[name.toLowerCase()] ?? "right";
}
