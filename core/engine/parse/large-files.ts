import type { BlobReader } from "../../storage/blobs.ts";
import { bytesOf } from "../../storage/bytes.ts";
import { formatOf, type DocumentType } from "../formats.ts";
import { UnreadableFile } from "../parsed-document.ts";
import { sniff } from "./sniff.ts";

/**
 * Bytes that are looked at of a format whose beginning can be read alone. A document keeps 20 million characters, which
 * three bytes each fill: what comes later would be left out in any case. Readers that hold a tree or every cell get less.
 */
const MOST_OF_TEXT: Partial<Readonly<Record<DocumentType, number>>> = {
  md: 60_000_000,
  txt: 60_000_000,
  tex: 60_000_000,
  rtf: 60_000_000,
  srt: 60_000_000,
  vtt: 60_000_000,
  csv: 30_000_000,
  tsv: 30_000_000,
  eml: 30_000_000,
  html: 20_000_000,
};

/**
 * Bytes of the largest file of a format that makes sense only as a whole. A reader of JSON holds the text, its values and
 * the indented text at once, and one of old Office files keeps three copies of the bytes.
 */
const LARGEST: Partial<Readonly<Record<DocumentType, number>>> = {
  json: 40_000_000,
  ipynb: 40_000_000,
  xml: 100_000_000,
  doc: 250_000_000,
  ppt: 250_000_000,
  xls: 250_000_000,
  msg: 250_000_000,
};

const MB = 1_000_000;

interface Bounded {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly warning?: string;
}

/**
 * What of a file is read, so that no reader needs more than a gigabyte of memory. `size` is that of the whole file, where
 * `bytes` is its beginning. Throws `UnreadableFile` for a file that is too large for its format.
 */
export function boundFile(bytes: Uint8Array<ArrayBuffer>, type: DocumentType, size = bytes.length): Bounded {
  const largest = LARGEST[type] ?? Number.POSITIVE_INFINITY;
  if (size > largest)
    throw new UnreadableFile(
      `This file has ${megabytes(size)}, and of ${formatOf(type).name} up to ${megabytes(largest)} can be read. Divide it, and add the parts.`,
    );
  const most = MOST_OF_TEXT[type];
  if (most === undefined || size <= most) return { bytes };
  const warning = `Only the first ${megabytes(most)} of ${megabytes(size)} were read. Divide the file to have all of it.`;
  return { bytes: bytes.subarray(0, most), warning };
}

const megabytes = (bytes: number): string => `${Math.round(bytes / MB).toLocaleString("en")} MB`;

/** Kinds of content that are what their first bytes say, however the file goes on. */
const TEXTS: ReadonlySet<ReturnType<typeof sniff>> = new Set(["text", "html", "rtf"]);

/**
 * The bytes of a file that its reader looks at, of a long text only the beginning, and the size of the whole. Undefined
 * where there is no such blob.
 */
export async function readLargeFile(
  blobs: Pick<BlobReader, "size" | "bytes" | "stream">,
  id: string,
  type: DocumentType,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly size: number } | undefined> {
  const size = await blobs.size(id);
  const most = MOST_OF_TEXT[type];
  if (size !== undefined && most !== undefined && size > most) {
    const stream = await blobs.stream(id, 0, most);
    const bytes = stream && (await bytesOf(stream));
    if (bytes && TEXTS.has(sniff(bytes))) return { bytes, size };
  }
  const bytes = await blobs.bytes(id);
  return bytes && { bytes, size: bytes.length };
}
