import { chatTables } from "#core/chat/chat.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collections } from "#core/library/collections/collection.ts";
import { documents, type DocumentRow } from "#core/library/documents/document.ts";
import { sampleBytes } from "#core/storage/contract/blobs-rules.ts";
import type { Blobs } from "../../storage/blobs.ts";
import { change, put, remove } from "../../storage/store.ts";
import { createFetchingBlobs } from "../files/fetch-blobs.ts";
import { makeRoom } from "#core/library/documents/make-room.ts";
import { Refused, Unreachable } from "../device/client-http.ts";
import { FRAME } from "./sealed-frames.ts";
import { collection, cycle, document, setup as setupAccount } from "./testing/encrypted-account.ts";
import { sealedFiles } from "./tables.ts";

const EVERYTHING = 1_000_000_000;

/** A device of an encrypted account, full of files that its server has sealed. */
async function setup() {
  const world = await setupAccount();
  const { one, server } = world;
  const folder = collection(one.owner, "Rivers");
  await one.store.write([put(collections, folder)]);
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  const gone: string[] = [];
  const blobs: Blobs = {
    ...one.blobs,
    async remove(id) {
      gone.push(id);
      await one.blobs.remove(id);
    },
  };
  let made = 0;
  return {
    ...world,
    gone,
    async addDocument(size: number): Promise<DocumentRow> {
      const bytes = sampleBytes(size, ++made);
      const { id } = await one.blobs.put(bytes);
      contents.set(id, bytes);
      const row = { ...document(one.owner, folder.id, id), file_size: size };
      await one.store.write([put(documents, row)]);
      return row;
    },
    async send() {
      await cycle(one);
      await one.moveFiles();
    },
    makeRoom: (bytes = EVERYTHING) =>
      makeRoom(
        { store: one.store, chats: chatTables, blobs, http: one.http(), owner: one.owner, opened: new Map() },
        bytes,
        "originals and indexes",
      ),
    named: () => server.store.query(sealedFiles, { owner: "anna" }),
    /** What went is given again, byte for byte. */
    async expectFetchable() {
      const fetching = createFetchingBlobs(one.blobs, one.http());
      for (const id of gone.splice(0)) expect(await fetching.bytes(id)).toEqual(contents.get(id));
    },
  };
}

describe("R35: a full device of an encrypted account", () => {
  it("lets go of files that its server holds sealed, and opens them again when they are read", async () => {
    const world = await setup();
    const rows = [await world.addDocument(0), await world.addDocument(700), await world.addDocument(FRAME + 5)];
    expect(await world.makeRoom()).toBe(0);
    await world.send();
    expect(await world.makeRoom()).toBe(700 + FRAME + 5);
    expect(world.gone).toEqual(expect.arrayContaining(rows.map(({ file }) => file)));
    for (const { file } of rows) expect(await world.one.blobs.size(file)).toBeUndefined();
    await world.expectFetchable();
  });

  it("keeps a file whose name leads to other bytes on the server", async () => {
    const world = await setup();
    const [row] = [await world.addDocument(500), await world.addDocument(600)];
    await world.send();
    const [first, second] = await world.named();
    if (!first || !second) throw new Error("Both were sent.");
    // As a device with a defect, or a server that was tampered with, would leave it.
    await world.server.store.write([put(sealedFiles, { ...first, blob: second.blob })]);
    await world.makeRoom();
    expect(world.gone).toHaveLength(1);
    expect((await world.one.blobs.size(row.file)) === undefined).toBe(world.gone.includes(row.file));
    await world.expectFetchable();
  });

  it("lets go of nothing while its server cannot be asked, or the key is not on it", async () => {
    const world = await setup();
    await world.addDocument(500);
    await world.send();
    const { pass } = world.network;
    world.network.pass = () => Promise.reject(new Error("off"));
    await expect(world.makeRoom()).rejects.toThrow(Unreachable);
    // It goes off after it has said what it has.
    world.network.pass = (request) => (request.method === "POST" ? pass(request) : Promise.reject(new Error("off")));
    await expect(world.makeRoom()).rejects.toThrow(Unreachable);
    world.network.pass = pass;
    world.one.unlock(undefined);
    await expect(world.makeRoom()).rejects.toThrow(Refused);
    expect(world.gone).toEqual([]);
  });

  it("whatever is added, sent, edited, kept here, deleted, lost and confused by the server: what goes can be had again", async () => {
    const action = fc.oneof(
      { weight: 3, arbitrary: fc.record({ do: fc.constant("add" as const), size: fc.nat(3000) }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant("send" as const) }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant("make room" as const), size: fc.nat(9000) }) },
      fc.record({ do: fc.constantFrom("edit", "stay", "delete", "lose", "empty", "confuse"), at: fc.nat(30) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 25 }), async (actions) => {
        const world = await setup();
        const { one, server } = world;
        let wrong = false;
        for (const step of actions) {
          if (step.do === "add") await world.addDocument(step.size);
          // A server that has lost what it says it has cannot be sent the same again.
          if (step.do === "send" && !wrong) await world.send();
          if (step.do === "make room") await world.makeRoom(step.size);
          await world.expectFetchable();
          if (!("at" in step)) continue;
          const rows = await one.store.query(documents, { owner: one.owner });
          const row = rows[step.at % Math.max(1, rows.length)];
          const names = await world.named();
          const name = names[step.at % Math.max(1, names.length)];
          if (row && step.do === "edit") await one.store.write([change(documents, one.owner, row.id, { attempts: 1 })]);
          if (row && step.do === "stay" && (await one.blobs.size(row.file)) !== undefined)
            await one.store.write([change(documents, one.owner, row.id, { never_leaves: true })]);
          if (row && step.do === "delete") await one.store.write([remove(documents, one.owner, row.id)]);
          if (!name) continue;
          const other = names[(step.at + 1) % names.length] ?? name;
          if (step.do === "lose") await server.store.write([remove(sealedFiles, "anna", name.id)]);
          if (step.do === "empty") await server.blobs.remove(name.blob);
          if (step.do === "confuse") await server.store.write([put(sealedFiles, { ...name, blob: other.blob })]);
          wrong ||= ["lose", "empty", "confuse"].includes(step.do);
        }
        await world.makeRoom();
        await world.expectFetchable();
        for (const row of await one.store.query(documents, { owner: one.owner }))
          if (row.never_leaves) expect(await one.blobs.size(row.file)).toBeDefined();
      }),
      { numRuns: 40 },
    );
  });
});
