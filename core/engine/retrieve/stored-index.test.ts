import { beforeAll, describe, expect, it } from "vitest";
import { documents, type DocumentRow } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { createMemoryBlobs } from "../../storage/testing/memory-blobs.ts";
import { createMemoryStore } from "../../storage/testing/memory-store.ts";
import { put, remove } from "../../storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { createBuiltinEmbedder } from "../embed/builtin.ts";
import { openIndexFile } from "../index/index-file.ts";
import { createIngestEngine } from "../ingest-engine.ts";
import { createQueryEngine } from "../query-engine.ts";
import { parsePlainBytes } from "./testing/plain-parser.ts";

const OWNER = "00000000-0000-4000-8000-000000000001";
const DOCUMENTS = 300;
const CARGOES = ["barley", "copper", "indigo", "marble", "pepper", "timber", "walnuts"];

const embedder = createBuiltinEmbedder();
const blobs = createMemoryBlobs();
let rows: readonly DocumentRow[];

beforeAll(async () => {
  rows = await Promise.all(Array.from({ length: DOCUMENTS + 1 }, (_, number) => read(number)));
});

async function read(number: number): Promise<DocumentRow> {
  const cargo = CARGOES[number % CARGOES.length];
  const text = `# Voyage ${number}\n\nThe Sparrow ${number} carried ${cargo}.\n\nIt met ice after ${number} days.`;
  const { id: file } = await blobs.put(new TextEncoder().encode(text));
  const about = { owner: OWNER, file, original_filename: `log-${number}.md` };
  const id = `10000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
  const assets = () => Promise.reject(new Error("no assets in this test"));
  const ingest = createIngestEngine({ blobs, embedder, parse: parsePlainBytes, assets });
  const request = { ...about, document_id: id, type: "md" } as const;
  const made = await ingest.process(request, () => undefined, new AbortController().signal);
  const created_at = new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString();
  return sampleDocument({ ...about, ...made, id, created_at });
}

/** A start of the app over a store: its search, and what it read and reported. */
function start(store: ReturnType<typeof createMemoryStore>, files: Map<string, Uint8Array<ArrayBuffer>>) {
  const segmentsRead: string[] = [];
  const reports: string[] = [];
  const removed: string[] = [];
  const query = createQueryEngine({
    documents,
    store,
    blobs: {
      heldBy(owner) {
        const held = blobs.heldBy(owner);
        const bytesOfMany: typeof held.bytesOfMany = (ids) => {
          segmentsRead.push(...ids);
          return held.bytesOfMany(ids);
        };
        return { ...held, bytesOfMany };
      },
    },
    embedders: [embedder],
    where: "on this device",
    indexFiles: {
      read: async (owner) => files.get(owner),
      write: (owner, make) => void files.set(owner, make()),
      async remove(owner) {
        removed.push(owner);
        files.delete(owner);
      },
    },
    report: ({ message }) => reports.push(message),
  });
  const search = (text: string) =>
    query.search({ scope: { owner: OWNER }, query: text, top_k: 8, hybrid: true, threshold: 0 });
  return { removed, reports, search, segmentsRead };
}

async function filled(count = DOCUMENTS) {
  const store = createMemoryStore(tables);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  await store.write(rows.slice(0, count).map((row) => put(documents, row)));
  await start(store, files).search("ice");
  return { store, files };
}

const fileOf = (files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>) => files.get(OWNER) ?? new Uint8Array();

describe("the stored index", () => {
  it("answers as the segments do, without one of them being read", async () => {
    const { store, files } = await filled();
    const plain = start(store, new Map());
    const again = start(store, files);
    for (const question of ["Which ship carried indigo?", "log 17", "ice after 250 days", "Sparrow marble"]) {
      const found = await again.search(question);
      expect(found).toEqual(await plain.search(question));
      expect(found.passages.length).toBeGreaterThan(0);
    }
    expect(plain.segmentsRead).toHaveLength(DOCUMENTS);
    expect(again.segmentsRead).toEqual([]);
  });

  it("is completed by what came since", async () => {
    const { store, files } = await filled();
    const last = rows[DOCUMENTS];
    if (!last) throw new Error("There is one row more.");
    await store.write([put(documents, last)]);
    const again = start(store, files);
    const { passages } = await again.search("Sparrow 300");
    expect(passages[0]?.document_id).toBe(last.id);
    expect(again.segmentsRead).toEqual(last.segments);
  });

  it("loses what was deleted", async () => {
    const { store, files } = await filled();
    const [first] = rows;
    if (!first) throw new Error("There is a first row.");
    await store.write([remove(documents, OWNER, first.id)]);
    const again = start(store, files);
    const { passages } = await again.search("Sparrow 0");
    expect(passages.map(({ document_id }) => document_id)).not.toContain(first.id);
    // Its passages are still in memory, and count for nothing.
    expect(await again.search("Sparrow 17")).toEqual(await start(store, new Map()).search("Sparrow 17"));
    expect(again.removed).toEqual([OWNER]);
    const stored = openIndexFile(fileOf(files));
    const segments = stored?.parts.flatMap(({ members }) => members.map(({ id }) => id)) ?? [];
    expect(segments).toHaveLength(DOCUMENTS - 1);
    expect(segments).not.toContain(first.segments[0]);
    expect(stored?.names.has("log-0")).toBe(false);
  });

  it("is made anew where it is damaged, and says so", async () => {
    const { store, files } = await filled();
    const whole = fileOf(files);
    for (const size of [0, 8, 100, whole.length >> 1, whole.length - 64]) {
      files.set(OWNER, whole.slice(0, size));
      const again = start(store, files);
      expect((await again.search("Sparrow 17")).passages[0]?.document_name).toBe("log-17.md");
      expect(again.reports).toEqual(["The stored search index cannot be read and is made anew."]);
      expect(fileOf(files)).toEqual(whole);
    }
  });

  it.each(["names", "tokenizer", "members", "chunks", "headings", "size"])(
    "is made anew where it says nothing of its %s",
    async (field) => {
      const { store, files } = await filled();
      const whole = fileOf(files);
      const at = new TextDecoder("latin1").decode(whole).indexOf(`"${field}":`);
      expect(at).toBeGreaterThan(0);
      files.set(OWNER, whole.with(at + 1, "?".charCodeAt(0)));
      const again = start(store, files);
      expect((await again.search("Sparrow 17")).passages[0]?.document_name).toBe("log-17.md");
      expect(again.reports).toEqual(["The stored search index cannot be read and is made anew."]);
    },
  );

  it("is made anew where words were cut otherwise", async () => {
    const { store, files } = await filled();
    const older = fileOf(files).slice();
    const at = new TextDecoder("latin1").decode(older).indexOf('"tokenizer":"') + '"tokenizer":"'.length;
    older[at] = "x".charCodeAt(0);
    files.set(OWNER, older);
    const again = start(store, files);
    await again.search("ice");
    expect(again.reports).toEqual([]);
    expect(again.segmentsRead).toHaveLength(DOCUMENTS);
  });

  it("is not made for a small library", async () => {
    expect((await filled(100)).files.size).toBe(0);
  });
});
