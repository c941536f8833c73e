const PIECE = 64_000;
const MAX_MARKERS = 40;

/**
 * Cuts a long text before headings, or at blank lines when there are none, never inside a code fence: the reader's time
 * grows faster than its input, and progress can be told between pieces. Reference definitions hold within their piece.
 */
export function* splitMarkdown(given: string): Generator<string> {
  // A line longer than any paragraph is cut too: the reader's time grows with the square of a line's brackets.
  const source = given.replace(/[^\n]{6000}[^\s]{0,200}[ \t]/g, "$&\n\n");
  if (source.length <= PIECE) {
    yield tame(source);
    return;
  }
  let piece: string[] = [];
  let size = 0;
  let fence: string | null = null;
  for (const line of source.split("\n")) {
    const mark: string | undefined = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark) fence = fence === null ? mark : mark.startsWith(fence) ? null : fence;
    const boundary = fence === null && (size > PIECE / 2 ? /^#{1,6} /.test(line) : false);
    if (boundary || (size > PIECE && (line === "" || size > PIECE * 4))) {
      yield tame(piece.join("\n"));
      piece = [];
      size = 0;
    }
    piece.push(line);
    size += line.length + 1;
  }
  yield tame(piece.join("\n"));
}

/** Markers nested without end cost the reader time that grows with their square and mean nothing to a person. */
function tame(piece: string): string {
  return piece
    .replace(/^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){41,}/gm, (markers) => markers.replace(/[^\S\n]+/g, "").slice(0, MAX_MARKERS))
    .replace(/([[\]*_~`!(){}<>])\1{200,}/g, (run) => run.slice(0, 200));
}
