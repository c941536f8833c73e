import type { Blobs } from "#core/storage/blobs.ts";
import { createBlobHttp, type BlobHttp } from "#core/sync/blobs/blob-http.ts";
import { KEY_HEADER } from "#core/sync/encryption/key-header.ts";
import { createKeyRing } from "#core/sync/encryption/key-ring.ts";
import { createSealedBlobHttp, createSealedView } from "#core/sync/encryption/sealed-blobs.ts";
import { createSealedFilesHttp } from "#core/sync/encryption/sealed-files-http.ts";
import { createSealing, type Sealing } from "#core/sync/encryption/sealing.ts";
import { createAccountKeys } from "../../../storage/account-keys.ts";

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export interface OpenSealed {
  readonly sealing: Sealing;
  /** Names the keys with each request. */
  readonly ask: Ask;
  /** This device's files, as the server gets them. */
  readonly blobs: Blobs;
  readonly http: BlobHttp;
}

/** The way to an encrypted account's server with its key; undefined while the key is not on this device. */
export async function openSealed({
  account,
  keyId,
  ask,
  blobs,
}: {
  readonly account: string;
  readonly keyId: string;
  readonly ask: Ask;
  readonly blobs: Blobs;
}): Promise<OpenSealed | undefined> {
  const kept = await createAccountKeys().get(account, keyId);
  if (!kept) return undefined;
  const keys = createKeyRing(kept);
  const asHolder: Ask = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set(KEY_HEADER, keyId);
    return ask(path, { ...init, headers });
  };
  const view = createSealedView(blobs, keys);
  const files = createSealedFilesHttp(asHolder);
  const plain = createBlobHttp({ fetch: asHolder });
  return {
    sealing: createSealing(keys, (rows) =>
      console.warn(`${rows} entries on the server do not open with this account's key; they were left out.`),
    ),
    ask: asHolder,
    blobs: view,
    http: createSealedBlobHttp({ plain, files, keys, blobs: view }),
  };
}
