import { counted } from "#core/http/counted.ts";
import { documents } from "#core/library/documents/document.ts";
import { evaluationFiles } from "#core/library/evaluation/evaluation.ts";
import { accountPlugins } from "#core/plugins/registry/account/account-plugin.ts";
import type { Blobs } from "#core/storage/blobs.ts";
import type { Store } from "#core/storage/store.ts";
import type { BlobHttp } from "#core/sync/files/blob-http.ts";
import { fetchMissing } from "#core/sync/files/fetch-blobs.ts";
import { namedBy } from "#core/sync/files/named-blobs.ts";
import { sendBlobs } from "#core/sync/files/send-blobs.ts";
import { Refused, Unreachable } from "#core/sync/device/client-http.ts";
import { NO_FILES, type DeviceSyncState } from "./sync-channel.ts";

export interface FileMoverDeps {
  readonly store: Pick<Store, "query" | "revision" | "tables">;
  readonly owner: string;
  /** This device's files as the server gets them. */
  readonly blobs: Blobs;
  /** Takes what is fetched in case it is wanted. */
  readonly spareBlobs: Blobs;
  readonly http: BlobHttp;
  readonly signal: AbortSignal;
  readonly show: (change: Pick<Partial<DeviceSyncState>, "files" | "refused">) => void;
}

export interface FileMover {
  /**
   * Sends what is only here and fetches what a search needs; begun while it does so already, it goes on with what has come
   * meanwhile. Answers how many milliseconds to wait before the next try where it was cut off, or where the server has
   * not got all files yet. Never rejects.
   */
  move(): Promise<number | undefined>;
}

/** Milliseconds until what was cut off is tried again, at first; twice as long each time, up to the other. */
const RETRY = 2_000;
const RETRY_AT_MOST = 60_000;

/** R28. Files go after rows. */
export function createFileMover(deps: FileMoverDeps): FileMover {
  const { store, owner, signal } = deps;
  /** Revision of the rows whose files were all moved. */
  let movedAt = -1;
  let moving: Promise<number | undefined> | undefined;
  let isWanted = false;
  /** In a row. */
  let cuts = 0;
  const later = () => Math.min(RETRY_AT_MOST, RETRY * 2 ** cuts++);

  async function moveAll(): Promise<number | undefined> {
    try {
      do {
        isWanted = false;
        const revision = await revisionOf(store, owner);
        if (revision === movedAt) continue;
        // What another device has not sent yet is looked for again, and room on the server: nothing tells when they come.
        if (!(await moveOnce(deps))) return later();
        movedAt = revision;
        cuts = 0;
      } while (isWanted && !signal.aborted);
      return undefined;
    } catch (error) {
      if (signal.aborted || error instanceof Refused) return undefined;
      if (!(error instanceof Unreachable)) console.error("Files could not be moved:", error);
      return later();
    }
  }

  return {
    move() {
      isWanted = true;
      moving ??= moveAll().finally(() => (moving = undefined));
      return moving;
    },
  };
}

/** Of all rows that name files; it only grows. */
async function revisionOf(store: Pick<Store, "revision">, owner: string): Promise<number> {
  const revisions = await Promise.all([
    store.revision(documents, owner),
    store.revision(evaluationFiles, owner),
    store.revision(accountPlugins, owner),
  ]);
  return revisions.reduce((sum, one) => sum + one);
}

/** Answers whether all was moved: no file is still missing here, and none waits for room on the server. */
async function moveOnce({ store, owner, blobs, spareBlobs, http, signal, show }: FileMoverDeps): Promise<boolean> {
  const { refused, isFull } = await sendBlobs({
    store,
    blobs,
    http,
    owner,
    signal,
    report: (files) => show({ files }),
  });
  const [first] = refused;
  show({ files: NO_FILES, refused: first ? refusedWords(refused.length, first.reason) : null });
  const wanted = (await namedBy(store, owner)).filter(({ kind }) => kind === "index").map(({ id }) => id);
  return (await fetchMissing(spareBlobs, http, wanted, signal)) === 0 && !isFull;
}

const refusedWords = (files: number, reason: string) =>
  `The server did not take ${files === 1 ? "a file" : counted(files, "file")}: ${reason}`;
