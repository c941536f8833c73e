import type { Blobs } from "#core/storage/blobs.ts";
import type { Store } from "#core/storage/store.ts";
import { createBlobHttp, type BlobHttp } from "#core/sync/blobs/blob-http.ts";
import type { Sealing } from "#core/sync/encryption/sealing.ts";
import { rememberKey } from "#core/sync/sync-choice.ts";
import { createServerFetch } from "../server-fetch.ts";
import { createTimelyFetch } from "../timely-fetch.ts";
import type { SyncHere } from "../sync-here.ts";
import { lookAtKeys } from "./look-at-keys.ts";

/** The way to an account's server: with the account's key where it is encrypted. */
export interface Door {
  /** Ends what is being asked. */
  readonly ended: AbortController;
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** This device's files as the server gets them. */
  readonly blobs: Blobs;
  readonly http: BlobHttp;
  readonly sealing?: Sealing;
}

export interface DoorDeps {
  readonly store: Store;
  readonly owner: string;
  readonly localBlobs: Blobs;
}

/** R44. How to ask the account's server; in words what keeps this device from it, while something does. */
export async function openDoor(
  { store, owner, localBlobs }: DoorDeps,
  here: Pick<SyncHere, "account" | "keyId">,
): Promise<Door | string> {
  const { account } = here;
  const ended = new AbortController();
  const timely = createTimelyFetch({ fetch: (path, init) => fetch(path, init) });
  const ask = createServerFetch({
    fetch: (path, init) => timely(path, { ...init, signal: init?.signal ?? ended.signal }),
    locks: navigator.locks,
    account,
  });
  const keys = await lookAtKeys(here, ask);
  if (keys.kind === "readable") return { ended, ask, blobs: localBlobs, http: createBlobHttp({ fetch: ask }) };
  if (keys.kind === "set back") return SET_BACK;
  const { keyId } = keys;
  if (keyId !== here.keyId) await rememberKey(store, owner, keyId);
  const { openSealed } = await import("./open-sealed.ts");
  const opened = await openSealed({ account, keyId, ask, blobs: localBlobs });
  return opened ? { ended, ...opened } : LOCKED;
}

const LOCKED =
  "This account is encrypted. Unlock it here with its passphrase or its recovery key; until then your changes are kept on this device.";
const SET_BACK =
  "This account is encrypted, but its server says that it is not: it may have been set back to an earlier state. Nothing is sent to it.";
