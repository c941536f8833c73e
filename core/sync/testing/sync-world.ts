import { z } from "zod";
import { createFetchHandler, type FetchHandlerOptions } from "../../http/fetch-handler.ts";
import { mountRoutes, type MountedRoute } from "../../http/route.ts";
import type { RequestContext } from "#core/http/context.ts";
import { createMemoryStore } from "../../storage/testing/memory-store.ts";
import { ANY_OWNER, put, type Store } from "../../storage/store.ts";
import { table, type Table } from "../../storage/table.ts";
import type { WriteExtension } from "../../storage/write-extension.ts";
import type { Arrivals } from "../device/arrivals.ts";
import { createSyncExtension } from "../merge/extension.ts";
import { createServerExtension } from "../server/server-extension.ts";
import { createSyncNews } from "../server/news.ts";
import { createSyncClient, type SyncClient } from "../device/sync-client.ts";
import { syncTables } from "../server/server-tables.ts";
import { createSyncRoutes } from "../server/sync.routes.ts";
import { takeUpRows } from "../server/take-up.ts";

const Note = z.object({
  id: z.string(),
  owner: z.string(),
  a: z.union([z.number(), z.string()]),
  b: z.number().default(0),
  name: z.string().nullable().default(null),
});
export type Note = z.infer<typeof Note>;

/** A table that syncs, with a name that only one row may have. */
export const notes = table<Note>({
  name: "notes",
  schema: Note,
  indexes: [{ fields: ["name"], unique: true }],
  syncs: true,
});

const Secret = z.object({ id: z.string(), owner: z.string(), text: z.string() });
export const secrets = table<z.infer<typeof Secret>>({ name: "secrets", schema: Secret, indexes: [], syncs: false });

const Label = z.object({ id: z.string(), owner: z.string(), a: z.number() });
export type Label = z.infer<typeof Label>;
export const labels = table<Label>({ name: "labels", schema: Label, indexes: [], syncs: true });

export const worldTables: readonly Table[] = [notes, labels, secrets, ...syncTables];

/** R43. The tables of the version before: notes have no `b`, and there are no labels. */
const oldNotes: Table = { ...notes, schema: Note.omit({ b: true }) };
export const oldTables: readonly Table[] = [oldNotes, secrets, ...syncTables];

export type MakeStore = (tables: readonly Table[], extension: WriteExtension) => Store;
/** Puts the server's rows behind an address: a handler in this process when left out. */
export type Serve = (
  options: FetchHandlerOptions<RequestContext> & { readonly routes: readonly MountedRoute<RequestContext>[] },
) => (request: Request) => Promise<Response>;

export interface WorldOptions {
  readonly makeServerStore?: MakeStore;
  readonly makeDeviceStore?: MakeStore;
  readonly serverTables?: readonly Table[];
  readonly serve?: Serve;
}

export interface Clock {
  now: number;
}

export interface Device {
  readonly client: SyncClient;
  readonly store: Store;
  readonly owner: string;
  readonly tables: readonly Table[];
  /** Milliseconds that its clock is wrong. */
  readonly skew: Clock;
  /** Another tab over the same rows, which does not wait for the first: its lock was stolen. */
  openTab(): SyncClient;
}

/** One answer of the server. */
export interface Exchange {
  readonly user: string;
  readonly path: string;
  readonly sent: number;
  readonly received: number;
  readonly status: number;
  readonly text: string;
}

