import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chatSessions, chatTables } from "../../chat/chat.ts";
import { collections } from "../collections/collection.ts";
import { documents, type DocumentRow } from "./document.ts";
import { sampleDocument } from "./testing/sample-document.ts";
import { sampleBytes } from "#core/storage/contract/blobs-rules.ts";
import type { Blobs } from "../../storage/blobs.ts";
import { createMemoryBlobs } from "../../storage/testing/memory-blobs.ts";
import { createMemoryStore } from "../../storage/testing/memory-store.ts";
import { change, put, remove, StorageFull } from "../../storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { Unreachable } from "#core/sync/device/client-http.ts";
import { envelopeId, syncRows, type EnvelopeRow } from "#core/sync/merge/sync-tables.ts";
import { createFetchingBlobs, fetchMissing } from "#core/sync/files/fetch-blobs.ts";
import { makeRoom } from "./make-room.ts";
import { createRoom, createRoomyBlobs } from "#core/sync/files/room.ts";

const OWNER = "anna";
/** Bytes that stand for a megabyte, so that the tests are quick. */
const MB = 16 * 1024;
const RESERVE = 2 * MB;

/** A device with so many bytes for files, and a server that has what it was sent. */
function setup({ quota = 40 * MB, tells = true } = {}) {
  const store = createMemoryStore(tables);
  const memory = createMemoryBlobs();
  const server = { held: new Set<string>(), isThere: true, asked: 0 };
  const opened = new Map<string, number>();
  /** Blobs that went, and whether the server had them then. */
  const gone: { readonly id: string; readonly wasHeld: boolean }[] = [];
  let used = 0;

  const disk: Blobs = {
    ...memory,
    async put(content) {
      const bytes = content instanceof Uint8Array ? content : new Uint8Array(await new Response(content).arrayBuffer());
      const stored = await memory.put(bytes);
      if (!sizes.has(stored.id)) {
        if (used + stored.size > quota) {
          await memory.remove(stored.id);
          throw new StorageFull();
        }
        sizes.set(stored.id, stored.size);
        used += stored.size;
      }
      return stored;
    },
    async remove(id) {
      gone.push({ id, wasHeld: server.held.has(id) });
      used -= sizes.get(id) ?? 0;
      sizes.delete(id);
      await memory.remove(id);
    },
  };
  const sizes = new Map<string, number>();
  const http = {
    async missing(ids: readonly string[]) {
      if (!server.isThere) throw new Unreachable(new Error("off"));
      server.asked++;
      return ids.filter((id) => !server.held.has(id));
    },
  };
  const deps = { store, chats: chatTables, blobs: disk, http, owner: OWNER, opened };
  const room = (mayGo: "originals" | "originals and indexes") =>
    createRoom({
      left: async () => (tells ? { free: quota - used, reserve: RESERVE } : undefined),
      make: async (bytes) => ({
        freed: await makeRoom(deps, bytes, mayGo).catch(() => 0),
        reason: "There is no room left on this device.",
      }),
    });

  let made = 0;
  async function addDocument(size: number, more: Partial<DocumentRow> = {}, state: "sent" | "dirty" = "sent") {
    const at = ++made;
    const blobs = createRoomyBlobs(disk, room("originals and indexes"));
    const file = (await blobs.put(sampleBytes(size, at))).id;
    const segment = (await blobs.put(sampleBytes(100, 100_000 + at))).id;
    const row = documentRow(at, { file, segments: [segment], file_size: size, ...more });
    const dirty = state === "dirty" ? { dirty: { "*": "" } } : {};
    const books = { id: envelopeId(documents.name, row.id), owner: row.owner, seq: at, born: "", stamp: "", live: "" };
    await store.write([put(documents, row), put(syncRows, { ...books, place: "table", ...dirty } as EnvelopeRow)]);
    return row;
  }
  const send = (...rows: DocumentRow[]) => {
    for (const { file, segments } of rows) for (const id of [file, ...segments]) server.held.add(id);
  };
  const isHere = async (id: string) => (await memory.size(id)) !== undefined;
  return { store, disk, server, opened, gone, deps, room, addDocument, send, isHere, used: () => used };
}

const time = (at: number) => new Date(Date.UTC(2026, 10, 1) + at * 60_000).toISOString();

const documentRow = (at: number, fields: Partial<DocumentRow>): DocumentRow =>
  sampleDocument({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
    owner: OWNER,
    collection_id: collectionId(0),
    created_at: time(at),
    ...fields,
  });

