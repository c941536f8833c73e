import { z } from "zod";
import { DocumentError } from "../../parsed-document.ts";
import type { FormatParser } from "../context.ts";
import { decodeTextFile } from "../decode-text.ts";
import { createDocumentBuilder, type DocumentBuilder } from "../document-builder.ts";
import { parseHtmlFragment } from "../html/dom.ts";
import { writeHtmlBlocks } from "../html/write-blocks.ts";
import { writeMarkdown } from "../markdown/parse-markdown.ts";
import { createPause } from "../pause.ts";

/** Text as notebooks keep it: whole, or in lines that keep their ends. */
const Lines = z.union([z.string(), z.array(z.string()).transform((lines) => lines.join(""))]);
const Text = Lines.catch("");

const Output = z.object({
  output_type: z.string().catch(""),
  text: Text,
  /** By media type; what is no text, such as the state of a plot, is left out. */
  data: z.record(z.string(), z.unknown()).catch({}),
  ename: z.string().catch(""),
  evalue: z.string().catch(""),
});
type Output = z.infer<typeof Output>;

const Cell = z.object({
  cell_type: z.string(),
  source: Lines.optional(),
  /** The source of a code cell before nbformat 4. */
  input: Lines.optional(),
  /** Of a heading cell before nbformat 4. */
  level: z.number().int().min(1).max(6).catch(1),
  outputs: z.array(Output).catch([]),
});
type Cell = z.infer<typeof Cell>;

/** A Jupyter notebook, nbformat 3 and 4; unknown fields are left out. */
const Notebook = z.object({
  cells: z.array(Cell).optional(),
  worksheets: z.array(z.object({ cells: z.array(Cell) })).optional(),
  metadata: z.object({ title: z.string().nullable().catch(null) }).catch({ title: null }),
});

/** The cells of a notebook in order: Markdown with its headings, code, and what the code wrote as text or as tables. */
export const parseIpynb: FormatParser = async (bytes, context) => {
  const { cells, worksheets, metadata } = readNotebook(decodeTextFile(bytes));
  const all = [...(cells ?? []), ...(worksheets ?? []).flatMap((sheet) => sheet.cells)];
  const builder = createDocumentBuilder();
  const pause = createPause();
  for (const [index, cell] of all.entries()) {
    context.signal.throwIfAborted();
    if (builder.full) break;
    await writeCell(builder, cell, pause);
    context.report({ phase: "reading", done: index + 1, total: all.length, unit: "bytes" });
    await pause();
  }
  return builder.finish({ title: metadata.title });
};

function readNotebook(text: string): z.infer<typeof Notebook> {
  try {
    const notebook = Notebook.parse(JSON.parse(text.replace(/^\ufeff/, "")));
    if (notebook.cells || notebook.worksheets) return notebook;
  } catch (error) {
    throw new DocumentError("This file is not a Jupyter notebook.", { cause: error });
  }
  throw new DocumentError("This file is not a Jupyter notebook: it has no cells.");
}

async function writeCell(builder: DocumentBuilder, cell: Cell, pause: () => Promise<void>): Promise<void> {
  const source = cell.source ?? cell.input ?? "";
  if (cell.cell_type === "markdown") return writeMarkdown(builder, source, pause);
  if (cell.cell_type === "heading") return void builder.block("heading", source, { level: cell.level });
  builder.block("code", source);
  for (const output of cell.outputs) await writeOutput(builder, output, pause);
}

async function writeOutput(builder: DocumentBuilder, output: Output, pause: () => Promise<void>): Promise<void> {
  const as = (media: string) => Text.parse(output.data[media]);
  const html = as("text/html");
  if (/<(?:table|p|li|h[1-6])\b/i.test(html)) return writeHtmlBlocks(builder, parseHtmlFragment(html));
  const markdown = as("text/markdown");
  if (markdown.trim() !== "") return writeMarkdown(builder, markdown, pause);
  const failure = output.output_type === "error" || output.ename ? `${output.ename}: ${output.evalue}` : "";
  const plain = output.text || as("text/plain") || failure;
  builder.block("code", withoutColors(plain));
  if (plain === "" && Object.keys(output.data).some((media) => media.startsWith("image/")))
    builder.warn("Pictures among the outputs were not read.");
}

/** Without the signs that give a terminal its colours (ECMA-48, 5.4). */
// oxlint-disable-next-line no-control-regex
const withoutColors = (text: string): string => text.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, "");
