import type { App } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Document } from "#core/library/documents/document.ts";

type Deps = Pick<App, "api" | "client" | "toasts">;

/** Reads a failed document once more. */
export const retryDocument = (app: Deps, document: Document): Promise<void> =>
  ask(
    app,
    () => app.api.processDocumentAgain({ params: { document_id: document.id } }),
    `“${document.original_filename}” could not be read again.`,
  );

/** Leaves the scanned pages that were not read yet as they are. */
export const stopOcr = (app: Deps, document: Document): Promise<void> =>
  ask(
    app,
    () => app.api.stopOcr({ params: { document_id: document.id } }),
    `Recognising “${document.original_filename}” could not be stopped.`,
  );

/** Reads the scanned pages that were left. */
export const resumeOcr = (app: Deps, document: Document): Promise<void> =>
  ask(
    app,
    () => app.api.resumeOcr({ params: { document_id: document.id } }),
    `“${document.original_filename}” could not be recognised.`,
  );

async function ask(
  { client, toasts }: Pick<Deps, "client" | "toasts">,
  request: () => Promise<unknown>,
  failed: string,
): Promise<void> {
  await toasts.attempt(failed, request);
  await client.invalidateQueries({ queryKey: keys.documents });
}
