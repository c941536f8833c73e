import type { HighlightColor } from "#core/library/highlights/highlight.ts";
import { keysOf } from "#core/storage/keys-of.ts";

export type { HighlightColor };

/** In the order in which they are offered. The page loads no schema, so the names are written here once more. */
const COLORS: Readonly<Record<HighlightColor, true>> = { yellow: true, green: true, blue: true, pink: true };
export const HIGHLIGHT_COLORS = keysOf(COLORS);
