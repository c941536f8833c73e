import { z } from "zod";
import type { RequestContext } from "#core/http/context.ts";
import type { ParsedDocument } from "#core/engine/parsed-document.ts";
import { decodeText } from "#core/engine/text-blob.ts";
import { rangeNow } from "#core/engine/range-now.ts";
import { marksFor, type Mark } from "#core/engine/text-marks.ts";
import { ApiError } from "#core/http/errors.ts";
import { queryInteger, Uuid } from "#core/http/fields.ts";
import { requireVersion, VersionQuery } from "./require-version.ts";
import { requireDocument } from "./documents.ts";
import { Marks, PageSizes } from "./page-marks.ts";

type Deps = Pick<RequestContext, "store" | "blobs">;

const offset = z.number().int().min(0);

export const DocumentText = z.object({
  document_id: Uuid,
  title: z.string().nullable(),
  language: z.string().nullable().meta({ description: "ISO 639-1" }),
  text: z.string(),
  blocks: z.array(
    z.object({
      kind: z.enum(["title", "heading", "paragraph", "list_item", "table", "code", "quote", "caption", "notes"]),
      start: offset,
      end: offset,
      level: z.number().int().optional(),
      page: z.number().int().optional(),
    }),
  ),
  pages: z.array(
    z.object({ start: offset, end: offset, width: z.number(), height: z.number(), label: z.string().optional() }),
  ),
  links: z.array(z.object({ start: offset, end: offset, href: z.string() })),
  tables: z
    .array(
      z.object({
        start: offset,
        end: offset,
        rows: offset,
        columns: offset,
        header_rows: offset,
        header_columns: offset,
        caption: z.string().nullable(),
        unit: z.string().nullable(),
        cells: z.array(
          z.object({
            row: offset,
            column: offset,
            row_span: z.number().int().optional(),
            column_span: z.number().int().optional(),
            start: offset,
            end: offset,
          }),
        ),
      }),
    )
    .meta({ description: "Tables as grids, each the range of one block; empty cells are left out" }),
  unsure: z
    .array(z.object({ start: offset, end: offset }))
    .meta({ description: "Words that text recognition was unsure of" }),
});
export type DocumentText = z.infer<typeof DocumentText>;

export const MarksQuery = z.object({
  ...VersionQuery,
  start: queryInteger(0, Number.MAX_SAFE_INTEGER),
  end: queryInteger(0, Number.MAX_SAFE_INTEGER),
  begins: z.string().max(200).default("").meta({
    description:
      "The first words of the range. Where other words stand there since the document was read anew, the nearest place with these is taken",
  }),
});

export const DocumentMarks = z.object({
  marks: Marks,
  unsure: Marks.meta({ description: "Words of the range that text recognition was unsure of" }),
  pages: PageSizes.meta({ description: "The pages the marks are on" }),
});
export type DocumentMarks = z.infer<typeof DocumentMarks>;

export async function documentText(deps: Deps, owner: string, id: string, version?: number): Promise<DocumentText> {
  const { title, language, text, blocks, pages, links, tables, scan } = await readText(deps, owner, id, version);
  return {
    document_id: id,
    title,
    language,
    text,
    blocks: [...blocks],
    pages: [...pages],
    links: [...links],
    tables: tables.map((table) => ({ ...table, cells: [...table.cells] })),
    unsure: [...(scan?.unsure ?? [])],
  };
}

export async function documentMarks(
  deps: Deps,
  owner: string,
  id: string,
  { begins, version, ...range }: z.infer<typeof MarksQuery>,
): Promise<DocumentMarks> {
  const parsed = await readText(deps, owner, id, version);
  const { start, end } = rangeNow(parsed.text, range, begins);
  const marks = marksFor(parsed, start, end);
  const inRange = (parsed.scan?.unsure ?? []).filter((word) => word.start < end && word.end > start);
  return {
    marks,
    unsure: inRange.flatMap((word) => marksFor(parsed, word.start, word.end)),
    pages: sizesOf(parsed, marks),
  };
}

/** The sizes of the pages that the marks are on, in PDF points. */
export function sizesOf({ pages }: ParsedDocument, marks: readonly Mark[]): z.infer<typeof PageSizes> {
  return [...new Set(marks.map((mark) => mark.page))].map((page) => {
    const { width = 0, height = 0 } = pages[page - 1] ?? {};
    return { page, width, height };
  });
}

const NOT_HERE = "The text of this document is not here yet. The device that read it has still to send it.";
const NOT_READ = "This document is still being read; its text comes with status completed.";

/** The parsed text of a document that has been read; 404 where it has none. */
export async function readText(
  deps: Deps,
  owner: string,
  id: string,
  version: number | undefined,
): Promise<ParsedDocument> {
  const row = await requireDocument(deps, owner, id);
  const read = requireVersion(row, version);
  if (row.status === "failed" && read === row)
    throw new ApiError(404, "This document could not be read, so it has no text.");
  const bytes = read.text ? await deps.blobs.heldBy(owner).bytes(read.text) : undefined;
  if (!bytes) throw new ApiError(404, read.text ? NOT_HERE : NOT_READ);
  try {
    return decodeText(bytes);
  } catch {
    throw new ApiError(404, "The text of this document cannot be read. Process the document again.");
  }
}
