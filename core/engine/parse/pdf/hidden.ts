import type { Piece } from "./page-text.ts";
import type { Trace, TracedText } from "./trace-text.ts";

/** A scan fills its page, or nearly; a logo does not make invisible text a text layer. */
const SCAN_SHARE = 0.3;

/**
 * Leaves out the pieces that were painted so that nobody sees them, save the text layer over a scan; `view` are left, bottom,
 * right and top of the page.
 */
export function withoutHidden(
  [left = 0, bottom = 0, right = 0, top = 0]: readonly number[],
  { texts, imageArea }: Trace,
  pieces: readonly Piece[],
): readonly Piece[] {
  const scanned = imageArea > (right - left) * (top - bottom) * SCAN_SHARE;
  const hidden = (text: TracedText) => text.unseen || (text.invisible && !scanned);
  if (!texts.some(hidden)) return pieces;
  return pieces.filter((piece) => {
    const painted = texts.filter((text) => startsAt(text, piece));
    const covering = painted.length > 0 ? painted : texts.filter((text) => covers(text, piece));
    return covering.length === 0 || !covering.every(hidden);
  });
}

function startsAt({ x, y }: TracedText, { origin }: Piece): boolean {
  return Math.abs(x - origin[0]) < 0.7 && Math.abs(y - origin[1]) < 0.7;
}

/** pdf.js joins neighbouring strings to one piece and cuts others at wide gaps: the piece may begin inside a string. */
function covers({ x, y, toX, toY }: TracedText, { origin, size }: Piece): boolean {
  const dx = toX - x;
  const dy = toY - y;
  const length = Math.hypot(dx, dy) || 1;
  const along = ((origin[0] - x) * dx + (origin[1] - y) * dy) / length;
  const away = Math.abs((origin[0] - x) * dy - (origin[1] - y) * dx) / length;
  return away < size * 0.3 && along > -size && along < length + size * 0.5;
}
