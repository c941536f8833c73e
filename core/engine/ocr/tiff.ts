import type { IFD } from "utif2";
import { DocumentError } from "../parsed-document.ts";
import { tiffDirectories } from "./tiff-directories.ts";

/** A page of a TIFF file, which is not decoded yet. */
export interface TiffPage {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: red, green, blue, alpha. */
  decode(): Uint8ClampedArray<ArrayBuffer>;
}

/** A fax of A4 in the finest resolution has 35 million; each takes four bytes. */
const MOST_PIXELS = 100_000_000;

const [SUBFILE_TYPE, WIDTH, HEIGHT, COMPRESSION] = ["t254", "t256", "t257", "t259"] as const;
/** Bit of `SUBFILE_TYPE`: a smaller version of another image of the file, for a quick look. */
const REDUCED = 1;

/** None, three kinds of fax, LZW, JPEG (old and new), deflate, PackBits, ThunderScan: what utif2 decodes of scans. */
const COMPRESSIONS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8, 32773, 32809, 32946]);
const UNKNOWN_PACKING =
  "Its image is packed in a way that cannot be read. Save it again with the compression LZW or none.";

/**
 * The pages of a TIFF file in their order, without reduced versions of them. Throws `DocumentError` where there are none, and
 * where a page is decoded that is too large or damaged.
 */
export async function openTiff(bytes: Uint8Array<ArrayBuffer>): Promise<readonly TiffPage[]> {
  const { default: utif } = await import("utif2");
  const { buffer } = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
  const images = tiffDirectories(bytes).filter((page) => numberOf(page[WIDTH]) > 0 && numberOf(page[HEIGHT]) > 0);
  const whole = images.filter((page) => (numberOf(page[SUBFILE_TYPE]) & REDUCED) === 0);
  const pages = whole.length > 0 ? whole : images;
  if (pages.length === 0) throw new DocumentError("There is no image in this .tiff file, or it is damaged.");
  return pages.map((page) => {
    const [width, height] = [numberOf(page[WIDTH]), numberOf(page[HEIGHT])];
    return {
      width,
      height,
      decode() {
        if (width * height > MOST_PIXELS)
          throw new DocumentError(`Its ${width} × ${height} pixels are more than can be read. Save it smaller.`);
        if (!COMPRESSIONS.has(numberOf(page[COMPRESSION]) || 1)) throw new DocumentError(UNKNOWN_PACKING);
        // It notes the pixels in what it is given, and keeps them.
        const decoded = { ...page } as unknown as IFD;
        utif.decodeImage(buffer, decoded);
        const rgba = utif.toRGBA8(decoded);
        if (rgba.length < width * height * 4) throw new DocumentError(UNKNOWN_PACKING);
        return new Uint8ClampedArray(rgba.buffer as ArrayBuffer, rgba.byteOffset, width * height * 4);
      },
    };
  });
}

/** Of a tag's values the first; 0 where it has none. */
const numberOf = (values: number[] | Uint8Array | undefined): number => values?.[0] ?? 0;
