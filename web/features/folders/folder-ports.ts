import { RequestFailed } from "#core/http/request-failed.ts";
import { FileRefused, FileUnreadable, type FolderPorts } from "#core/library/folders/bring-in-step.ts";
import type { KnownFile } from "#core/library/folders/known-files.ts";
import type { Document } from "#core/library/documents/document.ts";
import { pause } from "#core/storage/pause.ts";
import type { Api } from "../../app/client/client.ts";
import { sameAs } from "../documents/same-content.ts";
import { keepKnownFiles, type KeptFolder } from "./folder-memory.ts";
import type { DiskFile } from "./list-directory.ts";

interface PortDeps {
  readonly api: Api;
  /** All documents of the person as the look began. */
  readonly documents: readonly Document[];
  /** Whether a document was taken off the lists, to be deleted soon. */
  readonly isGone: (document: string) => boolean;
  readonly hasTrash: boolean;
  /** Files that are there and cannot be looked at just now: what is known of them stays. */
  readonly held: readonly KnownFile[];
  readonly isGoneForGood: (file: KnownFile) => boolean;
  readonly signal: AbortSignal;
  readonly progress: (done: number, total: number) => void;
}

/** A folder of the disk and a collection, as `bringInStep` sees them. */
export function folderPorts(deps: PortDeps, { id, collectionId }: KeptFolder): FolderPorts<DiskFile> {
  const { api, documents, held, isGone, isGoneForGood, signal, progress } = deps;
  const ids = new Set(documents.map((document) => document.id));
  const heldIds = new Set(held.map(({ document_id }) => document_id));
  const inCollection = documents.filter((each) => each.collection_id === collectionId && !heldIds.has(each.id));
  const send = <Answer>(request: () => Promise<Answer>) => patiently(request, signal);
  return {
    isThere: (document_id) => ids.has(document_id) && !isGone(document_id),
    async sameAs({ file }, taken) {
      const free = inCollection.filter((document) => !taken.has(document.id) && !isGone(document.id));
      return (await reading(() => sameAs(file, free)))?.id;
    },
    async add({ file }) {
      await expectReadable(file);
      const fields = { collection_id: collectionId };
      return (await send(() => api.uploadDocument({ fields, files: { file } }))).id;
    },
    async replace(document_id, { file }) {
      await expectReadable(file);
      await send(() => api.replaceDocumentFile({ params: { document_id }, files: { file } }));
    },
    async rename(document_id, original_filename) {
      await send(() => api.changeDocument({ params: { document_id }, body: { original_filename } }));
    },
    trash: deps.hasTrash
      ? (document_id) => send(() => api.deleteDocument({ params: { document_id } })).catch(unlessGone)
      : undefined,
    isGoneForGood,
    keep: (known) => keepKnownFiles(id, [...known, ...held]),
    progress,
  };
}

/** What the browser says of a file that another program holds, or that changed since it was listed, in words. */
async function reading<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new FileUnreadable("It cannot be read now: another program may hold it.", { cause: error });
  }
}

const expectReadable = (file: File) => reading(() => file.slice(0, 1).arrayBuffer());

/** Another device, or the person, was quicker. */
function unlessGone(error: unknown): void {
  if (!(error instanceof RequestFailed && error.status === 404)) throw error;
}

/** Statuses that say that the file itself is why. */
const REFUSED = [400, 413, 415];
/** Milliseconds to wait where the service asks for patience and does not say how long. */
const PAUSE = 5000;

/** Sends again what the service had no time for; a file that it refuses is a `FileRefused`. */
async function patiently<Answer>(request: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      if (REFUSED.includes(error.status)) throw new FileRefused(error.message, { cause: error });
      if (error.status !== 429) throw error;
      await pause(error.retryAfter ?? PAUSE, signal);
      signal.throwIfAborted();
    }
  }
}
