import type { App } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Document } from "../../app/types.ts";

/** Takes a document off every list; it is deleted when the time to undo has passed. */
export function removeDocument(app: Pick<App, "api" | "client" | "deletes">, document: Document): void {
  const commit = async () => {
    await app.api.deleteDocument(document.id);
    app.client.setQueryData<Document[]>(keys.documents, (known) =>
      (known ?? []).filter(({ id }) => id !== document.id),
    );
    await app.client.invalidateQueries({ queryKey: keys.collections });
  };
  app.deletes.remove({ id: document.id, what: `“${document.original_filename}”`, commit });
}
