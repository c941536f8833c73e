import { chunksOf } from "./blob-hash.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

/** All of a stream, which must fit into memory. */
export async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Bytes> {
  const pieces: Uint8Array[] = [];
  for await (const piece of chunksOf(stream)) pieces.push(piece);
  return joined(...pieces);
}
