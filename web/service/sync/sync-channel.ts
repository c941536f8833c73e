import type { FilesLeft } from "#core/sync/files/send-blobs.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { NewSyncChoice } from "#core/sync/device/sync-choice.ts";
import { SYNC_OFF, type SyncState } from "#core/sync/device/client-state.ts";

/** What the strip shows: the rows, and the files on their way. */
export interface DeviceSyncState extends SyncState {
  /** Files that are only here yet. */
  readonly files: FilesLeft;
  /** Files the server does not take, and why, in words for a person; null when it took all. */
  readonly refused: string | null;
  /** Whether this device is to keep in step with its server, as far as that is known. */
  readonly on: boolean;
  /** Whose rows on the server; its built-in user where nobody has logged in. */
  readonly account: string;
  /** R44. Whether this device knows the account as encrypted: what it sends, the server cannot read. */
  readonly encrypted: boolean;
  /** This device's id at the server; null before it was there. */
  readonly device: string | null;
}

export const NO_FILES: FilesLeft = { files: 0, bytes: 0 };

/** Before anything is known. */
export const NOT_SYNCING: DeviceSyncState = {
  ...SYNC_OFF,
  files: NO_FILES,
  refused: null,
  on: false,
  account: LOCAL_USER,
  encrypted: false,
  device: null,
};

/** Said by the worker that syncs. */
export type SyncNotice =
  | { readonly kind: "state"; readonly state: DeviceSyncState }
  /** Rows here have changed by what came from elsewhere; lists are out of date. */
  | { readonly kind: "changed" }
  /** What was asked under this id is done. */
  | { readonly kind: "done"; readonly id: string };

/** Said by pages. */
export type SyncRequest =
  | { readonly kind: "tell" }
  | { readonly kind: "sync now" }
  /** To the question behind `asking`. */
  | { readonly kind: "answer"; readonly answer: "drop" | "send" | "stop" }
  /** R45. To what `doubted` says: the person knows, and goes on. */
  | { readonly kind: "trust" }
  /** Sync is switched on or off for whoever is signed in here; `account` where it is another one than before. */
  | ({ readonly kind: "choose" } & NewSyncChoice)
  /** Somebody else is signed in here. */
  | { readonly kind: "start over" };

/** A request on its way. The same id is the same request, sent again because nobody had said that it is done. */
export interface SentRequest {
  readonly id: string;
  readonly request: SyncRequest;
}

/** Answered by what a worker does when it begins: no need to send these again where none runs. */
export const isAnsweredByStart = ({ kind }: SyncRequest): boolean => kind === "tell" || kind === "sync now";
