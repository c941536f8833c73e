import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createChunkIndex, type SegmentBytes } from "#core/engine/index/chunk-index.ts";
import { stemEnglish } from "#core/engine/index/stem-english.ts";
import { STOP_WORDS } from "#core/engine/index/stop-words.ts";
import { createTokenizer } from "#core/engine/index/tokens.ts";
import { scopeIndex } from "#core/engine/retrieve/scope.ts";
import { MAX_SEGMENT_CHUNKS, type Chunk } from "#core/engine/segment.ts";
import { makeSegment, searchIndex, type Indexed } from "./retrieval-index.ts";
import { hasData } from "./retrieval-sets.ts";
import { medquadCorpus, type BenchCorpus } from "./search-corpus.ts";

export interface SpeedResult {
  readonly chunks: number;
  readonly segments: number;
  /** Milliseconds. */
  readonly open: number;
  readonly ours: Percentiles;
  readonly minisearch: Percentiles;
  /** MB of objects and typed arrays; NaN when the garbage collector cannot be called (`node --expose-gc`). */
  readonly ourMemory: number;
  readonly miniSearchMemory: number;
}

export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
}

/** Search at 10,000 and 100,000 chunks of real text beside MiniSearch, and the time until they are searchable when read from files. */
export async function benchSearchSpeed(): Promise<SpeedResult[]> {
  const large = medquadCorpus(100_000);
  return [
    await benchSize(medquadCorpus(10_000), "packed"),
    await benchSize(large, "packed"),
    await benchSize(large, "a segment a document"),
  ];
}

async function benchSize(corpus: BenchCorpus, layout: "packed" | "a segment a document"): Promise<SpeedResult> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-bench-"));
  try {
    const names = await writeSegments(corpus, folder, layout);
    const before = heap();
    const start = performance.now();
    const indexed = await openIndex(folder, names);
    const open = performance.now() - start;
    const ourMemory = heap() - before + arrays(indexed);
    const ours = await percentiles(corpus.queries, 400, (query) => searchIndex(indexed, query, 5, true));
    const theirs =
      layout === "packed"
        ? await benchMiniSearch(corpus)
        : { minisearch: { p50: NaN, p95: NaN }, miniSearchMemory: NaN };
    return { chunks: corpus.chunks, segments: names.length, open, ours, ourMemory, ...theirs };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeSegments(
  { documents }: BenchCorpus,
  folder: string,
  layout: "packed" | "a segment a document",
): Promise<string[]> {
  const tokenizer = createTokenizer();
  const embedder = createBuiltinEmbedder();
  const groups: (readonly Chunk[])[] =
    layout === "packed" ? packed(documents.flatMap(({ chunks }) => chunks)) : documents.map(({ chunks }) => chunks);
  const names: string[] = [];
  for (const [number, chunks] of groups.entries()) {
    await writeFile(join(folder, String(number)), await makeSegment(tokenizer, embedder, chunks, null));
    names.push(String(number));
  }
  return names;
}

function packed(chunks: readonly Chunk[]): Chunk[][] {
  return Array.from({ length: Math.ceil(chunks.length / MAX_SEGMENT_CHUNKS) }, (_, group) =>
    chunks.slice(group * MAX_SEGMENT_CHUNKS, (group + 1) * MAX_SEGMENT_CHUNKS),
  );
}

async function openIndex(folder: string, names: readonly string[]): Promise<Indexed> {
  const segments: SegmentBytes[] = [];
  for (let from = 0; from < names.length; from += 64) {
    segments.push(
      ...(await Promise.all(
        names
          .slice(from, from + 64)
          .map(async (id) => ({ id, bytes: new Uint8Array(await readFile(join(folder, id))) })),
      )),
    );
  }
  const index = createChunkIndex();
  if (index.add(segments).length > 0) throw new Error("A segment just written cannot be opened.");
  return {
    tokenizer: createTokenizer(),
    embedder: createBuiltinEmbedder(),
    index: scopeIndex(index.parts, new Set(names)),
  };
}

/** MiniSearch with our stemmer and stop words; fewer queries, since it takes its time. */
async function benchMiniSearch({
  documents,
  queries,
}: BenchCorpus): Promise<Pick<SpeedResult, "minisearch" | "miniSearchMemory">> {
  const before = heap();
  const index = new MiniSearch<{ id: string; text: string }>({
    fields: ["text"],
    processTerm: (term) => {
      const lower = term.toLowerCase();
      return STOP_WORDS.has(lower) ? null : /^[a-z]+$/.test(lower) ? stemEnglish(lower) : lower;
    },
  });
  index.addAll(documents.flatMap(({ chunks }) => chunks.map(({ id, text }) => ({ id, text }))));
  const miniSearchMemory = heap() - before;
  return { minisearch: await percentiles(queries, 60, (query) => index.search(query).slice(0, 5)), miniSearchMemory };
}

/** Each query counts by its fastest round: what else runs on the machine would else decide the 95th percentile. */
const ROUNDS = 3;

async function percentiles(
  queries: readonly string[],
  count: number,
  search: (query: string) => unknown,
): Promise<Percentiles> {
  for (const query of queries.slice(0, 20)) await search(query);
  const times = Array.from({ length: Math.min(count, queries.length) }, () => Infinity);
  for (let round = 0; round < ROUNDS; round++) {
    for (let number = 0; number < times.length; number++) {
      const start = performance.now();
      await search(queries[number] ?? "");
      times[number] = Math.min(times[number] ?? Infinity, performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * times.length)] ?? NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

/** MB of JavaScript objects. */
function heap(): number {
  if (globalThis.gc === undefined) return NaN;
  globalThis.gc();
  return process.memoryUsage().heapUsed / 1e6;
}

/** MB of the typed arrays of an index. */
function arrays({ index }: Indexed): number {
  const perPart = index.parts.map(({ part }) => {
    const own = [
      part.postingStarts,
      part.postingChunks,
      part.postingCounts,
      part.lengths,
      part.scales,
      part.vectors.rows,
    ];
    const members = part.members.flatMap(({ ends, headingOf, ids, pages, starts, texts }) => [
      ends,
      headingOf,
      ids,
      pages,
      starts,
      { byteLength: texts.size },
    ]);
    return [...own, ...members].reduce((sum, { byteLength }) => sum + byteLength, 0);
  });
  return perPart.reduce((sum, bytes) => sum + bytes, 0) / 1e6;
}

export function printSearchSpeed(results: readonly SpeedResult[]): string {
  const number = (value: number, digits = 1): string => (Number.isNaN(value) ? "–" : value.toFixed(digits));
  return [
    "| chunks | segments | open, ms | ours p50 / p95, ms | MiniSearch p50 / p95, ms | times faster, p50 | memory, MB | MiniSearch, MB |",
    "| --: | --: | --: | --: | --: | --: | --: | --: |",
    ...results.map(
      ({ chunks, minisearch, miniSearchMemory, open, ourMemory, ours, segments }) =>
        `| ${chunks} | ${segments} | ${number(open, 0)} | ${number(ours.p50, 2)} / ${number(ours.p95, 2)} | ${number(minisearch.p50)} / ${number(minisearch.p95)} | ${number(minisearch.p50 / ours.p50, 0)} | ${number(ourMemory, 0)} | ${number(miniSearchMemory, 0)} |`,
    ),
  ].join("\n");
}

if (import.meta.main)
  console.log(
    hasData()
      ? printSearchSpeed(await benchSearchSpeed())
      : "The folder ../shared/data/retrieval is not there; nothing to measure.",
  );
