import type { DocumentText } from "#core/library/documents/document-text.ts";
import { placeText } from "../place-text.ts";
import type { Slides } from "../slide.ts";

/** Of the text of a presentation, how much is drawn on its slides, 0 to 1. */
export function drawnShare(document: DocumentText, { slides }: Slides): number {
  let drawn = 0;
  for (const [index, slide] of slides.entries()) {
    if (!slide) continue;
    for (const { start, end } of placeText(document, index + 1, slide).ranges.values()) drawn += end - start;
  }
  return drawn / document.blocks.reduce((sum, { start, end }) => sum + end - start, 0);
}
