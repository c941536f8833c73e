import { isBlobId } from "../blob-hash.ts";
import type { Blobs } from "../blobs.ts";
import { expectSame, expectTrue, type Rule } from "./rule.ts";

const KB = 1024;
const MB = 1024 * KB;

/** Sizes on both sides of every place where an implementation might change its ways. */
const SIZES = [0, 1, 4 * KB, 64 * KB, 64 * KB + 1, 3 * MB];

/** Bytes that depend on the seed and repeat only after a long while. */
export function sampleBytes(size: number, seed: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let state = seed + 1;
  for (let at = 0; at < size; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes in pieces of uneven sizes, some of them empty; made only when asked for. */
function inPieces(bytes: Uint8Array, piece = 10_007): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.byteLength) return controller.close();
      controller.enqueue(new Uint8Array(0));
      controller.enqueue(bytes.slice(at, at + piece));
      at += piece;
    },
  });
}

function cutOff(bytes: Uint8Array, reason: Error): ReadableStream<Uint8Array> {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) return controller.error(reason);
      sent = true;
      controller.enqueue(bytes);
    },
  });
}

async function collect(stream: ReadableStream<Uint8Array> | undefined): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return stream && new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

async function listed(blobs: Blobs): Promise<{ readonly id: string; readonly size: number; readonly age: number }[]> {
  const all = [];
  for await (const blob of blobs.list()) all.push(blob);
  return all;
}

function expectBytes(actual: Uint8Array | undefined, expected: Uint8Array, what: string): void {
  expectSame(actual?.byteLength, expected.byteLength, `${what}: length`);
  const at = expected.findIndex((byte, index) => actual?.[index] !== byte);
  expectSame(at, -1, `${what}: first different byte`);
}

