import { writeCode } from "../aligned-tables.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import { createInlineText } from "../inline-text.ts";
import { FORMS_BY_SIGN, numbered, numberText, wholeNumber } from "../list-number.ts";
import type { BlockKind } from "../../parsed-document.ts";
import { headColumns } from "../../tables/heads.ts";
import type { Grid, GridCell } from "../table-grid.ts";
import { withLabelsBesideValues } from "../labels-above-values.ts";
import { attribute, isElement, isInvisible, tagOf, type Element, type Node, type Root } from "./dom.ts";

const BLOCKS = new Set(
  (
    "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header " +
    "hgroup hr html legend li main menu nav ol optgroup p pre search section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);

interface Place {
  readonly kind: BlockKind;
  readonly level?: number;
}

/**
 * Writes what a reader of these nodes sees, block by block. Lists of nothing but links to places of the same document lead to its
 * parts and are left out, unless a sentence that ends with a colon leads to the list; `isOwn` tells such a link.
 */
export function writeHtmlBlocks(
  builder: DocumentBuilder,
  root: Root | Element,
  isOwn: (href: string) => boolean = (href) => href.startsWith("#"),
): void {
  const inline = createInlineText();
  let place: Place = { kind: "paragraph" };
  let listDepth = 0;
  /** Counts the items of the ordered list that is open; undefined in a list of bullets. */
  let count: ((item: Element) => string) | undefined;
  /** The number of the item that is open, until its first words are written. */
  let number = "";
  let isLedTo = false;
  let isBold = false;

  const flush = () => {
    const content = inline.take();
    if (!/[\p{L}\p{N}\p{S}]/u.test(content.text)) return;
    isLedTo = /\s\S+:$/u.test(content.text);
    builder.block(place.kind, numbered(number, content), { level: place.level });
    number = "";
  };

  const within = (next: Place, element: Element) => {
    flush();
    const before = place;
    place = next;
    visitAll(element);
    flush();
    place = before;
  };

  const visitAll = (parent: Root | Element) => parent.childNodes.forEach(visit);

  const visit = (node: Node) => {
    if (builder.full || isInvisible(node)) return;
    if ("value" in node) return inline.add(node.value, { isBold });
    if (!isElement(node)) return;
    const before = isBold;
    isBold = setsBold(node) ?? isBold;
    visitElement(node);
    isBold = before;
  };

  const visitElement = (element: Element) => {
    const tag = tagOf(element);
    if (/^h[1-6]$/.test(tag)) return within({ kind: "heading", level: Number(tag[1]) }, element);
    if (tag === "br") return inline.endsLine && place.kind !== "heading" ? flush() : inline.newline();
    if (tag === "a" && place.kind === "heading" && isAnchorSign(element)) return;
    if (isNoteLink(element)) return;
    if (tag === "a") return inline.link(attribute(element, "href") ?? "", () => visitAll(element));
    if (tag === "pre") return writePreformatted(element);
    if (tag === "table" && isDataTable(element)) return writeTable(element);
    if (tag === "ul" || tag === "ol" || tag === "menu" || tag === "dir") return writeList(element);
    if (tag === "dt" && A_NUMBER.test(flatText(element))) return markNext(element);
    if (tag === "li" || tag === "dd") return writeItem(element);
    if (tag === "blockquote") return within({ kind: "quote" }, element);
    if (tag === "figcaption" || tag === "caption") return within({ kind: "caption" }, element);
    if (BLOCKS.has(tag)) return within(place.kind === "heading" ? { kind: "paragraph" } : place, element);
    if (tag === "q") inline.add("“");
    visitAll(element);
    if (tag === "q") inline.add("”");
  };

  const writeList = (element: Element) => {
    flush();
    if (!isLedTo && leadsToParts(element, isOwn)) return;
    const [before, numberOfItem] = [count, number];
    number = "";
    count = tagOf(element) === "ol" ? countItems(element) : undefined;
    listDepth++;
    visitAll(element);
    flush();
    listDepth--;
    count = before;
    number = numberOfItem;
  };

  const writeItem = (element: Element) => {
    flush();
    number = tagOf(element) === "li" ? (count?.(element) ?? "") : number;
    within({ kind: "list_item", level: Math.max(1, listDepth) }, element);
    number = "";
  };

  /** "1" as the term of a list, as notes have it, is the number of what follows. */
  const markNext = (element: Element) => {
    flush();
    number = `${flatText(element).replaceAll(/\P{N}/gu, "")}.`;
  };

  const writePreformatted = (element: Element) => {
    flush();
    writeCode(builder, preformatted(element));
  };

  const writeTable = (element: Element) => {
    flush();
    const grid = readTable(element);
    if (grid.caption) builder.block("caption", grid.caption);
    builder.table(grid);
  };

  visitAll(root);
  flush();
}

/** Whether an element sets its text in bold; undefined where it leaves that as it is. */
function setsBold(element: Element): boolean | undefined {
  const weight = /font-weight\s*:\s*(\w+)/iu.exec(attribute(element, "style") ?? "")?.[1]?.toLowerCase();
  if (weight !== undefined) return weight === "bold" || weight === "bolder" || Number(weight) >= BOLD;
  return /^(?:b|strong)$/u.test(tagOf(element)) || undefined;
}

/** The lightest weight of bold letters (CSS Fonts 4, 2.2). */
const BOLD = 600;

/** Items of a list at least that leads to parts of its document. */
const LEAST_PARTS = 3;
/** Share of its words that are links; numbers may stand before them. */
const LINKED = 0.85;

/** Whether the items of a list, and of those in it, are links to other places of the document, as in a table of contents. */
function leadsToParts(list: Element, isOwn: (href: string) => boolean): boolean {
  const links: Element[] = [];
  const look = (node: Element): boolean =>
    node.childNodes.every((child) => {
      if (!isElement(child) || isInvisible(child)) return true;
      if (tagOf(child) !== "a") return tagOf(child) !== "img" && look(child);
      const href = attribute(child, "href");
      if (href !== undefined) links.push(child);
      return href === undefined || isOwn(href.trim());
    });
  if (!look(list) || links.length < LEAST_PARTS) return false;
  const lettersOf = (node: Node): number => flatText(node).match(/\p{L}/gu)?.length ?? 0;
  const linked = links.reduce((sum, link) => sum + lettersOf(link), 0);
  return linked > 0 && linked >= lettersOf(list) * LINKED;
}

/** Gives the number of each item of an ordered list in turn, as a browser shows it; none where its style hides it. */
function countItems(list: Element): (item: Element) => string {
  if (/list-style(?:-type)?\s*:[^;]*\bnone\b/iu.test(attribute(list, "style") ?? "")) return () => "";
  const form = FORMS_BY_SIGN[attribute(list, "type") ?? ""] ?? "decimal";
  const isReversed = attribute(list, "reversed") !== undefined;
  const items = list.childNodes.filter((child) => tagOf(child) === "li").length;
  let next = wholeNumber(attribute(list, "start")) ?? (isReversed ? items : 1);
  return (item) => {
    const own = wholeNumber(attribute(item, "value")) ?? next;
    next = own + (isReversed ? -1 : 1);
    return `${numberText(form, own)}.`;
  };
}

/** The "#" or "¶" by which a heading can be linked to: it is no word of it. */
function isAnchorSign(element: Element): boolean {
  return (attribute(element, "href") ?? "").includes("#") && /^[\s#¶§🔗⚓\u200b]*$/u.test(preformatted(element));
}

/** The term of a list that is nothing but a number: "2", "[2]". */
const A_NUMBER = /^\[?\p{N}{1,3}[\].]?$/u;

/** A link to a note or back from it, as DPUB-ARIA, EPUB, docutils and Pandoc name them: its number or sign tells nothing. */
function isNoteLink(element: Element): boolean {
  if (tagOf(element) !== "a" || !/^[\s[(]*(?:\p{N}{1,3}|[*†‡§↩↑]{1,3}\ufe0e?)[\s\])]*$/u.test(flatText(element)))
    return false;
  const named = ["role", "epub:type", "class"].map((name) => attribute(element, name) ?? "").join(" ");
  return /noteref|footnote-(?:ref|back)|backlink|backref/iu.test(named);
}

function preformatted(node: Node | Element): string {
  if ("value" in node) return node.value;
  if (!isElement(node) || isInvisible(node)) return "";
  if (tagOf(node) === "br") return "\n";
  return node.childNodes.map(preformatted).join("");
}

/** A table for layout has one cell, or holds other tables, headings or many paragraphs; it is read as the text it lays out. */
function isDataTable(table: Element): boolean {
  if (attribute(table, "role") === "presentation" || attribute(table, "role") === "none") return false;
  const rows = rowsOf(table);
  if (rows.length < 2 && !rows.some((row) => cellsOf(row).length > 1)) return false;
  if (rows.every((row) => cellsOf(row).length < 2)) return false;
  return !rows.some((row) => cellsOf(row).some((cell) => holdsLayout(cell)));
}

function holdsLayout(cell: Element): boolean {
  let paragraphs = 0;
  const look = (element: Element): boolean =>
    element.childNodes.some((child) => {
      if (!isElement(child)) return false;
      const tag = tagOf(child);
      if (tag === "p" && ++paragraphs > 4) return true;
      return tag === "table" || /^h[1-3]$/.test(tag) || tag === "article" || look(child);
    });
  return look(cell);
}

function rowsOf(table: Element): Element[] {
  const rows: Element[] = [];
  for (const child of table.childNodes) {
    if (!isElement(child) || isInvisible(child)) continue;
    const tag = tagOf(child);
    if (tag === "tr") rows.push(child);
    else if (tag === "thead" || tag === "tbody" || tag === "tfoot") rows.push(...rowsOf(child));
  }
  return rows;
}

function cellsOf(row: Element): Element[] {
  return row.childNodes.filter(
    (child): child is Element =>
      isElement(child) && (tagOf(child) === "td" || tagOf(child) === "th") && !isInvisible(child),
  );
}

function readTable(table: Element): Grid {
  const caption = table.childNodes.find((child) => tagOf(child) === "caption");
  const rows = rowsOf(table).map(cellsOf);
  const isHead = (row: Element): boolean => row.parentNode !== null && parentTag(row) === "thead";
  const told = rowsOf(table).findIndex((row) => !isHead(row));
  const firstBody = rows.findIndex(
    (row) => !row.every((cell, index) => isHeadCell(cell) || (index === 0 && isBlank(cell))),
  );
  const header_rows = told > 0 ? told : Math.max(0, firstBody);
  return withLabelsBesideValues({
    rows: rows.map((row) => row.map(readCell)),
    header_rows,
    header_columns: headColumns(rows.slice(header_rows).map((row) => row.map(isHeadCell))),
    caption: caption ? flatText(caption) : null,
  });
}

const parentTag = ({ parentNode }: Element): string => (parentNode && isElement(parentNode) ? tagOf(parentNode) : "");
const isHeadCell = (cell: Element): boolean => tagOf(cell) === "th";
const isBlank = (cell: Element): boolean => flatText(cell) === "";

function readCell(cell: Element): GridCell {
  const span = (name: string) => Number.parseInt(attribute(cell, name) ?? "1", 10) || 1;
  return { content: flatText(cell), column_span: span("colspan"), row_span: span("rowspan") };
}

/** Text on one line, with a space where a block ends. */
function flatText(node: Node): string {
  const parts: string[] = [];
  const visit = (child: Node) => {
    if (isInvisible(child)) return;
    if ("value" in child) parts.push(child.value);
    else if (isElement(child)) {
      const apart = BLOCKS.has(tagOf(child)) || tagOf(child) === "br";
      if (apart) parts.push(" ");
      child.childNodes.forEach(visit);
      if (apart) parts.push(" ");
    }
  };
  visit(node);
  return parts.join("").replace(/\s+/g, " ").trim();
}
