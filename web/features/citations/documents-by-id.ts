import type { App } from "../../app/context.tsx";
import type { Document } from "#core/library/documents/document.ts";

export const documentsById = ({ lists }: Pick<App, "lists">): ReadonlyMap<string, Document> =>
  new Map((lists.plainDocuments() ?? []).map((document) => [document.id, document]));
