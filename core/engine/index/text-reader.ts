import { inflateSync } from "fflate";
import { DamagedSegment } from "./sections.ts";
import { TEXTS_PER_BLOCK } from "./segment-codec.ts";

/** Texts of a segment's chunks, unpacked when asked for. */
export interface TextReader {
  read(ordinal: number): string;
}

export interface PackedTexts {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly blockStarts: Uint32Array;
  readonly blocks: Uint8Array<ArrayBuffer>;
}

export function createTextReader(packed: PackedTexts): TextReader {
  let open: { readonly block: number; readonly texts: readonly string[] } | undefined;
  return {
    read(ordinal) {
      const block = Math.floor(ordinal / TEXTS_PER_BLOCK);
      if (open?.block !== block) open = { block, texts: unpack(packed, block) };
      const text = open.texts[ordinal % TEXTS_PER_BLOCK];
      if (text === undefined) throw new RangeError(`There is no chunk ${ordinal} in this segment.`);
      return text;
    },
  };
}

function unpack({ starts, ends, blockStarts, blocks }: PackedTexts, block: number): readonly string[] {
  const joined = inflate(blocks.subarray(blockStarts[block], blockStarts[block + 1]));
  const texts: string[] = [];
  let at = 0;
  const first = block * TEXTS_PER_BLOCK;
  for (let ordinal = first; ordinal < Math.min(first + TEXTS_PER_BLOCK, starts.length); ordinal++) {
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
