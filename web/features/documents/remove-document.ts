import type { App } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { isDeviceOnly } from "../../app/queries.ts";
import type { Document } from "#core/library/documents/document.ts";

/** Moves documents to the trash, called `what` together: "3 copies"; they go and come back together. */
export function removeDocuments(
  { api, client, deletes, lists }: Pick<App, "api" | "client" | "deletes" | "lists">,
  documents: readonly Document[],
  what: string,
): void {
  const [first, ...others] = documents;
  if (!first) return;
  const commit = async () => {
    await api.deleteDocuments({ body: { ids: documents.map(({ id }) => id) } });
    const gone = new Set(documents.map(({ id }) => id));
    client.setQueryData<Document[]>(keys.documents, (known) => (known ?? []).filter(({ id }) => !gone.has(id)));
    await client.invalidateQueries({ queryKey: keys.collections });
  };
  const also = others.map(({ id }) => id);
  const forever = documents.some(({ collection_id }) => isDeviceOnly({ lists }, collection_id));
  deletes.remove({ id: first.id, also, what, forever, kind: "documents", commit });
}

/** Moves a document to the trash, or deletes it where it never leaves this device. */
export const removeDocument = (app: Pick<App, "api" | "client" | "deletes" | "lists">, document: Document): void =>
  removeDocuments(app, [document], `“${document.original_filename}”`);
