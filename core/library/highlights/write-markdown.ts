import { z } from "zod";
import type { RequestContext } from "#core/http/context.ts";
import { pageWords } from "#core/engine/page-words.ts";
import { invalid } from "#core/http/errors.ts";
import { Uuid } from "#core/http/fields.ts";
import { requireCollection } from "../collections/collections.ts";
import { documents, type DocumentRow } from "../documents/document.ts";
import { filenameParameters } from "../documents/document-file.ts";
import { requireDocument } from "../documents/documents.ts";
import type { PlacedHighlight } from "./highlight.ts";
import { placedHighlights } from "./place-highlights.ts";

export const ExportQuery = z.object({
  document_id: Uuid.optional().meta({ description: "The highlights of one document" }),
  collection_id: Uuid.optional().meta({ description: "Those of all documents of a collection" }),
});

type Deps = Pick<RequestContext, "store" | "blobs" | "origin">;

/** What a browser saves. */
export interface HighlightsFile {
  readonly text: string;
  /** Says that it is saved, and under which name. */
  readonly disposition: string;
}

/** Quotes with notes, pages and links, in the order of each text. Throws 404 where the document or the collection is gone. */
export async function exportHighlights(
  deps: Deps,
  owner: string,
  { document_id, collection_id }: z.infer<typeof ExportQuery>,
): Promise<HighlightsFile> {
  if (document_id) {
    const document = await requireDocument(deps, owner, document_id);
    return fileOf(document.original_filename, await partsOf(deps, document));
  }
  if (!collection_id) {
    const message = "must be given, or collection_id";
    throw invalid([{ in: "query", path: ["document_id"], message, type: "value_error" }]);
  }
  const { name } = await requireCollection(deps, owner, collection_id);
  const order = { by: "created_at", direction: "ascending" } as const;
  const rows = await deps.store.query(documents, { owner, where: { collection_id }, order });
  const parts: string[] = [];
  for (const row of rows) {
    const own = await partsOf(deps, row);
    if (own.length > 0) parts.push(`## ${plain(row.original_filename)}`, ...own);
  }
  return fileOf(name, parts);
}

function fileOf(name: string, parts: readonly string[]): HighlightsFile {
  return {
    text: `${[`# Highlights of ${plain(name)}`, ...parts].join("\n\n")}\n`,
    disposition: `attachment; ${filenameParameters(`${name} - highlights.md`)}`,
  };
}

async function partsOf(deps: Deps, document: DocumentRow): Promise<string[]> {
  const placed = await placedHighlights(deps, document.owner, document.id);
  return placed.map((highlight) => partOf(highlight, document.original_filename, deps.origin ?? ""));
}

function partOf(highlight: PlacedHighlight, name: string, origin: string): string {
  const { id, document_id, quote, note, color, created_at, placement } = highlight;
  const link = `${origin}/documents/${document_id}?highlight=${id}`;
  const words = [plain(name), ...placeWords(highlight, name)].join(", ");
  const gone = placement === "gone" ? " · no longer in the document" : "";
  const source = `— [${words}](${link}) · ${color}, ${created_at.slice(0, 10)}${gone}`;
  return [`> ${plain(quote)}`, ...(note.trim() === "" ? [] : [note.trim()]), source].join("\n\n");
}

function placeWords({ page, page_label }: PlacedHighlight, name: string): string[] {
  if (page_label) return [plain(page_label)];
  return page === null ? [] : [pageWords(name, page)];
}

/** Text on one line in which nothing is a sign of Markdown. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>|]/g, (sign) => `\\${sign}`)
    .replace(/^[#+-]/, "\\$&")
    .replace(/^(\d+)([.)])/, "$1\\$2");
