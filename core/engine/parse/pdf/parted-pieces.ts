import { shareBefore } from "../../glyph-widths.ts";
import type { Bounds } from "./bounds.ts";
import type { Piece } from "./page-text.ts";
import { isLevel, isRule } from "./rules.ts";

/** Times its size that a space is estimated from the rule that it lies under at most: how wide letters are is not known. */
const NEAR = 1.2;
/** Times its size that a rule lies inside of a piece at least: it may touch the first or the last letter. */
const INSIDE = 0.3;

/** More are a drawing: each piece is compared with each of them. */
const MOST_RULES = 1000;

/**
 * Pieces without those that upright rules cross: pdfjs reads the words of two narrow cells that stand beside each other as one
 * piece, "Quantity Unit price". Each is parted at the space nearest to the rule.
 */
export function partAtRules(pieces: readonly Piece[], rules: readonly Bounds[]): readonly Piece[] {
  const upright = rules.filter((rule) => isRule(rule) && !isLevel(rule));
  return upright.length === 0 || upright.length > MOST_RULES
    ? pieces
    : pieces.flatMap((piece) => partsOf(piece, upright));
}

function partsOf(piece: Piece, upright: readonly Bounds[]): readonly Piece[] {
  const { text, x, y, width, height, size, level, rtl } = piece;
  if (!level || rtl || !text.includes(" ")) return [piece];
  const middle = y + height / 2;
  const crossing = upright
    .filter((rule) => rule.y <= middle && rule.bottom >= middle)
    .map((rule) => (rule.x + rule.right) / 2)
    .filter((at) => at > x + size * INSIDE && at < x + width - size * INSIDE);
  if (crossing.length === 0) return [piece];
  const spaces = Array.from(text.matchAll(/ /gu), ({ index }) => index);
  const placeOf = (at: number): number => x + width * ((shareBefore(text, at) + shareBefore(text, at + 1)) / 2);
  const cuts = [...new Set(crossing)]
    .toSorted((a, b) => a - b)
    .flatMap((rule) => {
      const away = (space: number): number => Math.abs(placeOf(space) - rule);
      const nearest = spaces.reduce((best, space) => (away(space) < away(best) ? space : best));
      return away(nearest) <= size * NEAR ? [{ space: nearest, rule }] : [];
    });
  const parts: Piece[] = [];
  let [from, left] = [0, x];
  for (const { space, rule } of [...cuts, { space: text.length, rule: x + width }]) {
    if (space < from) continue;
    const isFirst = from === 0;
    parts.push({
      ...piece,
      text: text.slice(from, space),
      x: left,
      width: rule - left,
      ...(!isFirst && { spaced: true }),
    });
    [from, left] = [space + 1, rule];
  }
  return parts;
}
