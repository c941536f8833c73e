import type { RequestContext } from "#core/http/context.ts";
import { invalidField } from "#core/http/errors.ts";
import type { RouteInput } from "#core/http/route.ts";
import { checkSize, cleanFilename, onlyFile } from "#core/http/upload.ts";
import { discardBlobs } from "#core/storage/discard.ts";
import { change, PreconditionFailed, remove, require, type Operation } from "#core/storage/store.ts";
import { timestamp } from "#core/storage/time.ts";
import { holding } from "#core/sync/files/held-blobs.ts";
import type { BackgroundPort } from "#core/work/ports.ts";
import { blobsOf, documents, NOT_READ, type Document, type DocumentRow } from "./document.ts";
import { documentTypeOf } from "./document-type.ts";
import { requireDocument, toDocument } from "./documents.ts";
import { withEarlier } from "./earlier-versions.ts";
import { documentGuides } from "./guides/document-guide.ts";
import { recognisedPages } from "./ocr/recognised-page-table.ts";
import { storeAndWrite } from "./store-and-write.ts";

type Deps = Pick<RequestContext & BackgroundPort, "store" | "blobs" | "clock" | "limits" | "background">;

/**
 * Gives a document a newer version of its file, which is read in the background. Its id, name, tags and collection stay,
 * and so does the version before, for the chats that cite it. Throws 404 where the document is gone, and 400 for a file
 * of another kind.
 */
export async function replaceFile(
  deps: Deps,
  owner: string,
  id: string,
  files: RouteInput<unknown, unknown, unknown>["files"],
): Promise<Document> {
  const { document_type } = await requireDocument(deps, owner, id);
  const file = onlyFile(files);
  checkType(cleanFilename(file.name), document_type);
  checkSize(file, deps.limits.uploadBytes);
  for (;;) {
    const row = await requireDocument(deps, owner, id);
    const pages = await deps.store.query(recognisedPages, { owner, where: { document_id: id } });
    const taken = pages.map((page) => remove(recognisedPages, owner, page.id));
    try {
      const next = await storeAndWrite(deps, file, (stored) => replacing(deps, row, stored, taken));
      const named = new Set(blobsOf(next));
      await discardBlobs(
        deps,
        blobsOf(row).filter((blob) => !named.has(blob)),
      );
      deps.background.wake();
      return toDocument(next);
    } catch (error) {
      // Read, changed or replaced meanwhile: the newest version is the one to compare with.
      if (!(error instanceof PreconditionFailed && error.table === documents.name)) throw error;
    }
  }
}

function checkType(name: string, document_type: DocumentRow["document_type"]): void {
  const sent = documentTypeOf(name);
  if (sent !== document_type)
    throw invalidField(
      "file",
      `must be a .${document_type} file, as the one that it replaces; this is a .${sent} file`,
    );
}

function replacing(
  { clock }: Deps,
  row: DocumentRow,
  stored: { readonly id: string; readonly size: number },
  taken: readonly Operation[],
): { readonly row: DocumentRow; readonly operations: readonly Operation[] } {
  const { owner, id, file, status, text, pipeline } = row;
  const unchanged = require(documents, owner, id, { file, status, text, pipeline });
  if (stored.id === file) return { row, operations: [unchanged] };
  const fields = {
    ...NOT_READ,
    file: stored.id,
    file_size: stored.size,
    ...withEarlier(row, timestamp(clock)),
  } satisfies Partial<DocumentRow>;
  const operations = [
    unchanged,
    change(documents, owner, id, fields),
    remove(documentGuides, owner, id),
    ...taken,
    ...holding(owner, [stored.id]),
  ];
  return { row: { ...row, ...fields }, operations };
}
