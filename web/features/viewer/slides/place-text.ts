import type { DocumentText } from "#core/library/documents/document-text.ts";
import type { Paragraph, Slide } from "./slide.ts";

interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface PlacedText {
  /** Where the paragraphs of a slide are in the text of the document; without those that it does not have. */
  readonly ranges: ReadonlyMap<Paragraph, TextRange>;
  /** What the document says of the slide and the slide does not show: notes, charts, and what else is not drawn. */
  readonly left: readonly DocumentText["blocks"][number][];
}

/** Finds the text of a slide in the text of the document, each piece once. `page` from 1. */
export function placeText({ text, blocks, tables }: DocumentText, page: number, slide: Slide): PlacedText {
  const own = blocks.filter((block) => block.page === page);
  const starts = new Set(own.map(({ start }) => start));
  const cells = tables.filter(({ start }) => starts.has(start)).flatMap((table) => table.cells);
  const pieces: TextRange[] = [...own.filter(({ kind }) => kind !== "table"), ...cells];
  const waiting = Map.groupBy(pieces, ({ start, end }) => plain(text.slice(start, end)));
  const ranges = new Map<Paragraph, TextRange>();
  for (const group of groupsOf(slide)) {
    const words = plain(group.map((paragraph) => paragraph.text).join(" "));
    const range = words === "" ? undefined : waiting.get(words)?.shift();
    if (range) for (const [paragraph, part] of partsOf(text, range, group)) ranges.set(paragraph, part);
  }
  const drawn = [...ranges.values()];
  const isDrawn = (block: TextRange) => drawn.some(({ start, end }) => start >= block.start && end <= block.end);
  return { ranges, left: own.filter((block) => !isDrawn(block)) };
}

/** What is one piece of the document's text: a paragraph, or all paragraphs of a cell. */
const groupsOf = ({ shapes }: Slide): readonly (readonly Paragraph[])[] =>
  shapes.flatMap(({ text, table }) => [
    ...(text?.paragraphs ?? []).map((paragraph) => [paragraph]),
    ...(table?.rows ?? []).flatMap(({ cells }) => cells.map((cell) => cell.text.paragraphs)),
  ]);

function partsOf(text: string, range: TextRange, group: readonly Paragraph[]): [Paragraph, TextRange][] {
  const [only] = group;
  if (only && group.length === 1) return [[only, range]];
  let from = range.start;
  return group.flatMap((paragraph): [Paragraph, TextRange][] => {
    const start = paragraph.text === "" ? -1 : text.indexOf(paragraph.text, from);
    if (start < 0 || start + paragraph.text.length > range.end) return [];
    from = start + paragraph.text.length;
    return [[paragraph, { start, end: from }]];
  });
}

const plain = (words: string): string => words.replace(/\s+/g, " ").trim();
