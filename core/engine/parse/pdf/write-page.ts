import type { BodyStyle } from "./body-style.ts";
import { textOfCode, type FoundCode } from "./code.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import { lineLength, lineText, partsWords, textAt, type Line } from "./lines.ts";
import type { Piece } from "./page-text.ts";
import type { Headings, PageOfOutline } from "./outline.ts";
import { blockOf, bulletLength, makeParts, type Part } from "./paragraphs.ts";
import type { RunWriter } from "./runs.ts";
import type { CarriedHeads } from "./tables/carried-heads.ts";
import { writeTable } from "./tables/write-table.ts";

interface Draft {
  text: string;
  readonly runs: { readonly start: number; readonly end: number; readonly piece: Piece }[];
}

type TextPart = Part & { readonly kind: "text" };

export interface PageWriter {
  readonly builder: DocumentBuilder;
  readonly runs: Pick<RunWriter, "add">;
  readonly body: BodyStyle;
  readonly headings: Headings;
  readonly heads: CarriedHeads;
  readonly open: OpenEnd;
}

/** The last text that may go on, of all pages; null before the first. */
export interface OpenEnd {
  text: OpenText | null;
}

/** A text that the next page goes on with unless another block follows it, and the look of its last line. */
interface OpenText {
  /** Where its block begins. */
  readonly start: number;
  readonly page: number;
  readonly text: string;
  readonly font: string;
  readonly size: number;
}

/** A page whose lines are written; its height is in points. */
export interface PageToWrite extends PageOfOutline {
  readonly height: number;
}

/** Writes the lines of one page, in reading order already, as blocks with their rectangles. */
export function writePage(writer: PageWriter, page: PageToWrite, lines: readonly Line[]): void {
  const parts = writer.heads.page(makeParts(lines), page.height);
  for (const [at, part] of parts.entries()) {
    if (part.kind === "table") writeTable(writer, page.number, part.table, part.title);
    else if (part.kind === "code") writeCode(writer, page, part.code);
    else if (at > 0 || !goesOn(writer, page, part)) writeText(writer, page, part);
  }
}

/** Writes a text behind the last one of the page before where a sentence goes on; whether it does. */
function goesOn(writer: PageWriter, page: PageOfOutline, part: TextPart): boolean {
  const [first] = part.lines;
  const last = writer.open.text;
  if (!first || last?.page !== page.number - 1 || part.bullet) return false;
  if (first.font !== last.font || Math.abs(first.size - last.size) > SAME_SIZE) return false;
  const draft = textDraft(part.lines, false);
  if (!/[\p{L}\p{N},;]$/u.test(last.text) || !/^\p{Ll}/u.test(draft.text)) return false;
  const start = writer.builder.goOn(last.start, draft.text);
  if (start === null) return false;
  writeRuns(writer, page, draft, start);
  writer.open.text = openAfter(part, { ...last, page: page.number, text: draft.text });
  return true;
}

/** Points by which two sizes of a text differ at most. */
const SAME_SIZE = 0.3;
/** Characters of a text at least that may go on; shorter ones are labels. */
const SHORTEST_OPEN = 40;

function openAfter({ lines }: TextPart, written: Omit<OpenText, "font" | "size">): OpenText | null {
  const line = lines.at(-1);
  return line && written.text.length >= SHORTEST_OPEN ? { ...written, font: line.font, size: line.size } : null;
}

function writeRuns(writer: PageWriter, page: PageOfOutline, { runs }: Draft, start: number): void {
  for (const run of runs) writer.runs.add(start + run.start, start + run.end, page.number, run.piece);
}

function writeCode({ builder, runs }: PageWriter, page: PageOfOutline, code: FoundCode): void {
  const drawn = textOfCode(code);
  const start = builder.block("code", drawn.text);
  if (start !== null)
    for (const run of drawn.runs) runs.add(start + run.start, start + run.end, page.number, run.piece);
}

function writeText(writer: PageWriter, page: PageOfOutline, part: TextPart): void {
  const draft = textDraft(part.lines, part.bullet);
  const level = mayBeHeading(part, draft.text)
    ? writer.headings.levelOf(draft.text, page, levelOf(writer.body, part, draft.text))
    : null;
  const kind = level !== null ? "heading" : part.bullet ? "list_item" : "paragraph";
  const options = level !== null ? { level } : part.bullet ? { level: 1 } : {};
  const start = writer.builder.block(kind, draft.text, options);
  if (start === null) return;
  writeRuns(writer, page, draft, start);
  if (kind !== "heading") writer.open.text = openAfter(part, { start, page: page.number, text: draft.text });
}

