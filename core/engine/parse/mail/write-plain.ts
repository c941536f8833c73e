import { tableParts } from "../aligned-tables.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import { headedParts } from "../plain-text/heading-lines.ts";

/** What an answer to a message puts before each line of it; twice before what that one had answered to. */
const QUOTED = /^(?:> ?)+/;

/** The paragraphs and tables of a plain message; of those that it quotes without the signs before their lines. */
export function writePlain(builder: DocumentBuilder, text: string): void {
  const runs: { depth: number; lines: string[] }[] = [];
  for (const line of text.split("\n")) {
    const [signs = ""] = QUOTED.exec(line) ?? [];
    const depth = signs.replaceAll(" ", "").length;
    const last = runs.at(-1);
    if (last?.depth === depth) last.lines.push(line.slice(signs.length));
    else runs.push({ depth, lines: [line.slice(signs.length)] });
  }
  for (const { depth, lines } of runs) {
    const own = lines.join("\n");
    for (const part of depth > 0 ? [{ text: own }] : headedParts(own)) {
      // The subject is the heading of all.
      if ("heading" in part) builder.block("heading", part.heading, { level: part.level + 1 });
      else writeParagraphs(builder, part.text, depth > 0 ? "quote" : "paragraph");
    }
  }
}

function writeParagraphs(builder: DocumentBuilder, text: string, kind: "paragraph" | "quote"): void {
  for (const part of tableParts(text)) {
    if ("grid" in part) builder.table(part.grid);
    else for (const paragraph of part.text.split(/\n[ \t]*\n\s*/)) writeParagraph(builder, paragraph, kind);
  }
}

/** The beginning of an item; a number is part of what it says. */
const ITEM = /^ {0,4}(?:[-*•+]\s+(?=\S)|(?=\d{1,2}[.)]\s+\S))/u;

/** A paragraph as one block, or where two of its lines and more begin items, each of these by itself. */
function writeParagraph(builder: DocumentBuilder, paragraph: string, kind: "paragraph" | "quote"): void {
  const lines = paragraph.split("\n");
  const items = lines.flatMap((line, at) => (ITEM.test(line) ? [at] : []));
  const [first = 0] = items;
  if (items.length < 2) return void builder.block(kind, paragraph);
  builder.block(kind, lines.slice(0, first).join("\n"));
  items.forEach((from, at) => {
    const item = lines
      .slice(from, items[at + 1])
      .join(" ")
      .replace(ITEM, "")
      .replaceAll(/\s+/gu, " ");
    if (kind === "quote") builder.block(kind, item);
    else builder.block("list_item", item, { level: 1 });
  });
}
