import { signOf } from "../symbol-font.ts";
import { createInlineText, type InlineText } from "../inline-text.ts";
import type { Relation } from "../office/relations.ts";
import { isOn } from "../office/is-on.ts";
import { attr, type Attributes, type XmlHandler } from "../office/read-xml.ts";
import { createTableGatherer, type TableGatherer, type Written } from "../office/table-gatherer.ts";
import { createFields } from "./fields.ts";
import { createReview } from "./review.ts";
import type { Comments } from "./comments.ts";
import { numbered, wholeNumber } from "../list-number.ts";
import type { ListPlace, Numbering } from "./numbering.ts";
import type { ParagraphStyle } from "./styles.ts";

export interface BodyReaderDeps {
  readonly styles: (id: string | undefined) => ParagraphStyle;
  readonly relations: ReadonlyMap<string, Relation>;
  readonly write: (blocks: readonly Written[]) => void;
  /** Counts the numbered paragraphs; none are where left out. */
  readonly numbering?: Numbering;
  /** What a chart or diagram says that stands in the text. */
  readonly drawn?: (relation: Relation | undefined) => readonly Written[];
  /** Comments that are written below the paragraphs that refer to them. */
  readonly comments?: Comments;
}

/** Parts of the markup whose text is not the document's: deletions, formats of before, alternatives, ruby, properties of drawings. */
const LEFT_OUT = new Set([
  "del",
  "moveFrom",
  "pPrChange",
  "rPrChange",
  "Fallback",
  "rt",
  "delText",
  "instrText",
  "delInstrText",
  "posOffset",
  "pctWidth",
  "pctHeight",
  "binData",
]);

interface Paragraph {
  readonly inline: InlineText;
  style: ParagraphStyle;
  /** Of its list, from 0. */
  level?: number;
  outline?: number;
  /** The list it is in; "0" for none. */
  list?: string;
  /** Holds the large first letter of the paragraph after it. */
  isDropCap?: boolean;
  /** Text boxes anchored here come after it. */
  readonly after: Written[];
}

/** Marks that keep an equation readable in one line (Office Math, ECMA-376 part 1, 22.1). */
const MATH_OPENS: Readonly<Record<string, string>> = {
  "m:sup": "^",
  "m:sub": "_",
  "m:num": "(",
  "m:den": "/(",
  "m:rad": "√(",
};
const MATH_CLOSES: Readonly<Record<string, string>> = { "m:num": ")", "m:den": ")", "m:rad": ")" };

const NO_NUMBERING: Numbering = { next: () => "" };
const NO_COMMENTS: Comments = { take: () => [], rest: () => [] };

