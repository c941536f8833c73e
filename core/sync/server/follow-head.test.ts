import { expect, it } from "vitest";
import { createMemoryStore } from "../../storage/testing/memory-store.ts";
import { put } from "../../storage/store.ts";
import { EMPTY_HEAD } from "../merge/heads.ts";
import { createNewsStore, createSyncNews } from "./news.ts";
import { followHead } from "./follow-head.ts";
import { syncDevices } from "./server-tables.ts";
import { syncHeads, type HeadRow } from "../merge/sync-tables.ts";

it("R46: says that another key counts, although no row was written", async () => {
  const news = createSyncNews();
  const store = createNewsStore(createMemoryStore([syncHeads, syncDevices]), news, () => true);
  const write = (head: Partial<HeadRow>) =>
    store.write([put(syncHeads, { ...EMPTY_HEAD, owner: "o", device: "server", seq: 4, ...head })]);
  await write({ sealed: "a" });
  const stop = new AbortController();
  const events = followHead({ store, news }, "o", "device-aaa", stop.signal);
  expect((await events.next()).value).toEqual({ event: "head", data: 4 });
  await write({ sealed: "a", sealed_with: 2 });
  expect((await events.next()).value).toEqual({ event: "keys", data: "a.2" });
  await write({ sealed: "a", sealed_with: 2, seq: 5 });
  expect((await events.next()).value).toEqual({ event: "head", data: 5 });
  stop.abort();
  expect((await events.next()).done).toBe(true);
});
