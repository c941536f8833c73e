import { z } from "zod";
import type { RequestContext } from "#core/http/context.ts";
import { documents } from "#core/library/documents/document.ts";
import { Uuid } from "#core/http/fields.ts";

export const FilesElsewhere = z.object({
  document_ids: z.array(Uuid),
  bytes: z.number().int().min(0).meta({ description: "Of these files together; equal ones count once" }),
});
export type FilesElsewhere = z.infer<typeof FilesElsewhere>;

/** Documents whose file is not on this machine: on a device it is on the server, and fetched when it is opened. */
export async function filesElsewhere(
  { store, blobs }: Pick<RequestContext, "store" | "blobs">,
  owner: string,
  { collection_id }: { readonly collection_id?: string | undefined },
): Promise<FilesElsewhere> {
  const rows = await store.query(documents, { owner, where: collection_id ? { collection_id } : {} });
  const sizes = new Map(rows.map((row) => [row.file, row.file_size]));
  const files = [...sizes.keys()];
  const areHere = await blobs.heldBy(owner).areHere(files);
  for (const [at, file] of files.entries()) if (areHere[at]) sizes.delete(file);
  return {
    document_ids: rows.filter(({ file }) => sizes.has(file)).map(({ id }) => id),
    bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
  };
}
