/**
 * Rows and blobs per second on this machine, each beside the bare thing in the same run; ratios are what counts.
 * Run: node bench/storage.ts
 */
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sampleBytes } from "#core/storage/contract/blobs-rules.ts";
import type { Blobs } from "#core/storage/blobs.ts";
import { put, type Store } from "#core/storage/store.ts";
import { ruleItem, ruleItems, ruleTables, type RuleItem } from "#core/storage/contract/store-rules-tables.ts";
import { openFileBlobs } from "#sync-server/storage/file-blobs.ts";
import { openSqliteStore } from "#sync-server/storage/sqlite-store.ts";
import { createStoreThread } from "#sync-server/storage/store-thread.ts";
import { measureBrowserBlobs, type SegmentTimes } from "./storage-browser.ts";

export interface RowFigures {
  /** Rows per second in batches of 1,000. */
  readonly written: number;
  /** Batches of one row per second, 50 of them at once. */
  readonly single_writes: number;
  /** Rows per second read in pages of 50 by an index, 20 pages at once. */
  readonly read: number;
}

export interface StorageFigures {
  /** `node:sqlite` with the same columns and indexes, without schema checks. */
  readonly bare: Pick<RowFigures, "written" | "read">;
  readonly sqlite: RowFigures;
  readonly thread: RowFigures;
  /** Megabytes per second. */
  readonly blob_mb_s: { readonly bare_write: number; readonly put: number };
  /** Milliseconds to read the segments of about 100,000 chunks. */
  readonly segments_ms: { readonly files: SegmentTimes; readonly browser: Readonly<Record<string, SegmentTimes>> };
}

const ROWS = 20_000;
const BATCH = 1_000;
const PAGE = 50;
const MB = 1024 * 1024;

export async function benchStorage(): Promise<StorageFigures> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-bench-"));
  try {
    const bare = benchBare(join(folder, "bare.db"));
    const inThread = openSqliteStore({ path: join(folder, "sqlite.db"), tables: ruleTables });
    const sqlite = await benchStore(inThread);
    await inThread.close();
    const ownThread = await createStoreThread({
      path: join(folder, "thread.db"),
      tables: new URL("../sync-server/storage/testing/rule-tables.ts", import.meta.url),
    });
    const thread = await benchStore(ownThread);
    await ownThread.close();
    const blobs = await openFileBlobs({ folder: join(folder, "blobs") });
    const blob_mb_s = { bare_write: await bareWrite(folder), put: await blobPut(blobs) };
    const segments_ms = { files: await readSegments(blobs), browser: await measureBrowserBlobs() };
    return { bare, sqlite, thread, blob_mb_s, segments_ms };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const rows = (from: number, count: number): RuleItem[] =>
  Array.from({ length: count }, (_, at) => {
    const number = from + at;
    return ruleItem(`row-${number}`, {
      group: `g${number % 20}`,
      rank: number,
      label: `label ${number}`,
      extra: { text: "words ".repeat(40) },
    });
  });

async function benchStore(store: Store): Promise<RowFigures> {
  const batches = Array.from({ length: ROWS / BATCH }, (_, at) =>
    rows(at * BATCH, BATCH).map((row) => put(ruleItems, row)),
  );
  const written = await rate(ROWS, async () => {
    for (const batch of batches) await store.write(batch);
  });
  const singles = rows(ROWS, 2_000);
  const single_writes = await rate(singles.length, async () => {
    for (let at = 0; at < singles.length; at += 50) {
      await Promise.all(singles.slice(at, at + 50).map((row) => store.write([put(ruleItems, row)])));
    }
  });
  const order = { by: "rank", direction: "descending" } as const;
  const pages = 400;
  const read = await rate(pages * PAGE, async () => {
    for (let at = 0; at < pages; at += 20) {
      await Promise.all(
        Array.from({ length: 20 }, (_, group) =>
          store.query(ruleItems, { owner: "anna", where: { group: `g${group}` }, order, limit: PAGE }),
        ),
      );
    }
  });
  return { written, single_writes, read };
}

/** The same table, indexes and pragmas by hand. */
function benchBare(path: string): StorageFigures["bare"] {
  const db = new DatabaseSync(path);
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
  db.exec("CREATE TABLE items (owner TEXT, id TEXT, row TEXT, grp, rank, label, done, code, PRIMARY KEY (owner, id))");
  for (const columns of ["grp, rank, id", "rank, id", "label, id", "done, grp, id", "code"])
    db.exec(`CREATE INDEX "by ${columns}" ON items (owner, ${columns})`);
  const insert = db.prepare("INSERT INTO items VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING");
  const all = rows(0, ROWS);
  const began = performance.now();
  for (let at = 0; at < ROWS; at += BATCH) {
    db.exec("BEGIN");
    for (const row of all.slice(at, at + BATCH))
      insert.run(row.owner, row.id, JSON.stringify(row), row.group, row.rank, row.label, 0, null);
    db.exec("COMMIT");
  }
  const written = perSecond(ROWS, began);
  const page = db.prepare("SELECT row FROM items WHERE owner = ? AND grp = ? ORDER BY rank DESC, id LIMIT 50");
  const readBegan = performance.now();
  for (let at = 0; at < 400; at++) page.all("anna", `g${at % 20}`).map(({ row }) => JSON.parse(String(row)) as unknown);
  const read = perSecond(400 * PAGE, readBegan);
  db.close();
  return { written, read };
}

async function bareWrite(folder: string): Promise<number> {
  const parts = Array.from({ length: 16 }, (_, at) => sampleBytes(8 * MB, at));
  await mkdir(join(folder, "plain"));
  return rate(16 * 8, async () => {
    for (const [at, bytes] of parts.entries())
      await writeFile(join(folder, "plain", String(at)), bytes, { flush: true });
  });
}

async function blobPut(blobs: Blobs): Promise<number> {
  const parts = Array.from({ length: 16 }, (_, at) => sampleBytes(8 * MB, at + 100));
  return rate(16 * 8, async () => {
    for (const bytes of parts) await blobs.put(bytes);
  });
}

async function readSegments(blobs: Blobs): Promise<SegmentTimes> {
  const time = async (count: number, size: number) => {
    const ids: string[] = [];
    for (let at = 0; at < count; at++) ids.push((await blobs.put(sampleBytes(size, at * 31))).id);
    const began = performance.now();
    await blobs.bytesOfMany(ids);
    return Math.round(performance.now() - began);
  };
  return { large: await time(100, 400 * 1024), small: await time(10_000, 4 * 1024) };
}

async function rate(count: number, work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return perSecond(count, began);
}

const perSecond = (count: number, began: number) => Math.round((count * 1000) / (performance.now() - began));

if (import.meta.main) console.log(JSON.stringify(await benchStorage(), null, 2));
