import type { Block } from "../parsed-document.ts";
import type { Look } from "./inline-text.ts";

/** A block, and how its letters look; undefined where the format does not tell, or they differ. */
export interface SeenBlock {
  readonly block: Block;
  readonly text: string;
  readonly look: Look | undefined;
}

/** UTF-16 characters and words of the longest line that is taken for a heading. */
const LONGEST = 100;
const MOST_WORDS = 12;
/** Lines in a row at most that are all headings; more are a list of lines in bold. */
const MOST_IN_A_ROW = 3;
/** How much larger than the running text letters are that stand out by their size alone. */
const LARGER = 1.15;
/** Share of the characters of a document at most that stand out where lines that do are headings. */
const MOST_STANDING_OUT = 0.3;

const NUMBER = /^\p{Nd}{1,2}(?<below>(?:\.\p{Nd}{1,2})*)[.)]?\s/u;

/**
 * The blocks of a document with the lines as headings that only look like headings: alone in their paragraph, in bold, underlined,
 * in larger letters or in capitals, above a text. A line above everything else that stands on a heading is the title.
 */
export function withHeadingsByLook(seen: readonly SeenBlock[]): readonly Block[] {
  const running = seen.filter(({ block }) => block.kind === "paragraph" || block.kind === "list_item");
  const body = bodySize(running);
  const lengthOf = (of: readonly SeenBlock[]): number => of.reduce((sum, { text }) => sum + text.length, 0);
  const standsOut = ({ text, look }: SeenBlock): boolean =>
    look?.isBold === true ||
    look?.isUnderlined === true ||
    (look?.size ?? body) > body * LARGER ||
    (isInCapitals(text) && !/[:：]$/u.test(text));
  const standing = new Set(running.filter(standsOut));
  if (lengthOf([...standing]) > lengthOf(running) * MOST_STANDING_OUT) return seen.map(({ block }) => block);
  const mayBe = seen.map((one, at) => standing.has(one) && isLine(one, seen[at + 1]));
  const found = new Set<number>();
  for (let at = seen.length - 1; at >= 0; at--) {
    const below = seen[at + 1];
    if (!mayBe[at] || !below) continue;
    const isOnHeading = below.block.kind === "heading" || below.block.kind === "title";
    if (mayBe[at + 1] ? found.has(at + 1) : !isOnHeading || at === 0) found.add(at);
  }
  for (const row of rowsOf(found)) if (row.length > MOST_IN_A_ROW) row.forEach((at) => found.delete(at));
  return leveled(seen, found);
}

/** Whether a paragraph is one short line that does not end as a sentence does; an item of a list only where no item follows. */
function isLine({ block, text }: SeenBlock, below: SeenBlock | undefined): boolean {
  if (block.kind === "list_item" && below?.block.kind === "list_item") return false;
  if (text.length > LONGEST || text.includes("\n") || text.split(" ").length > MOST_WORDS) return false;
  if (LABELLED.test(text)) return false;
  return /^[“"«(]?[\p{Lu}\p{Lo}\p{N}¿¡]/u.test(text) && /\p{L}{2}/u.test(text) && !/[.,;。，、]$/u.test(text);
}

/** "Default: Off" says something by itself; "Option 1: Docker" leads to a text. */
const LABELLED = /^[^:：\p{N}]{2,40}[:：]\s*\S/u;

/** Whether a line is set in capitals, and is more than an abbreviation of two letters. */
export const isInCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

/** The size that most of the text is set in; 0 where nothing is known. */
function bodySize(running: readonly SeenBlock[]): number {
  const counts = new Map<number, number>();
  for (const { text, look } of running)
    if (look?.size !== undefined) counts.set(look.size, (counts.get(look.size) ?? 0) + text.length);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Numbers in order, in runs that follow each other. */
function rowsOf(numbers: ReadonlySet<number>): readonly (readonly number[])[] {
  const rows: number[][] = [];
  for (const at of [...numbers].toSorted((a, b) => a - b)) {
    const row = rows.at(-1);
    if (row?.at(-1) === at - 1) row.push(at);
    else rows.push([at]);
  }
  return rows;
}

/** One below the heading above it that is none by its look; below larger letters, and by its number. */
function leveled(seen: readonly SeenBlock[], found: ReadonlySet<number>): readonly Block[] {
  const sizes = [...new Set([...found].map((at) => seen[at]?.look?.size ?? 0))].toSorted((a, b) => b - a);
  let above = 0;
  return seen.map(({ block, text, look }, at): Block => {
    if (!found.has(at)) {
      if (block.kind === "heading") above = block.level ?? 1;
      return block;
    }
    const rank = 1 + sizes.indexOf(look?.size ?? 0);
    const depth = NUMBER.exec(text)?.groups?.["below"]?.split(".").length ?? 1;
    return { ...block, kind: "heading", level: Math.min(6, above + rank + depth - 1) };
  });
}
