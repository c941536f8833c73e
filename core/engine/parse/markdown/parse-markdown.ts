import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { ParsedDocument } from "../../parsed-document.ts";
import type { ParseContext } from "../context.ts";
import { decodeTextFile } from "../decode-text.ts";
import { createDocumentBuilder, type DocumentBuilder } from "../document-builder.ts";
import { createPause } from "../pause.ts";
import type { AlignedPart } from "../aligned-tables.ts";
import { definitionsFor, findDefinitions } from "./definitions.ts";
import { readFrontMatter } from "./front-matter.ts";
import { splitMarkdown } from "./split-markdown.ts";
import { isMarksOnly } from "./tame.ts";
import { type MarkdownOptions, writeMarkdownBlocks } from "./write-blocks.ts";

/** Reads CommonMark with GitHub's tables, task lists and footnotes, and YAML front matter. */
export const parseMarkdown = (bytes: Uint8Array, context: ParseContext): Promise<ParsedDocument> =>
  readMarkdown(decodeTextFile(bytes), context);

/** How plain text is read, which is Markdown without marks. */
export interface PlainReading {
  /** The text in parts, with tables in place of some of it. */
  partsOf(text: string): readonly AlignedPart[];
  /** What the text is called, where it says so. */
  titleOf(text: string): string | null;
}

/** Reads a text as Markdown, or as plain text where `plain` is given. */
export async function readMarkdown(
  source: string,
  { report, signal }: ParseContext,
  plain?: PlainReading,
): Promise<ParsedDocument> {
  const builder = createDocumentBuilder();
  const { properties, end } = readFrontMatter(source, builder);
  const text = source.slice(end);
  const pause = createPause();
  let before = end;
  for (const part of plain?.partsOf(text) ?? [{ text }]) {
    if ("grid" in part) builder.table(part.grid);
    else
      await writeMarkdown(
        builder,
        part.text,
        async (done) => {
          signal.throwIfAborted();
          report({
            phase: "reading",
            done: Math.min(before + done, source.length),
            total: source.length,
            unit: "bytes",
          });
          await pause();
        },
        { isPlain: plain !== undefined },
      );
    before += "text" in part ? part.text.length : 0;
  }
  if (builder.empty && /!\[|<img\b/i.test(text))
    builder.warn("This file holds pictures but no text, so nothing in it can be found.");
  const title = properties["title"];
  return builder.finish({ title: typeof title === "string" ? title : (plain?.titleOf(text) ?? null), properties });
}

/** Writes a Markdown text piece by piece; `between` hears how many characters are done. Lists of plain text keep their numbers. */
export async function writeMarkdown(
  builder: DocumentBuilder,
  text: string,
  between: (done: number) => Promise<void>,
  { isPlain = false } = {},
): Promise<void> {
  const definitions = findDefinitions(text);
  let done = 0;
  for (const piece of splitMarkdown(text)) {
    if (builder.full) break;
    if (piece.code) builder.block("code", piece.source);
    else {
      const whole = definitionsFor(piece.source, definitions) + piece.source;
      writePiece(builder, whole, { continuesTable: piece.continuesTable, numbersIn: isPlain ? whole : undefined });
    }
    done += piece.size;
    await between(done);
  }
}

function writePiece(builder: DocumentBuilder, source: string, options: MarkdownOptions): void {
  if (isMarksOnly(source)) {
    builder.warn("Some very long lines hold more marks than words; they were read as plain text.");
    source.split(/\n\s*\n/).forEach((text) => builder.block("paragraph", text));
    return;
  }
  const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  writeMarkdownBlocks(builder, tree.children, options);
}