/** A server and its devices in one process, with a clock of their own and a network that can be cut. */
export function createWorld(options: WorldOptions = {}) {
  const { makeServerStore = createMemoryStore, makeDeviceStore = createMemoryStore } = options;
  const { serve = createFetchHandler } = options;
  const clock: Clock = { now: 1_700_000_000_000 };
  const news = createSyncNews();
  const errors: unknown[] = [];
  const requests: Exchange[] = [];
  let made = 0;
  const newId = (prefix: string) => prefix + String(made++).padStart(10 - prefix.length, "0");
  const server = openServer(options.serverTables ?? worldTables);

  /** A store for this version of the program, without a row yet, and what answers from it. */
  function openServer(tables: readonly Table[]) {
    // The same however often a transaction is begun again.
    const own = newId("r-");
    const newDevice = () => own;
    const extension = createServerExtension({ tables, now: () => clock.now, newDevice });
    const open = () => makeServerStore(tables, extension);
    const opened = { tables, open, store: open(), answer, wakes: 0 };
    const handle = serve({
      routes: mountRoutes([createSyncRoutes(tables)]),
      contextOf: async (request) =>
        ({
          store: server.store,
          clock: { now: () => clock.now },
          user: request.headers.get("x-user") ?? "",
          identity: { user: "", session: null, via: "built-in" },
          syncNews: news,
          background: { wake: () => void (server.wakes += 1) },
        }) as unknown as RequestContext,
      report: (error) => errors.push(error),
    });
    function answer(request: Request): Promise<Response> {
      return handle(request);
    }
    return opened;
  }

  /** The network, as a device sees it. */
  async function send(user: string, path: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(`http://server.test${path}`, { ...init, headers: { ...init.headers, "x-user": user } });
    const response = await server.answer(request);
    const text = await response.text();
    const { status } = response;
    const sent = typeof init.body === "string" ? init.body.length : 0;
    requests.push({ user, path, sent, received: text.length, status, text });
    return new Response(status === 204 ? null : text, { status, headers: { "content-type": "application/json" } });
  }

  function addDevice(more: DeviceOptions = {}): Device {
    const {
      user = "anna",
      owner = `owner-${made}`,
      tables = worldTables,
      fetch,
      wrapStore,
      arrivals,
      ...client
    } = more;
    const skew: Clock = { now: 0 };
    const now = () => clock.now + skew.now;
    const newDevice = more.newDevice ?? (() => newId("dev-"));
    const name = newDevice();
    const extension = createSyncExtension({ role: "device", tables, now, newDevice: () => name });
    const plain = more.store ?? makeDeviceStore(tables, extension);
    const store = wrapStore?.(plain) ?? plain;
    const openTab = () =>
      createSyncClient({
        store,
        tables,
        owner,
        name,
        fetch: (path, init) => (fetch ? fetch((...call) => send(user, ...call), path, init) : send(user, path, init)),
        now,
        lock: createLock(),
        packs: false,
        random: () => 0.5,
        newDevice,
        arrivals: arrivals?.(store, owner),
        ...client,
      });
    return { store, owner, tables, skew, openTab, client: openTab() };
  }

  return {
    clock,
    server,
    send,
    addDevice,
    errors,
    requests,
    news,
    /** Puts another version of the server in the place of this one, with the rows it has. */
    async upgradeServer(tables: readonly Table[]): Promise<void> {
      const next = openServer(tables);
      await copyStore(server.store, server.tables, next.store, tables);
      await server.store.close();
      Object.assign(server, next);
      await takeUpRows(next.store, tables);
    },
  };
}

/** Row by row, past the extension; as stores do when they open, rows are read by the schema of the new version. */
export async function copyStore(
  from: Store,
  has: readonly Table[],
  to: Store,
  tables: readonly Table[],
): Promise<Store> {
  for (const old of has) {
    const table = tables.find(({ name }) => name === old.name);
    if (!table) continue;
    const rows = await from.query(old, { owner: ANY_OWNER });
    const plain: Table = { ...table, syncs: false };
    await to.write(rows.map((row) => put(plain, table.schema.parse(row))));
  }
  return to;
}

export interface DeviceOptions {
  readonly user?: string;
  readonly owner?: string;
  readonly tables?: readonly Table[];
  readonly store?: Store;
  readonly wrapStore?: (store: Store) => Store;
  readonly arrivals?: (store: Store, owner: string) => Arrivals;
  readonly pageSize?: number;
  readonly batchSize?: number;
  readonly newDevice?: () => string;
  readonly fetch?: (
    send: (path: string, init?: RequestInit) => Promise<Response>,
    path: string,
    init?: RequestInit,
  ) => Promise<Response>;
}

export type World = ReturnType<typeof createWorld>;

/** One at a time within this process. */
export function createLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(_: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

export const note = (owner: string, id: string, fields: Partial<Note> = {}): Note => ({
  id,
  owner,
  a: 0,
  b: 0,
  name: null,
  ...fields,
});

/** The notes of a device without their owner, by id. */
export async function notesOf({ store, owner }: Pick<Device, "store" | "owner">) {
  const rows = await store.query(notes, { owner });
  return rows.map(({ owner: _, ...rest }) => rest);
}