const collectionId = (at: number) => `00000000-0000-4000-9000-${String(at).padStart(12, "0")}`;

const collectionRow = (at: number, updated: number) => ({
  id: collectionId(at),
  owner: OWNER,
  name: `${at}`,
  description: "",
  color: "#000000",
  created_at: time(0),
  updated_at: time(updated),
});

describe("R35: a device that is full", () => {
  it("lets go of the file that nobody opened for longest, once the server says that it has it", async () => {
    const { addDocument, send, opened, isHere } = setup();
    const rows = [await addDocument(10 * MB), await addDocument(10 * MB), await addDocument(10 * MB)];
    send(...rows);
    opened.set(rows[0]?.file ?? "", Date.parse(time(50)));
    const more = await addDocument(12 * MB);
    expect(await Promise.all([...rows, more].map(({ file }) => isHere(file)))).toEqual([true, false, true, true]);
  });

  it("keeps what is nowhere else, whatever is asked of it", async () => {
    const { addDocument, send, gone, deps, server, store } = setup();
    const row = await addDocument(1 * MB, {}, "dirty");
    const staying = await addDocument(1 * MB, { never_leaves: true });
    const unread = await addDocument(1 * MB, { status: "processing" });
    const foreign = await addDocument(1 * MB, { owner: "another profile" });
    const unsent = await addDocument(1 * MB);
    send(row, staying, unread, foreign);
    const shared = await addDocument(1 * MB);
    send(shared);
    await store.write([put(documents, documentRow(99, { owner: "another profile", file: shared.file }))]);
    expect(await makeRoom(deps, 100 * MB, "originals and indexes")).toBe(0);
    expect(gone).toEqual([]);
    expect(server.asked).toBe(1);
    send(unsent);
    expect(await makeRoom(deps, 100 * MB, "originals")).toBe(1 * MB);
    expect(gone).toEqual([{ id: unsent.file, wasHeld: true }]);
  });

  it("lets go of nothing while the server cannot be asked, and refuses what is new with a reason", async () => {
    const { addDocument, send, server, gone } = setup();
    send(await addDocument(20 * MB));
    server.isThere = false;
    await expect(addDocument(19 * MB)).rejects.toThrow("There is no room left on this device.");
    expect(gone).toEqual([]);
  });

  it("keeps a document that was changed while the server was asked", async () => {
    const { addDocument, send, deps, gone, store } = setup();
    const row = await addDocument(5 * MB);
    send(row);
    const http = {
      async missing() {
        await store.write([change(documents, OWNER, row.id, { never_leaves: true })]);
        return [];
      },
    };
    expect(await makeRoom({ ...deps, http }, MB, "originals")).toBe(0);
    expect(gone).toEqual([]);
  });

  it("gives up indexes only after all files, those of the collection used longest ago first, and never of the last", async () => {
    const { addDocument, send, deps, gone, store } = setup();
    const rows = [];
    for (const at of [0, 1, 2]) rows.push(await addDocument(MB, { collection_id: collectionId(at) }));
    await store.write([0, 1, 2].map((at) => put(collections, collectionRow(at, at))));
    const session = { id: collectionId(9), owner: OWNER, name: "", collection_id: collectionId(0) };
    await store.write([put(chatSessions, { ...session, created_at: time(0), updated_at: time(500) } as never)]);
    send(...rows);
    await makeRoom(deps, 3 * MB, "originals");
    expect(gone.map(({ id }) => id)).toEqual(rows.map(({ file }) => file));
    gone.splice(0);
    expect(await makeRoom(deps, MB, "originals")).toBe(0);
    expect(await makeRoom(deps, MB, "originals and indexes")).toBe(200);
    expect(gone.map(({ id }) => id)).toEqual([rows[1]?.segments[0], rows[2]?.segments[0]]);
  });

  it("tries again where the browser does not tell what is left", async () => {
    const { addDocument, send, isHere } = setup({ tells: false });
    const row = await addDocument(30 * MB);
    send(row);
    const next = await addDocument(20 * MB);
    expect([await isHere(row.file), await isHere(next.file)]).toEqual([false, true]);
  });

  it("asks for the bytes of a stream once more, when room was made after it had been read", async () => {
    const { disk, addDocument, send, room } = setup({ tells: false });
    send(await addDocument(30 * MB));
    const blobs = createRoomyBlobs(disk, room("originals"));
    const stream = () => new Blob([sampleBytes(20 * MB, 7)]).stream();
    await expect(blobs.put(stream())).rejects.toMatchObject({ name: "StorageFull", roomMade: true });
    expect((await blobs.put(stream())).size).toBe(20 * MB);
  });

  it("counts what it has written of a file itself, where the browser counts only whole files", async () => {
    const { disk, deps, addDocument, send, gone, used } = setup({ quota: 300 * MB });
    send(await addDocument(150 * MB));
    const before = used();
    const make = async (bytes: number) => ({ freed: await makeRoom(deps, bytes, "originals"), reason: "Full." });
    const blobs = createRoomyBlobs(
      disk,
      createRoom({ left: async () => ({ free: 300 * MB - before, reserve: RESERVE }), make }),
    );
    expect((await blobs.put(new Blob([sampleBytes(200 * MB, 7)]).stream())).size).toBe(200 * MB);
    expect(gone).toHaveLength(1);
  });

  it("shows what it fetches without keeping it, checked against its name", async () => {
    const { disk, addDocument, room, isHere } = setup();
    await addDocument(37 * MB, {}, "dirty");
    const content = sampleBytes(3 * MB, 8);
    const { id } = await createMemoryBlobs().put(content);
    const served = { bytes: content };
    const http = {
      get: async (_: string, from: number) => new Blob([served.bytes.slice(from)]).stream(),
      missing: async () => [],
    };
    const blobs = createFetchingBlobs(disk, http, { keep: createRoomyBlobs(disk, room("originals")) });
    expect(await blobs.bytes(id)).toEqual(content);
    expect((await blobs.bytesOfMany([id]))[0]).toEqual(content);
    const part = new Response(await blobs.stream(id, MB, MB + 10)).arrayBuffer();
    expect(new Uint8Array(await part)).toEqual(content.slice(MB, MB + 10));
    expect(await isHere(id)).toBe(false);
    served.bytes = sampleBytes(3 * MB, 9);
    expect(await blobs.bytes(id)).toBeUndefined();
    const spare = createRoomyBlobs(disk, room("originals"));
    expect(await fetchMissing(spare, http, [id], new AbortController().signal)).toBe(0);
  });

  it("whatever is added, sent, opened, edited, deleted and lost by the server: nothing goes that is nowhere else", async () => {
    const action = fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: fc.constant("add" as const), mb: fc.integer({ min: 1, max: 12 }) }) },
      fc.record({ kind: fc.constantFrom("send", "open", "edit", "stay", "delete", "lose"), at: fc.nat(30) }),
      fc.record({ kind: fc.constantFrom("server off", "server on") }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 40 }), fc.boolean(), async (actions, tells) => {
        const world = setup({ quota: 30 * MB, tells });
        const { store, server, gone, isHere } = world;
        for (const { kind, ...more } of actions) {
          const rows = await store.query(documents, {
            owner: OWNER,
            order: { by: "created_at", direction: "ascending" },
          });
          const at = "at" in more ? more.at : undefined;
          const row = at === undefined ? undefined : rows[at % Math.max(1, rows.length)];
          if ("mb" in more) await world.addDocument(more.mb * MB).catch(expectFull);
          if (kind === "server off" || kind === "server on") server.isThere = kind === "server on";
          if (!row || at === undefined) continue;
          const books = envelopeId(documents.name, row.id);
          if (kind === "send") world.send(row);
          if (kind === "open") world.opened.set(row.file, Date.parse(time(1000 + at)));
          if (kind === "edit") await store.write([change(syncRows, OWNER, books, { dirty: { "*": "" } })]);
          if (kind === "stay" && (await isHere(row.file)))
            await store.write([change(documents, OWNER, row.id, { never_leaves: true })]);
          if (kind === "delete") await store.write([remove(documents, OWNER, row.id)]);
          if (kind === "lose" && (await isHere(row.file))) server.held.delete(row.file);
        }
        expect(gone.filter(({ wasHeld }) => !wasHeld)).toEqual([]);
        for (const row of await store.query(documents, { owner: OWNER }))
          for (const id of [row.file, ...row.segments]) {
            if (row.never_leaves || !server.held.has(id)) expect(await isHere(id), id).toBe(true);
          }
      }),
      { numRuns: 60 },
    );
  });
});

function expectFull(error: unknown): void {
  if (!(error instanceof StorageFull)) throw error;
}
