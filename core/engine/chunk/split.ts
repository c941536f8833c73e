import type { Block } from "../parsed-document.ts";

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Cuts a block that is too long for one chunk: tables, lists and code at line ends, all else at sentence ends. No part is blank. */
export function splitRange(text: string, block: Pick<Block, "kind" | "start" | "end">, most: number): readonly Range[] {
  const whole = trim(text, block);
  if (whole === undefined) return [];
  if (whole.end - whole.start <= most / 4) return [whole];
  const byLine = block.kind === "table" || block.kind === "code";
  const pieces = byLine ? linesOf(text, whole) : sentencesOf(text, whole);
  return pieces.flatMap((piece) => (piece.end - piece.start <= most ? [piece] : cutAtSpaces(text, piece, most)));
}

function trim(text: string, { start, end }: Range): Range | undefined {
  const part = text.slice(start, end);
  const lead = part.length - part.trimStart().length;
  const kept = part.trim().length;
  return kept === 0 ? undefined : { start: start + lead, end: start + lead + kept };
}

function linesOf(text: string, { start, end }: Range): Range[] {
  const lines: Range[] = [];
  let from = start;
  while (from < end) {
    const found = text.indexOf("\n", from);
    const to = found === -1 || found >= end ? end : found;
    const line = trim(text, { start: from, end: to });
    if (line !== undefined) lines.push(line);
    from = to + 1;
  }
  return lines;
}

function sentencesOf(text: string, { start, end }: Range): Range[] {
  const sentences: Range[] = [];
  const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
  for (const { index, segment } of segmenter.segment(text.slice(start, end))) {
    const sentence = trim(text, { start: start + index, end: start + index + segment.length });
    if (sentence === undefined) continue;
    const before = sentences.at(-1);
    if (before !== undefined && endsInAbbreviation(text, before))
      sentences[sentences.length - 1] = { start: before.start, end: sentence.end };
    else sentences.push(sentence);
  }
  return sentences;
}

/** "Dr.", "Fig.", "e.g.", "J." and the like do not end a sentence. */
function endsInAbbreviation(text: string, { start, end }: Range): boolean {
  return /(?:^|[\s(])(?:[A-Z]|Dr|Mr|Mrs|Ms|Prof|St|Fig|Figs|Eq|No|Nr|Vol|vs|cf|al|e\.g|i\.e|bzw|z\.\s?B|ca|approx|Inc|Ltd|Co|Sec|Ch|Art|Abs)\.$/u.test(
    text.slice(Math.max(start, end - 12), end),
  );
}

function cutAtSpaces(text: string, { start, end }: Range, most: number): Range[] {
  const pieces: Range[] = [];
  let from = start;
  while (end - from > most) {
    const to = cutBefore(text, from, from + most);
    const piece = trim(text, { start: from, end: to });
    if (piece !== undefined) pieces.push(piece);
    from = to;
  }
  const rest = trim(text, { start: from, end });
  if (rest !== undefined) pieces.push(rest);
  return pieces;
}

/** The last white space in the second half of the piece, else a place that splits no character. */
function cutBefore(text: string, from: number, to: number): number {
  const half = from + Math.floor((to - from) / 2);
  for (let at = to; at > half; at--) if (/\s/u.test(text[at] ?? "")) return at;
  const code = text.charCodeAt(to);
  return code >= 0xdc00 && code <= 0xdfff ? to - 1 : to;
}
