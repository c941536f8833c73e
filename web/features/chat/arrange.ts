import type { Receipt } from "./message.ts";
import { citationsIn } from "./source-steps.ts";
import { parseMarkdown, type BlockNode, type Range } from "./markdown.ts";

/** A quote may be several blocks, such as a lead and its list. */
export interface Part {
  readonly kind: "short" | "heading" | "text" | "quote";
  readonly blocks: readonly BlockNode[];
  readonly range: Range;
}

export interface Arranged {
  readonly shown: readonly Part[];
  /** The nearest passages where none answers; `label` is the line that leads to them. */
  readonly folded: { readonly label: Part | null; readonly parts: readonly Part[] } | null;
}

export const isQuotePart = ({ kind }: Part): boolean => kind === "quote";

/** UTF-16 characters of a line that may be a heading. */
const LONGEST_HEADING = 60;

interface ArrangedFrom {
  /** The answer in Markdown. */
  readonly source: string;
  readonly receipts: readonly Receipt[];
  readonly answered: boolean;
}

/** What of a quoted answer is what: a short answer on top, the heading above the quotes, the quotes, and our own words. */
export function arrange({ source, receipts, answered }: ArrangedFrom): Arranged {
  const plain = joined(parseMarkdown(source).map((block) => partOf(block, receipts)));
  const parts = withHeading(plain, { answered, source });
  const first = parts.findIndex(({ kind }) => kind === "quote");
  if (answered || first < 0) return { shown: parts, folded: null };
  const before = parts[first - 1];
  const label = before && first > 1 ? before : null;
  return { shown: parts.slice(0, label ? first - 1 : first), folded: { label, parts: parts.slice(first) } };
}

function partOf(block: BlockNode, receipts: readonly Receipt[]): Part {
  const range = rangeOf(block);
  const isQuoted = receipts.some(({ from, to, quote }) => quote !== null && from < range.to && to > range.from);
  const isQuote = isQuoted && (block.kind === "quote" || block.kind === "list" || block.kind === "table");
  return { kind: isQuote ? "quote" : isQuoted ? "short" : "text", blocks: [block], range };
}

/** A list behind a quoted sentence is what the sentence leads to. */
function joined(parts: readonly Part[]): readonly Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    const isLed = part.blocks[0]?.kind === "list" && last?.blocks.at(-1)?.kind === "quote";
    if (last && part.kind === "quote" && last.kind === "quote" && isLed)
      all[all.length - 1] = {
        ...last,
        blocks: [...last.blocks, ...part.blocks],
        range: { from: last.range.from, to: part.range.to },
      };
    else all.push(part);
  }
  return all;
}

/** The first line of our own above the quotes is the heading; a short answer is what stands above that, and nowhere else. */
function withHeading(
  parts: readonly Part[],
  { answered, source }: Pick<ArrangedFrom, "answered" | "source">,
): readonly Part[] {
  const quote = parts.findIndex(({ kind }) => kind === "quote");
  const at = parts.findIndex((part) => isLine(part, source));
  const hasHeading = answered && at >= 0 && at < quote && at <= 1;
  return parts.map((part, index) => {
    if (hasHeading && index === at) return { ...part, kind: "heading" };
    return part.kind === "short" && !(hasHeading && index < at) ? { ...part, kind: "text" } : part;
  });
}

/** A sentence says something itself: "None of your 3 documents mentions …." */
const SENTENCE = /[.!?。！？।]\s*$/u;

/** A line that cites a source is an answer itself, such as a sum: a heading shows no citations. */
const isLine = ({ kind, blocks, range }: Part, source: string): boolean =>
  kind === "text" &&
  blocks[0]?.kind === "paragraph" &&
  range.to - range.from <= LONGEST_HEADING &&
  !SENTENCE.test(source.slice(range.from, range.to)) &&
  citationsIn(source.slice(range.from, range.to)).length === 0;

/** Where a block stands in the answer. */
function rangeOf(block: BlockNode): Range {
  const ranges = leavesOf(block);
  return {
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  };
}

function leavesOf(block: BlockNode): readonly Range[] {
  if (block.kind === "table") return [...block.head, ...block.rows.flat()];
  if (block.kind === "list")
    return block.items.flatMap(({ lines, children }) => [...lines, ...children.flatMap(leavesOf)]);
  return block.kind === "code" || block.kind === "rule" ? [] : block.lines;
}
