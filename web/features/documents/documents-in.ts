import type { App } from "../../app/context.tsx";
import type { Document } from "#core/library/documents/document.ts";

/** The documents of a collection, without those that are about to be deleted. */
export const documentsIn = ({ lists, deletes }: Pick<App, "lists" | "deletes">, collectionId: string): Document[] =>
  (lists.plainDocuments() ?? []).filter(
    ({ id, collection_id }) => collection_id === collectionId && !deletes.isGone(id),
  );
