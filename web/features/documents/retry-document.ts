import type { App } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Document } from "../../app/types.ts";

/** Reads a failed document once more. */
export async function retryDocument(app: Pick<App, "api" | "client" | "toasts">, document: Document): Promise<void> {
  try {
    await app.api.processAgain(document.id);
  } catch (error) {
    app.toasts.show(
      `“${document.original_filename}” could not be read again. ${error instanceof Error ? error.message : ""}`,
    );
  }
  await app.client.invalidateQueries({ queryKey: keys.documents });
}
