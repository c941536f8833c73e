import { requestCounts, type RequestCountRow } from "#core/http/request-count.ts";
import { put, remove, require, type Operation, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import type { SeenRequest } from "./seen-request.ts";

export interface RequestLedgerDeps {
  readonly store: Pick<Store, "get" | "query" | "write">;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Runs the work a little later, and keeps the worker alive until it is done. */
  readonly later: (work: () => Promise<void>) => void;
  readonly report: (error: unknown) => void;
}

export interface LedgerReport {
  readonly since: string;
  readonly rows: readonly Omit<RequestCountRow, "id" | "owner">[];
}

/** Not a user: these rows belong to the browser. */
const HOST = "host";
const SINCE = "since";

/**
 * Counts requests by host and purpose. Seeing one costs a step in a map; what came together is written together, so that
 * a thousand requests are one write.
 */
export function createRequestLedger({ store, now, later, report }: RequestLedgerDeps) {
  let waiting = new Map<string, RequestCountRow>();
  let planned = false;
  let writing: Promise<void> = Promise.resolve();
  const stamp = () => new Date(now()).toISOString();

  function note({ host, purpose, bytes, refused = false }: SeenRequest): void {
    const id = `${host} ${purpose}`;
    const at = stamp();
    const seen = {
      id,
      owner: HOST,
      host,
      purpose,
      first_at: at,
      last_at: at,
      requests: refused ? 0 : 1,
      refused: refused ? 1 : 0,
      sent_bytes: refused ? 0 : (bytes ?? 0),
      unsized: !refused && bytes === null ? 1 : 0,
    };
    waiting.set(id, added(waiting.get(id), seen));
    if (planned) return;
    planned = true;
    later(flush);
  }

  function flush(): Promise<void> {
    planned = false;
    // One after the other: two at once would read the same counts.
    writing = writing.then(writeWaiting).catch(report);
    return writing;
  }

  async function writeWaiting(): Promise<void> {
    const seen = [...waiting.values()];
    waiting = new Map();
    if (seen.length === 0) return;
    // Another version of this worker may write too while an update is under way.
    while (!(await writeUnlessChanged(store, await addingTo(seen))));
  }

  async function addingTo(seen: readonly RequestCountRow[]): Promise<Operation[]> {
    const [since, ...before] = await Promise.all(
      [SINCE, ...seen.map(({ id }) => id)].map((id) => store.get(requestCounts, HOST, id)),
    );
    return [
      ...(since ? [] : [put(requestCounts, beginning(stamp()))]),
      ...seen.flatMap((row, at) => {
        const old = before[at];
        const same = old ? { last_at: old.last_at, requests: old.requests, refused: old.refused } : "absent";
        return [require(requestCounts, HOST, row.id, same), put(requestCounts, added(old, row))];
      }),
    ];
  }

  async function read(): Promise<LedgerReport> {
    await flush();
    let rows = await store.query(requestCounts, { owner: HOST });
    if (!rows.some(({ id }) => id === SINCE)) {
      await store.write([put(requestCounts, beginning(stamp()))]);
      rows = await store.query(requestCounts, { owner: HOST });
    }
    const since = rows.find(({ id }) => id === SINCE)?.first_at ?? stamp();
    return { since, rows: rows.filter(({ id }) => id !== SINCE).map(({ id: _, owner: __, ...row }) => row) };
  }

  async function reset(): Promise<LedgerReport> {
    await flush();
    const rows = await store.query(requestCounts, { owner: HOST });
    await store.write([
      ...rows.map(({ id }) => remove(requestCounts, HOST, id)),
      put(requestCounts, beginning(stamp())),
    ]);
    return read();
  }

  return { note, read, reset };
}

const beginning = (at: string): RequestCountRow => ({
  id: SINCE,
  owner: HOST,
  host: "",
  purpose: "other",
  requests: 0,
  refused: 0,
  sent_bytes: 0,
  unsized: 0,
  first_at: at,
  last_at: at,
});

function added(before: RequestCountRow | undefined, more: RequestCountRow): RequestCountRow {
  if (!before) return more;
  return {
    ...before,
    requests: before.requests + more.requests,
    refused: before.refused + more.refused,
    sent_bytes: before.sent_bytes + more.sent_bytes,
    unsized: before.unsized + more.unsized,
    last_at: more.last_at,
  };
}
