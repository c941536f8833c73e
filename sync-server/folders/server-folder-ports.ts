import { openAsBlob } from "node:fs";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { Services } from "#core/api/services.ts";
import { ApiError } from "#core/http/errors.ts";
import type { UploadedFile } from "#core/http/route.ts";
import { changeDocument } from "#core/library/documents/change-document.ts";
import { tellDocumentJob } from "#core/library/documents/document-jobs.ts";
import type { DocumentRow } from "#core/library/documents/document.ts";
import { deleteDocument } from "#core/library/documents/documents.ts";
import { replaceFile } from "#core/library/documents/replace-file.ts";
import { uploadDocument } from "#core/library/documents/upload-document.ts";
import { FileRefused, FileUnreadable, type FolderPorts } from "#core/library/folders/bring-in-step.ts";
import { nameOf, type KnownFile } from "#core/library/folders/known-files.ts";
import { chunksOf, createBlobHash } from "#core/storage/blob-hash.ts";
import type { ServerFile } from "./list-folder.ts";

interface PortDeps {
  readonly services: Services;
  /** All documents of the built-in user as the look began. */
  readonly rows: readonly DocumentRow[];
  readonly collection_id: string;
  /** Files that are not compared in this look. */
  readonly held: readonly KnownFile[];
  readonly isGoneForGood: (file: KnownFile) => boolean;
  readonly keep: (known: readonly KnownFile[]) => Promise<void>;
  readonly signal: AbortSignal;
}

/** A folder of this machine and a collection, as `bringInStep` sees them. */
export function serverFolderPorts(deps: PortDeps): FolderPorts<ServerFile> {
  const { services, rows, collection_id, held, isGoneForGood, keep, signal } = deps;
  const ids = new Set(rows.map(({ id }) => id));
  const heldIds = new Set(held.map(({ document_id }) => document_id));
  const inCollection = rows.filter((row) => row.collection_id === collection_id && !heldIds.has(row.id));
  return {
    isThere: (document_id) => ids.has(document_id),
    async sameAs(file, taken) {
      const alike = inCollection.filter((row) => row.file_size === file.size && !taken.has(row.id));
      if (alike.length === 0) return undefined;
      const sum = await reading(async () => sumOf(await sentOf(file)));
      return alike.find((row) => row.file === sum)?.id;
    },
    async add(file) {
      signal.throwIfAborted();
      const form = { files: [{ field: "file", file: await reading(() => sentOf(file)) }], fields: { collection_id } };
      return (await reading(() => uploadDocument(services, LOCAL_USER, form))).id;
    },
    async replace(document_id, file) {
      signal.throwIfAborted();
      const files = [{ field: "file", file: await reading(() => sentOf(file)) }];
      await reading(() => replaceFile(services, LOCAL_USER, document_id, files));
      await tellDocumentJob(services, LOCAL_USER, document_id);
    },
    async rename(document_id, original_filename) {
      await changeDocument(services, LOCAL_USER, document_id, { original_filename });
    },
    async trash(document_id) {
      await deleteDocument(services, LOCAL_USER, document_id);
      await tellDocumentJob(services, LOCAL_USER, document_id);
    },
    isGoneForGood,
    keep,
    progress: () => undefined,
  };
}

async function sentOf({ place, path, size }: ServerFile): Promise<UploadedFile> {
  const blob = await openAsBlob(place);
  return { name: nameOf(path), size, type: "", stream: () => blob.stream() };
}

async function sumOf(file: UploadedFile): Promise<string> {
  const hash = await createBlobHash();
  for await (const bytes of chunksOf(file.stream())) hash.update(bytes);
  return hash.finish();
}

/** Statuses that say that the file itself is why. */
const REFUSED = [400, 413, 415];

/** A refusal, and what the system says of a file that it does not let us read or that changes just now, in words. */
async function reading<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && REFUSED.includes(error.status))
      throw new FileRefused(error.message, { cause: error });
    const isOfFile = error instanceof Error && ("syscall" in error || error.name === "NotReadableError");
    if (!isOfFile) throw error;
    throw new FileUnreadable("It cannot be read now.", { cause: error });
  }
}
