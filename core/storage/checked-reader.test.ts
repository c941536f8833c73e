import { expect, test } from "vitest";
import { createDeviceBlobs } from "../sync/files/held-blobs.ts";
import { sampleBytes } from "./contract/blobs-rules.ts";
import type { Blobs } from "./blobs.ts";
import { createMemoryBlobs } from "./testing/memory-blobs.ts";
import { streamOf } from "./stream-of.ts";

const SIZE = 300_000;

/** A disk on which bytes can go bad; counts the bytes that are read of it. */
async function setup() {
  const bytes = sampleBytes(SIZE, 1);
  const disk = createMemoryBlobs();
  const { id } = await disk.put(bytes);
  const now = { bytes, written: 1, read: 0 };
  const pieces = async function* (from: number, to: number) {
    for (let at = from; at < to; at += 10_000) {
      const piece = now.bytes.slice(at, Math.min(to, at + 10_000));
      now.read += piece.byteLength;
      yield piece;
    }
  };
  const blobs: Blobs = {
    ...disk,
    version: async () => String(now.written),
    bytes: async () => ((now.read += SIZE), now.bytes.slice()),
    stream: async (_, from = 0, to = SIZE) => streamOf(pieces(from, to)),
  };
  const damage = () => {
    now.bytes = bytes.slice();
    now.bytes[SIZE - 1] = (bytes[SIZE - 1] ?? 0) ^ 1;
    now.written++;
  };
  const mend = () => {
    now.bytes = bytes;
    now.written++;
  };
  const reader = createDeviceBlobs(blobs).heldBy("me");
  const range = async (from: number, to: number) =>
    new Uint8Array(
      await new Response((await reader.stream(id, from, to)) as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer(),
    );
  return { id, bytes, now, damage, mend, reader, range };
}

test("a damaged file is not read, whole or any range of it, also one that is sound itself", async () => {
  const { id, damage, reader, range } = await setup();
  damage();
  await expect(reader.bytes(id)).rejects.toMatchObject({ name: "DamagedBlob" });
  await expect(range(0, 10)).rejects.toMatchObject({ name: "DamagedBlob" });
  await expect(range(0, SIZE)).rejects.toMatchObject({ name: "DamagedBlob" });
});

test("damage is noticed in a file that was read before, and it is read again once it is mended", async () => {
  const { bytes, damage, mend, range } = await setup();
  expect(await range(5, 50)).toEqual(bytes.slice(5, 50));
  damage();
  await expect(range(5, 50)).rejects.toMatchObject({ name: "DamagedBlob" });
  mend();
  expect(await range(5, 50)).toEqual(bytes.slice(5, 50));
});

test("however many ranges are read, at once or one by one, the file is hashed once", async () => {
  const { now, range } = await setup();
  await Promise.all(Array.from({ length: 20 }, (_, at) => range(at * 10, at * 10 + 10)));
  for (let at = 0; at < 20; at++) await range(at * 10, at * 10 + 10);
  expect(now.read).toBeLessThan(SIZE + 41 * 10_000);
});

test("a check that could not be made is made again", async () => {
  const disk = createMemoryBlobs();
  const { id } = await disk.put(sampleBytes(100, 2));
  let isBroken = true;
  const stream: Blobs["stream"] = (...asked) =>
    isBroken ? Promise.reject(new Error("The disk does not answer.")) : disk.stream(...asked);
  const reader = createDeviceBlobs({ ...disk, stream }).heldBy("me");
  await expect(reader.stream(id)).rejects.toThrow("does not answer");
  isBroken = false;
  expect(await reader.stream(id)).toBeDefined();
});
