import { expect, test } from "vitest";
import { DocumentError } from "../parsed-document.ts";
import { openTiff } from "./tiff.ts";

interface Image {
  readonly width: number;
  /** One byte a pixel, 0 is black. */
  readonly pixels: readonly number[];
  /** Further tags: number and value. */
  readonly tags?: readonly (readonly [number, number])[];
}

/** A TIFF file of gray images without compression, in the order of bytes of Intel or of Motorola. */
function makeTiff(images: readonly Image[], { isLittle = true } = {}): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(10_000);
  const view = new DataView(bytes.buffer);
  bytes.set(isLittle ? [0x49, 0x49] : [0x4d, 0x4d]);
  view.setUint16(2, 42, isLittle);
  let [link, at] = [4, 8];
  for (const { width, pixels, tags = [] } of images) {
    bytes.set(pixels, at);
    const [place, height] = [at, pixels.length / width];
    at += pixels.length + (pixels.length % 2);
    view.setUint32(link, at, isLittle);
    const own = new Map([
      [256, width],
      [257, height],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, place],
      [277, 1],
      [278, height],
      [279, pixels.length],
      ...tags,
    ]);
    view.setUint16(at, own.size, isLittle);
    at += 2;
    for (const [tag, value] of [...own].sort(([a], [b]) => a - b)) {
      view.setUint16(at, tag, isLittle);
      view.setUint16(at + 2, 4, isLittle);
      view.setUint32(at + 4, 1, isLittle);
      view.setUint32(at + 8, value, isLittle);
      at += 12;
    }
    link = at;
    at += 4;
  }
  return bytes.slice(0, at);
}

const reds = (rgba: Uint8ClampedArray) => [...rgba].filter((_, at) => at % 4 === 0);

test.each([true, false])("the pages of a file are decoded in their order (little endian: %s)", async (isLittle) => {
  const file = makeTiff(
    [
      { width: 2, pixels: [0, 255, 255, 0] },
      { width: 3, pixels: [10, 20, 30] },
    ],
    { isLittle },
  );
  const pages = await openTiff(file);
  expect(pages.map(({ width, height }) => [width, height])).toEqual([
    [2, 2],
    [3, 1],
  ]);
  expect(pages.map((page) => reds(page.decode()))).toEqual([
    [0, 255, 255, 0],
    [10, 20, 30],
  ]);
});

test("a smaller version of a page is no page", async () => {
  const pages = await openTiff(
    makeTiff([
      { width: 2, pixels: [1, 2] },
      { width: 1, pixels: [9], tags: [[254, 1]] },
    ]),
  );
  expect(pages).toHaveLength(1);
});

test("a page that is too large, and one that is packed in an unknown way, say so when they are decoded", async () => {
  const pages = await openTiff(
    makeTiff([
      {
        width: 1,
        pixels: [0],
        tags: [
          [256, 60_000],
          [257, 60_000],
        ],
      },
      { width: 1, pixels: [0], tags: [[259, 50_000]] },
    ]),
  );
  expect(() => pages[0]?.decode()).toThrow("Its 60000 × 60000 pixels are more than can be read.");
  expect(() => pages[1]?.decode()).toThrow("packed in a way that cannot be read");
});

test.each([
  ["nothing behind its head", new Uint8Array([0x49, 0x49, 42, 0])],
  ["a directory beyond its end", new Uint8Array([0x49, 0x49, 42, 0, 255, 255, 255, 127, 0, 0])],
  ["a directory that names itself as the next", new Uint8Array([0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 8, 0, 0, 0])],
])("a file with %s is refused", async (_, bytes) => {
  await expect(openTiff(bytes)).rejects.toThrow(DocumentError);
});
