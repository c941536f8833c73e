import { joinMarks } from "./clause-marks.ts";
import { lineLength, type Line } from "./lines.ts";
import type { PageOfOutline } from "./outline.ts";
import { inReadingOrder } from "./reading-order.ts";
import { withTables } from "./tables/with-tables.ts";
import { writePage, type BodyStyle, type PageWriter } from "./write-page.ts";

/** Writes the lines of one page, `width` points wide, with their tables and in reading order. */
export function writeLines(writer: PageWriter, page: PageOfOutline, lines: readonly Line[], width: number): void {
  writePage(writer, page, inReadingOrder(withTables(joinMarks(lines), width), width));
}

export function bodyStyleOf(lines: readonly Line[]): BodyStyle {
  const sizes = new Map<string, number>();
  countStyles(sizes, lines);
  return bodyStyle(sizes);
}

export function countStyles(sizes: Map<string, number>, lines: readonly Line[]): void {
  for (const line of lines) {
    const key = `${Math.round(line.size * 4) / 4} ${line.font}`;
    sizes.set(key, (sizes.get(key) ?? 0) + lineLength(line));
  }
}

export function bodyStyle(sizes: ReadonlyMap<string, number>): BodyStyle {
  const [best] = [...sizes].sort((a, b) => b[1] - a[1]);
  const [size = "12", font = ""] = best?.[0].split(" ") ?? [];
  return { size: Number(size), font };
}
