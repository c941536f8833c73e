/** Lines that are the same on so many pages, but for numbers, are printed on every page. */
const LEAST_PAGES = 3;
/** Characters of such a line. */
const LONGEST = 160;
/** Share of the distances between them that are those of a page. */
const REGULAR = 0.7;
/** Lines of a page at least. */
const SHORTEST_PAGE = 20;
/** Lines between which a head and a foot may stand at the end of a page. */
const NEAR = 12;

/**
 * A text for printing without the lines that stand at the head and foot of each page, such as "Bradner [Page 3]": a paragraph
 * that goes on over the end of a page is one again.
 */
export function withoutPageLines(text: string): string {
  if (!/\n/u.test(text)) return text.replaceAll("\f", "\n");
  const lines = text.split("\n");
  const printed = new Set([...linesAtBreaks(lines), ...linesAtDistances(lines)]);
  if (printed.size === 0) return text.replaceAll("\f", "\n\n");
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (!printed.has(at)) kept.push(lines[at] ?? "");
    else at = joinOver(lines, kept, printed, at);
  }
  return kept.join("\n").replaceAll("\f", "\n");
}

/** Puts the text after the end of a page behind that before it; the last line that is done. */
function joinOver(lines: readonly string[], kept: string[], printed: ReadonlySet<number>, from: number): number {
  let to = from;
  for (let at = from; at < lines.length && (printed.has(at) || isBlank(lines[at])); at++) to = at;
  while (kept.length > 0 && isBlank(kept.at(-1))) kept.pop();
  const goesOn = /[\p{L}\p{N},;–—-]\s*$/u.test(kept.at(-1) ?? "") && /^\s*\p{Ll}/u.test(lines[to + 1] ?? "");
  if (!goesOn) kept.push("");
  return to;
}

const isBlank = (line = ""): boolean => line.trim() === "";

/** A line without its numbers: "NetHack Guidebook # #". */
const formOf = (line = ""): string =>
  line
    .replaceAll("\f", "")
    .trim()
    .replace(/\s+/gu, " ")
    .replace(/\p{N}+|(?<!\p{L})[ivxl]+(?!\p{L})/gu, "#");

/** Lines beside the form feeds that part pages. */
function linesAtBreaks(lines: readonly string[]): readonly number[] {
  const hasText = (at: number): boolean => !isBlank(lines[at]?.replaceAll("\f", ""));
  const beside = lines.flatMap((line, at) => {
    if (!line.includes("\f")) return [];
    const near = Array.from({ length: NEAR }, (_, distance) => distance);
    const before = near.map((distance) => at - 1 - distance).find(hasText);
    const after = near.map((distance) => at + distance).find(hasText);
    return [before, after].filter((place) => place !== undefined);
  });
  return repeated(beside, lines).flat();
}

/**
 * Lines with a blank one beside them that come again after as many lines each time, where some of them count the pages: a list
 * may come again as well.
 */
function linesAtDistances(lines: readonly string[]): readonly number[] {
  const alone = lines.flatMap((line, at) =>
    !isBlank(line) && (isBlank(lines[at - 1]) || isBlank(lines[at + 1])) ? [at] : [],
  );
  const groups = repeated(alone, lines).map((places) => ({ places, distance: usualDistance(places) }));
  const pages = new Set(groups.flatMap(({ places, distance }) => (countsUp(places, lines) ? [distance] : [])));
  return groups.flatMap(({ places, distance }) => (distance !== null && pages.has(distance) ? places : []));
}

function countsUp(places: readonly number[], lines: readonly string[]): boolean {
  const numbers = places.map((at) => Number(lines[at]?.match(/\p{Nd}+/gu)?.at(-1) ?? NaN));
  const steps = numbers.slice(1).filter((number, index) => number === (numbers[index] ?? NaN) + 1);
  return steps.length >= (numbers.length - 1) * REGULAR;
}

const repeated = (places: readonly number[], lines: readonly string[]): readonly (readonly number[])[] =>
  [...Map.groupBy([...new Set(places)], (at) => formOf(lines[at]))].flatMap(([form, own]) =>
    own.length >= LEAST_PAGES && form.length <= LONGEST && /[\p{L}#]/u.test(form) ? [own] : [],
  );

/** By how many lines most of them are apart; null where they are not as regular as pages. */
function usualDistance(places: readonly number[]): number | null {
  const distances = places.slice(1).map((at, index) => at - (places[index] ?? 0));
  const [usual = []] = [...Map.groupBy(distances, (distance) => distance).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const [distance = 0] = usual;
  return usual.length >= distances.length * REGULAR && distance >= SHORTEST_PAGE ? distance : null;
}
