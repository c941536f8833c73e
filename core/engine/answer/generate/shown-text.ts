import { MARKER_GAP as GAP, normaliseMarkers } from "../verify/markers.ts";

/** The end of a text that more text may make a citation of. */
const BEGUN = new RegExp(
  String.raw`${GAP}(?:[[【(](?:see ?)?\p{L}{0,12}${GAP}[:.=]?(?:[\d,;&#^–-]|[^\S\n]|(?<!\p{L})(?:and?|und?|[au])(?!\p{L}))*(?:†[^\]】\n]{0,30})?[\]】)]?)?$`,
  "iu",
);
/** Characters that a citation in the longest form has at most. */
const LONGEST = 260;

export interface PieceFilter {
  /** What of the text so far may be shown now. */
  push(piece: string): string;
  /** What is left when no more comes. */
  end(): string;
}

/**
 * What a model says, piece by piece, as it may be shown at once: citations in one form and in range. Holds back only what
 * may be the beginning of one. The pieces together are the same however the text was cut. `count` tells how many passages
 * there are to cite, which may grow meanwhile.
 */
export function createShownText(count: () => number): PieceFilter {
  let held = "";
  return {
    push(piece) {
      held += piece;
      const tail = Math.max(0, held.length - LONGEST);
      const ready = tail + (BEGUN.exec(held.slice(tail))?.index ?? held.length - tail);
      const shown = normaliseMarkers(held.slice(0, ready), count());
      held = held.slice(ready);
      return shown;
    },
    end: () => normaliseMarkers(held, count()),
  };
}