/** Turns WordprocessingML into blocks as it streams by. */
export function createBodyReader({
  styles,
  relations,
  write,
  numbering = NO_NUMBERING,
  drawn = () => [],
  comments = NO_COMMENTS,
}: BodyReaderDeps): XmlHandler {
  const review = createReview(comments);
  let notes: Written[] = [];
  const paragraphs: Paragraph[] = [];
  const tables: TableGatherer[] = [createTableGatherer()];
  const fields = createFields();
  let skipping = 0;
  let inText = false;
  let inDeletedText = false;
  let inInstruction = false;
  let inParagraphProperties = 0;
  let inCellProperties = false;
  let runHidden = false;
  let runBold = false;
  let runUnderlined = false;
  /** Half points. */
  let runSize = 0;
  /** Of the table that is open. */
  let setsFirstRowOff = false;
  let paragraphHidden = false;
  let href: string | null = null;
  let dropCap = "";

  const current = () => paragraphs.at(-1);
  const table = () => tables.at(-1);

  const emit = (blocks: readonly Written[]) => {
    const holder = table();
    if (holder?.inside) blocks.forEach((block) => holder.add(block));
    else if (tables.length > 1) current()?.after.push(...blocks);
    else write(blocks);
  };

  const addText = (text: string) => {
    const paragraph = current();
    if (!paragraph || runHidden || fields.isHidden) return;
    fields.shown(text);
    review.shown(text);
    table()?.said(text, { isBold: runBold });
    const target = href ?? fields.link;
    const look = { isBold: runBold, isUnderlined: runUnderlined && href === null, size: runSize };
    if (target) paragraph.inline.link(target, () => paragraph.inline.add(text, look));
    else paragraph.inline.add(text, look);
  };

  const endParagraph = () => {
    const paragraph = paragraphs.pop();
    if (!paragraph) return;
    const said = paragraph.inline.take();
    if (paragraph.isDropCap) dropCap = said.text;
    // One without words is counted, too; in a table it may be the whole cell: the number of the row.
    const number = paragraphHidden ? "" : numbering.next(placeInList(paragraph));
    const isEmpty = said.text === "" && (number === "" || table()?.inside !== true);
    const content = said.text === "" ? { ...said, text: number } : numbered(number, said);
    const isLeftOut = isEmpty || paragraphHidden || paragraph.isDropCap;
    const blocks: Written[] = isLeftOut ? [] : [{ ...kindOf(paragraph), content }];
    emit([...blocks, ...paragraph.after]);
    notes.push(...review.take());
    writeNotes();
  };

  /** Below the table or the text box that the paragraph is in: there they would be text of a cell. */
  const writeNotes = () => {
    if (notes.length === 0 || tables.length > 1 || table()?.inside) return;
    write(notes);
    notes = [];
  };

  const openProperty = (name: string, attributes: Attributes) => {
    const value = attr(attributes, "val");
    const paragraph = current();
    if (!paragraph) return;
    if (name === "pStyle") paragraph.style = styles(value);
    else if (name === "outlineLvl") paragraph.outline = Number(value);
    else if (name === "ilvl") paragraph.level = wholeNumber(value);
    else if (name === "numId") paragraph.list = value;
    else if (name === "framePr") paragraph.isDropCap = /^(?:drop|margin)$/.test(attr(attributes, "dropCap") ?? "");
  };

  const openRun = (name: string, attributes: Attributes) => {
    const value = attr(attributes, "val");
    if (name === "r") {
      runHidden = current()?.style.vanish ?? false;
      runBold = current()?.style.isBold ?? false;
      runUnderlined = false;
      runSize = current()?.style.size ?? runSize;
    } else if (name === "b") runBold = isOn(value);
    else if (name === "u") runUnderlined = value !== "none";
    else if (name === "sz") runSize = Number(value) || runSize;
    else if (name === "vanish" || name === "webHidden") runHidden = isOn(value) && name === "vanish";
    else if (name === "rStyle") {
      runHidden ||= styles(value).vanish;
      runBold ||= styles(value).isBold;
    } else if (name === "t") inText = true;
    else if (name === "tab" || name === "ptab") addText(" ");
    else if (name === "br" || name === "cr") lineBreak(attr(attributes, "type"));
    else if (name === "noBreakHyphen") addText("-");
    else if (name === "sym")
      addText(signOf(Number.parseInt(attr(attributes, "char") ?? "", 16), attr(attributes, "font") ?? ""));
    else if (name === "fldChar") addText(fields.mark(attr(attributes, "fldCharType")));
    else if (name === "textpath") addText(` ${attributes["string"] ?? ""} `);
    else if (name === "hyperlink") href = relations.get(attr(attributes, "id") ?? "")?.target ?? null;
  };

  const lineBreak = (type = "textWrapping") => {
    if (type === "textWrapping") current()?.inline.newline();
    else addText(" ");
  };

  const fill = (color = "auto") => {
    if (!/^(?:auto|f{6})$/iu.test(color)) table()?.filled(color);
  };

  /** A row that begins further right. */
  const leaveOut = (columns: number) => {
    table()?.cell();
    table()?.shape({ column_span: columns });
  };

  const openStructure = (name: string, attributes: Attributes) => {
    if (name === "chart" || name === "relIds")
      current()?.after.push(...drawn(relations.get(attr(attributes, name === "chart" ? "id" : "dm") ?? "")));
    if (name === "p") {
      paragraphs.push({ inline: createInlineText(), style: styles(undefined), after: [] });
      current()?.inline.add(dropCap);
      dropCap = "";
      paragraphHidden = false;
    } else if (name === "tbl") {
      table()?.open();
      setsFirstRowOff = false;
    } else if (name === "tr") table()?.row();
    else if (name === "tc") table()?.cell();
    else if (name === "gridSpan") table()?.shape({ column_span: Number(attr(attributes, "val")) });
    else if (name === "vMerge") table()?.shape({ continues: attr(attributes, "val") !== "restart" });
    else if (name === "tblHeader" && isOn(attr(attributes, "val"))) table()?.headRow();
    else if (name === "tblStyle") setsFirstRowOff = styles(attr(attributes, "val")).setsFirstRowOff;
    else if (name === "tblLook" && setsFirstRowOff && usesFirstRow(attributes)) table()?.firstRowIsSetOff();
    else if (name === "tcPr") inCellProperties = true;
    else if (name === "shd" && inCellProperties) fill(attr(attributes, "fill"));
    else if (name === "gridBefore") leaveOut(Number(attr(attributes, "val")));
    else if (name === "txbxContent") tables.push(createTableGatherer());
  };

  return {
    open(name, attributes, raw) {
      if (name === "instrText") inInstruction = true;
      if (skipping > 0 || LEFT_OUT.has(name)) {
        if (name === "del" && skipping === 0 && inParagraphProperties === 0) review.open(name, attributes);
        if (name === "delText") inDeletedText = true;
        skipping++;
        return;
      }
      // DrawingML repeats names such as p, r and t; its text is that of charts and shapes and is read alike.
      if (name === "pPr") inParagraphProperties++;
      if (inParagraphProperties > 0) openProperty(name, attributes);
      else {
        review.open(name, attributes);
        fields.open(name, attributes);
        openStructure(name, attributes);
        if (raw in MATH_OPENS) addText(MATH_OPENS[raw] ?? "");
        openRun(raw.startsWith("a:") && name === "tab" ? "" : name, attributes);
      }
    },
    close(name, raw) {
      if (name === "instrText") inInstruction = false;
      if (skipping > 0) {
        skipping--;
        if (name === "delText") inDeletedText = false;
        if (name === "del" && skipping === 0 && inParagraphProperties === 0) review.endChange();
        return;
      }
      if (raw in MATH_CLOSES) addText(MATH_CLOSES[raw] ?? "");
      if (name === "pPr") inParagraphProperties--;
      else if (inParagraphProperties > 0) return;
      else if (name === "tcPr") inCellProperties = false;
      else if (name === "t") inText = false;
      else if (name === "p") endParagraph();
      else if (name === "hyperlink") href = null;
      else if (name === "ins") review.endChange();
      else if (name === "tbl") {
        emit(table()?.close() ?? []);
        writeNotes();
      } else if (name === "txbxContent" && tables.length > 1) tables.pop();
    },
    text(text) {
      if (inInstruction && fields.isHidden) fields.instruction(text);
      else if (inText && skipping === 0) addText(text);
      else if (inDeletedText) review.deleted(text);
    },
  };
}

/** Whether a table uses what its style has for the first row; older files say so by a bit of a number. */
const usesFirstRow = (attributes: Attributes): boolean =>
  attr(attributes, "firstRow") === "1" || (Number.parseInt(attr(attributes, "val") ?? "", 16) & 0x20) !== 0;

const placeInList = ({ style, list, level }: Paragraph): ListPlace => ({
  list: list ?? style.list,
  level: level ?? style.listLevel,
  styles: style.ids,
});

function kindOf(paragraph: Paragraph): Pick<Written, "kind" | "level"> {
  const { style, outline } = paragraph;
  const { list, level = 0 } = placeInList(paragraph);
  if (outline !== undefined && outline >= 0 && outline < 9 && style.kind === "paragraph")
    return { kind: "heading", level: Math.min(6, outline + 1) };
  if (style.kind !== "paragraph") return { kind: style.kind, level: style.level };
  return list !== undefined && list !== "0" ? { kind: "list_item", level: level + 1 } : { kind: "paragraph" };
}
