import { keysOf } from "#core/storage/keys-of.ts";

/** The sizes that a page is arranged for. Row heights are in pixels. */
export const SCREENS = {
  desktop: { name: "Desktop", columns: 12, rowHeight: 60 },
  tablet: { name: "Tablet", columns: 8, rowHeight: 60 },
  phone: { name: "Phone", columns: 4, rowHeight: 50 },
} as const;

export type Screen = keyof typeof SCREENS;

export const SCREEN_NAMES = keysOf(SCREENS);

/** The screen that a page of this width in pixels is read on. */
export function screenFor(width: number): Screen {
  if (width < 600) return "phone";
  return width < 960 ? "tablet" : "desktop";
}
