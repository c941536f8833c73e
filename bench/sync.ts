/**
 * Rows between devices and the sync server over loopback, beside PouchDB with express-pouchdb in the same run. Bytes are
 * counted by a TCP proxy, headers and all; each figure is the median of its rounds. Both have done the same once before
 * they are measured. PouchDB's databases are in memory; our server's is a file in WAL mode, which is synced to the disk
 * at checkpoints (`synchronous=NORMAL`), and once more a file in memory, where there is a folder for it.
 * Run: node bench/sync.ts
 */
import { existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { chatMessages } from "#core/chat/chat.ts";
import { change, put } from "#core/storage/store.ts";
import { hasData } from "./retrieval-sets.ts";
import { median, SYNC_ROUNDS, type SyncCase } from "./sync-case.ts";
import { device, logIn, measure, MEMORY, rowsOf, withServer } from "./sync-device.ts";
import { benchLive, type LiveFigures } from "./sync-live.ts";
import { benchPouch, type PouchFigures } from "./sync-pouch.ts";
import type { CountingProxy } from "./sync-proxy.ts";
import { benchSegments, type SegmentFigures } from "./sync-segments.ts";
import { benchWrites, type WriteFigures } from "./sync-writes.ts";

interface Copied {
  readonly push: SyncCase;
  readonly pull: SyncCase;
}

export interface SyncFigures {
  readonly rows: number;
  readonly onDisk: Copied;
  /** Null where there is no folder in memory. */
  readonly inMemory: Copied | null;
  /** A hundred edits on one device until the other has them. */
  readonly edits: SyncCase;
  readonly idle: SyncCase;
  readonly big: Copied & { readonly rows: number };
  readonly pouch: PouchFigures;
  readonly live: LiveFigures;
  /** Null without the texts they are made of. */
  readonly segments: SegmentFigures | null;
  readonly writes: WriteFigures;
  /** Of what a device loads at once for sync, minified, without zod; kilobytes after gzip. */
  readonly code_kb: number;
}

const ROWS = 10_000;
const BIG = 100_000;

export async function benchSync(): Promise<SyncFigures> {
  const onDisk = await withServer(benchRows);
  const inMemory = existsSync(MEMORY) ? await withServer(benchRows, MEMORY) : null;
  const pouch = await benchPouch(rowsOf(ROWS).map(({ id, owner: _, ...rest }) => ({ _id: id, ...rest })));
  return {
    rows: ROWS,
    onDisk,
    inMemory,
    pouch,
    ...(await withServer(benchEdits)),
    big: await withServer(benchBig),
    live: await benchLive(),
    segments: hasData() ? await benchSegments() : null,
    writes: await benchWrites(),
    code_kb: await codeSize(),
  };
}

/** Each round is another account's, so that one server serves all; the first is not counted. */
async function benchRows(proxy: CountingProxy): Promise<Copied> {
  const rounds: Copied[] = [];
  for (let round = 0; round <= SYNC_ROUNDS; round++) {
    const cookie = await logIn(proxy, `round${round}`);
    const [one, two] = [device(proxy, cookie), device(proxy, cookie)];
    await one.store.write(rowsOf(ROWS).map((row) => put(chatMessages, row)));
    const push = await measure(proxy, [one]);
    rounds.push({ push, pull: await measure(proxy, [two]) });
  }
  return median(rounds.slice(1));
}

async function benchEdits(proxy: CountingProxy): Promise<{ readonly edits: SyncCase; readonly idle: SyncCase }> {
  const [one, two] = [device(proxy), device(proxy)];
  await one.store.write(rowsOf(ROWS).map((row) => put(chatMessages, row)));
  await measure(proxy, [one, two]);
  const rounds: { readonly edits: SyncCase; readonly idle: SyncCase }[] = [];
  for (let round = 0; round <= SYNC_ROUNDS; round++) {
    const message = (id: string) => ({ content: `edited ${round} ${id}` });
    await one.store.write(rowsOf(100).map(({ id }) => change(chatMessages, LOCAL_USER, id, message(id))));
    const edits = await measure(proxy, [one, two]);
    rounds.push({ edits, idle: await measure(proxy, [two]) });
    const [row] = await two.store.query(chatMessages, { owner: LOCAL_USER, limit: 1 });
    if (!row?.content.startsWith(`edited ${round}`)) throw new Error("The edits did not arrive.");
  }
  return median(rounds.slice(1));
}

async function benchBig(proxy: CountingProxy): Promise<SyncFigures["big"]> {
  const [one, two] = [device(proxy), device(proxy)];
  await one.store.write(rowsOf(BIG).map((row) => put(chatMessages, row)));
  const push = await measure(proxy, [one]);
  return { rows: BIG, push, pull: await measure(proxy, [two]) };
}

/** What is loaded at once, in one file; what is loaded when something is to be put right is not in it. */
async function codeSize(): Promise<number> {
  const result = await build({
    stdin: {
      contents:
        'export * from "#core/sync/device/sync-client.ts"; export * from "#core/sync/merge/extension.ts"; export * from "#core/sync/server/news.ts";',
      resolveDir: new URL("..", import.meta.url).pathname,
    },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    external: ["zod"],
    plugins: [
      {
        name: "later",
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ kind, path }) =>
            kind === "dynamic-import" ? { path, external: true } : undefined,
          ),
      },
    ],
  });
  return gzipSync(result.outputFiles[0]?.contents ?? "").length / 1000;
}

