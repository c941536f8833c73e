import { sampleBytes } from "#core/storage/contract/blobs-rules.ts";
import { createOpfsBlobs } from "../opfs-blobs.ts";

/** Milliseconds to read the segments of about 100,000 chunks, kept in few large or in many small blobs. */
async function measure(mode: string): Promise<string> {
  const name = crypto.randomUUID();
  const blobs = createOpfsBlobs(mode === "opfs only" ? { name, smallBlob: -1 } : { name });
  const time = async (count: number, size: number) => {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 50) {
      const batch = Array.from({ length: Math.min(50, count - at) }, (_, index) =>
        blobs.put(sampleBytes(size, (at + index) * 31)),
      );
      ids.push(...(await Promise.all(batch)).map(({ id }) => id));
    }
    const began = performance.now();
    await blobs.bytesOfMany(ids);
    return Math.round(performance.now() - began);
  };
  const result = {
    large: await time(100, 400 * 1024),
    small: await time(mode === "opfs only" ? 2_000 : 10_000, 4 * 1024),
  };
  return JSON.stringify(mode === "opfs only" ? { ...result, small: result.small * 5 } : result);
}

if ("document" in globalThis) Object.assign(globalThis, { runRule: measure });
else {
  addEventListener("message", (event) => {
    const done = measure(String(event.data)).then((result) => event.ports[0]?.postMessage(result));
    if ("waitUntil" in event) (event as unknown as { waitUntil(work: Promise<void>): void }).waitUntil(done);
  });
}
