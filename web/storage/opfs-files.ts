import { chunksOf } from "#core/storage/blob-hash.ts";

interface SyncHandle {
  write(bytes: Uint8Array): number;
  flush(): void;
  close(): void;
}

/** Where bytes go, one piece after another. */
export interface FileWriter {
  write(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
  /** Lets go of the file after a failure; what was written is of no use. */
  abandon(): Promise<void>;
}

/** Writes synchronously where the browser lets it (dedicated workers), which is faster; else through a stream. */
export async function openWriter(handle: FileSystemFileHandle): Promise<FileWriter> {
  if ("createSyncAccessHandle" in handle && typeof handle.createSyncAccessHandle === "function")
    return syncWriter(await handle.createSyncAccessHandle());
  const stream = await handle.createWritable();
  return {
    write: (bytes) => stream.write(bytes as Uint8Array<ArrayBuffer>).catch(asQuotaError),
    close: () => stream.close().catch(asQuotaError),
    abandon: () => stream.abort(),
  };
}

/** Chromium ends a stream that runs out of room sometimes with an AbortError of its own; nobody else aborts these streams. */
function asQuotaError(error: unknown): never {
  const isAbort = error instanceof DOMException && error.name === "AbortError";
  throw isAbort ? new DOMException(error.message, "QuotaExceededError") : error;
}

function syncWriter(access: SyncHandle): FileWriter {
  return {
    async write(bytes) {
      let at = 0;
      while (at < bytes.byteLength) {
        const written = access.write(bytes.subarray(at));
        // Chromium answers a write that meets the quota with an error number as if it were an unsigned size.
        if (written === 0 || written > bytes.byteLength - at)
          throw new DOMException("No more bytes were taken.", "QuotaExceededError");
        at += written;
      }
    },
    async close() {
      access.flush();
      access.close();
    },
    async abandon() {
      access.close();
    },
  };
}

/** Gives a whole file its name. Browsers that cannot move a file copy it; the copy, too, appears only when whole. */
export async function moveFile(
  from: FileSystemDirectoryHandle,
  handle: FileSystemFileHandle,
  to: FileSystemDirectoryHandle,
  name: string,
): Promise<void> {
  if ("move" in handle && typeof handle.move === "function") return handle.move(to, name);
  const target = await to.getFileHandle(name, { create: true });
  const writer = await openWriter(target);
  try {
    const file = await handle.getFile();
    for await (const chunk of chunksOf(file.stream())) await writer.write(chunk);
    await writer.close();
  } catch (error) {
    await writer.abandon();
    await to.removeEntry(name);
    throw error;
  }
  await from.removeEntry(handle.name);
}

export async function fileIn(folder: FileSystemDirectoryHandle, name: string): Promise<File | undefined> {
  try {
    return await (await folder.getFileHandle(name)).getFile();
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** Undefined when the file was removed between opening and reading it. */
export async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** Removing what is not there is no error. */
export async function removeFile(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  try {
    await folder.removeEntry(name);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** The files of a folder. */
export async function* filesIn(folder: FileSystemDirectoryHandle): AsyncGenerator<FileSystemFileHandle> {
  for await (const handle of folder.values()) if (isFile(handle)) yield handle;
}

const isFile = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === "file";

const isNotFound = (error: unknown) => error instanceof DOMException && error.name === "NotFoundError";
