import { MARKER_GAP as GAP, normaliseMarkers } from "../verify/markers.ts";

/** The end of a text that more text may make a citation of. */
const BEGUN = new RegExp(
  String.raw`${GAP}(?:[[【(](?:see ?)?\p{L}{0,12}${GAP}[:.=]?(?:[\d,;&#^–-]|[^\S\n]|\b(?:and?|und?|[au])(?!\p{L}))*(?:†[^\]】\n]{0,30})?[\]】)]?)?$`,
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
 * What a model says, piece by piece, as it may be shown at once: citations in one form and in range, no thinking aloud.
 * Holds back only what may be the beginning of either. The pieces together are the same however the text was cut.
 */
export function createShownText(count: number): PieceFilter {
  const thoughts = withoutThoughts();
  const markers = withNormalMarkers(count);
  return {
    push: (piece) => markers.push(thoughts.push(piece)),
    end: () => markers.push(thoughts.end()) + markers.end(),
  };
}

function withNormalMarkers(count: number): PieceFilter {
  let held = "";
  return {
    push(piece) {
      held += piece;
      const tail = Math.max(0, held.length - LONGEST);
      const ready = tail + (BEGUN.exec(held.slice(tail))?.index ?? held.length - tail);
      const shown = normaliseMarkers(held.slice(0, ready), count);
      held = held.slice(ready);
      return shown;
    },
    end: () => normaliseMarkers(held, count),
  };
}

const TAGS = ["<think>", "<thinking>", "<reasoning>"];

/** Some models think aloud between tags before they answer. */
function withoutThoughts(): PieceFilter {
  let held = "";
  /** The tag that ends the thought under way. */
  let until: string | undefined;
  /** Nothing was said yet, or since the last thought: space is then no part of the answer. */
  let isFresh = true;

  function take(): string {
    let out = "";
    for (;;) {
      if (until !== undefined) {
        const at = held.toLowerCase().indexOf(until);
        if (at < 0) {
          held = held.slice(-until.length);
          return out;
        }
        held = held.slice(at + until.length);
        until = undefined;
        isFresh = true;
      }
      const at = held.indexOf("<");
      if (at < 0) return out + letGo(held.length);
      out += letGo(at);
      const begun = held.toLowerCase();
      const tag = TAGS.find((one) => begun.startsWith(one));
      if (tag) {
        held = held.slice(tag.length);
        until = `</${tag.slice(1)}`;
      } else if (TAGS.some((one) => one.startsWith(begun))) return out;
      else out += letGo(1);
    }
  }

  function letGo(length: number): string {
    const text = isFresh ? held.slice(0, length).trimStart() : held.slice(0, length);
    held = held.slice(length);
    if (text !== "") isFresh = false;
    return text;
  }

  return {
    push(piece) {
      held += piece;
      return take();
    },
    end: () => (until === undefined ? letGo(held.length) : ""),
  };
}
