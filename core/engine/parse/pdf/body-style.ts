import { lineLength, type Line } from "./lines.ts";

/** What the document's running text looks like; headings and code differ from it. */
export interface BodyStyle {
  readonly size: number;
  readonly font: string;
  /** All its characters are as wide. */
  readonly isFixed: boolean;
}

/** Characters of each style. */
export type StyleCounts = Map<string, { readonly style: BodyStyle; count: number }>;

export function bodyStyleOf(lines: readonly Line[]): BodyStyle {
  const counts: StyleCounts = new Map();
  countStyles(counts, lines);
  return bodyStyle(counts);
}

export function countStyles(counts: StyleCounts, lines: readonly Line[]): void {
  for (const line of lines) {
    const size = Math.round(line.size * 4) / 4;
    const key = `${size} ${line.font}`;
    const style = { size, font: line.font, isFixed: line.pieces[0]?.fixed === true };
    const counted = counts.get(key) ?? { style, count: 0 };
    counted.count += lineLength(line);
    counts.set(key, counted);
  }
}

export function bodyStyle(counts: StyleCounts): BodyStyle {
  const [best] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return best?.style ?? { size: 12, font: "", isFixed: false };
}
