import type { Blobs } from "#core/storage/blobs.ts";
import type { Store } from "#core/storage/store.ts";
import { createBlobHttp, type BlobHttp } from "#core/sync/files/blob-http.ts";
import type { Sealing } from "#core/sync/encryption/sealing.ts";
import { rememberKey } from "#core/sync/device/sync-choice.ts";
import { createAccountKeys } from "../../../storage/account-keys.ts";
import { createServerFetch } from "../server-fetch.ts";
import { createTimelyFetch } from "../timely-fetch.ts";
import type { SyncHere } from "../sync-here.ts";
import { createAskFirst } from "./ask-first.ts";
import { knownKeys } from "./known-keys.ts";
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
  const place = createAccountKeys();
  const known = await knownKeys(here);
  const there = await lookAtKeys({ account, known }, ask);
  if (there.kind === "readable") {
    const askFirst = createAskFirst(ask, () => Date.now());
    return { ended, ask: askFirst, blobs: localBlobs, http: createBlobHttp({ fetch: askFirst }) };
  }
  if (there.kind === "set back") return SET_BACK;
  if (there.kind === "other keys") return OTHER_KEYS;
  const { keys, hasProof } = there;
  if (keys.keyId !== here.keyId) await rememberKey(store, owner, keys.keyId);
  // Only whoever unlocks it knows that a newer key is the account's.
  if (!known) await place.know(account, { ...keys, generation: 1 });
  const { openSealed } = await import("./open-sealed.ts");
  const opened = await openSealed({ account, keys, hasProof, ask, blobs: localBlobs });
  if (opened) return { ended, ...opened };
  return (await place.get(account, keys.keyId, known?.generation ?? 1)) ? CHANGED : LOCKED;
}

const LOCKED = "This account is encrypted, and its key is not on this device.";
const CHANGED = "The passphrase of this account was changed on another device. Unlock it here with the new one.";
const SET_BACK =
  "This account is encrypted, but its server says that it is not, or names an older key: it was set back to an earlier state, or it lies. Nothing is sent to it. Ask the owner of the server.";
const OTHER_KEYS =
  "The server names other keys for this account than this device knows. Nothing is sent to it. Ask the owner of the server.";
