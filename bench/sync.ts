/**
 * Rows between devices and the sync server over loopback, beside PouchDB with express-pouchdb in the same run. Bytes are
 * counted by a TCP proxy, headers and all; each figure is the median of its rounds.
 * Run: node bench/sync.ts
 */
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { LOCAL_USER } from "#core/context.ts";
import { messages, type MessageRow } from "#core/conversations/conversation.ts";
import { createMemoryStore } from "#core/storage/memory-store.ts";
import { change, put } from "#core/storage/store.ts";
import { createSyncExtension } from "#core/sync/extension.ts";
import { createSyncClient } from "#core/sync/sync-client.ts";
import { tables } from "#core/tables.ts";
import { startInProcess } from "#sync-server/testing/start-in-process.ts";
import { median, SYNC_ROUNDS, type SyncCase } from "./sync-case.ts";
import { benchPouch, type PouchFigures } from "./sync-pouch.ts";
import { countBytes, type CountingProxy } from "./sync-proxy.ts";

export interface SyncFigures {
  readonly rows: number;
  readonly push: SyncCase;
  readonly pull: SyncCase;
  /** A hundred edits on one device until the other has them. */
  readonly edits: SyncCase;
  readonly idle: SyncCase;
  readonly big: { readonly rows: number; readonly push: SyncCase; readonly pull: SyncCase };
  readonly pouch: PouchFigures | null;
  /** Of what a device loads for sync, minified, without zod; kilobytes after gzip. */
  readonly code_kb: number;
}

const ROWS = 10_000;
const BIG = 100_000;

export async function benchSync(): Promise<SyncFigures> {
  const rounds: Pick<SyncFigures, "push" | "pull" | "edits" | "idle">[] = [];
  for (let round = 0; round < SYNC_ROUNDS; round++) rounds.push(await withServer((proxy) => benchRows(proxy)));
  const big = await withServer((proxy) => benchBig(proxy));
  const { push, pull, edits, idle } = median(rounds);
  const pouch = await benchPouch(rowsOf(ROWS).map(({ id, owner: _, ...rest }) => ({ _id: id, ...rest })));
  return { rows: ROWS, push, pull, edits, idle, big, pouch, code_kb: await codeSize() };
}

async function withServer<Result>(work: (proxy: CountingProxy) => Promise<Result>): Promise<Result> {
  const server = await startInProcess();
  const proxy = await countBytes(server.ports[0] ?? 0);
  try {
    return await work(proxy);
  } finally {
    await proxy.close();
    await server.close();
  }
}

function device(proxy: CountingProxy) {
  const now = () => Date.now();
  const store = createMemoryStore(tables, createSyncExtension({ role: "device", tables, now }));
  const counter = { requests: 0 };
  const client = createSyncClient({
    store,
    tables,
    owner: LOCAL_USER,
    name: "bench",
    now,
    fetch(path, init) {
      counter.requests += 1;
      return fetch(proxy.origin + path, init);
    },
    lock: (_, work) => work(),
  });
  return { store, client, counter };
}

type Device = ReturnType<typeof device>;

async function measure(proxy: CountingProxy, devices: readonly Device[]): Promise<SyncCase> {
  proxy.take();
  for (const { counter } of devices) counter.requests = 0;
  const began = performance.now();
  for (const { client } of devices) {
    const { state } = await client.cycle();
    if (state.status !== "synced") throw new Error(state.problem ?? state.status);
  }
  const requests = devices.reduce((sum, { counter }) => sum + counter.requests, 0);
  return { seconds: (performance.now() - began) / 1000, kilobytes: proxy.take() / 1000, requests };
}

async function benchRows(proxy: CountingProxy) {
  const [one, two] = [device(proxy), device(proxy)];
  await one.store.write(rowsOf(ROWS).map((row) => put(messages, row)));
  const push = await measure(proxy, [one]);
  const pull = await measure(proxy, [two]);
  const edited = rowsOf(100).map(({ id }) => change(messages, LOCAL_USER, id, { message: `edited ${id}` }));
  await one.store.write(edited);
  const edits = await measure(proxy, [one, two]);
  const idle = await measure(proxy, [two]);
  const [row] = await two.store.query(messages, { owner: LOCAL_USER, limit: 1 });
  if (!row?.message.startsWith("edited")) throw new Error("The edits did not arrive.");
  return { push, pull, edits, idle };
}

async function benchBig(proxy: CountingProxy): Promise<SyncFigures["big"]> {
  const [one, two] = [device(proxy), device(proxy)];
  await one.store.write(rowsOf(BIG).map((row) => put(messages, row)));
  const push = await measure(proxy, [one]);
  return { rows: BIG, push, pull: await measure(proxy, [two]) };
}

const WORDS = "the quick brown fox jumps over a lazy dog while seven wizards box daft liquor jugs at dawn".split(" ");

/** Rows of about 300 bytes, with text that packs as text does. */
function rowsOf(count: number): MessageRow[] {
  let seed = 1;
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  const id = (number: number) => {
    const hex = Array.from({ length: 4 }, () =>
      next(2 ** 31)
        .toString(16)
        .padStart(8, "0"),
    ).join("");
    return `${number.toString(16).padStart(8, "0")}-${hex.slice(0, 4)}-4${hex.slice(5, 8)}-8${hex.slice(9, 12)}-${hex.slice(12, 24)}`;
  };
  const conversation = id(0);
  return Array.from({ length: count }, (_, at) => {
    const now = new Date(1_790_000_000_000 + at * 1000).toISOString();
    const message = Array.from({ length: 12 }, () => WORDS[next(WORDS.length)]).join(" ");
    return {
      id: id(at),
      owner: LOCAL_USER,
      conversation_id: conversation,
      sender: "user",
      message,
      message_metadata: {},
      created_at: now,
      updated_at: now,
      position: `${now}-${at}`,
    };
  });
}

async function codeSize(): Promise<number> {
  const result = await build({
    stdin: {
      contents:
        'export * from "#core/sync/sync-client.ts"; export * from "#core/sync/extension.ts"; export * from "#core/sync/news.ts";',
      resolveDir: new URL("..", import.meta.url).pathname,
    },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    external: ["zod"],
  });
  return gzipSync(result.outputFiles[0]?.contents ?? "").length / 1000;
}

if (import.meta.main) {
  const { pouch, big, code_kb, ...own } = await benchSync();
  const line = (name: string, { seconds, kilobytes, requests }: SyncCase, other?: SyncCase) =>
    `| ${name} | ${seconds.toFixed(3)} | ${kilobytes.toFixed(1)} | ${requests} | ${
      other
        ? `${other.seconds.toFixed(3)} | ${other.kilobytes.toFixed(1)} | ${other.requests} | ${(other.seconds / seconds).toFixed(1)}×`
        : "| | |"
    } |`;
  console.log("| case | s | KB | requests | PouchDB s | KB | requests | faster |");
  console.log("| --- | --: | --: | --: | --: | --: | --: | --: |");
  console.log(line("10,000 rows pushed", own.push, pouch?.push));
  console.log(line("10,000 rows pulled cold", own.pull, pouch?.pull));
  console.log(line("100 edits from one to the other", own.edits, pouch?.edits));
  console.log(line("nothing new", own.idle, pouch?.idle));
  console.log(line("100,000 rows pushed", big.push));
  console.log(line("100,000 rows pulled cold", big.pull));
  console.log(`Code a device loads for it: ${code_kb.toFixed(1)} KB`);
}
