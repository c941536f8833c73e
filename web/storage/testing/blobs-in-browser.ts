import { sampleBytes } from "#core/storage/contract/blobs-rules.ts";
import { StorageFull } from "#core/storage/store.ts";
import { createIndexFiles, removeIndexFiles } from "../index-files.ts";
import { createOpfsBlobs } from "../opfs-blobs.ts";
import { filesIn } from "../opfs-files.ts";

const MB = 1024 * 1024;

/** What happens to blobs beyond their rules: each scene answers with what was seen. */
const scenes: Readonly<Record<string, (name: string) => Promise<string>>> = {
  async sweep(name) {
    const temp = await tempFolder(name);
    await temp.getFileHandle("left-over", { create: true });
    const go = Promise.withResolvers<void>();
    let sent = 0;
    const slow = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (sent === 2) await go.promise;
        if (sent++ === 3) return controller.close();
        controller.enqueue(sampleBytes(100_000, sent));
      },
    });
    const writing = createOpfsBlobs({ name }).put(slow);
    // The one being written, and where it goes through a stream the one that this is written into.
    const growing = "createSyncAccessHandle" in FileSystemFileHandle.prototype ? 1 : 2;
    while ((await filesOf(temp)) < growing) await new Promise((resolve) => void setTimeout(resolve, 10));
    await createOpfsBlobs({ name }).remove("0".repeat(64));
    go.resolve();
    const { id, size } = await writing;
    const stored = await createOpfsBlobs({ name }).size(id);
    return `written: ${stored === size && size === 300_000}, temporary files: ${await filesOf(temp)}`;
  },

  async fill(name) {
    const blobs = createOpfsBlobs({ name });
    const result = await blobs.put(sampleBytes(6 * MB, 1)).then(
      () => "stored",
      (error: unknown) => (error instanceof StorageFull ? error.name : String(error)),
    );
    let count = 0;
    for await (const _ of blobs.list()) count += 1;
    return `${result}, blobs: ${count}, temporary files: ${await filesOf(await tempFolder(name))}`;
  },

  /** The last of two indexes written one after the other is read, and a removed one is gone. */
  async index(name) {
    const { files, sizeOf, written } = indexFiles(name);
    files.write("an owner/1", () => sampleBytes(100, 1));
    files.write("an owner/1", () => sampleBytes(200_000, 2));
    await written();
    const first = await sizeOf("an owner/1");
    await files.remove("an owner/1");
    const removed = await sizeOf("an owner/1");
    files.write("an owner/1", () => sampleBytes(300, 3));
    await files.remove("an owner/1");
    const home = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
    return `${first}, ${removed}, ${await sizeOf("another")}, files: ${await filesOf(home)}`;
  },

  /** An index of two megabytes is written, and makes way for documents. */
  async "big index"(name) {
    const { files, sizeOf, written } = indexFiles(name);
    files.write("owner", () => sampleBytes(2 * MB, 1));
    await written();
    const size = await sizeOf("owner");
    const freed = await removeIndexFiles(name);
    const home = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
    return `${size}, freed: ${freed}, files: ${await filesOf(home)}, reports: ${reports.splice(0).join()}`;
  },
};

const reports: string[] = [];

function indexFiles(name: string) {
  const files = createIndexFiles({
    name,
    writeAfter: 0,
    report: (error) => reports.push(error.name),
  });
  const made = Promise.withResolvers<void>();
  return {
    files: {
      ...files,
      write: (owner: string, make: () => Uint8Array<ArrayBuffer>) =>
        files.write(owner, () => {
          setTimeout(made.resolve);
          return make();
        }),
    },
    sizeOf: async (owner: string) => (await files.read(owner))?.length,
    written: async () => {
      await made.promise;
      await files.settled();
    },
  };
}

async function tempFolder(name: string): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(name, { create: true });
  return folder.getDirectoryHandle("temp", { create: true });
}

async function filesOf(folder: FileSystemDirectoryHandle): Promise<number> {
  let count = 0;
  for await (const _ of filesIn(folder)) count += 1;
  return count;
}

async function play(scene: string): Promise<string> {
  const name = crypto.randomUUID();
  try {
    return (await scenes[scene]?.(name)) ?? `There is no scene ${scene}.`;
  } catch (error) {
    return String(error);
  } finally {
    await (await navigator.storage.getDirectory()).removeEntry(name, { recursive: true }).catch(() => undefined);
  }
}

if ("document" in globalThis) Object.assign(globalThis, { runRule: play });
else {
  addEventListener(
    "message",
    (event) => void play(String(event.data)).then((result) => event.ports[0]?.postMessage(result)),
  );
}
