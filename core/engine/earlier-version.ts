import type { BlobReader } from "../storage/blobs.ts";
import { chunkDocument } from "./chunk/chunk.ts";
import type { EarlierVersion } from "./changes.ts";
import { indexedText } from "./index/postings.ts";
import { readSentences } from "./index/sentence-vectors.ts";
import { openSegment, type Segment } from "./index/segment-codec.ts";
import type { ParsedDocument } from "./parsed-document.ts";
import { decodeText } from "./text-blob.ts";

export interface EmbeddedPassage {
  readonly vector: Float32Array;
  /** Of its sentences; none where the embedder cannot tell them apart. */
  readonly sentences: readonly Float32Array[];
}

/** The version of a file that a later one replaces, as far as it is still here. */
export interface Earlier {
  readonly document: ParsedDocument;
  /** The embeddings of a passage that was embedded with exactly this text; undefined where none was. */
  embeddedAs(indexed: string): EmbeddedPassage | undefined;
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
  const embedded = made === pipeline ? await embeddedIn(blobs, document, segments, dimensions) : NOTHING;
  return { document, embeddedAs: (indexed) => embedded.get(indexed) };
}

const NOTHING: ReadonlyMap<string, EmbeddedPassage> = new Map();

/** The texts of these blobs; undefined where one is not here any more. */
export const readTexts = (blobs: BlobReader, ids: readonly string[]): Promise<(ParsedDocument | undefined)[]> =>
  Promise.all(
    ids.map(async (id) => {
      const bytes = await blobs.bytes(id);
      return bytes && decodeText(bytes);
    }),
  );

/** By indexed text. Segments keep no heads of tables, so the passages are cut from the text once more. */
async function embeddedIn(
  blobs: BlobReader,
  document: ParsedDocument,
  ids: readonly string[],
  dimensions: number,
): Promise<ReadonlyMap<string, EmbeddedPassage>> {
  const rows: EmbeddedPassage[] = [];
  for (const id of ids) {
    const bytes = await blobs.bytes(id);
    if (!bytes) return NOTHING;
    const segment = openSegment(bytes);
    if (segment.dimensions !== dimensions) return NOTHING;
    const sentences = readSentences(bytes, dimensions);
    rows.push(
      ...rowsOf(segment, dimensions).map((vector, at) => {
        const own = sentences?.[at];
        return { vector, sentences: own ? rowsOf(own, dimensions) : [] };
      }),
    );
  }
  const chunks = chunkDocument(document);
  if (rows.length !== chunks.length) return NOTHING;
  return new Map(rows.map((row, at) => [indexedText(chunks[at] ?? NO_CHUNK, document.title), row]));
}

const NO_CHUNK = { heading: null, text: "" };

/** The stored int8 values times their scale: stored again, they give the same values. */
const rowsOf = ({ scales, vectors }: Pick<Segment, "scales" | "vectors">, dimensions: number): Float32Array[] =>
  Array.from(scales, (scale, row) =>
    Float32Array.from(vectors.subarray(row * dimensions, (row + 1) * dimensions), (value) => value * scale),
  );
