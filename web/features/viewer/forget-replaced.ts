import type { QueryClient } from "@tanstack/solid-query";
import { createEffect } from "solid-js";
import { useApp } from "../../app/context.tsx";
import type { Document } from "#core/library/documents/document.ts";

/** What the viewer keeps of a document: made of its file, and asked for once. */
const OF_FILE = ["text", "marks"];

/** Forgets the text and the marks of documents whose files were replaced, here or on another device. */
export function forgetReplaced(client: QueryClient): void {
  const { lists } = useApp();
  let known: ReadonlyMap<string, string> = new Map();
  createEffect(() => {
    const documents = lists.plainDocuments();
    if (!documents) return;
    for (const id of replacedSince(known, documents))
      for (const key of OF_FILE) client.removeQueries({ queryKey: [key, id] });
    known = new Map(documents.map(({ id, file_path }) => [id, file_path]));
  });
}

/** Ids of the documents that have another file than `known` says. */
export const replacedSince = (
  known: ReadonlyMap<string, string>,
  documents: readonly Pick<Document, "id" | "file_path">[],
): string[] =>
  documents.filter(({ id, file_path }) => known.has(id) && known.get(id) !== file_path).map(({ id }) => id);
