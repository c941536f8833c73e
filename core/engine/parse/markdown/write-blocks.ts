import { writeCode } from "../aligned-tables.ts";
import type { List, Nodes, Parents, RootContent, Table } from "mdast";
import { DocumentError, type BlockKind } from "../../parsed-document.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import { parseHtmlFragment } from "../html/dom.ts";
import { writeHtmlBlocks } from "../html/write-blocks.ts";
import { createInlineText, type InlineText, type Look } from "../inline-text.ts";
import { numbered } from "../list-number.ts";
import type { Grid } from "../table-grid.ts";
import { withoutWikiLinks } from "./wiki-links.ts";

export interface MarkdownOptions {
  /** The first table's header was read before. */
  readonly continuesTable?: boolean;
  /** The text whose lists keep the numbers that it gives them; Markdown counts on from the first one. */
  readonly numbersIn?: string | undefined;
}

/** Writes what a reader of these nodes sees, block by block. */
export function writeMarkdownBlocks(
  builder: DocumentBuilder,
  children: readonly RootContent[],
  { continuesTable = false, numbersIn }: MarkdownOptions = {},
): void {
  const definitions = new Map<string, string>();
  for (const node of children) if (node.type === "definition") definitions.set(node.identifier, node.url);
  const firstTable = children.find((node) => node.type === "table");
  const inline = createInlineText();

  /** The number of the item that is open, until its first paragraph is written. */
  let number = "";

  const writeInline = (kind: BlockKind, node: Parents, level?: number) => {
    addInline(inline, node, definitions, numbersIn === undefined ? { isBold: false } : undefined);
    const content = inline.take();
    if (content.text === "") return;
    builder.block(kind, numbered(number, content), { level });
    number = "";
  };

  const writeList = ({ children: items, ordered, start }: List, depth: number) => {
    for (const [index, item] of items.entries()) {
      const place = item.position?.start.offset ?? 0;
      const written = numbersIn && /\d+/u.exec(numbersIn.slice(place, place + 10))?.[0];
      number = ordered === true ? `${written ?? (start ?? 1) + index}.` : "";
      item.children.forEach((child) => write(child, "list_item", depth));
    }
    number = "";
  };

  const write = (node: RootContent, kind: BlockKind, depth: number): void => {
    switch (node.type) {
      case "heading":
        return writeInline("heading", node, node.depth);
      case "paragraph":
        return writeInline(kind, node, kind === "list_item" ? depth : undefined);
      case "code":
        // Code that names its language is no table.
        return node.lang ? void builder.block("code", node.value) : writeCode(builder, node.value);
      case "blockquote":
        return node.children.forEach((child) => write(child, "quote", depth));
      case "list":
        return writeList(node, depth + 1);
      case "footnoteDefinition":
        return node.children.forEach((child) => write(child, "paragraph", depth));
      case "table":
        return void builder.table(readTable(node, definitions, continuesTable && node === firstTable));
      case "html":
        return writeHtml(builder, node.value);
      default:
    }
  };

  for (const node of children) write(node, "paragraph", 0);
}

function addInline(inline: InlineText, node: Nodes, definitions: ReadonlyMap<string, string>, look?: Look): void {
  const addAll = (parent: Parents, set = look) =>
    parent.children.forEach((child) => addInline(inline, child, definitions, set));
  switch (node.type) {
    case "text":
      return inline.add(withoutWikiLinks(node.value), look);
    case "strong":
      return addAll(node, look && { isBold: true });
    case "inlineCode":
      return inline.add(node.value, look && { isBold: false });
    case "break":
      return inline.newline();
    case "image":
    case "imageReference":
      return inline.add(node.alt ?? "");
    case "link":
      return inline.link(node.url, () => addAll(node));
    case "linkReference":
      return inline.link(definitions.get(node.identifier) ?? "", () => addAll(node));
    case "html":
      return /^<br\s*\/?>$/i.test(node.value) ? inline.newline() : undefined;
    default:
      if ("children" in node) addAll(node);
  }
}

/** Tags without end are left aside; the words between them stay. */
function writeHtml(builder: DocumentBuilder, html: string): void {
  try {
    writeHtmlBlocks(builder, parseHtmlFragment(html));
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    builder.block("paragraph", html.replace(/<[^<>]*>/g, " ").replace(/\s+/g, " "));
  }
}

/** Where the head was read before, its row is left out and the rows below go on without one. */
function readTable(table: Table, definitions: ReadonlyMap<string, string>, withoutHead: boolean): Grid {
  const inline = createInlineText();
  const rows = table.children.slice(withoutHead ? 1 : 0).map((row) =>
    row.children.map((cell) => {
      addInline(inline, cell, definitions);
      return { content: inline.take() };
    }),
  );
  return { rows, header_rows: withoutHead ? 0 : 1 };
}
