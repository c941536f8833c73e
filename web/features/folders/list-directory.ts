import { isHidden, type ListedFile } from "#core/library/folders/known-files.ts";

/** A file of a folder on the disk. */
export interface DiskFile extends ListedFile {
  readonly file: File;
}

export interface Listing {
  readonly files: readonly DiskFile[];
  /** Paths of files and folders that the system does not let the browser read. */
  readonly closed: readonly string[];
}

type Entries = FileSystemDirectoryHandle & { values(): AsyncIterable<FileSystemHandle> };

/** Every file of a folder, walked to the bottom; hidden files and folders are left out. Throws where the folder itself is gone. */
export async function listDirectory(root: FileSystemDirectoryHandle): Promise<Listing> {
  const files: DiskFile[] = [];
  const closed: string[] = [];

  async function take(handle: FileSystemHandle, path: string): Promise<void> {
    try {
      if (isDirectory(handle)) await walk(handle, `${path}/`);
      else if (isFile(handle)) {
        const file = await handle.getFile();
        files.push({ path, file, size: file.size, modified: file.lastModified });
      }
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // Removed between listing and reading: the next look finds it gone as well.
      if (error.name !== "NotFoundError") closed.push(path);
    }
  }
  async function walk(folder: FileSystemDirectoryHandle, above: string): Promise<void> {
    const handles: FileSystemHandle[] = [];
    for await (const handle of (folder as Entries).values()) if (!isHidden(handle.name)) handles.push(handle);
    await Promise.all(handles.map((handle) => take(handle, above + handle.name)));
  }

  await walk(root, "");
  return { files, closed };
}

const isDirectory = (handle: FileSystemHandle): handle is FileSystemDirectoryHandle => handle.kind === "directory";
const isFile = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === "file";
