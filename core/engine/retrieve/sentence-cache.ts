import type { HostBlobs } from "../../storage/blobs.ts";
import { readSentences, type ChunkSentences } from "../index/sentence-vectors.ts";
import { chunkIdAt, openSegment } from "../index/segment-codec.ts";

/** The sentences of one segment, by the ids of their chunks; none where it has no vectors of sentences. */
export interface SegmentSentences {
  readonly embedder: string;
  readonly chunks: ReadonlyMap<string, ChunkSentences>;
}

/** Vectors of sentences read last: the next question is mostly about the same documents. */
export interface SentenceCache {
  /** Undefined where the blob is not here. Throws `DamagedSegment`. */
  read(owner: string, segment: string): Promise<SegmentSentences | undefined>;
}

/** Bytes of all segments kept; one that is larger is kept alone. */
const MOST_BYTES = 64_000_000;

export function createSentenceCache(blobs: Pick<HostBlobs, "heldBy">): SentenceCache {
  const kept = new Map<string, { readonly size: number; readonly sentences: SegmentSentences }>();
  let total = 0;

  const drop = (key: string): void => {
    total -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };

  return {
    async read(owner, segment) {
      const key = `${owner}/${segment}`;
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known.sentences;
      }
      const bytes = await blobs.heldBy(owner).bytes(segment);
      if (bytes === undefined) return undefined;
      const sentences = sentencesOf(bytes);
      kept.set(key, { size: bytes.length, sentences });
      total += bytes.length;
      for (const oldest of kept.keys()) {
        if (total <= MOST_BYTES || oldest === key) break;
        drop(oldest);
      }
      return sentences;
    },
  };
}

function sentencesOf(bytes: Uint8Array<ArrayBuffer>): SegmentSentences {
  const { embedder, dimensions, ids } = openSegment(bytes);
  const sentences = readSentences(bytes, dimensions) ?? [];
  return { embedder, chunks: new Map(sentences.map((own, at) => [chunkIdAt(ids, at), own])) };
}
