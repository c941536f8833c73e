import { DocumentError } from "../../parsed-document.ts";
import type { FormatParser } from "../context.ts";
import { createDocumentBuilder, type DocumentBuilder } from "../document-builder.ts";
import { openPackage } from "../office/open-package.ts";
import { type Look, lookWith } from "../inline-text.ts";
import { labelled, signed } from "../labelled.ts";
import { attr, readXml, type Attributes } from "../office/read-xml.ts";
import type { Written } from "../office/table-gatherer.ts";
import { numbered } from "../list-number.ts";
import { createLetterStyles } from "./letter-styles.ts";
import { createListNumbers, createListStyles } from "./lists.ts";
import { writeEdges } from "./page-edges.ts";
import { readObject } from "./object.ts";
import { createTables } from "./tables.ts";
import { unlockOpenDocument } from "./unlock-opendocument.ts";

/** Parts that hold no text of the document. */
const HIDDEN = new Set(["tracked-changes", "note-citation", "forms", "sequence-decls", "settings", "desc"]);
/** The name of a drawing is one of them, a field with the title of the document is not. */
const isHidden = (name: string, raw: string): boolean => HIDDEN.has(name) || raw === "svg:title";
/** Texts, sheets and slides as OpenDocument (ISO/IEC 26300) keeps them: .odt, .ods and .odp. */
export const parseOpenDocument: FormatParser = async (bytes, { signal, password }) => {
  const file = await unlockOpenDocument(await openPackage(bytes), password);
  const content = file.part("content.xml");
  if (!content) throw new DocumentError("This file is not an OpenDocument file.");
  signal.throwIfAborted();
  const builder = createDocumentBuilder();
  const styles = createStyles();
  const stylesPart = file.part("styles.xml");
  if (stylesPart) readXml(stylesPart, styles);
  const objectAt = (href: string): readonly Written[] => {
    const part = file.part(`${href.replace(/^\.\//u, "")}/content.xml`);
    return part ? readObject(part) : [];
  };
  const reader = createReader(builder, styles, objectAt);
  readXml(content, reader);
  writeEdges(builder, stylesPart, { withFields: reader.isText() });
  return builder.finish(factsOf(file.part("meta.xml")));
};

/** Styles are declared in `styles.xml` and, for this document alone, in `content.xml`. */
function createStyles() {
  const [lists, letters] = [createListStyles(), createLetterStyles()];
  return {
    lists,
    letters,
    open(name: string, attributes: Attributes): void {
      lists.open(name, attributes);
      letters.open(name, attributes);
    },
  };
}

interface Paragraph {
  readonly kind: Written["kind"];
  /** Of the list item that it begins, or of a heading. */
  readonly number?: string;
  readonly level?: number;
  text: string;
  look?: Look;
  /** Notes and text boxes that are anchored in it come after it. */
  readonly after: Written[];
}

