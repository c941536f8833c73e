import type { TextRuns } from "../../parsed-document.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import type { Box } from "./annotations.ts";

export interface LinkBox {
  readonly page: number;
  readonly href: string;
  readonly box: Box;
}

/** Turns link rectangles into links on the text under them. */
export function linkRuns(builder: DocumentBuilder, runs: TextRuns, links: readonly LinkBox[]): void {
  const byPage = Map.groupBy(links, (link) => link.page);
  let open: { start: number; end: number; href: string } | undefined;
  const close = () => {
    if (open) builder.link(open);
    open = undefined;
  };
  for (let i = 0; i < runs.start.length; i++) {
    const start = runs.start[i] ?? 0;
    const end = runs.end[i] ?? 0;
    const [x = 0, y = 0, width = 0, height = 0] = runs.boxes.subarray(i * 4, i * 4 + 4);
    for (const { href, box } of byPage.get(runs.page[i] ?? 0) ?? []) {
      const middle = y + height / 2;
      if (middle < box.y || middle > box.y + box.height || width <= 0) continue;
      const from = Math.max(0, (box.x - x) / width);
      const to = Math.min(1, (box.x + box.width - x) / width);
      if (to - from <= 0.02) continue;
      const link = {
        start: start + Math.round(from * (end - start)),
        end: start + Math.round(to * (end - start)),
        href,
      };
      if (link.end <= link.start) continue;
      if (open && open.href === href && link.start - open.end <= 1) open.end = link.end;
      else {
        close();
        open = link;
      }
    }
  }
  close();
}
