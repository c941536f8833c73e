import { inflateSync } from "fflate";
import { DamagedSegment } from "./sections.ts";
import { lastAtOrBefore } from "./sorted.ts";

/** Texts of a segment's chunks, unpacked when asked for. */
export interface TextReader {
  /** Bytes held. */
  readonly size: number;
  read(ordinal: number): string;
}

export interface PackedTexts {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly blockChunks: Uint32Array;
  readonly blockStarts: Uint32Array;
  readonly blocks: Uint8Array<ArrayBuffer>;
}

/** Blocks of 4,096 characters that stay unpacked: a question reads passages from many places of a document, several times. */
const OPEN_BLOCKS = 16;

export function createTextReader(packed: PackedTexts): TextReader {
  const open = new Map<number, readonly string[]>();
  return {
    size: packed.blocks.byteLength,
    read(ordinal) {
      const block = lastAtOrBefore(packed.blockChunks, ordinal);
      const texts = open.get(block) ?? unpack(packed, block);
      open.delete(block);
      if (open.size >= OPEN_BLOCKS) open.delete(open.keys().next().value ?? block);
      open.set(block, texts);
      const text = texts[ordinal - (packed.blockChunks[block] ?? 0)];
      if (text === undefined) throw new RangeError(`There is no chunk ${ordinal} in this segment.`);
      return text;
    },
  };
}

function unpack({ starts, ends, blockChunks, blockStarts, blocks }: PackedTexts, block: number): readonly string[] {
  const joined = inflate(blocks.subarray(blockStarts[block], blockStarts[block + 1]));
  const texts: string[] = [];
  let at = 0;
  for (let ordinal = blockChunks[block] ?? 0; ordinal < (blockChunks[block + 1] ?? 0); ordinal++) {
    const length = (ends[ordinal] ?? 0) - (starts[ordinal] ?? 0);
    texts.push(joined.slice(at, at + length));
    at += length;
  }
  if (at !== joined.length) throw new DamagedSegment("texts");
  return texts;
}

function inflate(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(inflateSync(bytes));
  } catch {
    throw new DamagedSegment("texts");
  }
}
