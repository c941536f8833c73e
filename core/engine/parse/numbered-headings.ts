import { PART_WORDS } from "../languages/shared-words.ts";
import type { Block, ParsedDocument } from "../parsed-document.ts";

/** UTF-16 characters of the longest line that is taken for a heading. */
const LONGEST = 100;
/** The same of a line that may be no sentence of the text though it ends with no full stop. */
const LONGEST_LINE = 80;

const NUMBER = new RegExp(
  `^(?:(?:${PART_WORDS})\\s?)?(\\p{Nd}{1,3}(?:\\.\\p{Nd}{1,3})*)[.)]?\\s+(?=["“«(]?[\\p{Lu}\\p{Lo}])`,
  "iu",
);

interface NumberedLine {
  readonly at: number;
  /** 4 and 2 of "4.2". */
  readonly number: readonly number[];
}

type Lines = Pick<ParsedDocument, "text" | "blocks">;

/**
 * The document with the lines as headings that its clauses stand under: "3. Fees" before "3.1 The customer pays …". Contracts
 * number their clauses as items of one list, and plain text has no headings at all. A PDF in which the letters tell headings
 * stays as it is.
 */
export function withNumberedHeadings<Document extends ParsedDocument>(document: Document): Document {
  if (document.runs !== null && hasSeveralHeadings(document)) return document;
  const headings = headingsAmong(document);
  if (headings.size === 0) return document;
  let above = 0;
  const blocks = document.blocks.map((block, at): Block => {
    const depth = headings.get(at);
    if (depth === undefined) {
      if (block.kind === "heading") above = block.level ?? 1;
      return block;
    }
    return { ...block, kind: "heading", level: Math.min(6, above + depth) };
  });
  return { ...document, blocks };
}

/** Whether more lines than the title are headings. */
const hasSeveralHeadings = ({ blocks }: Pick<Lines, "blocks">): boolean =>
  blocks.filter(({ kind }) => kind === "heading").length > 1;

/** How deep each is numbered, by its place. */
function headingsAmong({ text, blocks }: Lines): ReadonlyMap<number, number> {
  const lineOf = (at: number): string => text.slice(blocks[at]?.start, blocks[at]?.end);
  const lines = blocks.flatMap(({ kind }, at): NumberedLine[] => {
    if (kind !== "paragraph" && kind !== "list_item") return [];
    const number = NUMBER.exec(lineOf(at))?.[1];
    return number === undefined ? [] : [{ at, number: number.split(".").map(Number) }];
  });
  const isShort = ({ at }: NumberedLine): boolean => {
    const line = lineOf(at);
    return line.length <= LONGEST && !/\n|[.;:,]$/u.test(line);
  };
  const found = new Set<NumberedLine>();
  // From the end, so that a line whose first line below is a heading is known to have a text below it.
  for (let index = lines.length - 1; index >= 0; index--) {
    const [line, below] = [lines[index], lines[index + 1]];
    if (!line || below?.at !== line.at + 1 || !isShort(line)) continue;
    const isFirstBelow = below.number.join(".") === [...line.number, 1].join(".");
    const isText = found.has(below) || !isShort(below) || lineOf(below.at).length > LONGEST_LINE;
    if (isFirstBelow && isText) found.add(line);
  }
  for (const title of titlesAboveText({ text, blocks }, lines)) found.add(title);
  return new Map([...found, ...goingOn(lines.filter(isShort), found)].map(({ at, number }) => [at, number.length]));
}

/** Characters of a text at least, and how many numbers follow each other where lines above texts are headings. */
const SHORTEST_TEXT = 120;
const LEAST_HEADINGS = 3;

/** "1. Introduction", "2. Setting up", "3. Playing", each above a text, and those below them, where nothing else is a heading but the title. */
function titlesAboveText({ text, blocks }: Lines, lines: readonly NumberedLine[]): readonly NumberedLine[] {
  if (hasSeveralHeadings({ blocks })) return [];
  const lineOf = (at: number): string => text.slice(blocks[at]?.start, blocks[at]?.end);
  const titles = lines.filter(({ at }) => lineOf(at).length <= LONGEST_LINE && !/\n|[;:,]$/u.test(lineOf(at)));
  const numberAt = new Map(titles.map(({ at, number }) => [at, number.join(".")]));
  const isText = (at: number): boolean =>
    blocks[at]?.kind === "paragraph" && lineOf(at).length >= SHORTEST_TEXT && !NUMBER.test(lineOf(at));
  const above = titles.filter(
    ({ at, number }) => isText(at + 1) || (numberAt.get(at + 1) === [...number, 1].join(".") && isText(at + 2)),
  );
  const top = above.filter(({ number }) => number.length === 1);
  const inOrder = top.filter(({ number: [own = 0] }, at) => own === (top[at - 1]?.number[0] ?? own - 1) + 1);
  if (inOrder.length < LEAST_HEADINGS || inOrder.length < top.length / 2) return [];
  return [...inOrder, ...above.filter(({ number }) => number.length > 1)];
}

/** Lines that go on with the numbers of headings, and have no clauses below them: "6. Law". */
function goingOn(lines: readonly NumberedLine[], found: ReadonlySet<NumberedLine>): readonly NumberedLine[] {
  const parts = Map.groupBy(lines, ({ number }) => number.slice(0, -1).join("."));
  return [...parts.values()].flatMap((part) => {
    const taken = new Set(part.filter((line) => found.has(line)));
    const last = ({ number }: NumberedLine): number => number.at(-1) ?? 0;
    const take = (inOrder: readonly NumberedLine[], step: number): void => {
      let before: NumberedLine | undefined;
      for (const line of inOrder) {
        if (before && last(line) === last(before) + step) taken.add(line);
        before = taken.has(line) ? line : undefined;
      }
    };
    take(part, 1);
    take(part.toReversed(), -1);
    return [...taken].filter((line) => !found.has(line));
  });
}
