import { z } from "zod";
import type { RequestContext } from "#core/http/context.ts";
import { badRequest, conflict, forbidden, notFound } from "#core/http/errors.ts";
import { change, require } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { isForOwner } from "#core/work/error-for-owner.ts";
import type { BackgroundPort } from "#core/work/ports.ts";
import type { FilePasswordsPort } from "../ports.ts";
import { documents, type Document, type DocumentRow } from "./document.ts";
import { getDocument, isWaiting, READ_AGAIN, requireDocument } from "./documents.ts";

export const DocumentPassword = z.object({
  password: z.string().min(1, "must not be empty").max(1000).meta({ description: "Of the file; it is not stored" }),
});

/**
 * Reads a protected file with its password, which stays in memory until the file is read. Throws 400 for a document that
 * does not ask for a password, 403 for a wrong password, 409 while the document is being read.
 */
export async function unlockDocument(
  {
    store,
    blobs,
    background,
    filePasswords,
  }: Pick<RequestContext, "store" | "blobs"> & BackgroundPort & FilePasswordsPort,
  owner: string,
  id: string,
  password: string,
): Promise<Document> {
  const row = await requireDocument({ store }, owner, id);
  if (isWaiting(row)) throw beingRead();
  const fields = waitingFields(row);
  if (!fields) throw badRequest("This document does not ask for a password.");
  if (!(await blobs.mayRead(owner, row.file))) throw notFound("file of the document", id);
  const fit = await filePasswords.test({ owner, file: row.file, password }).catch(sayToOwner);
  if (fit === "not protected") throw badRequest("This file is not protected with a password that can be used here.");
  if (fit === "wrong") throw forbidden("This is not the password of the file. Try again.");
  // First, so that no reading begins without it.
  if (!(await filePasswords.hold({ owner, document_id: id, password }))) throw beingRead();
  const { status, ocr } = row;
  await writeUnlessChanged(store, [
    require(documents, owner, id, { status, ocr }),
    change(documents, owner, id, fields),
  ]);
  background.wake();
  return getDocument({ store }, owner, id);
}

const beingRead = () => conflict("This document is just being read. Wait until that has ended.");

function sayToOwner(error: unknown): never {
  throw isForOwner(error) ? badRequest(error.message) : error;
}

/** What makes the document wait for its reading, or for the recognition of its scanned pages; undefined where nothing waits for a password. */
function waitingFields({ status, ocr }: DocumentRow): Partial<DocumentRow> | undefined {
  if (status === "failed") return READ_AGAIN;
  return ocr === "stopped" ? { ocr: "waiting" } : undefined;
}
