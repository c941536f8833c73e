/**
 * Citations as language models write them: `[1]`, `[1, 2]`, `[1][2]`, `[Passage 3]`, `[^1]`, `【1】`, `[1†source]`,
 * `(passage 2)`. All of them become `[n]`; those that name no passage are left out.
 */
const WORDS = "(?:passages?|sources?|documents?|docs?|refs?|references?|citations?|quellen?|nr|no|n|id)";
const GAP = String.raw`[^\S\n]{0,2}`;
const NUMBERS = String.raw`\^?#?\d{1,4}(?:${GAP}(?:,|;|&|and|und|-|–)${GAP}\^?#?\d{1,4}){0,11}`;
const INSIDE = String.raw`(?:${WORDS}${GAP}[:.=#]?${GAP})?${NUMBERS}`;
const MARKER = new RegExp(
  String.raw`${GAP}(?:\[${INSIDE}(?:†[^\]\n]{0,30})?\]|【${INSIDE}(?:†[^】\n]{0,30})?】|\((?:see )?${WORDS}${GAP}[:.=#]?${GAP}${NUMBERS}\))`,
  "giu",
);
/** The end of a text that more text may make a citation of. */
const BEGUN = new RegExp(
  String.raw`${GAP}(?:[[【(](?:see ?)?\p{L}{0,12}${GAP}[:.=]?(?:[\d,;&#^–-]|[^\S\n]|\b(?:and?|und?|[au])(?!\p{L}))*(?:†[^\]】\n]{0,30})?[\]】)]?)?$`,
  "iu",
);
/** Characters that a citation in the longest form has at most. */
const LONGEST = 260;

export interface FoundMarker {
  /** UTF-16 range in the text, the space before it included. */
  readonly from: number;
  readonly to: number;
  /** Passages it names, in range, each once. */
  readonly numbers: readonly number[];
}

/** The citations of a text, out of the passages `1` to `count`. */
export function findMarkers(text: string, count: number): FoundMarker[] {
  return [...text.matchAll(MARKER)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    numbers: numbersIn(match[0], count),
  }));
}

/** Every citation as ` [n]`, those out of range left out. */
export function normaliseMarkers(text: string, count: number): string {
  return text.replace(MARKER, (found) => shownMarkers(numbersIn(found, count)));
}

export const shownMarkers = (numbers: readonly number[]): string => numbers.map((number) => ` [${number}]`).join("");

function numbersIn(marker: string, count: number): number[] {
  const numbers: number[] = [];
  for (const [, first, last] of marker.matchAll(/(\d{1,4})(?:[^\S\n]{0,2}[-–][^\S\n]{0,2}\^?#?(\d{1,4}))?/gu)) {
    const from = Number(first);
    const to = last === undefined ? from : Math.min(Number(last), from + 11);
    for (let number = from; number <= to; number++)
      if (number >= 1 && number <= count && !numbers.includes(number)) numbers.push(number);
  }
  return numbers;
}

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