/** What every `Blobs` obeys. Each implementation's test runs all of them on fresh, empty blobs. */
export const blobsRules: readonly Rule<Blobs>[] = [
  {
    id: "B1",
    says: "the id is the SHA-256 of the bytes in lower-case hexadecimal, whatever the size and form",
    async check(blobs) {
      for (const size of SIZES) {
        const bytes = sampleBytes(size, size);
        const expected = { id: await sha256(bytes), size };
        expectSame(await blobs.put(inPieces(bytes)), expected, `${size} bytes streamed`);
        expectSame(await blobs.put(bytes), expected, `${size} bytes at once`);
        expectTrue(isBlobId(expected.id), "the id is one");
      }
    },
  },
  {
    id: "B2",
    says: "bytes and size give back what was put",
    async check(blobs) {
      for (const size of SIZES) {
        const bytes = sampleBytes(size, size);
        const { id } = await blobs.put(inPieces(bytes, 70_001));
        expectBytes(await blobs.bytes(id), bytes, `${size} bytes`);
        expectSame(await blobs.size(id), size, "size");
      }
    },
  },
  {
    id: "B3",
    says: "equal bytes are stored once",
    async check(blobs) {
      for (const size of [100, 200 * KB]) {
        const bytes = sampleBytes(size, 1);
        for (let time = 0; time < 3; time++) await blobs.put(inPieces(bytes));
      }
      expectSame(
        (await listed(blobs)).map(({ size }) => size).sort((a, b) => a - b),
        [100, 200 * KB],
        "sizes listed",
      );
    },
  },
  {
    id: "B4",
    says: "concurrent puts of the same bytes all succeed and leave one blob",
    async check(blobs) {
      for (const size of [100, 200 * KB]) {
        const bytes = sampleBytes(size, 2);
        const stored = await Promise.all(Array.from({ length: 8 }, () => blobs.put(inPieces(bytes))));
        expectSame(new Set(stored.map(({ id }) => id)).size, 1, "ids");
        expectBytes(await blobs.bytes(stored[0]?.id ?? ""), bytes, "bytes");
      }
      expectSame((await listed(blobs)).length, 2, "blobs listed");
    },
  },
  {
    id: "B5",
    says: "a stream that is cut off leaves nothing, and its own error is reported",
    async check(blobs) {
      for (const size of [10, 100 * KB, 3 * MB]) {
        const reason = new Error("the connection was lost");
        const error = await blobs.put(cutOff(sampleBytes(size, 3), reason)).then(
          () => undefined,
          (thrown: unknown) => thrown,
        );
        expectTrue(error === reason, `the stream's error is thrown, not ${String(error)}`);
        expectSame(await blobs.bytes(await sha256(sampleBytes(size, 3))), undefined, "the bytes so far");
      }
      expectSame(await listed(blobs), [], "blobs listed");
    },
  },
  {
    id: "B6",
    says: "a stream gives any range: from inclusive, to exclusive, cut at the end",
    async check(blobs) {
      for (const size of [1_000, 200 * KB]) {
        const bytes = sampleBytes(size, 4);
        const { id } = await blobs.put(bytes);
        expectBytes(await collect(await blobs.stream(id)), bytes, "everything");
        const ranges: readonly (readonly [number, number?])[] = [
          [0, 1],
          [10, 20],
          [size - 1],
          [size - 5, size + 100],
          [500, 500],
          [size],
          [0, size],
        ];
        for (const [from, to] of ranges)
          expectBytes(await collect(await blobs.stream(id, from, to)), bytes.slice(from, to), `${from} to ${to}`);
      }
    },
  },
  {
    id: "B7",
    says: "what is not there is undefined, and an id that is none names nothing",
    async check(blobs) {
      for (const id of ["0".repeat(64), "", "temp", "../../etc/passwd", "A".repeat(64), `${"0".repeat(62)}/.`]) {
        expectSame([await blobs.size(id), await blobs.bytes(id), await blobs.stream(id)].length, 3, id);
        expectTrue(
          (await blobs.size(id)) === undefined &&
            (await blobs.bytes(id)) === undefined &&
            (await blobs.stream(id)) === undefined,
          `${id} is not there`,
        );
        expectSame(await blobs.bytesOfMany([id]), [undefined], `${id} among many`);
        expectSame(await blobs.areHere([id]), [false], `${id} is not here`);
        await blobs.remove(id);
      }
    },
  },
  {
    id: "B8",
    says: "bytesOfMany and areHere keep the order asked, also with what is missing and the same id twice",
    async check(blobs) {
      const stored: string[] = [];
      for (let at = 0; at < 60; at++)
        stored.push((await blobs.put(sampleBytes(at % 7 === 0 ? 100 * KB : 50 + at, at))).id);
      const asked = [...stored.toReversed(), "f".repeat(64), stored[7] ?? "", stored[8] ?? ""];
      const found = await blobs.bytesOfMany(asked);
      const ids = await Promise.all(found.map((bytes) => bytes && sha256(bytes)));
      expectSame(
        ids.map((id) => id ?? "missing"),
        asked.map((id) => (id.startsWith("ffff") ? "missing" : id)),
        "hashes in order",
      );
      expectSame(await blobs.bytesOfMany([]), [], "none asked");
      expectSame(
        await blobs.areHere(asked),
        asked.map((id) => !id.startsWith("ffff")),
        "which are here",
      );
    },
  },
  {
    id: "B9",
    says: "remove takes a blob out of everything; it can be put again",
    async check(blobs) {
      for (const size of [100, 200 * KB]) {
        const bytes = sampleBytes(size, 5);
        const { id } = await blobs.put(bytes);
        await blobs.remove(id);
        expectSame([(await blobs.size(id)) ?? "gone", (await listed(blobs)).length], ["gone", 0], "after removing");
        expectSame(await blobs.areHere([id]), [false], "not here");
        await blobs.remove(id);
        await blobs.put(bytes);
        expectBytes(await blobs.bytes(id), bytes, "put again");
        await blobs.remove(id);
      }
    },
  },
  {
    id: "B10",
    says: "list gives each blob with its size and age; putting again makes it young",
    async check(blobs) {
      const sizes = [10, 200 * KB];
      for (const size of sizes) await blobs.put(sampleBytes(size, 6));
      await new Promise((resolve) => void setTimeout(resolve, 300));
      const before = await listed(blobs);
      expectSame(
        before.map(({ size }) => size).sort((a, b) => a - b),
        sizes,
        "sizes",
      );
      expectTrue(
        before.every(({ age }) => age >= 250 && age < 60_000),
        `ages of about 0.3 s, not ${before.map(({ age }) => age).join()}`,
      );
      for (const size of sizes) await blobs.put(sampleBytes(size, 6));
      const after = await listed(blobs);
      expectTrue(
        after.every(({ age }, at) => age < (before[at]?.age ?? 0)),
        `younger ages, not ${after.map(({ age }) => age).join()}`,
      );
    },
  },
  {
    id: "B11",
    says: "what a caller does to bytes it was given or gave changes nothing stored",
    async check(blobs) {
      for (const size of [100, 200 * KB]) {
        const bytes = sampleBytes(size, 7);
        const { id } = await blobs.put(bytes);
        bytes.fill(0);
        (await blobs.bytes(id))?.fill(1);
        expectBytes(await blobs.bytes(id), sampleBytes(size, 7), `${size} bytes`);
      }
    },
  },
  {
    id: "B12",
    says: "a blob of 50 MB goes in and out as a stream",
    async check(blobs) {
      const piece = sampleBytes(MB, 8);
      let left = 50;
      const source = new ReadableStream<Uint8Array>({
        pull: (controller) => (left-- > 0 ? controller.enqueue(piece.slice()) : controller.close()),
      });
      const { id, size } = await blobs.put(source);
      expectSame([size, await blobs.size(id)], [50 * MB, 50 * MB], "sizes");
      const middle = await collect(await blobs.stream(id, 30 * MB - 10, 30 * MB + 10));
      expectBytes(middle, new Uint8Array([...piece.slice(-10), ...piece.slice(0, 10)]), "bytes in the middle");
    },
  },
  {
    id: "B13",
    says: "a blob has the same version with each look, and none when it is not there",
    async check(blobs) {
      for (const size of [100, 200 * KB]) {
        const { id } = await blobs.put(sampleBytes(size, 9));
        const version = await blobs.version(id);
        expectTrue(version !== undefined, "it has a version");
        await blobs.bytes(id);
        await collect(await blobs.stream(id, 10, 20));
        expectSame(await blobs.version(id), version, `version of ${size} bytes`);
        await blobs.remove(id);
        expectSame(await blobs.version(id), undefined, "the version of what is gone");
      }
      expectSame(await blobs.version("../etc/passwd"), undefined, "the version of what is no id");
    },
  },
];