function textDraft(lines: readonly Line[], bullet: boolean): Draft {
  const draft: Draft = { text: "", runs: [] };
  lines.forEach((line, index) => {
    if (index > 0 && !mendHyphen(draft, line) && !joinsWithoutSpace(draft.text, line)) draft.text += " ";
    addLine(draft, line, bullet && index === 0);
  });
  return draft;
}

function addLine(draft: Draft, line: Line, bullet: boolean): void {
  line.pieces.forEach((piece, index) => {
    if (index > 0 && draft.text !== "" && !draft.text.endsWith(" ") && partsWords(line.pieces, index))
      draft.text += " ";
    const skip = bullet && index === 0 ? bulletLength(`${piece.text} `) : 0;
    addPiece(draft, piece, textAt(line.pieces, index).slice(Math.min(skip, piece.text.length)));
  });
}

function addPiece(draft: Draft, piece: Piece, text: string): void {
  if (text === "") return;
  const start = draft.text.length;
  draft.text += text;
  draft.runs.push({ start, end: draft.text.length, piece });
}

/** "infor-" + "mation": the hyphen the typesetter put in goes; one between digits or before a capital stays. */
function mendHyphen(draft: Draft, next: Line): boolean {
  if (!/\p{Ll}[-\u00ad\u2010]$/u.test(draft.text)) return false;
  if (!/^\p{Ll}/u.test(lineText(next))) return /[-\u2010]$/.test(draft.text);
  draft.text = draft.text.slice(0, -1);
  const last = draft.runs[draft.runs.length - 1];
  if (last) draft.runs[draft.runs.length - 1] = { ...last, end: draft.text.length };
  if (last && last.start >= draft.text.length) draft.runs.pop();
  return true;
}

/** Chinese, Japanese and Thai are written without spaces. */
function joinsWithoutSpace(text: string, next: Line): boolean {
  const unspaced = /[\u0e00-\u0eff\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;
  return unspaced.test(text.slice(-1)) && unspaced.test(lineText(next).slice(0, 1));
}

const ENDS_AS_PROSE = /[.;,:!?。，、]$/;
const NUMBERED =
  /^(?:(?:\d+\.)*\d+\.?|[IVX]+\.|[A-Z]\.|(?:chapter|appendix|section|part|kapitel|anhang)\s+\S+)\s+\p{L}/iu;

const mayBeHeading = ({ lines }: TextPart, text: string): boolean =>
  lines[0]?.level === true &&
  text.length > 1 &&
  text.length <= 220 &&
  lines.length <= 4 &&
  /\p{L}/u.test(text) &&
  !lines.some((line) => line.pieces.some((piece) => piece.filled));

/** 1–6 as the tags of the PDF tell, or by its look; null for running text. */
function levelOf(body: BodyStyle, part: TextPart, text: string): number | null {
  const tagged = part.lines[0] && blockOf(part.lines[0]);
  if (tagged?.kind === "item") return null;
  const isHeading = tagged?.kind === "heading";
  return (isHeading ? tagged.level : null) ?? levelByLook(body, part, text) ?? (isHeading ? UNTOLD : null);
}

/** The level of a heading of which neither its tag nor its look tells it. */
const UNTOLD = 3;

/** 1–6 by how far a short paragraph rises above the running text; null for running text. */
function levelByLook(body: BodyStyle, part: TextPart, text: string): number | null {
  const [first] = part.lines;
  if (!first) return null;
  const ratio = mainSize(part.lines) / body.size;
  if (ratio >= 1.15 && !(ENDS_AS_PROSE.test(text) && text.length > 90)) return ratio >= 1.7 ? 1 : ratio >= 1.35 ? 2 : 3;
  if (
    ratio < 0.95 ||
    first.font === body.font ||
    part.lines.length > 2 ||
    text.length > 120 ||
    ENDS_AS_PROSE.test(text)
  )
    return null;
  const ownFont = part.lines.every((line) =>
    line.pieces.every(({ font, text: own }) => font === first.font || /^\p{N}{1,2}$/u.test(own)),
  );
  if (!ownFont) return null;
  return NUMBERED.test(text)
    ? Math.min(6, 2 + depthOf(text))
    : /^\p{Lu}/u.test(text) && text.split(" ").length <= 12 && text.length > 3
      ? 4
      : null;
}

function depthOf(text: string): number {
  return /^[\d.]+/.exec(text)?.[0].split(".").filter(Boolean).length ?? 1;
}

function mainSize(lines: readonly Line[]): number {
  return (
    lines.reduce((sum, line) => sum + line.size * lineLength(line), 0) /
    Math.max(
      1,
      lines.reduce((sum, line) => sum + lineLength(line), 0),
    )
  );
}
