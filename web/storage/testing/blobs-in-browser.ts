import { sampleBytes } from "#core/storage/contract/blobs-rules.ts";
import { StorageFull } from "#core/storage/store.ts";
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
};

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
