import { tmpdir } from "node:os";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { ChatMessageRow } from "#core/chat/chat.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { createSyncExtension } from "#core/sync/merge/extension.ts";
import { createSyncClient } from "#core/sync/device/sync-client.ts";
import { tables } from "#core/api/tables.ts";
import { startInProcess, type TestServer } from "#sync-server/testing/start-in-process.ts";
import { stopwatch, type SyncCase } from "./sync-case.ts";
import { countBytes, type CountingProxy } from "./sync-proxy.ts";

/** Folders there are in memory, where the system has them. */
export const MEMORY = "/dev/shm";

/** A server behind a proxy that counts, when it has finished starting; its files are below `folder`. */
export async function withServer<Result>(
  work: (proxy: CountingProxy) => Promise<Result>,
  folder = tmpdir(),
): Promise<Result> {
  const server = await startIn(folder);
  const proxy = await countBytes(server.ports[0] ?? 0);
  try {
    await untilQuiet();
    return await work(proxy);
  } finally {
    await proxy.close();
    await server.close();
  }
}

async function startIn(folder: string): Promise<TestServer> {
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = folder;
  try {
    return await startInProcess();
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
}

/** Its other workers load their code for a second or two, which is not what is measured. At most ten. */
async function untilQuiet(): Promise<void> {
  for (let look = 0, before = processorTime(); look < 50; look++) {
    await new Promise((resolve) => void setTimeout(resolve, 200));
    const now = processorTime();
    if (now - before < 20) return;
    before = now;
  }
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A new account's login, as the header a browser would send. */
export async function logIn({ origin }: Pick<CountingProxy, "origin">, name: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${origin}/sync/auth${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const password = "correct horse battery";
  await post("/register", { username: name, email: `${name}@example.org`, password });
  const login = await post("/login", { email: `${name}@example.org`, username: name, password });
  return login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** A device over rows in memory, with the client that the page has; the built-in user's where nobody is logged in. */
export function device(proxy: Pick<CountingProxy, "origin">, cookie?: string) {
  const now = () => Date.now();
  const store = createMemoryStore(tables, createSyncExtension({ role: "device", tables, now }));
  const counter = { requests: 0 };
  const ask = (path: string, init?: RequestInit) => {
    counter.requests += 1;
    return fetch(proxy.origin + path, cookie ? { ...init, headers: { ...init?.headers, cookie } } : init);
  };
  const lock = <Done>(_: string, work: () => Promise<Done>) => work();
  const client = createSyncClient({ store, tables, owner: LOCAL_USER, name: "bench", now, fetch: ask, lock });
  return { store, client, counter, ask };
}

export type Device = ReturnType<typeof device>;

/** One cycle of each, one after another. */
export async function measure(proxy: CountingProxy, devices: readonly Device[]): Promise<SyncCase> {
  proxy.take();
  for (const { counter } of devices) counter.requests = 0;
  const passed = stopwatch();
  for (const { client } of devices) {
    const { state } = await client.cycle();
    if (state.status !== "synced") throw new Error(state.problem ?? state.status);
  }
  const times = passed();
  const requests = devices.reduce((sum, { counter }) => sum + counter.requests, 0);
  return { ...times, kilobytes: proxy.take() / 1000, requests };
}

const WORDS = "the quick brown fox jumps over a lazy dog while seven wizards box daft liquor jugs at dawn".split(" ");

/** Rows of about 300 bytes, with text that packs as text does. */
export function rowsOf(count: number): ChatMessageRow[] {
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
      session_id: conversation,
      role: "user",
      content: message,
      metadata: {},
      collection_id: null,
      created_at: now,
      position: `${now}-${at}`,
    };
  });
}
