import type { App } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { isDeviceOnly } from "../../app/queries.ts";
import type { Document } from "#core/library/documents/document.ts";
import type { Copy } from "./same-content.ts";

/** Leaves one of each content, which gets tags and highlights of the others; those go to the trash. */
export function joinCopies(
  { api, client, deletes, lists }: Pick<App, "api" | "client" | "deletes" | "lists">,
  copies: readonly Copy<Document>[],
): void {
  const [first, ...others] = copies.map(({ copy }) => copy);
  if (!first) return;
  const what = others.length === 0 ? `One “${first.original_filename}”` : `${others.length + 1} copies`;
  const commit = async () => {
    for (const [document_id, group] of Map.groupBy(copies, ({ of }) => of.id))
      await api.joinDocuments({ params: { document_id }, body: { ids: group.map(({ copy }) => copy.id) } });
    await client.invalidateQueries({ queryKey: keys.documents });
    await client.invalidateQueries({ queryKey: keys.collections });
  };
  const also = others.map(({ id }) => id);
  const forever = isDeviceOnly({ lists }, first.collection_id);
  deletes.remove({ id: first.id, also, what, forever, kind: "documents", commit });
}
