import { ApiError } from "#core/http/errors.ts";
import { tellDocumentJob } from "./document-jobs.ts";
import { deleteDocument } from "./documents.ts";

type Deps = Parameters<typeof deleteDocument>[0] & Parameters<typeof tellDocumentJob>[0];

/** Deletes a document, and ends the job that reads it. */
export async function deleteDocumentAndJob(deps: Deps, owner: string, id: string): Promise<void> {
  await deleteDocument(deps, owner, id);
  await tellDocumentJob(deps, owner, id);
}

/** One write each: what one write deletes is one entry of the trash. Returns how many documents were there. */
export async function deleteDocuments(deps: Deps, owner: string, ids: readonly string[]): Promise<number> {
  let deleted = 0;
  for (const id of new Set(ids)) {
    try {
      await deleteDocumentAndJob(deps, owner, id);
      deleted++;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  }
  return deleted;
}
