import { ZipWriter } from "@zip.js/zip.js/lib/zip-core-writer.js";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { chunksOf } from "../blob-hash.ts";
import { createMemoryBlobs } from "../testing/memory-blobs.ts";
import { openZip } from "./open-zip.ts";
import { type NewZipEntry, zipStream } from "./write-zip.ts";
import { ZipProblem } from "./zip-problem.ts";
import { blobSource, bytesSource, type ZipSource } from "./zip-source.ts";

const LIMITS = { entries: 1000, list: 1_000_000 };
const FOUR_GB = 2 ** 32;

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  return (await Array.fromAsync(chunks)).map((chunk) => strFromU8(chunk)).join("");
}

async function* entriesOf(texts: Readonly<Record<string, string>>, packed = false): AsyncGenerator<NewZipEntry> {
  for (const [name, text] of Object.entries(texts)) {
    const content = strToU8(text);
    yield { name, content, size: content.length, packed };
  }
}

/** An archive that begins at a byte beyond 4 GB of zeros, which exist nowhere. */
async function farArchive(start: number, texts: Readonly<Record<string, string>>): Promise<ZipSource> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const zip = new ZipWriter(writable, { useWebWorkers: false, offset: start, zip64: true });
  async function write() {
    for (const [name, text] of Object.entries(texts))
      await zip.add(name, bytesSource(strToU8(text)).stream(0, strToU8(text).length));
    await zip.close();
  }
  const [tail] = await Promise.all([bytesOf(readable), write()]);
  const part = (from: number, to: number) => {
    const bytes = new Uint8Array(to - from);
    if (to > start) bytes.set(tail.subarray(Math.max(0, from - start), to - start), Math.max(0, start - from));
    return bytes;
  };
  return {
    size: start + tail.length,
    read: async (from, to) => part(from, to),
    stream: (from, to) => bytesSource(part(from, to)).stream(0, to - from),
  };
}

