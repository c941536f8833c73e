import { tables } from "#core/api/tables.ts";
import type { Blobs } from "#core/storage/blobs.ts";
import { createBlobHttp, type BlobHttp } from "#core/sync/files/blob-http.ts";
import { KEY_HEADER, keyName } from "#core/sync/encryption/key-header.ts";
import { createKeyRing, type KeptKeys } from "#core/sync/encryption/key-ring.ts";
import { createSealedBlobHttp, createSealedView } from "#core/sync/encryption/sealed-blobs.ts";
import { createSealedFilesHttp } from "#core/sync/encryption/sealed-files-http.ts";
import { createSealing, type Sealing } from "#core/sync/encryption/sealing.ts";
import { hashOfProof, proofOf } from "#core/sync/encryption/wrapped-keys.ts";
import { deviceName } from "../device-name.ts";
import { createAccountKeys, type KnownKeys } from "../../../storage/account-keys.ts";

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
  keys: { keyId, generation },
  hasProof,
  ask,
  blobs,
}: {
  readonly account: string;
  readonly keys: KnownKeys;
  /** R46. Whether the server has what shows that somebody holds the key: an older one gets it now. */
  readonly hasProof: boolean;
  readonly ask: Ask;
  readonly blobs: Blobs;
}): Promise<OpenSealed | undefined> {
  const kept = await createAccountKeys().get(account, keyId, generation);
  if (!kept) return undefined;
  const keys = createKeyRing(kept);
  const asHolder: Ask = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set(KEY_HEADER, keyName(keyId, generation));
    return ask(path, { ...init, headers });
  };
  if (!hasProof) await sendProof(asHolder, kept);
  const view = createSealedView(blobs, keys);
  const files = createSealedFilesHttp(asHolder);
  const plain = createBlobHttp({ fetch: asHolder });
  return {
    sealing: createSealing(keys, { now: () => Date.now(), name: deviceName(navigator.userAgent), tables }),
    ask: asHolder,
    blobs: view,
    http: createSealedBlobHttp({ plain, files, keys, blobs: view }),
  };
}

/** R46. For an account from before there were proofs; where it cannot be sent it is sent at the next start. */
async function sendProof(ask: Ask, { keyId, bases }: KeptKeys): Promise<void> {
  const newest = bases.get(Math.max(...bases.keys()));
  if (!newest) return;
  const body = JSON.stringify({ key_id: keyId, proof: await hashOfProof(await proofOf(newest)) });
  const headers = { "content-type": "application/json" };
  await ask("/sync/encryption/proof", { method: "PUT", headers, body }).catch((error: unknown) =>
    console.warn("The proof of the account's key was not sent yet:", error),
  );
}
