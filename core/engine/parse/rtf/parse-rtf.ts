import type { FormatParser } from "../context.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { encodingOfCodePage } from "../office/code-page.ts";
import type { Look } from "../inline-text.ts";
import { createSides, isSide } from "./sides.ts";
import { createRtfWriter } from "./write-rtf.ts";
import { DocumentError } from "../../parsed-document.ts";

/**
 * The text of a Rich Text file (RTF 1.9): headings, paragraphs, lists and tables, below them their notes, comments and text
 * boxes, and last what stands above and below each page; pictures, tables of fonts and other hidden parts are left out.
 */
export const parseRtf: FormatParser = async (bytes) => {
  const source = new TextDecoder("latin1").decode(bytes);
  if (!source.trimStart().startsWith("{\\rtf")) throw new DocumentError("This file is not Rich Text (.rtf).");
  const builder = createDocumentBuilder();
  const styles = headingStyles(source);
  const sides = createSides(createRtfWriter(builder, styles), styles);
  readRtf(source, sides);
  sides.writeEdges(builder);
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
  /** Number of its font. */
  readonly font?: string | undefined;
  /** A note or the like begins in it, and ends with it. */
  readonly isSide?: boolean;
}

/** Letters where a file tells nothing, in half points. */
const USUAL: Look = { isBold: false, size: 24 };

/** Parts that hold no text of the document. */
const HIDDEN = new Set(
  "fonttbl colortbl stylesheet info pict object shprslt themedata listtable listoverridetable rsidtbl generator xmlnstbl datastore latentstyles fldinst bkmkstart bkmkend".split(
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

/** Encodings by the sets of characters that fonts have (RTF 1.9, "Font Table"); the others have that of the file. */
const CODE_PAGES: Readonly<Record<string, number>> = {
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

const decoderOf = (codePage: number) => new TextDecoder(encodingOfCodePage(codePage));

/** How each font reads its bytes, by its number. */
function decodersOf(source: string): ReadonlyMap<string, ReturnType<typeof decoderOf>> {
  const fonts = source.matchAll(/\{\\f(\d{1,5})(?:\\[a-z]+-?\d* ?|\{[^{}]*\}){0,6}?\\fcharset(\d{1,3})/gu);
  return new Map(
    [...fonts].flatMap(([, font = "", set = ""]) => {
      const page = CODE_PAGES[set];
      return page === undefined ? [] : [[font, decoderOf(page)] as const];
    }),
  );
}

function readRtf(source: string, sides: ReturnType<typeof createSides>): void {
  const decoders = decodersOf(source);
  const usual = decoderOf(Number(/\\ansicpg(\d+)/.exec(source)?.[1] ?? 1252));
  const open: Group[] = [];
  let group: Group = { hidden: false, vanished: false, fallback: 1, look: USUAL };
  let skip = 0;
  let escaped: number[] = [];
  const isShown = () => !group.hidden && !group.vanished;
  const flush = () => {
    const decoder = decoders.get(group.font ?? "") ?? usual;
    if (escaped.length > 0 && isShown()) sides.writer.text(decoder.decode(Uint8Array.from(escaped)), group.look);
    escaped = [];
  };
  const write = (text: string) => {
    const shown = skip > 0 ? text.slice(skip) : text;
    skip = Math.max(0, skip - text.length);
    if (isShown()) sides.writer.text(shown, group.look);
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
    if (brace === "{") {
      open.push(group);
      group = { ...group, isSide: false };
    } else if (brace === "}") {
      if (group.isSide) sides.close();
      group = open.pop() ?? group;
      skip = 0;
    } else if (text !== undefined) write(text);
    else if (sign === "*") group = { ...group, hidden: true };
    else if (sign === "\n" || sign === "\r") sides.writer.word("par", undefined);
    else if (sign !== undefined) write(sign === "~" ? "\u00a0" : sign === "_" ? "-" : sign === "-" ? "" : sign);
    else if (word === "u") {
      if (isShown()) sides.writer.text(String.fromCharCode(Number(number) & 0xffff), group.look);
      skip = group.fallback;
    } else if (word === "uc") group = { ...group, fallback: Math.max(0, Number(number ?? 1)) };
    else if (word === "bin") at = match.index + whole.length + Math.max(0, Number(number ?? 0));
    else if (word !== undefined && isSide(word)) {
      if (!group.isSide) sides.open(word);
      group = { ...group, hidden: false, vanished: false, look: USUAL, isSide: true };
    } else if (word === "f") group = { ...group, font: number };
    else if (word === "deleted") group = { ...group, vanished: number !== "0" };
    else if (word === "v") group = { ...group, vanished: number !== "0" };
    else if (word === "plain") group = { ...group, vanished: false, look: USUAL };
    else if (word === "b") group = { ...group, look: { ...group.look, isBold: number !== "0" } };
    else if (word === "ul" || word === "ulnone")
      group = { ...group, look: { ...group.look, isUnderlined: word === "ul" && number !== "0" } };
    else if (word === "fs") group = { ...group, look: { ...group.look, size: Number(number) } };
    else if (word !== undefined && HIDDEN.has(word)) group = { ...group, hidden: true };
    else if (word !== undefined && Object.hasOwn(SIGNS, word)) write(SIGNS[word] ?? "");
    else if (word !== undefined && !group.hidden) sides.writer.word(word, number);
  }
  flush();
  sides.end();
}
