import { createSignal } from "solid-js";
import { BUSY_LOCK } from "../../service/messages.ts";
import { refusal } from "./file-kinds.ts";
import type { FormerUpload, UploadMemory } from "./upload-memory.ts";

const CLOSED = "The page was closed before the file was added.";

/** A file on its way into a collection. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly collectionId: string;
  /** "sent": the service has it, and the list of documents shows it in a moment. */
  readonly state: "waiting" | "sending" | "sent" | "failed" | "refused";
  readonly reason?: string;
  /** It failed without an answer, as when the page is left meanwhile: the service may have the file. */
  readonly isUnanswered?: true;
  /** The service asked to be left alone until then, milliseconds since the epoch. */
  readonly until?: number;
  /** The page that had the file is gone, and the file with it: it has to be chosen once more. */
  readonly isLost?: true;
}

/** Whether the service does not have the file yet: it is only in this page. */
export const isOnItsWay = ({ state }: Pick<Upload, "state">): boolean => state === "waiting" || state === "sending";

/** Files that were added together. */
export interface Drop {
  /** Whether a file that this collection has already is not to be added again. */
  readonly looksIn: (collectionId: string) => boolean;
  /** Ids of the documents that came of it: of two copies in one folder both are meant. */
  readonly made: Set<string>;
  /** Settles when the list of documents is as it was at the drop, or later. */
  readonly listed: Promise<void>;
}

export interface Queued {
  readonly file: File;
  readonly drop: Drop;
}

/** The files on their way, and what is shown of them. */
export function createUploadQueue(locks: Locks | undefined, memory?: Pick<UploadMemory, "note">) {
  // Not a store: of a folder of thousands, each file that is sent would move all others in it.
  const [list, set] = createSignal<readonly Upload[]>([]);
  const holdUpdates = createHold(locks);
  const setList = (next: (known: readonly Upload[]) => readonly Upload[]) => {
    const uploads = set(next);
    holdUpdates(uploads.some(isOnItsWay));
    memory?.note(uploads);
  };
  const files = new Map<string, Queued>();
  let made = 0;
  const dismiss = (ids: ReadonlySet<string>) => {
    for (const id of ids) files.delete(id);
    setList((uploads) => uploads.filter(({ id }) => !ids.has(id)));
  };
  return {
    list,
    fileOf: (id: string): Queued | undefined => files.get(id),
    /** Adds files for a collection; those of a kind that is not read are shown as refused. */
    put(queued: readonly Queued[], collectionId: string): void {
      const uploads = queued.map((one) => {
        const upload = toUpload(one.file, collectionId, `upload-${++made}`);
        files.set(upload.id, one);
        return upload;
      });
      setList((known) => [...known, ...uploads]);
    },
    /** Shows files that another page did not add; those of a kind that is not read are refused as before. */
    putFormer(former: readonly FormerUpload[]): void {
      const uploads = former.map((file): Upload => {
        const id = `upload-${++made}`;
        const refused = refusal(file);
        return refused !== undefined
          ? { ...file, id, state: "refused", reason: refused }
          : { ...file, id, state: "failed", isLost: true, reason: file.reason ?? CLOSED };
      });
      setList((known) => [...uploads, ...known]);
    },
    change: (id: string, to: (upload: Upload) => Upload) =>
      setList((uploads) => uploads.map((upload) => (upload.id === id ? to(upload) : upload))),
    dismiss,
    /** Forgets the files that were refused: in one collection, or everywhere. */
    dismissRefused(collectionId?: string): void {
      const refused = list().filter(
        (upload) => upload.state === "refused" && (!collectionId || upload.collectionId === collectionId),
      );
      dismiss(new Set(refused.map(({ id }) => id)));
    },
  };
}

export type Locks = Pick<LockManager, "request">;

/** A new version reloads the page: it waits for files on their way, also while the service asks for patience between two. */
function createHold(locks: Locks | undefined): (isNeeded: boolean) => void {
  let release: (() => void) | undefined;
  return (isNeeded) => {
    if (isNeeded === (release !== undefined)) return;
    release?.();
    release = undefined;
    if (!isNeeded) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    release = resolve;
    void locks?.request(BUSY_LOCK, { mode: "shared" }, () => promise);
  };
}

function toUpload(file: File, collectionId: string, id: string): Upload {
  const reason = refusal(file);
  const upload = { id, name: file.name, size: file.size, collectionId };
  return reason ? { ...upload, state: "refused", reason } : { ...upload, state: "waiting" };
}