/** Follows the elements of `content.xml`. */
function createReader(
  builder: DocumentBuilder,
  styles: ReturnType<typeof createStyles>,
  objectAt: (href: string) => readonly Written[],
) {
  const numbers = createListNumbers(styles.lists);
  const tables = createTables(builder);
  const open: Paragraph[] = [];
  /** How each paragraph and run that is open is set. */
  const looks: Look[] = [];
  let [hidden, lists, notes] = [0, 0, 0];
  let inBody = false;
  let isText = false;
  const comment = createComment();

  const set = (attributes: Attributes): void => {
    looks.push(styles.letters.lookOf(attr(attributes, "style-name"), looks.at(-1)));
  };
  const kindOf = (name: string, attributes: Attributes): Pick<Paragraph, "kind" | "level" | "number"> => {
    if (name === "h") return headingOf(numbers, attributes);
    if (notes > 0) return { kind: "notes" };
    return lists > 0 ? { kind: "list_item", level: Math.min(lists, 6), number: numbers.take() } : { kind: "paragraph" };
  };
  const begin = (name: string, attributes: Attributes): void => {
    set(attributes);
    if (comment.isOpen()) comment.line();
    else open.push({ ...kindOf(name, attributes), text: "", after: [] });
  };
  const write = (text: string): void => {
    if (hidden > 0 || comment.write(text)) return;
    const paragraph = open.at(-1);
    if (!paragraph) return;
    const look = looks.at(-1);
    tables.said(text, { isBold: look?.isBold === true });
    paragraph.text += text;
    if (look) paragraph.look = lookWith(paragraph.look, text, look);
  };
  const place = (blocks: readonly Written[]): void => {
    const holder = open.at(-1);
    if (holder) holder.after.push(...blocks);
    else blocks.forEach(tables.emit);
  };
  const endComment = (): void => {
    const block = comment.close();
    if (!block) return;
    // A cell has no room beside its value.
    if (tables.isSheet()) tables.beside(block);
    else place([block]);
  };
  const opens: Readonly<Record<string, (attributes: Attributes) => void>> = {
    h: (attributes) => begin("h", attributes),
    p: (attributes) => begin("p", attributes),
    span: set,
    s: (attributes) => write(" ".repeat(Math.min(100, Number(attr(attributes, "c") ?? 1)))),
    tab: () => write("\t"),
    "line-break": () => write("\n"),
    list(attributes) {
      lists++;
      numbers.openList(attributes);
    },
    "list-item": numbers.openItem,
    notes: () => void notes++,
    ...comment.opens,
    object(attributes) {
      const blocks = objectAt(attr(attributes, "href") ?? "");
      // The numbers of a chart on a sheet are in cells.
      if (tables.isSheet()) blocks.filter(({ grid }) => grid === undefined).forEach(tables.beside);
      else place(blocks);
    },
    spreadsheet: tables.expectSheets,
    body: () => void (inBody = true),
    text: () => void (isText ||= inBody),
    page: (attributes) => builder.page({ width: 0, height: 0, label: attr(attributes, "name") ?? "" }),
    ...tables.opens,
  };
  const end = (): void => {
    looks.pop();
    if (comment.isOpen()) return;
    const paragraph = open.pop();
    if (!paragraph || hidden > 0) return;
    place(blocksOf(paragraph));
  };
  const closes: Readonly<Record<string, () => void>> = {
    h: end,
    p: end,
    span: () => void looks.pop(),
    list() {
      lists--;
      numbers.closeList();
    },
    "list-item": numbers.closeItem,
    notes: () => void notes--,
    annotation: endComment,
    ...comment.closes,
    ...tables.closes,
  };

  return {
    isText: () => isText,
    open(name: string, attributes: Attributes, raw: string): void {
      styles.open(name, attributes);
      if (isHidden(name, raw)) hidden++;
      else if (hidden === 0 && Object.hasOwn(opens, name)) opens[name]?.(attributes);
    },
    close(name: string, raw: string): void {
      if (isHidden(name, raw)) hidden--;
      else if (hidden === 0 && Object.hasOwn(closes, name)) closes[name]?.();
    },
    text: write,
  };
}

function headingOf(numbers: ReturnType<typeof createListNumbers>, attributes: Attributes) {
  const level = Math.max(1, Math.min(6, Number(attr(attributes, "outline-level") ?? 1) || 1));
  const number = numbers.take() || numbers.heading(level, attr(attributes, "is-list-header") === "true");
  return { kind: "heading", level, number } as const;
}

/** A paragraph, and what comes after it. */
function blocksOf({ kind, level, number = "", text, look, after }: Paragraph): Written[] {
  const said = { text: text.replaceAll(/[ \t]+/gu, " "), links: [], ...(look && { look }) };
  const content = said.text.trim() === "" ? said : numbered(number, said);
  return [{ kind, content, ...(level !== undefined && { level }) }, ...after];
}

/** The comment that is being read: one at a time. */
function createComment() {
  let comment: { author: string; date: string; readonly lines: string[] } | undefined;
  let told: "author" | "date" | undefined;
  return {
    /** The text of `creator` and `date` is the author and the date; any other text is the comment. */
    opens: {
      annotation: () => void (comment = { author: "", date: "", lines: [] }),
      creator: () => void (told = "author"),
      date: () => void (told = "date"),
    },
    closes: { creator: () => void (told = undefined), date: () => void (told = undefined) },
    isOpen: () => comment !== undefined,
    line: () => void comment?.lines.push(""),
    /** Whether the text belongs to a comment. */
    write(text: string): boolean {
      if (!comment) return false;
      if (told) comment[told] += text;
      else if (comment.lines.length > 0) comment.lines.push(`${comment.lines.pop() ?? ""}${text}`);
      return true;
    },
    close(): Written | undefined {
      const { lines = [], author = "", date = "" } = comment ?? {};
      comment = undefined;
      const said = lines.map((line) => line.replace(/\s+/g, " ").trim()).filter(Boolean);
      if (said.length === 0) return undefined;
      const written = said.map((text) => ({ text, links: [] }));
      return { kind: "notes", content: labelled(signed("Comment", { author, date }), written) };
    },
  };
}

function factsOf(meta: Uint8Array | undefined) {
  const facts: Record<string, string> = {};
  let inside = "";
  if (meta)
    readXml(meta, {
      open: (name) => void (inside = name),
      close: () => void (inside = ""),
      text(text) {
        if (inside === "title" || inside === "creator") facts[inside] = `${facts[inside] ?? ""}${text}`.slice(0, 1000);
      },
    });
  const { title, creator } = facts;
  return { title: title?.trim() || null, properties: creator ? { author: creator.trim() } : {} };
}
