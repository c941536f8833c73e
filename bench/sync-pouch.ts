import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequire } from "node:module";
import { countBytes } from "./sync-proxy.ts";
import { median, stopwatch, SYNC_ROUNDS, type SyncCase } from "./sync-case.ts";

/** As much of PouchDB as is asked here; it comes without types. */
interface Pouch {
  bulkDocs(docs: readonly object[]): Promise<unknown>;
  allDocs(
    options: object,
  ): Promise<{ readonly rows: readonly { readonly id: string; readonly value: { readonly rev: string } }[] }>;
  destroy(): Promise<unknown>;
  readonly replicate: {
    to(url: string, options: object): Promise<unknown>;
    from(url: string, options: object): Promise<unknown>;
  };
}
type PouchClass = { new (name: string, options: object): Pouch; plugin(plugin: unknown): PouchClass };

export interface PouchFigures {
  readonly push: SyncCase;
  readonly pull: SyncCase;
  readonly idle: SyncCase;
  readonly edits: SyncCase;
}

/** PouchDB 9 against express-pouchdb in this process, both in memory; its own defaults, batches of 1,000. */
export async function benchPouch(documents: readonly object[]): Promise<PouchFigures> {
  const load = createRequire(import.meta.url);
  const plain = (name: string): unknown => {
    const found = load(name) as { readonly default?: unknown };
    return found.default ?? found;
  };
  const PouchDB = ["pouchdb-adapter-memory", "pouchdb-adapter-http", "pouchdb-replication"].reduce(
    (made, name) => made.plugin(plain(name)),
    plain("pouchdb-core") as PouchClass,
  );
  const serverDb = (PouchDB as unknown as { defaults(options: object): unknown }).defaults({ adapter: "memory" });
  const handler = (plain("express-pouchdb") as (db: unknown, options: object) => never)(serverDb, {
    mode: "minimumForPouchDB",
    inMemoryConfig: true,
  });
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    (handler as (request: unknown, response: unknown) => void)(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const proxy = await countBytes((server.address() as AddressInfo).port);
  const options = { batch_size: 1000 };
  const measure = async (work: () => Promise<unknown>): Promise<SyncCase> => {
    proxy.take();
    requests = 0;
    const passed = stopwatch();
    await work();
    return { ...passed(), kilobytes: proxy.take() / 1000, requests };
  };
  const rounds: PouchFigures[] = [];
  for (let round = 0; round <= SYNC_ROUNDS; round++) {
    const url = `${proxy.origin}/bench${round}`;
    const one = new PouchDB(`one${round}`, { adapter: "memory" });
    const two = new PouchDB(`two${round}`, { adapter: "memory" });
    await one.bulkDocs(documents);
    const push = await measure(() => one.replicate.to(url, options));
    const pull = await measure(() => two.replicate.from(url, options));
    const idle = await measure(() => two.replicate.from(url, options));
    const { rows } = await one.allDocs({ limit: 100 });
    await one.bulkDocs(rows.map(({ id, value }) => ({ _id: id, _rev: value.rev, message: `edited ${id}` })));
    const edits = await measure(async () => {
      await one.replicate.to(url, options);
      await two.replicate.from(url, options);
    });
    rounds.push({ push, pull, idle, edits });
    await one.destroy();
    await two.destroy();
  }
  await proxy.close();
  server.closeAllConnections();
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  // As with ours, the first is not counted.
  return median(rounds.slice(1));
}
