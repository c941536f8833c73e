import { chatTables } from "#core/chat/chat.ts";
import { expect, it } from "vitest";
import { collections } from "../collections/collection.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put, remove } from "#core/storage/store.ts";
import { createSyncExtension } from "#core/sync/merge/extension.ts";
import { applyPage } from "#core/sync/device/apply-pull.ts";
import { relink } from "#core/sync/device/link.ts";
import { operation } from "#core/sync/merge/procedure.ts";
import { syncLinks } from "#core/sync/merge/sync-tables.ts";
import { formatStamp } from "#core/sync/protocol/stamp.ts";
import { toValues, type WireRow } from "#core/sync/merge/wire.ts";
import { tables } from "#core/api/tables.ts";
import { documents, type DocumentRow } from "./document.ts";
import { mayProcess } from "./may-process.ts";
import { sweep } from "./sweep.ts";
import { sampleDocument } from "./testing/sample-document.ts";

const HOUR = 3_600_000;
const owner = "00000000-0000-4000-8000-000000000001";

function setup() {
  const clock = { time: 1_700_000_000_000, now: () => clock.time };
  const extension = createSyncExtension({ role: "device", tables, now: clock.now, newDevice: () => "this-one--" });
  const store = createMemoryStore(tables, extension);
  const deps = { store, blobs: createMemoryBlobs(), clock };

  /** A row that another device wrote just now. */
  async function arrive(name: string, row: Readonly<Record<string, unknown>> & { readonly id: string }) {
    await store.write([operation(relink, owner, { change: {} })]);
    const fence = (await store.get(syncLinks, owner, "link"))?.fence ?? 0;
    const stamp = formatStamp({ ms: clock.now(), counter: 0 }, "other-one-");
    const wire: WireRow = [name, row.id, stamp, toValues(row, owner), 0, 1];
    await store.write([operation(applyPage, owner, { fence, rows: [wire], link: {}, heal: false })]);
  }
  return { ...deps, clock, arrive, chats: chatTables };
}

const collectionId = "00000000-0000-4000-8000-00000000000c";

const document = (file: string): DocumentRow =>
  sampleDocument({ owner, collection_id: collectionId, status: "processing", chunk_count: 0, file });

it("a document is processed where it was put in", async () => {
  const deps = setup();
  const row = document("missing");
  await deps.store.write([put(documents, row)]);
  expect(await mayProcess(deps, row)).toBe(true);
});

it("one that another device put in is left to it for an hour, and then taken over where its file is", async () => {
  const deps = setup();
  const { id } = await deps.blobs.put(new TextEncoder().encode("abc"));
  const row = document(id);
  await deps.arrive("documents", { ...row });
  expect(await deps.store.get(documents, owner, row.id)).toEqual(row);
  expect(await mayProcess(deps, row)).toBe(false);
  deps.clock.time += HOUR + 1;
  expect(await mayProcess(deps, row)).toBe(true);
  expect(await mayProcess(deps, { ...row, file: "0".repeat(64) })).toBe(false);
});

it("tidying up spares documents whose collection is still on its way, and takes those whose collection was deleted", async () => {
  const deps = setup();
  const row = document("missing");
  await deps.arrive("documents", { ...row });
  await sweep(deps);
  expect(await deps.store.get(documents, owner, row.id)).toBeDefined();

  const now = "2026-11-20T12:34:56.789Z";
  const collection = {
    id: collectionId,
    owner,
    name: "c",
    description: "d",
    color: "#3B82F6",
    created_at: now,
    updated_at: now,
  };
  await deps.store.write([put(collections, collection)]);
  await deps.store.write([remove(collections, owner, collectionId)]);
  await sweep(deps);
  expect(await deps.store.get(documents, owner, row.id)).toBeUndefined();
});
