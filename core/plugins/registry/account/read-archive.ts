import { ApiError } from "#core/http/errors.ts";
import type { HostBlobs } from "#core/storage/blobs.ts";
import type { AccountPluginRow } from "./account-plugin.ts";

/**
 * The archive, fetched by its hash from the server where it is not here. Only what this user holds is read: a row that
 * names a blob gives no right to it. Throws `ApiError` 502 when it cannot be had now.
 */
export async function readAccountArchive(
  { blobs }: { readonly blobs: Pick<HostBlobs, "heldBy"> },
  { owner, name, file }: AccountPluginRow,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await blobs.heldBy(owner).bytes(file);
  if (bytes) return bytes;
  throw new ApiError(
    502,
    `The files of ${name} cannot be fetched now. Your server cannot be reached, or the device that installed it has not sent them yet. Try again later.`,
  );
}
