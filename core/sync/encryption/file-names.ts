import { toHex, toUtf8 } from "./bytes.ts";
import type { KeyRing } from "./key-ring.ts";

/**
 * R44. What a file is called on the server: by whoever has the account's key, from its own hash, so that devices find
 * what another one sent; the server learns nothing of the hash. The first key names, whatever came after it.
 */
export async function fileName(keys: KeyRing, blobId: string): Promise<string> {
  const key = await keys.fileKey("name", 1);
  return toHex(new Uint8Array(await crypto.subtle.sign("HMAC", key, toUtf8(blobId))));
}
