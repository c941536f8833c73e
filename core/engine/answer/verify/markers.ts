/**
 * Citations as language models write them: `[1]`, `[1, 2]`, `[1][2]`, `[Passage 3]`, `[^1]`, `【1】`, `[1†source]`,
 * `(passage 2)`. All of them become `[n]`; those that name no passage are left out.
 */
const WORDS = "(?:passages?|sources?|documents?|docs?|refs?|references?|citations?|quellen?|nr|no|n|id)";
export const MARKER_GAP = String.raw`[^\S\n]{0,2}`;
const NUMBERS = String.raw`\^?#?\d{1,4}(?:${MARKER_GAP}(?:,|;|&|and|und|-|–)${MARKER_GAP}\^?#?\d{1,4}){0,11}`;
const INSIDE = String.raw`(?:${WORDS}${MARKER_GAP}[:.=#]?${MARKER_GAP})?${NUMBERS}`;
const MARKER = new RegExp(
  String.raw`${MARKER_GAP}(?:(?<!!)\[${INSIDE}(?:†[^\]\n]{0,30})?\]|【${INSIDE}(?:†[^】\n]{0,30})?】|\((?:see )?${WORDS}${MARKER_GAP}[:.=#]?${MARKER_GAP}${NUMBERS}\))`,
  "giu",
);
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