describe("a ZIP archive", () => {
  it("holds what was written, stored or deflated, and other programs read it", async () => {
    const texts = { "a.txt": "hello ".repeat(10_000), "b/Größe 世界.md": "x", empty: "" };
    for (const packed of [true, false]) {
      const bytes = await bytesOf(zipStream(entriesOf(texts, packed)));
      expect(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)])).toEqual(
        Object.entries(texts),
      );
      for (const entry of await openZip(bytesSource(bytes), LIMITS)) {
        expect(entry).toMatchObject({ size: strToU8(texts[entry.path as keyof typeof texts]).length });
        expect(await textOf(entry.read())).toBe(texts[entry.path as keyof typeof texts]);
      }
    }
  });

  it("is written with Zip64 sizes from 4 GB on, and without them below", async () => {
    async function* entries(size: number): AsyncGenerator<NewZipEntry> {
      // The content is short: the headers are written from the size that was announced.
      yield { name: "file", content: strToU8("short"), size, packed: true };
    }
    const versions = await Promise.all(
      [FOUR_GB - 2, FOUR_GB].map(async (size) => {
        const bytes = await bytesOf(zipStream(entries(size)));
        const [entry] = await openZip(bytesSource(bytes), LIMITS);
        expect(await textOf(entry?.read() ?? chunksOf(new Uint8Array()))).toBe("short");
        return new DataView(bytes.buffer).getUint16(4, true);
      }),
    );
    // "Version needed to extract": 1.0, and 4.5 for Zip64 (APPNOTE.TXT, 4.4.3.2).
    expect(versions).toEqual([10, 45]);
  });

  it("is read where its entries and its list begin beyond 4 GB (Zip64)", async () => {
    const texts = { one: "1", "two/three.txt": "hello ".repeat(1000) };
    // Bytes before the first entry are refused, unless the caller is tolerant.
    const source = await farArchive(5_000_000_000, texts);
    await expect(openZip(source, LIMITS)).rejects.toMatchObject({ fault: "damaged" });
    const entries = await openZip(source, { ...LIMITS, tolerant: true });
    expect(entries.map(({ path, offset }) => [path, offset > FOUR_GB])).toEqual([
      ["one", true],
      ["two/three.txt", true],
    ]);
    for (const entry of entries) expect(await textOf(entry.read())).toBe(texts[entry.path as keyof typeof texts]);
  });

  it("is read from a blob, one stream for each entry", async () => {
    const blobs = createMemoryBlobs();
    const { id } = await blobs.put(zipStream(entriesOf({ a: "one", b: "two" })));
    const asked: number[] = [];
    const watched = {
      size: blobs.size,
      stream: (which: string, from = 0, to = 0) => (asked.push(to - from), blobs.stream(which, from, to)),
    };
    const source = await blobSource(watched, id, () => new Error("gone"));
    const entries = await openZip(source, LIMITS);
    asked.length = 0;
    expect(await Promise.all(entries.map((entry) => textOf(entry.read())))).toEqual(["one", "two"]);
    expect(Math.max(...asked)).toBeLessThan(200);
    await blobs.remove(id);
    await expect(textOf(entries[0]?.read() ?? chunksOf(new Uint8Array()))).rejects.toThrow("gone");
    await expect(blobSource(blobs, id, () => new Error("gone"))).rejects.toThrow("gone");
  });

  it("fails as it is written when the content of an entry fails", async () => {
    async function* failing(): AsyncGenerator<NewZipEntry> {
      yield* entriesOf({ a: "one" });
      throw new Error("The disk went away.");
    }
    await expect(bytesOf(zipStream(failing()))).rejects.toThrow("The disk went away.");
  });

  it("ends the entries when its reader goes away", async () => {
    const ended = Promise.withResolvers<void>();
    async function* endless(): AsyncGenerator<NewZipEntry> {
      try {
        for (let index = 0; ; index++) yield* entriesOf({ [`${index}`]: "text" });
      } finally {
        ended.resolve();
      }
    }
    const reader = zipStream(endless()).getReader();
    await reader.read();
    await reader.cancel();
    await ended.promise;
  });

  const whole = zipSync({ a: strToU8("hello ".repeat(1000)), b: strToU8("x") });
  const changedAt = (at: number, value: number) => whole.with(at, value);
  const end = whole.length - 22;
  /** In the list: 46 bytes and a name of one. */
  const lastEntry = end - 47;
  it.each([
    ["no archive", strToU8("hello".repeat(10)), "not-zip"],
    ["a cut archive", whole.subarray(0, whole.length - 5), "damaged"],
    ["an encrypted entry", changedAt(lastEntry + 8, 1), "encrypted"],
    ["a count of entries that is not true", changedAt(end + 10, 9), "damaged"],
    ["a list that is not where it should be", changedAt(end + 16, 1), "damaged"],
    ["bytes after its end", new Uint8Array([...whole, 1, 2]), "damaged"],
  ] as const)("is refused: %s", async (_, bytes, fault) => {
    const opened = openZip(bytesSource(bytes), LIMITS);
    await expect(opened).rejects.toThrow(ZipProblem);
    await expect(opened).rejects.toMatchObject({ fault });
  });

  it("is refused when its list is longer than a caller takes, in entries or in bytes", async () => {
    await expect(openZip(bytesSource(whole), { ...LIMITS, entries: 1 })).rejects.toMatchObject({ fault: "entries" });
    const named = zipSync({ ["n".repeat(60_000)]: strToU8("x"), ["m".repeat(60_000)]: strToU8("x") });
    await expect(openZip(bytesSource(named), { ...LIMITS, list: 70_000 })).rejects.toMatchObject({ fault: "damaged" });
  });

  it("is refused as it is unpacked where its content is not what it lists", async () => {
    // Its packed bytes, its name in the local header, and the mark of that header.
    for (const at of [40, 30, 0]) {
      const damaged = whole.with(at, (whole[at] ?? 0) ^ 0xff);
      const [entry] = await openZip(bytesSource(damaged), LIMITS);
      await expect(textOf(entry?.read() ?? chunksOf(new Uint8Array()))).rejects.toMatchObject({ fault: "damaged" });
    }
  });
});
