import { RequestFailed } from "#core/http/request-failed.ts";
import type { App } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { isDeviceOnly } from "../../app/queries.ts";
import type { Document } from "#core/library/documents/document.ts";

/** The same with several, called `what` together: "3 copies"; they go and come back together. */
export function removeDocuments(
  { api, client, deletes, lists }: Pick<App, "api" | "client" | "deletes" | "lists">,
  documents: readonly Document[],
  what: string,
): void {
  const [first, ...others] = documents;
  if (!first) return;
  const commit = async () => {
    for (const { id } of documents) await api.deleteDocument({ params: { document_id: id } }).catch(unlessGone);
    const gone = new Set(documents.map(({ id }) => id));
    client.setQueryData<Document[]>(keys.documents, (known) => (known ?? []).filter(({ id }) => !gone.has(id)));
    await client.invalidateQueries({ queryKey: keys.collections });
  };
  const also = others.map(({ id }) => id);
  const forever = isDeviceOnly({ lists }, first.collection_id);
  deletes.remove({ id: first.id, also, what, forever, commit });
}

/** Another device may have been quicker. */
function unlessGone(error: unknown): void {
  if (!(error instanceof RequestFailed && error.status === 404)) throw error;
}

/** Takes a document off every list; it is deleted when the time to undo has passed. */
export function removeDocument(app: Pick<App, "api" | "client" | "deletes" | "lists">, document: Document): void {
  const commit = async () => {
    await app.api.deleteDocument({ params: { document_id: document.id } });
    app.client.setQueryData<Document[]>(keys.documents, (known) =>
      (known ?? []).filter(({ id }) => id !== document.id),
    );
    await app.client.invalidateQueries({ queryKey: keys.collections });
  };
  const forever = isDeviceOnly(app, document.collection_id);
  app.deletes.remove({ id: document.id, what: `“${document.original_filename}”`, forever, commit });
}
