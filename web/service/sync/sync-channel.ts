import type { FilesLeft } from "#core/sync/blobs/send-blobs.ts";
import type { SyncState } from "#core/sync/client-state.ts";

/** What the strip shows: the rows, and the files on their way. */
export interface DeviceSyncState extends SyncState {
  /** Files that are only here yet. */
  readonly files: FilesLeft;
  /** Files the server does not take, and why, in words for a person; null when it took all. */
  readonly refused: string | null;
}

export const NO_FILES: FilesLeft = { files: 0, bytes: 0 };

/** Said by the worker that syncs. */
export type SyncNotice =
  | { readonly kind: "state"; readonly state: DeviceSyncState }
  /** Rows here have changed by what came from elsewhere; lists are out of date. */
  | { readonly kind: "changed" };

/** Said by pages. */
export type SyncRequest =
  | { readonly kind: "tell" }
  | { readonly kind: "sync now" }
  /** To the question behind `asking`. */
  | { readonly kind: "answer"; readonly answer: "drop" | "send" | "stop" }
  /** Somebody else is signed in here, or sync was switched on or off. */
  | { readonly kind: "start over" };

/** BroadcastChannels. On the first stands whose rows were written; workers, pages and the service worker all write. */
export const NEWS_CHANNEL = "lectern-sync-news";
export const NOTICE_CHANNEL = "lectern-sync-notices";
export const REQUEST_CHANNEL = "lectern-sync-requests";
