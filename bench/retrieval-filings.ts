import { documents } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import type { Engine, Passage } from "#core/engine/engine.ts";
import { createIngestEngine } from "#core/engine/ingest-engine.ts";
import { createQueryEngine } from "#core/engine/query-engine.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put } from "#core/storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { filingNames, filingQuestions, hasFilings, readFiling, type FilingQuestion } from "./filings-data.ts";

const OWNER = "00000000-0000-4000-8000-000000000001";
const TOP = 5;

/** Shares of questions. */
export interface FilingsResult {
  readonly part: string;
  readonly questions: number;
  /** A page of the evidence is among those of the first five hits, searched in the right filing alone. */
  readonly inOne: number;
  /** The same over all filings. */
  readonly inAll: number;
  /** The first hit is of the right filing, searched over all. */
  readonly rightFile: number;
  /** At the default threshold no hit is left. */
  readonly nothing: number;
}

export async function benchFilings(): Promise<FilingsResult[]> {
  const { engine, ids } = await openFilings();
  const questions = filingQuestions();
  return [
    await measure(
      "tuned on",
      engine,
      ids,
      questions.filter(({ isTuned }) => isTuned),
    ),
    await measure(
      "held out",
      engine,
      ids,
      questions.filter(({ isTuned }) => !isTuned),
    ),
  ];
}

async function measure(
  part: string,
  engine: Pick<Engine, "search">,
  ids: ReadonlyMap<string, string>,
  questions: readonly FilingQuestion[],
): Promise<FilingsResult> {
  const counts = { inOne: 0, inAll: 0, rightFile: 0, nothing: 0 };
  for (const asked of questions) {
    const id = ids.get(asked.file) ?? "";
    const find = async (scope: object) =>
      (
        await engine.search({
          scope: { owner: OWNER, ...scope },
          query: asked.question,
          top_k: TOP,
          hybrid: true,
          threshold: 0,
        })
      ).passages;
    const all = await find({});
    if (holdsEvidence(await find({ document_ids: [id] }), id, asked)) counts.inOne++;
    if (holdsEvidence(all, id, asked)) counts.inAll++;
    if (all[0]?.document_id === id) counts.rightFile++;
    if (all.every(({ score }) => score < 0.7)) counts.nothing++;
  }
  const share = (count: number): number => count / questions.length;
  return {
    part,
    questions: questions.length,
    inOne: share(counts.inOne),
    inAll: share(counts.inAll),
    rightFile: share(counts.rightFile),
    nothing: share(counts.nothing),
  };
}

const holdsEvidence = (passages: readonly Passage[], id: string, { pages }: FilingQuestion): boolean =>
  passages.some(
    ({ document_id, page, pages: own }) =>
      document_id === id && (own ?? (page === null ? [] : [page])).some((one) => pages.includes(one)),
  );

/** The engine over every filing, and their ids by name. */
export async function openFilings(): Promise<{
  readonly engine: Pick<Engine, "search">;
  readonly ids: ReadonlyMap<string, string>;
}> {
  const store = createMemoryStore(tables);
  const blobs = createMemoryBlobs();
  const embedder = createBuiltinEmbedder();
  const ids = new Map<string, string>();
  for (const [index, name] of filingNames().entries()) {
    const parsed = await readFiling(name);
    const ingest = createIngestEngine({
      blobs,
      embedder,
      assets: () => Promise.reject(new Error("The filing is parsed already.")),
      parse: () => Promise.resolve(parsed),
    });
    const file = await blobs.put(new TextEncoder().encode(name));
    const id = `10000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
    const request = { owner: OWNER, file: file.id, document_id: id, original_filename: name, type: "pdf" } as const;
    const made = await ingest.process(request, () => undefined, new AbortController().signal);
    const created_at = new Date(Date.UTC(2026, 0, 1) + index).toISOString();
    await store.write([
      put(documents, sampleDocument({ id, owner: OWNER, original_filename: name, file: file.id, created_at, ...made })),
    ]);
    ids.set(name, id);
  }
  const report = (error: Error): never => {
    throw error;
  };
  return {
    engine: createQueryEngine({ documents, store, blobs, embedders: [embedder], where: "on this device", report }),
    ids,
  };
}

export function printFilings(results: readonly FilingsResult[]): string {
  const three = (value: number): string => value.toFixed(3);
  return [
    "| filings | questions | page among first five, one filing | all filings | first hit of the right filing | nothing at 0.7 |",
    "| --- | --: | --: | --: | --: | --: |",
    ...results.map(
      ({ inAll, inOne, nothing, part, questions, rightFile }) =>
        `| ${part} | ${questions} | ${three(inOne)} | ${three(inAll)} | ${three(rightFile)} | ${three(nothing)} |`,
    ),
  ].join("\n");
}

if (import.meta.main)
  console.log(
    hasFilings()
      ? printFilings(await benchFilings())
      : "The folder ../shared/data/filings is not there; nothing to measure.",
  );
