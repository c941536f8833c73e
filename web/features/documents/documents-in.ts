import type { App } from "../../app/context.tsx";
import type { Document } from "#core/library/documents/document.ts";

/** What is in a collection, without what is about to be deleted. */
export const documentsIn = ({ lists, deletes }: Pick<App, "lists" | "deletes">, collectionId: string): Document[] =>
  (lists.plainDocuments() ?? []).filter(
    ({ id, collection_id }) => collection_id === collectionId && !deletes.isGone(id),
  );
