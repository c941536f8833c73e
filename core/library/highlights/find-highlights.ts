import { z } from "zod";
import { fold } from "#core/engine/index/fold.ts";
import type { RequestContext } from "#core/http/context.ts";
import { Uuid } from "#core/http/fields.ts";
import { listQuery } from "#core/http/list-reply.ts";
import { requireCollection } from "../collections/collections.ts";
import { documents, type DocumentRow } from "../documents/document.ts";
import { highlights, type FoundHighlight, type HighlightRow } from "./highlight.ts";
import { toHighlight } from "./place-highlights.ts";

export const HighlightQuery = z.object({
  q: z
    .string()
    .max(500, "must not be longer than 500 characters")
    .default("")
    .meta({ description: "Words of the quote or the note, all of them; case and accents make no difference" }),
  collection_id: Uuid.optional().meta({ description: "All collections when left out" }),
  ...listQuery,
});

type Deps = Pick<RequestContext, "store">;

/** Highlights of all documents, the newest first. Throws 404 where the collection is gone. */
export async function findHighlights(
  deps: Deps,
  owner: string,
  { q, collection_id, limit, offset }: z.infer<typeof HighlightQuery>,
): Promise<{ items: FoundHighlight[]; total: number }> {
  if (collection_id) await requireCollection(deps, owner, collection_id);
  const order = { by: "created_at", direction: "descending" } as const;
  const rows = await deps.store.query(highlights, { owner, order });
  const matching = withWords(rows, q);
  const documentRows = await documentsOf(deps, owner, matching);
  const found = matching.flatMap((row) => {
    const document = documentRows.get(row.document_id);
    if (!document || (collection_id && document.collection_id !== collection_id)) return [];
    return [{ ...toHighlight(row), document_name: document.original_filename, collection_id: document.collection_id }];
  });
  return { items: found.slice(offset, offset + (limit ?? found.length)), total: found.length };
}

function withWords(rows: readonly HighlightRow[], q: string): readonly HighlightRow[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ quote, note }) => {
    const text = fold(`${quote}\n${note}`);
    return words.every((word) => text.includes(word));
  });
}

async function documentsOf(
  { store }: Deps,
  owner: string,
  rows: readonly HighlightRow[],
): Promise<ReadonlyMap<string, DocumentRow>> {
  const ids = [...new Set(rows.map(({ document_id }) => document_id))];
  const found = await store.getMany(ids.map((id) => ({ table: documents, owner, id })));
  return new Map(found.flatMap((row) => (row ? [[row.id, row as DocumentRow]] : [])));
}
