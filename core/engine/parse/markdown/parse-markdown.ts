import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { ParsedDocument } from "../../parsed-document.ts";
import type { ParseContext } from "../context.ts";
import { decodeTextFile } from "../decode-text.ts";
import { createDocumentBuilder, type DocumentBuilder } from "../document-builder.ts";
import { createPause } from "../pause.ts";
import { definitionsFor, findDefinitions } from "./definitions.ts";
import { readFrontMatter } from "./front-matter.ts";
import { splitMarkdown } from "./split-markdown.ts";
import { keepClauseLines } from "./clause-lines.ts";
import { keepLabelLines } from "./label-lines.ts";
import { isMarksOnly } from "./tame.ts";
import { writeMarkdownBlocks } from "./write-blocks.ts";

/** Reads CommonMark with GitHub's tables, task lists and footnotes, and YAML front matter. */
export const parseMarkdown = (bytes: Uint8Array, context: ParseContext): Promise<ParsedDocument> =>
  readMarkdown(decodeTextFile(bytes), context);

/** Reads plain text, which is Markdown without marks; lines that begin with a label stay lines, and clauses are paragraphs. */
export const parsePlainText = (bytes: Uint8Array, context: ParseContext): Promise<ParsedDocument> =>
  readMarkdown(keepLabelLines(keepClauseLines(decodeTextFile(bytes))), context);

async function readMarkdown(source: string, { report, signal }: ParseContext): Promise<ParsedDocument> {
  const builder = createDocumentBuilder();
  const { properties, end } = readFrontMatter(source, builder);
  const text = source.slice(end);
  const pause = createPause();
  await writeMarkdown(builder, text, async (done) => {
    signal.throwIfAborted();
    report({ phase: "reading", done: Math.min(end + done, source.length), total: source.length, unit: "bytes" });
    await pause();
  });
  if (builder.empty && /!\[|<img\b/i.test(text))
    builder.warn("This file holds pictures but no text, so nothing in it can be found.");
  const title = properties["title"];
  return builder.finish({ title: typeof title === "string" ? title : null, properties });
}

/** Writes a Markdown text piece by piece; `between` hears how many characters are done. */
export async function writeMarkdown(
  builder: DocumentBuilder,
  text: string,
  between: (done: number) => Promise<void>,
): Promise<void> {
  const definitions = findDefinitions(text);
  let done = 0;
  for (const piece of splitMarkdown(text)) {
    if (builder.full) break;
    if (piece.code) builder.block("code", piece.source);
    else writePiece(builder, definitionsFor(piece.source, definitions) + piece.source, piece.continuesTable);
    done += piece.size;
    await between(done);
  }
}

function writePiece(builder: DocumentBuilder, source: string, continuesTable: boolean): void {
  if (isMarksOnly(source)) {
    builder.warn("Some very long lines hold more marks than words; they were read as plain text.");
    source.split(/\n\s*\n/).forEach((text) => builder.block("paragraph", text));
    return;
  }
  const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  writeMarkdownBlocks(builder, tree.children, { continuesTable });
}
