import type { Earlier, EmbeddedPassage } from "./earlier-version.ts";
import type { Embedder, PassageText } from "./embed-port.ts";
import { indexedText } from "./index/postings.ts";
import type { SentenceRows } from "./index/sentence-vectors.ts";
import type { Chunk } from "./segment.ts";
import { byModel } from "./model-failed.ts";
import { sentences, type Span } from "./sentences.ts";
import { withSignsOfLife } from "./signs-of-life.ts";

/** Texts given to the embedder at once: enough to fill a model's batch, few enough that progress is seen. */
const EMBED_BATCH = 64;

export interface EmbedOptions {
  readonly title: string | null;
  readonly earlier: Earlier | undefined;
  readonly progress: (done: number) => void;
  readonly signal: AbortSignal;
}

export interface EmbeddedChunks {
  /** Rows of `dimensions`, one per chunk. */
  readonly vectors: Float32Array;
  /** Left out where the embedder cannot tell sentences apart. */
  readonly sentences?: SentenceRows;
  /** How many are those of the earlier version. */
  readonly kept: number;
}

/** The vectors of the chunks and of their sentences, in their order. */
export async function embedChunks(
  embedder: Embedder,
  chunks: readonly Chunk[],
  { title, earlier, progress, signal }: EmbedOptions,
): Promise<EmbeddedChunks> {
  // The built-in embedder needs none, and telling them apart takes a while in a long book.
  const sentencesOf = embedder.embedPassages ? sentences : () => [];
  const wanted = chunks.map((chunk) => toPassage(chunk, title, sentencesOf));
  const known = wanted.map(({ text, own }) => {
    const found = earlier?.embeddedAs(text);
    // One of a version of Lectern that knew no sentences.
    return embedder.embedPassages && found?.sentences.length !== own.length ? undefined : found;
  });
  const missing = wanted.filter((_, at) => !known[at]);
  const kept = chunks.length - missing.length;
  const made: EmbeddedPassage[] = [];
  for (let from = 0; from < missing.length; from += EMBED_BATCH) {
    signal.throwIfAborted();
    // Said before, too: in WebAssembly nothing is heard until the model has read what fills its batch.
    const tell = () => progress(kept + from);
    tell();
    const batch = missing.slice(from, from + EMBED_BATCH);
    made.push(...(await withSignsOfLife(tell, () => byModel(() => embedBatch(embedder, batch)))));
    progress(kept + from + batch.length);
  }
  const all = known.map((own) => own ?? made.shift());
  const rows = all.flatMap((own) => own?.sentences ?? []);
  const spans = wanted.flatMap(({ own }) => own);
  return {
    vectors: joined(all.map((own) => own?.vector)),
    kept,
    ...(embedder.embedPassages && {
      sentences: { counts: wanted.map(({ own }) => own.length), spans, vectors: joined(rows) },
    }),
  };
}

interface ChunkText extends PassageText {
  /** Its sentences, as ranges of the chunk. */
  readonly own: readonly Span[];
}

function toPassage(chunk: Chunk, title: string | null, sentencesOf: (text: string) => Span[]): ChunkText {
  const text = indexedText(chunk, title);
  const above = text.length - chunk.text.length;
  const own = sentencesOf(chunk.text);
  return { text, own, sentences: own.map(({ start, end }) => ({ start: start + above, end: end + above })) };
}

async function embedBatch(embedder: Embedder, passages: readonly PassageText[]): Promise<EmbeddedPassage[]> {
  const { dimensions } = embedder;
  const rowOf = (rows: Float32Array, at: number) => rows.subarray(at * dimensions, (at + 1) * dimensions);
  if (!embedder.embedPassages) {
    const texts = passages.map(({ text }) => text);
    const rows = await embedder.embed(texts, "passage");
    return texts.map((_, at) => ({ vector: rowOf(rows, at), sentences: [] }));
  }
  const rows = await embedder.embedPassages(passages);
  let next = 0;
  return passages.map((passage, at) => ({
    vector: rowOf(rows.passages, at),
    sentences: passage.sentences.map(() => rowOf(rows.sentences, next++)),
  }));
}

function joined(rows: readonly (Float32Array | undefined)[]): Float32Array {
  const all = new Float32Array(rows.reduce((sum, row) => sum + (row?.length ?? 0), 0));
  let at = 0;
  for (const row of rows) {
    if (row) all.set(row, at);
    at += row?.length ?? 0;
  }
  return all;
}
