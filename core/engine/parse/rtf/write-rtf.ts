import type { DocumentBuilder } from "../document-builder.ts";
import { type Look, lookWith } from "../inline-text.ts";

export interface RtfWriter {
  text(text: string, look: Look): void;
  /** A control word that shapes paragraphs or tables, and its number. */
  word(name: string, number: string | undefined): void;
  /** Goes below the paragraph or the table that is open. */
  after(write: (sink: RtfSink) => void): void;
  end(): void;
}

/** What is known of a paragraph before it ends. */
interface Shape {
  readonly heading?: number;
  readonly isInTable?: boolean;
  readonly isItem?: boolean;
  /** Of a list, from 1. */
  readonly level?: number;
}

/** Bullets that programs write before the items of a list. */
const BULLET = /^[\s•·▪◦o§\uf000-\uf0ff–-]{1,3}\t/;

/** Where a writer puts its blocks: the document, or a list of what comes later. */
export type RtfSink = Pick<DocumentBuilder, "block" | "table">;

export function createRtfWriter(builder: RtfSink, styles: ReadonlyMap<string, number>): RtfWriter {
  let parts: string[] = [];
  let look: Look | undefined;
  let shape: Shape = {};
  let cells: string[] = [];
  let rows: string[][] = [];
  const afterTable: ((sink: RtfSink) => void)[] = [];
  const afterParagraph: ((sink: RtfSink) => void)[] = [];

  const writeAll = (after: ((sink: RtfSink) => void)[]) => after.splice(0).forEach((write) => write(builder));
  const take = () => {
    const said = { text: parts.join(""), links: [], ...(look && { look }) };
    parts = [];
    look = undefined;
    return said;
  };
  const endTable = () => {
    if (rows.some((row) => row.length > 1))
      builder.table({ rows: rows.map((row) => row.map((content) => ({ content }))) });
    else for (const row of rows) builder.block("paragraph", row.join(" "));
    rows = [];
    writeAll(afterTable);
  };
  const endParagraph = () => {
    if (shape.isInTable) {
      if (parts.length > 0) parts.push("\n");
      return;
    }
    const said = take();
    const { text } = said;
    const { heading, isItem, level = 1 } = shape;
    shape = { ...shape, isItem: false };
    if (text.trim() === "" && afterParagraph.length === 0) return;
    endTable();
    if (heading !== undefined) builder.block("heading", text, { level: heading });
    else if (isItem) builder.block("list_item", text.replace(BULLET, "").replace(/^(\S+)\t/, "$1 "), { level });
    else for (const line of text.split("\n")) builder.block("paragraph", { ...said, text: line });
    writeAll(afterParagraph);
  };
  const endRow = () => {
    if (cells.length > 0) rows.push(cells);
    cells = [];
  };
  const words: Readonly<Record<string, (number: string | undefined) => void>> = {
    par: endParagraph,
    sect: endParagraph,
    page: endParagraph,
    // Word begins the text of a mark and what follows it with one as well.
    pard: () => (shape = shape.isItem ? shape : {}),
    intbl: () => (shape = { ...shape, isInTable: true }),
    cell: () => cells.push(take().text.trim()),
    row: endRow,
    listtext: () => (shape = { ...shape, isItem: true }),
    pntext: () => (shape = { ...shape, isItem: true }),
    ilvl: (number) => (shape = { ...shape, level: Number(number ?? 0) + 1 }),
    outlinelevel: (number) => (shape = { ...shape, ...(Number(number) < 9 && { heading: Number(number) + 1 }) }),
    s: (number) => (shape = { ...shape, heading: styles.get(number ?? "") ?? shape.heading }),
  };

  return {
    text(text, set) {
      parts.push(text);
      look = lookWith(look, text, set);
    },
    after: (write) => void (shape.isInTable ? afterTable : afterParagraph).push(write),
    word: (name, number) => Object.hasOwn(words, name) && words[name]?.(number),
    end() {
      endRow();
      shape = { ...shape, isInTable: false };
      endParagraph();
      endTable();
    },
  };
}
