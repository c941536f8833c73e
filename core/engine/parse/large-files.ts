import { formatOf, type DocumentType } from "../formats.ts";
import { UnreadableFile } from "../parsed-document.ts";

/**
 * Bytes of a text file that are looked at. A document keeps 20 million characters, which three bytes each fill: what comes
 * later would be left out in any case, and takes a gigabyte of memory to decode.
 */
const MOST_OF_TEXT = 60_000_000;

/** Formats of which the beginning can be read alone. */
const FROM_THE_BEGINNING: readonly DocumentType[] = [
  "md",
  "txt",
  "html",
  "csv",
  "tsv",
  "tex",
  "rtf",
  "eml",
  "srt",
  "vtt",
];

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
 * What of a file is read, so that no reader needs more than a gigabyte of memory. Throws `UnreadableFile` for a file that
 * is too large for its format.
 */
export function boundFile(bytes: Uint8Array<ArrayBuffer>, type: DocumentType): Bounded {
  const largest = LARGEST[type] ?? Number.POSITIVE_INFINITY;
  if (bytes.length > largest)
    throw new UnreadableFile(
      `This file has ${megabytes(bytes.length)}, and of ${formatOf(type).name} up to ${megabytes(largest)} can be read. Divide it, and add the parts.`,
    );
  if (bytes.length <= MOST_OF_TEXT || !FROM_THE_BEGINNING.includes(type)) return { bytes };
  const warning = `Only the first ${megabytes(MOST_OF_TEXT)} of ${megabytes(bytes.length)} were read. Divide the file to have all of it.`;
  return { bytes: bytes.subarray(0, MOST_OF_TEXT), warning };
}

const megabytes = (bytes: number): string => `${Math.round(bytes / MB).toLocaleString("en")} MB`;
