import type { BlobReader } from "../storage/blobs.ts";
import { chunkDocument } from "./chunk/chunk.ts";
import type { EarlierVersion } from "./engine.ts";
import { indexedText } from "./index/postings.ts";
import { openSegment, type Segment } from "./index/segment-codec.ts";
import type { ParsedDocument } from "./parsed-document.ts";
import { decodeText } from "./text-blob.ts";

/** The version of a file that a later one replaces, as far as it is still here. */
export interface Earlier {
  readonly document: ParsedDocument;
  /** The embedding of a passage that was embedded with exactly this text; undefined where none was. */
  vectorOf(indexed: string): Float32Array | undefined;
}

/**
 * Reads the text and the embeddings of an earlier version. Undefined where its text is not here. Embeddings are only
 * taken where `pipeline` made them: another chunker or another embedder gives others.
 */
export async function readEarlier(
  blobs: BlobReader,
  { text, segments, pipeline: made }: EarlierVersion,
  { pipeline, dimensions }: { readonly pipeline: string; readonly dimensions: number },
): Promise<Earlier | undefined> {
  const [document] = await readTexts(blobs, [text]);
  if (!document) return undefined;
  const vectors = made === pipeline ? await vectorsOf(blobs, document, segments, dimensions) : new Map();
  return { document, vectorOf: (indexed) => vectors.get(indexed) };
}

/** The texts of these blobs; undefined where one is not here any more. */
export const readTexts = (blobs: BlobReader, ids: readonly string[]): Promise<(ParsedDocument | undefined)[]> =>
  Promise.all(
    ids.map(async (id) => {
      const bytes = await blobs.bytes(id);
      return bytes && decodeText(bytes);
    }),
  );

/** By indexed text. Segments keep no heads of tables, so the passages are cut from the text once more. */
async function vectorsOf(
  blobs: BlobReader,
  document: ParsedDocument,
  ids: readonly string[],
  dimensions: number,
): Promise<ReadonlyMap<string, Float32Array>> {
  const segments: Segment[] = [];
  for (const id of ids) {
    const bytes = await blobs.bytes(id);
    if (!bytes) return new Map();
    segments.push(openSegment(bytes));
  }
  const rows = segments.flatMap((segment) => rowsOf(segment));
  const chunks = chunkDocument(document);
  const fits = rows.length === chunks.length && segments.every((segment) => segment.dimensions === dimensions);
  return new Map(
    fits ? chunks.map((chunk, at) => [indexedText(chunk, document.title), rows[at] ?? new Float32Array()]) : [],
  );
}

/** The stored int8 values times their scale: stored again, they give the same values. */
const rowsOf = ({ chunks, dimensions, scales, vectors }: Segment): Float32Array[] =>
  Array.from({ length: chunks }, (_, row) =>
    Float32Array.from(
      vectors.subarray(row * dimensions, (row + 1) * dimensions),
      (value) => value * (scales[row] ?? 0),
    ),
  );
