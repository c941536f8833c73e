/** Longer than any paragraph people write; the reader's time grows with the square of a line's brackets. */
const LONGEST_LINE = 6000;
const DEEPEST_INDENT = 60;
const MOST_MARKERS = 30;
const LONGEST_RUN = 100;

/**
 * Pictures written into the text as base64 are not text, and are longer than all of it: in a picture or link, in a
 * definition at the end as word processors write them, and in an HTML tag.
 */
export function withoutPictureData(source: string): string {
  if (!source.includes("data:")) return source;
  return source
    .replace(/^( {0,3}\[[^\]\n]{1,200}\]:[ \t]*)<?data:.*$/gm, "$1#")
    .replace(/\]\([ \t]*<?data:[^)\s]*/g, "](#")
    .replace(/\b(src|href)\s*=\s*(["']?)data:[^"'\s>]*/gi, "$1=$2#");
}

/** The lines of a text; what only a program would write is cut down to what means the same to a person. */
export function* tameLines(source: string): Generator<string> {
  let at = 0;
  while (at <= source.length) {
    const newline = source.indexOf("\n", at);
    const end = newline < 0 ? source.length : newline;
    if (end - at <= LONGEST_LINE) yield tameLine(source.slice(at, end));
    else yield* cutLine(source, at, end);
    at = end + 1;
  }
}

/** A paragraph as long as a chapter becomes several. */
function* cutLine(source: string, from: number, to: number): Generator<string> {
  for (let at = from; at < to;) {
    const end = Math.min(to, at + LONGEST_LINE);
    const part = source.slice(at, end);
    const kept = end === to ? part.length : breakOf(part);
    if (at > from) yield "";
    yield tameLine(part.slice(0, kept));
    at += kept;
  }
}

/** After the last sentence or word of the second half, else anywhere but between two surrogates. */
function breakOf(part: string): number {
  for (const ends of [/[.!?]\s|[。！？]/g, /\s/g]) {
    let last = -1;
    for (const match of part.slice(LONGEST_LINE / 2).matchAll(ends)) last = match.index + match[0].length;
    if (last > 0) return LONGEST_LINE / 2 + last;
  }
  return /[\ud800-\udbff]$/.test(part) ? part.length - 1 : part.length;
}

/** Markers nested without end cost the reader time that grows with their square. */
function tameLine(line: string): string {
  if (line.length < MOST_MARKERS) return line;
  return line
    .replace(/^[ \t]+/, (indent) => (indent.length > DEEPEST_INDENT ? " ".repeat(DEEPEST_INDENT) : indent))
    .replace(/^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){31,}/, (markers) =>
      markers.replace(/\s+/g, "").slice(0, MOST_MARKERS),
    )
    .replace(/([[\]*_~`!(){}<>|])\1{100,}/g, (run) => run.slice(0, LONGEST_RUN));
}

const LONG_LINE = 2000;
const MOST_MARKS = 0.3;

/** A long line that is marks rather than words: nothing a person wrote, and what costs the reader most. */
export function isMarksOnly(piece: string): boolean {
  return piece
    .split("\n")
    .some((line) => line.length > LONG_LINE && (line.match(/[[\]*_`~<!(]/g)?.length ?? 0) > line.length * MOST_MARKS);
}
