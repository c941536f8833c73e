import { z } from "zod";
import { createFetchHandler } from "../../http/fetch-handler.ts";
import { mountRoutes } from "../../http/route.ts";
import type { RequestContext } from "../../context.ts";
import { createMemoryStore } from "../../storage/memory-store.ts";
import type { Store } from "../../storage/store.ts";
import { table, type Table } from "../../storage/table.ts";
import type { WriteExtension } from "../../storage/write-extension.ts";
import { createSyncExtension } from "../extension.ts";
import { createSyncNews } from "../news.ts";
import { ALL_RULES, type SyncRules } from "../rules.ts";
import { createSyncClient, type SyncClient } from "../sync-client.ts";
import { syncTables } from "../sync-tables.ts";
import { createSyncRoutes } from "../sync.routes.ts";

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

export const worldTables = [notes, secrets, ...syncTables] as unknown as readonly Table[];

export type MakeStore = (tables: readonly Table[], extension: WriteExtension) => Store;

export interface WorldOptions {
  readonly rules?: SyncRules;
  readonly makeServerStore?: MakeStore;
  readonly makeDeviceStore?: MakeStore;
  readonly serverTables?: readonly Table[];
}

export interface Clock {
  now: number;
}

export interface Device {
  readonly client: SyncClient;
  readonly store: Store;
  readonly owner: string;
  /** Milliseconds that its clock is wrong. */
  readonly skew: Clock;
}

/** A server and its devices in one process, with a clock of their own and a network that can be cut. */
export function createWorld(options: WorldOptions = {}) {
  const { rules = ALL_RULES, makeServerStore = createMemoryStore, makeDeviceStore = createMemoryStore } = options;
  const clock: Clock = { now: 1_700_000_000_000 };
  const serverTables = options.serverTables ?? worldTables;
  const serverExtension = createSyncExtension({ role: "server", tables: serverTables, now: () => clock.now, rules });
  const server = { store: makeServerStore(serverTables, serverExtension) };
  const news = createSyncNews();
  const errors: unknown[] = [];
  const requests: { readonly path: string; readonly sent: number; readonly received: number }[] = [];
  let made = 0;

  const answer = createFetchHandler<RequestContext>({
    routes: mountRoutes([createSyncRoutes(serverTables, rules)]),
    contextOf: async (request) =>
      ({
        store: server.store,
        clock: { now: () => clock.now },
        user: request.headers.get("x-user") ?? "",
        identity: { user: "", session: null, via: "built-in" },
        syncNews: news,
      }) as unknown as RequestContext,
    report: (error) => errors.push(error),
  });

  /** The network, as a device sees it. */
  async function send(user: string, path: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(`http://server.test${path}`, { ...init, headers: { ...init.headers, "x-user": user } });
    const response = await answer(request);
    const body = await response.arrayBuffer();
    requests.push({ path, sent: typeof init.body === "string" ? init.body.length : 0, received: body.byteLength });
    return new Response(body, { status: response.status, headers: response.headers });
  }

  function addDevice(more: DeviceOptions = {}): Device {
    const { user = "anna", owner = `owner-${made}`, tables = worldTables, fetch, wrapStore, ...client } = more;
    const number = made++;
    const skew: Clock = { now: 0 };
    const now = () => clock.now + skew.now;
    const newDevice = () => `dev-${String(number).padStart(6, "0")}`;
    const extension = createSyncExtension({ role: "device", tables, now, newDevice, rules });
    const plain = more.store ?? makeDeviceStore(tables, extension);
    const store = wrapStore?.(plain) ?? plain;
    const device: Device = {
      store,
      owner,
      skew,
      client: createSyncClient({
        store,
        tables,
        owner,
        name: `Device ${number}`,
        fetch: (path, init) => (fetch ? fetch((...call) => send(user, ...call), path, init) : send(user, path, init)),
        now,
        lock: createLock(),
        packs: false,
        random: () => 0.5,
        rules,
        ...client,
      }),
    };
    return device;
  }

  return {
    clock,
    server,
    send,
    addDevice,
    errors,
    requests,
    news,
    extension: serverExtension,
    makeMemoryStore: createMemoryStore,
  };
}

export interface DeviceOptions {
  readonly user?: string;
  readonly owner?: string;
  readonly tables?: readonly Table[];
  readonly store?: Store;
  readonly wrapStore?: (store: Store) => Store;
  readonly pageSize?: number;
  readonly batchSize?: number;
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
