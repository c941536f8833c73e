import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleBytes } from "#core/storage/contract/blobs-rules.ts";
import { createMemoryBlobs } from "../../storage/testing/memory-blobs.ts";
import { createKeyRing } from "./key-ring.ts";
import { createSealedView } from "./sealed-blobs.ts";
import { FRAME, FrameNotOpened, looksSealed, openFrame, SEALED_FRAME, sealedSize, sealFrame } from "./sealed-frames.ts";
import { quickStretch } from "./testing/quick-stretch.ts";
import { makeKeys } from "./wrapped-keys.ts";

const newRing = async () => createKeyRing((await makeKeys(quickStretch, "anna", "correct horse")).kept);

describe("R44: frames of files", () => {
  it("give the same bytes however often they are sealed, and open again", async () => {
    const keys = await newRing();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), fc.nat(5), fc.boolean(), async (frame, at, isLast) => {
        const sealed = await sealFrame(keys, { at, isLast }, frame);
        expect(await sealFrame(createKeyRing(keys), { at, isLast }, frame)).toEqual(sealed);
        expect(looksSealed(sealed)).toBe(true);
        expect(await openFrame(keys, { at, isLast }, sealed)).toEqual(Uint8Array.from(frame));
      }),
    );
  });

  it("open in no other place, for no other account, and not when a byte was changed", async () => {
    const keys = await newRing();
    const sealed = await sealFrame(keys, { at: 1, isLast: false }, sampleBytes(30, 1));
    await expect(openFrame(keys, { at: 2, isLast: false }, sealed)).rejects.toThrow(FrameNotOpened);
    await expect(openFrame(keys, { at: 1, isLast: true }, sealed)).rejects.toThrow(FrameNotOpened);
    await expect(
      openFrame(createKeyRing({ ...keys, account: "eve" }), { at: 1, isLast: false }, sealed),
    ).rejects.toThrow(FrameNotOpened);
    await expect(openFrame(await newRing(), { at: 1, isLast: false }, sealed)).rejects.toThrow(FrameNotOpened);
    for (let at = 0; at < sealed.length; at++) {
      const changed = Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ 1 : byte));
      await expect(openFrame(keys, { at: 1, isLast: false }, changed)).rejects.toThrow();
    }
  });

  it("do not show that two frames are alike where they stand in different places", async () => {
    const keys = await newRing();
    const one = await sealFrame(keys, { at: 0, isLast: false }, sampleBytes(100, 1));
    const two = await sealFrame(keys, { at: 1, isLast: false }, sampleBytes(100, 1));
    expect(Buffer.from(one.subarray(8)).equals(Buffer.from(two.subarray(8)))).toBe(false);
  });
});

it.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 2 * FRAME + 77])(
  "R44: any part of a sealed file of %i bytes is the same as in the whole",
  async (size) => {
    const keys = await newRing();
    const blobs = createMemoryBlobs();
    const { id } = await blobs.put(sampleBytes(size, 3));
    const view = createSealedView(blobs, keys);
    const whole = (await view.bytes(id)) ?? new Uint8Array();
    expect(whole.byteLength).toBe(sealedSize(size));
    expect(await view.size(id)).toBe(sealedSize(size));
    for (const [from, to] of [
      [0, 10],
      [SEALED_FRAME - 5, SEALED_FRAME + 5],
      [100, sealedSize(size)],
      [sealedSize(size) - 3, sealedSize(size) + 100],
    ] as const) {
      const stream = await view.stream(id, from, to);
      const part = new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
      expect(Buffer.from(part).equals(Buffer.from(whole.subarray(from, to)))).toBe(true);
    }
    expect(await view.bytes("0".repeat(64))).toBeUndefined();
  },
);
