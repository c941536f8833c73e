import type { Blobs } from "#core/storage/blobs.ts";
import { createBlobHttp, type BlobHttp } from "#core/sync/files/blob-http.ts";
import { Unreachable } from "#core/sync/device/client-http.ts";
import type { SyncHere } from "../sync-here.ts";
import { knownKeys } from "./known-keys.ts";

/**
 * The server's files, for an account that is encrypted or not. What only an encrypted account needs is loaded for one.
 * Throws `Unreachable` while its key is not on this device: nothing can be told from what the server has.
 */
export async function blobDoor(
  here: Pick<SyncHere, "account" | "keyId">,
  ask: (path: string, init?: RequestInit) => Promise<Response>,
  blobs: Blobs,
): Promise<BlobHttp> {
  const keys = await knownKeys(here);
  if (!keys) return createBlobHttp({ fetch: ask });
  const { openSealed } = await import("./open-sealed.ts");
  const opened = await openSealed({ account: here.account, keys, hasProof: true, ask, blobs });
  if (!opened) throw new Unreachable(new Error("The account's key is not on this device."));
  return opened.http;
}
