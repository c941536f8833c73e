import { lineText, type Line } from "./lines.ts";

const MARGIN = 0.1;
const SHORTEST_RUN = 3;

export interface LaidOutPage {
  readonly lines: readonly Line[];
  readonly height: number;
}

/**
 * Running headers, footers and page numbers: lines in the upper or lower tenth that stand at one height on at least three
 * pages, a third of those given, and read alike but for their numbers. Answers the lines to leave out.
 */
export function findFurniture(pages: readonly LaidOutPage[]): Set<Line> {
  const bySignature = new Map<string, { readonly lines: Line[]; readonly pages: Set<number> }>();
  pages.forEach((page, index) => {
    for (const line of page.lines) {
      const edge = line.bottom < page.height * MARGIN ? "top" : line.y > page.height * (1 - MARGIN) ? "bottom" : null;
      if (edge === null || lineText(line).length > 160) continue;
      const signature = `${edge} ${Math.round(line.baseline / 4)} ${lineText(line)
        .toLowerCase()
        .replace(/\d+|\b[ivxlc]+\b/g, "#")}`;
      const group = bySignature.get(signature) ?? { lines: [], pages: new Set() };
      group.lines.push(line);
      group.pages.add(index);
      bySignature.set(signature, group);
    }
  });
  const furniture = new Set<Line>();
  for (const { lines, pages: seen } of bySignature.values()) {
    if (seen.size >= SHORTEST_RUN && seen.size >= pages.length / 6) lines.forEach((line) => furniture.add(line));
  }
  return furniture;
}
