import type { IndexFiles } from "#core/engine/retrieve/stored-index.ts";
import { createTurns } from "#core/storage/turns.ts";
import { bytesOf, fileIn, filesIn, moveFile, openWriter, removeFile } from "./opfs-files.ts";

/** Milliseconds without another call until a file is written: while documents are being read it would be old at once. */
const WRITE_AFTER = 5_000;
const FOLDER = "lectern-index";

export interface IndexFilesOptions {
  /** Names the folder in OPFS. */
  readonly name?: string;
  readonly writeAfter?: number;
  readonly report: (error: Error) => void;
}

/** Merged indexes in the origin private file system. A file has its name once it is whole. */
export function createIndexFiles({ name = FOLDER, writeAfter = WRITE_AFTER, report }: IndexFilesOptions): IndexFiles & {
  /** Resolves when nothing is being written or removed. */
  settled(): Promise<unknown>;
} {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const turns = createTurns();

  const folder = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
  /** One after the other, in all tabs. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
    turns(() => navigator.locks.request(name, work));
  const cancel = (owner: string) => {
    clearTimeout(waiting.get(owner));
    waiting.delete(owner);
  };

  return {
    async read(owner) {
      const file = await fileIn(await folder(), fileName(owner));
      return file && bytesOf(file);
    },
    write(owner, make) {
      cancel(owner);
      const write = () => {
        waiting.delete(owner);
        inTurn(() => store(folder, fileName(owner), make())).catch(report);
      };
      waiting.set(owner, setTimeout(write, writeAfter));
    },
    async remove(owner) {
      cancel(owner);
      await inTurn(async () => removeFile(await folder(), fileName(owner)));
    },
    settled: () => turns(async () => undefined),
  };
}

/** Removes the files of all owners, so that documents have their room. Bytes that came free. */
export async function removeIndexFiles(name = FOLDER): Promise<number> {
  return navigator.locks.request(name, async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
    let freed = 0;
    for await (const handle of filesIn(folder)) {
      freed += (await fileIn(folder, handle.name))?.size ?? 0;
      await removeFile(folder, handle.name);
    }
    return freed;
  });
}

const fileName = (owner: string): string => `${encodeURIComponent(owner)}.index`;

async function store(
  folder: () => Promise<FileSystemDirectoryHandle>,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const home = await folder();
  const temp = `${name}.new`;
  const handle = await home.getFileHandle(temp, { create: true });
  const writer = await openWriter(handle);
  try {
    await writer.write(bytes);
    await writer.close();
  } catch (error) {
    await writer.abandon();
    await removeFile(home, temp);
    throw error;
  }
  await moveFile(home, handle, home, name);
}
