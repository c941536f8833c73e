import type { RequestContext } from "#core/http/context.ts";
import { ApiError } from "#core/http/errors.ts";
import type { ParsedDocument } from "#core/engine/parsed-document.ts";
import { placeQuote } from "#core/engine/place-quote.ts";
import { marksFor } from "#core/engine/text-marks.ts";
import { readText, sizesOf } from "../documents/document-text.ts";
import { requireDocument } from "../documents/documents.ts";
import { highlights, type Highlight, type HighlightRow, type PlacedHighlight } from "./highlight.ts";

type Deps = Pick<RequestContext, "store" | "blobs">;

/** The highlights of a document where they are in a version of its text, in its order; those that are gone come last. */
export async function placedHighlights(
  deps: Deps,
  owner: string,
  document_id: string,
  version?: number,
): Promise<PlacedHighlight[]> {
  await requireDocument(deps, owner, document_id);
  const rows = await deps.store.query(highlights, { owner, where: { document_id } });
  if (rows.length === 0) return [];
  const parsed = await textOf(deps, owner, document_id, version);
  const placed = rows.map((row) => (parsed ? place(parsed, row) : notPlaced(row, "unread")));
  const rank = ({ placement }: PlacedHighlight) => (placement === "gone" ? 1 : 0);
  return placed.sort((a, b) => rank(a) - rank(b) || a.start - b.start || a.end - b.end);
}

/** Undefined while the document is being read, and where it could not be read. */
async function textOf(deps: Deps, owner: string, id: string, version: number | undefined) {
  try {
    return await readText(deps, owner, id, version);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404 && version === undefined) return undefined;
    throw error;
  }
}

function place(parsed: ParsedDocument, row: HighlightRow): PlacedHighlight {
  const found = placeQuote(parsed.text, row);
  if (!found) return notPlaced(row, "gone");
  const { start, end, isChanged } = found;
  const marks = marksFor(parsed, start, end);
  return {
    ...toHighlight(row),
    start,
    end,
    ...pageOf(parsed, start),
    placement: isChanged ? "changed" : "same",
    marks,
    pages: sizesOf(parsed, marks),
  };
}

const notPlaced = (row: HighlightRow, placement: "gone" | "unread"): PlacedHighlight => ({
  ...toHighlight(row),
  placement,
  marks: [],
  pages: [],
});

export function pageOf({ pages }: ParsedDocument, start: number): Pick<Highlight, "page" | "page_label"> {
  const index = pages.findIndex((page) => page.end > start);
  return index < 0 ? { page: null, page_label: null } : { page: index + 1, page_label: pages[index]?.label ?? null };
}

export function toHighlight({
  owner: _,
  before: __,
  after: ___,
  never_leaves: ____,
  ...highlight
}: HighlightRow): Highlight {
  return highlight;
}