function print({ onDisk, inMemory, edits, idle, big, pouch, live, segments, writes, code_kb }: SyncFigures): string {
  const cells = ({ seconds, processor_seconds, kilobytes, requests }: SyncCase) =>
    [seconds.toFixed(3), processor_seconds.toFixed(3), kilobytes.toFixed(2), requests].join(" | ");
  const line = (name: string, own: SyncCase, other?: SyncCase) =>
    `| ${name} | ${cells(own)} | ${
      other
        ? `${cells(other)} | ${(other.seconds / own.seconds).toFixed(1)}× | ${(other.processor_seconds / own.processor_seconds).toFixed(1)}×`
        : "| | | | |"
    } |`;
  const ratio = (before: number, now: number) =>
    `${before.toFixed(0)} → ${now.toFixed(0)} µs, ×${(now / before).toFixed(1)}`;
  return [
    "| case | s | processor s | KB | requests | PouchDB s | processor s | KB | requests | faster | less processor time |",
    "| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
    line("10,000 rows pushed, server's file on disk", onDisk.push, pouch.push),
    line("10,000 rows pulled cold, server's file on disk", onDisk.pull, pouch.pull),
    ...(inMemory
      ? [
          line("10,000 rows pushed, server's file in memory", inMemory.push, pouch.push),
          line("10,000 rows pulled cold, server's file in memory", inMemory.pull, pouch.pull),
        ]
      : []),
    line("100 edits from one to the other", edits, pouch.edits),
    line("nothing new", idle, pouch.idle),
    line("100,000 rows pushed", big.push),
    line("100,000 rows pulled cold", big.pull),
    ...(segments
      ? [
          line(`${segments.chunks} chunks in ${segments.segments} segments sent`, segments.sent),
          line("the same on a second device, until a search answers", segments.searchable),
        ]
      : []),
    "",
    `An edit until another device shows it, over SSE, the pause before sending included: p50 ${live.p50.toFixed(0)} ms, p95 ${live.p95.toFixed(0)} ms (${live.edits} edits)`,
    `One write of a row, without and with the books of sync: new ${ratio(writes.plain.put, writes.synced.put)}; changed ${ratio(writes.plain.change, writes.synced.change)}`,
    `Code a device loads for it: ${code_kb.toFixed(1)} KB`,
  ].join("\n");
}

if (import.meta.main) console.log(print(await benchSync()));
