import type { FormatParser } from "../context.ts";
import { createDocumentBuilder, type DocumentBuilder } from "../document-builder.ts";
import { encodingOfCodePage } from "../office/code-page.ts";
import { type Look, lookWith } from "../inline-text.ts";
import { DocumentError } from "../../parsed-document.ts";

/**
 * The text of a Rich Text file (RTF 1.9): headings, paragraphs, lists and tables; pictures, tables of fonts and other
 * hidden parts are left out.
 */
export const parseRtf: FormatParser = async (bytes) => {
  const source = new TextDecoder("latin1").decode(bytes);
  if (!source.trimStart().startsWith("{\\rtf")) throw new DocumentError("This file is not Rich Text (.rtf).");
  const builder = createDocumentBuilder();
  readRtf(source, createRtfWriter(builder, headingStyles(source)));
  return builder.finish();
};

interface Group {
  /** Nothing of it is shown. */
  readonly hidden: boolean;
  /** Its text is formatted as hidden. */
  readonly vanished: boolean;
  /** Characters to leave out after a `\u`: the same for readers without Unicode. */
  readonly fallback: number;
  readonly look: Look;
}

/** Letters where a file tells nothing, in half points. */
const USUAL: Look = { isBold: false, size: 24 };

/** Parts that hold no text of the document. */
const HIDDEN = new Set(
  "fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf themedata listtable listoverridetable rsidtbl generator xmlnstbl datastore latentstyles fldinst bkmkstart bkmkend".split(
    " ",
  ),
);
const SIGNS: Readonly<Record<string, string>> = {
  line: "\n",
  tab: "\t",
  nestcell: " | ",
  nestrow: "\n",
  emdash: "—",
  endash: "–",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  bullet: "•",
  emspace: " ",
  enspace: " ",
};
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi;

/** Levels of headings by the number of their style; Word names them in English whatever its language. */
function headingStyles(source: string): ReadonlyMap<string, number> {
  const found = source.matchAll(/\\s(\d{1,4})(?:\\[a-z]+-?\d* ?|\{\\\*[^{}]*\}|[\r\n])* ?heading (\d);/gi);
  return new Map([...found].map(([, style = "", level]) => [style, Number(level)]));
}

function readRtf(source: string, writer: RtfWriter): void {
  const codepage = new TextDecoder(encodingOfCodePage(Number(/\\ansicpg(\d+)/.exec(source)?.[1] ?? 1252)));
  const open: Group[] = [];
  let group: Group = { hidden: false, vanished: false, fallback: 1, look: USUAL };
  let skip = 0;
  let escaped: number[] = [];
  const isShown = () => !group.hidden && !group.vanished;
  const flush = () => {
    if (escaped.length > 0 && isShown()) writer.text(codepage.decode(Uint8Array.from(escaped)), group.look);
    escaped = [];
  };
  const write = (text: string) => {
    const shown = skip > 0 ? text.slice(skip) : text;
    skip = Math.max(0, skip - text.length);
    if (isShown()) writer.text(shown, group.look);
  };
  let at = 0;
  for (const match of source.matchAll(TOKEN)) {
    if (match.index < at) continue;
    const [whole, word, number, hex, sign, brace, text] = match;
    if (hex !== undefined) {
      if (skip > 0) skip--;
      else escaped.push(Number.parseInt(hex, 16));
      continue;
    }
    flush();
    if (brace === "{") open.push(group);
    else if (brace === "}") {
      group = open.pop() ?? group;
      skip = 0;
    } else if (text !== undefined) write(text);
    else if (sign === "*") group = { ...group, hidden: true };
    else if (sign === "\n" || sign === "\r") writer.word("par", undefined);
    else if (sign !== undefined) write(sign === "~" ? "\u00a0" : sign === "_" ? "-" : sign === "-" ? "" : sign);
    else if (word === "u") {
      if (isShown()) writer.text(String.fromCharCode(Number(number) & 0xffff), group.look);
      skip = group.fallback;
    } else if (word === "uc") group = { ...group, fallback: Math.max(0, Number(number ?? 1)) };
    else if (word === "bin") at = match.index + whole.length + Math.max(0, Number(number ?? 0));
    else if (word === "v") group = { ...group, vanished: number !== "0" };
    else if (word === "plain") group = { ...group, vanished: false, look: USUAL };
    else if (word === "b") group = { ...group, look: { ...group.look, isBold: number !== "0" } };
    else if (word === "ul" || word === "ulnone")
      group = { ...group, look: { ...group.look, isUnderlined: word === "ul" && number !== "0" } };
    else if (word === "fs") group = { ...group, look: { ...group.look, size: Number(number) } };
    else if (word !== undefined && HIDDEN.has(word)) group = { ...group, hidden: true };
    else if (word !== undefined && Object.hasOwn(SIGNS, word)) write(SIGNS[word] ?? "");
    else if (word !== undefined && !group.hidden) writer.word(word, number);
  }
  flush();
  writer.end();
}

interface RtfWriter {
  text(text: string, look: Look): void;
  /** A control word that shapes paragraphs or tables, and its number. */
  word(name: string, number: string | undefined): void;
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

function createRtfWriter(builder: DocumentBuilder, styles: ReadonlyMap<string, number>): RtfWriter {
  let parts: string[] = [];
  let look: Look | undefined;
  let shape: Shape = {};
  let cells: string[] = [];
  let rows: string[][] = [];

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
    if (text.trim() === "") return;
    endTable();
    if (heading !== undefined) builder.block("heading", text, { level: heading });
    else if (isItem) builder.block("list_item", text.replace(BULLET, "").replace(/^(\S+)\t/, "$1 "), { level });
    else for (const line of text.split("\n")) builder.block("paragraph", { ...said, text: line });
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
    word: (name, number) => Object.hasOwn(words, name) && words[name]?.(number),
    end() {
      endRow();
      shape = { ...shape, isInTable: false };
      endParagraph();
      endTable();
    },
  };
}
