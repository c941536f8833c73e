import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { documents, type DocumentRow } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createTokenizer } from "#core/engine/index/tokens.ts";
import { createQueryEngine } from "#core/engine/query-engine.ts";
import type { Chunk } from "#core/engine/segment.ts";
import { plainDocument } from "#core/engine/testing/plain-document.ts";
import { encodeText } from "#core/engine/text-blob.ts";
import type { Blobs } from "#core/storage/blobs.ts";
import { put } from "#core/storage/store.ts";
import { createBlobHttp } from "#core/sync/files/blob-http.ts";
import { createDeviceBlobs } from "#core/sync/files/held-blobs.ts";
import { fetchMissing } from "#core/sync/files/fetch-blobs.ts";
import { namedBy } from "#core/sync/files/named-blobs.ts";
import { sendBlobs } from "#core/sync/files/send-blobs.ts";
import { openFileBlobs } from "#sync-server/storage/file-blobs.ts";
import { stopwatch, type SyncCase } from "./sync-case.ts";
import { device, withServer, type Device } from "./sync-device.ts";
import { makeSegment } from "./retrieval-index.ts";
import { medquadCorpus, type BenchCorpus } from "./search-corpus.ts";

export interface SegmentFigures {
  readonly chunks: number;
  readonly segments: number;
  readonly sent: SyncCase;
  /** Until the second device has answered a search over all of them, which it neither read nor embedded. */
  readonly searchable: SyncCase;
}

/** Chunks of one document: two hundred long documents. */
const DOCUMENT = 500;

/** An index that one device made, on a second one: rows first, then the segments as files. */
export async function benchSegments(chunks = 100_000): Promise<SegmentFigures> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-bench-"));
  const signal = new AbortController().signal;
  try {
    return await withServer(async (proxy) => {
      const [one, two] = [device(proxy), device(proxy)];
      const [oneBlobs, twoBlobs] = await Promise.all(
        ["one", "two"].map((name) => openFileBlobs({ folder: join(folder, name) })),
      );
      if (!oneBlobs || !twoBlobs) throw new Error("There are two folders.");
      const corpus = medquadCorpus(chunks);
      const rows = await makeIndex(corpus, oneBlobs);
      await one.store.write(rows.map((row) => put(documents, row)));

      const measured = async (from: Device, work: () => Promise<void>): Promise<SyncCase> => {
        proxy.take();
        from.counter.requests = 0;
        const passed = stopwatch();
        await work();
        return { ...passed(), kilobytes: proxy.take() / 1000, requests: from.counter.requests };
      };
      const sent = await measured(one, async () => {
        await one.client.cycle();
        const http = createBlobHttp({ fetch: one.ask });
        await sendBlobs({ store: one.store, blobs: oneBlobs, http, owner: LOCAL_USER, signal });
      });
      const searchable = await measured(two, async () => {
        await two.client.cycle();
        const wanted = (await namedBy(two.store, LOCAL_USER)).filter(({ kind }) => kind === "index");
        const ids = wanted.map(({ id }) => id);
        const missing = await fetchMissing(twoBlobs, createBlobHttp({ fetch: two.ask }), ids, signal);
        if (missing > 0) throw new Error(`${missing} files did not arrive.`);
        await search(two, twoBlobs, corpus);
      });
      const segments = rows.reduce((sum, row) => sum + row.segments.length, 0);
      return { chunks: corpus.chunks, segments, sent, searchable };
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function search({ store }: Device, blobs: Blobs, { queries }: BenchCorpus): Promise<void> {
  const report = (error: Error) => {
    throw error;
  };
  const embedders = [createBuiltinEmbedder()];
  const engine = createQueryEngine({
    documents,
    store,
    blobs: createDeviceBlobs(blobs),
    embedders,
    where: "on this device",
    report,
  });
  const scope = { owner: LOCAL_USER };
  const found = await engine.search({ scope, query: queries[0] ?? "", top_k: 5, hybrid: true, threshold: 0 });
  if (found.passages.length < 5) throw new Error("The second device finds nothing.");
}

async function makeIndex({ documents: read }: BenchCorpus, blobs: Blobs): Promise<DocumentRow[]> {
  const tokenizer = createTokenizer();
  const embedder = createBuiltinEmbedder();
  const chunks = read.flatMap((document) => document.chunks);
  const rows: DocumentRow[] = [];
  for (let from = 0; from < chunks.length; from += DOCUMENT) {
    const { text, chunks: own } = joined(chunks.slice(from, from + DOCUMENT));
    const file = await blobs.put(new TextEncoder().encode(text));
    const extracted = await blobs.put(encodeText(plainDocument(text)));
    const segment = await blobs.put(await makeSegment(tokenizer, embedder, own, null));
    rows.push(
      sampleDocument({
        file: file.id,
        file_size: file.size,
        chunk_count: own.length,
        text: extracted.id,
        text_size: extracted.size,
        segments: [segment.id],
        segments_size: segment.size,
        pipeline: "bench",
      }),
    );
  }
  return rows;
}

/** The chunks as those of one long text. */
function joined(chunks: readonly Chunk[]): { readonly text: string; readonly chunks: readonly Chunk[] } {
  let at = 0;
  const placed = chunks.map((chunk) => {
    const start = at;
    at += chunk.text.length + 1;
    return { ...chunk, start, end: start + chunk.text.length };
  });
  return { text: chunks.map(({ text }) => text).join("\n"), chunks: placed };
}
