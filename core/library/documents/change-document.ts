import { collectionStays, requireCollection } from "../collections/collections.ts";
import { neverLeaves } from "../device-only/stays-here.ts";
import type { RequestContext } from "#core/http/context.ts";
import { conflict } from "#core/http/errors.ts";
import { cleanFilename, extensionOf } from "#core/http/upload.ts";
import { change, require } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { documents, type Document, type DocumentChange, type DocumentRow } from "./document.ts";
import { getDocument, requireDocument } from "./documents.ts";

type Deps = Pick<RequestContext, "store">;

/**
 * Renames a document, moves it to another collection, or gives it other tags or another reference; its id, file, text and chunks stay. Throws
 * 404 where the document or the collection is gone, and 409 for a move that would cross the border of a collection that
 * never leaves this machine.
 */
export async function changeDocument(
  deps: Deps,
  owner: string,
  id: string,
  { original_filename, collection_id, tags, reference }: DocumentChange,
): Promise<Document> {
  for (;;) {
    const row = await requireDocument(deps, owner, id);
    if (collection_id !== undefined) await checkMove(deps, row, collection_id);
    const fields = {
      ...(original_filename !== undefined && { original_filename: renamed(row, original_filename) }),
      ...(collection_id !== undefined && { collection_id }),
      ...(tags && { tags }),
      ...(reference !== undefined && { reference }),
    };
    const there = collection_id === undefined ? [] : [collectionStays(owner, collection_id)];
    const batch = [require(documents, owner, id), ...there, change(documents, owner, id, fields)];
    if (await writeUnlessChanged(deps.store, batch)) return getDocument(deps, owner, id);
  }
}

async function checkMove(deps: Deps, row: DocumentRow, collection_id: string): Promise<void> {
  const target = await requireCollection(deps, row.owner, collection_id);
  if (neverLeaves(target) !== neverLeaves(row))
    throw conflict(neverLeaves(target) ? MAY_HAVE_TRAVELLED : stays(row.original_filename));
}

const MAY_HAVE_TRAVELLED =
  "That collection never leaves this machine, and this document may be on a server already. Add the file to it, then delete this document.";

/** Why a document of a collection that never leaves this machine does not go to another. */
export const stays = (name: string): string =>
  `“${name}” never leaves this machine, and that collection may go to a server. Add the file there if it may go, too.`;

/** A name that a person gave, with the extension by which the file is told. */
function renamed({ filename }: DocumentRow, given: string): string {
  const extension = extensionOf(filename);
  const name = cleanFilename(given);
  return extensionOf(name) === extension ? name : cleanFilename(`${name}.${extension}`);
}
