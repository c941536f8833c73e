import type { Nodes, Parents, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { frontmatterFromMarkdown } from "mdast-util-frontmatter";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { frontmatter } from "micromark-extension-frontmatter";
import { gfm } from "micromark-extension-gfm";
import type { BlockKind, ParsedDocument } from "../../parsed-document.ts";
import type { ParseContext } from "../context.ts";
import { decodeTextFile } from "../decode-text.ts";
import { createDocumentBuilder, type DocumentBuilder } from "../document-builder.ts";
import { parseHtmlFragment } from "../html/dom.ts";
import { writeHtmlBlocks } from "../html/write-blocks.ts";
import { createInlineText, type InlineText } from "../inline-text.ts";
import { tableText } from "../table-text.ts";
import { readFrontMatter } from "./front-matter.ts";
import { splitMarkdown } from "./split-markdown.ts";

/** Reads CommonMark with GitHub's tables, task lists and footnotes, and YAML front matter. */
export async function parseMarkdown(bytes: Uint8Array, { report, signal }: ParseContext): Promise<ParsedDocument> {
  const source = decodeTextFile(bytes);
  const builder = createDocumentBuilder();
  let properties: Record<string, unknown> = {};
  let done = 0;
  for (const piece of splitMarkdown(source)) {
    signal.throwIfAborted();
    const tree = fromMarkdown(piece, {
      extensions: [gfm(), ...(done === 0 ? [frontmatter("yaml")] : [])],
      mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown("yaml")],
    });
    const first = tree.children[0];
    if (first?.type === "yaml") properties = readFrontMatter(first.value, builder);
    writeMarkdownBlocks(builder, tree.children);
    done += piece.length;
    report({ phase: "reading", done, total: source.length, unit: "bytes" });
    await nextTurn();
  }
  const title = properties["title"];
  return builder.finish({ title: typeof title === "string" ? title : null, properties });
}

/** Lets an abort or a progress message through between two pieces. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function writeMarkdownBlocks(builder: DocumentBuilder, children: readonly RootContent[]): void {
  const definitions = new Map<string, string>();
  for (const node of children) if (node.type === "definition") definitions.set(node.identifier, node.url);
  const inline = createInlineText();

  const writeInline = (kind: BlockKind, node: Parents, level?: number) => {
    addInline(inline, node, definitions);
    builder.block(kind, inline.take(), { level });
  };

  const write = (node: RootContent, kind: BlockKind, depth: number): void => {
    switch (node.type) {
      case "heading":
        return writeInline("heading", node, node.depth);
      case "paragraph":
        return writeInline(kind, node, kind === "list_item" ? depth : undefined);
      case "code":
        return void builder.block("code", node.value);
      case "blockquote":
        return node.children.forEach((child) => write(child, "quote", depth));
      case "list":
        return node.children.forEach((item) => item.children.forEach((child) => write(child, "list_item", depth + 1)));
      case "footnoteDefinition":
        return node.children.forEach((child) => write(child, "paragraph", depth));
      case "table":
        return void builder.block("table", readTable(node, definitions));
      case "html":
        return writeHtmlBlocks(builder, parseHtmlFragment(node.value));
      default:
    }
  };

  for (const node of children) write(node, "paragraph", 0);
}

function addInline(inline: InlineText, node: Nodes, definitions: ReadonlyMap<string, string>): void {
  const addAll = (parent: Parents) => parent.children.forEach((child) => addInline(inline, child, definitions));
  switch (node.type) {
    case "text":
    case "inlineCode":
      return inline.add(node.value);
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

function readTable(table: Table, definitions: ReadonlyMap<string, string>): string {
  const cellText = (cell: Parents) => {
    const inline = createInlineText();
    addInline(inline, cell, definitions);
    return inline.take().text;
  };
  return tableText(table.children.map((row) => row.children.map(cellText)));
}
