import { isRecord } from "#core/storage/is-record.ts";
/** What pages and the service worker say to each other. Kept stable: an old tab may talk to a new service worker. */
export type PageMessage =
  /** A port to this page's engine comes with it; `engine` tells one coordinator from the next. */
  | { readonly kind: "lectern:engine-offer"; readonly engine: string }
  /** A page is up; the service worker may tidy old versions and fetch the rest of this one. */
  | { readonly kind: "lectern:page-started" }
  /** To a new version that waits: its files may be fetched, so that it is whole when it takes over. */
  | { readonly kind: "lectern:keep-files" }
  /** To the version in charge: this page ends, and its engine with it, so that a new version takes over. */
  | { readonly kind: "lectern:let-go" }
  /** A page that was loaded past the service worker (a forced reload) asks to be served by it. */
  | { readonly kind: "lectern:claim" }
  /** Asks what left this device, on the port that comes with it; `reset` counts anew. */
  | { readonly kind: "lectern:ledger"; readonly ask: "read" | "reset" }
  /** The page's policy stopped a request to this address. */
  | { readonly kind: "lectern:refused"; readonly url: string }
  /** The page opened a line to this address that no `fetch` event tells of. */
  | { readonly kind: "lectern:opened"; readonly url: string }
  /** workbox-window's own message: take over now. */
  | { readonly type: "SKIP_WAITING" };

export type ServiceWorkerMessage =
  /** The page that owns the engine answers with `engine-offer`. */
  | { readonly kind: "lectern:engine-wanted" }
  /** How much of this version is kept on the device. */
  | ({ readonly kind: "lectern:offline" } & OfflineProgress);

/** What a tab's coordinator tells its tab: what is stored belongs to a newer version; the words say what to do. */
export interface CoordinatorNotice {
  readonly outgrown: string;
}

export interface OfflineProgress {
  /** Files. */
  readonly done: number;
  readonly total: number;
  /** Everything is here: the app works whole without a network. */
  readonly ready: boolean;
}

/** Web Lock whose holder runs the engine for all tabs. */
export const ENGINE_LOCK = "lectern-engine";
/** Web Lock shared by whatever must not be cut off by an update: an answer being written, a document being processed. */
export const BUSY_LOCK = "lectern-busy";
/** Shared Web Locks, one for each open page: this and the path of the page's entry script. */
export const PAGE_LOCK = "lectern-page:";
/** Where the system's share dialog sends files, by `share_target` in the manifest. */
export const SHARE_PATH = "/share";
/** Cache of files that were shared and that no page has taken yet. */
export const SHARED_FILES = "lectern-shared";
/** BroadcastChannel on which workers tell pages of their storage. */
export const STORAGE_CHANNEL = "lectern-storage";
export type StorageNotice =
  /** The database does not open any more; the words say what to do. */
  | { readonly kind: "lost"; readonly message: string }
  /** Files came from the server, or made way. */
  | { readonly kind: "moved" }
  /** A page removes everything from this device: whoever has a database open lets go of it and opens none. */
  | { readonly kind: "wiping" }
  /** It has ended; `isDone` where nothing is left. */
  | { readonly kind: "wiped"; readonly isDone: boolean };
/** BroadcastChannel on which whoever has written says into which tables; every open tab listens. */
export const CHANGES_CHANNEL = "lectern-changes";

/** Names of the tables that were written, or all of them where the writer does not know. */
export type ChangeNotice = readonly string[] | "all";
/** BroadcastChannel on which anyone says "there may be work". */
export const WAKE_CHANNEL = "lectern-wake";

export function isPageMessage(data: unknown): data is PageMessage {
  return has(data, "kind", "lectern:") || has(data, "type", "SKIP_WAITING");
}

export function isServiceWorkerMessage(data: unknown): data is ServiceWorkerMessage {
  return has(data, "kind", "lectern:");
}

function has(data: unknown, key: string, prefix: string): boolean {
  const value = isRecord(data) ? data[key] : undefined;
  return typeof value === "string" && value.startsWith(prefix);
}
