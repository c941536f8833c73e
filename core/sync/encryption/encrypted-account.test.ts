import fc from "fast-check";
import { expect, it } from "vitest";
import { collections, type CollectionRow } from "../../collections/collection.ts";
import { documents, type DocumentRow } from "../../documents/document.ts";
import { sampleBytes } from "../../storage/blobs-rules.ts";
import { ANY_OWNER, change, put, remove, starting } from "../../storage/store.ts";
import { tables } from "../../tables.ts";
import { tags } from "../../tags/tag.ts";
import { newId } from "../../time.ts";
import { syncConflicts, syncRecovered, syncRows } from "../sync-tables.ts";
import type { EncryptedDevice } from "./testing/encrypted-device.ts";
import { finishAllEmptying, turnOn } from "./account-encryption.ts";
import { createKeyRing } from "./key-ring.ts";
import { createSealing } from "./sealing.ts";
import { createEncryptedWorld } from "./testing/encrypted-world.ts";
import { quickStretch } from "./testing/quick-stretch.ts";
import { isSealed } from "./sealed-form.ts";
import { sealedFiles } from "./tables.ts";
import { makeKeys, unlock } from "./wrapped-keys.ts";

const AT = "2026-11-21T00:00:00.000Z";

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** An account that was encrypted before anything was on the server, and two devices that hold its key. */
async function setup() {
  const world = createEncryptedWorld();
  const [one, two] = [world.addDevice(), world.addDevice()];
  const made = await makeKeys(quickStretch, "anna", "correct horse");
  expect((await one.ask("/sync/encryption", json("PUT", made.wrapped))).status).toBe(204);
  one.unlock(made.kept);
  const { keys } = (await (await two.ask("/sync/encryption")).json()) as { keys: typeof made.wrapped };
  two.unlock(await unlock(quickStretch, "anna", keys, { recoveryKey: made.recoveryKey }));
  return { ...world, one, two, made };
}

async function cycle(...devices: readonly EncryptedDevice[]): Promise<void> {
  for (const device of devices) {
    const { state } = await device.client().cycle();
    expect(state).toMatchObject({ status: "synced", pending: 0, problem: null });
  }
}

const collection = (owner: string, name: string, id = newId()): CollectionRow =>
  ({
    id,
    owner,
    name,
    description: `${name}, described`,
    color: "#3B82F6",
    created_at: "2026-11-21T00:00:00.000Z",
    updated_at: "2026-11-21T00:00:00.000Z",
  }) as CollectionRow;

const namesOn = async ({ store, owner }: EncryptedDevice) =>
  (await store.query(collections, { owner })).map(({ name }) => name).sort();

it("R44: what one device writes the other reads, and the server has no value of it that it could read", async () => {
  const { server, one, two, errors } = await setup();
  await one.store.write([put(collections, collection(one.owner, "Canary"))]);
  await cycle(one, two);
  expect(await namesOn(two)).toEqual(["Canary"]);
  expect(await server.store.query(collections, { owner: ANY_OWNER })).toEqual([]);
  const books = await server.store.query(syncRows, { owner: "anna" });
  expect(books.length).toBe(1);
  expect(books.every(({ kept }) => Object.values(kept ?? {}).every(isSealed))).toBe(true);
  expect(JSON.stringify(books)).not.toContain("Canary");
  expect(errors).toEqual([]);
});

it("R44, R8: of two edits made apart the later counts everywhere, and the server keeps the other without reading it", async () => {
  const { server, clock, one, two } = await setup();
  const row = collection(one.owner, "First");
  await one.store.write([put(collections, row)]);
  await cycle(one, two);
  await one.store.write([change(collections, one.owner, row.id, { name: "By one" })]);
  clock.time += 5;
  await two.store.write([change(collections, two.owner, row.id, { name: "By two" })]);
  await cycle(one, two, one, two);
  for (const device of [one, two]) {
    expect(await namesOn(device)).toEqual(["By two"]);
    const losers = await device.store.query(syncConflicts, { owner: device.owner });
    expect(losers.map(({ field, value }) => [field, value])).toEqual([["name", "By one"]]);
  }
  const kept = await server.store.query(syncConflicts, { owner: "anna" });
  expect(kept.map(({ value }) => isSealed(value))).toEqual([true]);
  await two.store.write([remove(syncConflicts, two.owner, kept[0]?.id ?? "")]);
  await cycle(two, one);
  expect(await one.store.count(syncConflicts, { owner: one.owner })).toBe(0);
});

it("R8, R44: a value that lost goes after thirty days, also one that a device kept and sealed", async () => {
  const { server, clock, one, two } = await setup();
  const stamp = `${clock.time.toString(36).padStart(9, "0")}0000.device-aaa`;
  const lost = { table: "collections", row_id: "c1", field: "name", value: "Canary", stamp };
  await one.store.write([put(syncConflicts, { id: `collections/c1#name@${stamp}`, owner: one.owner, ...lost })]);
  await cycle(one, two);
  expect(await two.store.query(syncConflicts, { owner: two.owner })).toMatchObject([lost]);
  expect(JSON.stringify(await server.store.query(syncRows, { owner: "anna" }))).not.toContain("Canary");
  clock.time += 31 * 86_400_000;
  await one.client().cycle();
  await cycle(one, two);
  for (const { store, owner } of [one, two]) expect(await store.count(syncConflicts, { owner })).toBe(0);
});

it("R44: a batch that was cut off goes again byte for byte, and is applied once", async () => {
  const { network, answer, one, two } = await setup();
  await cycle(one);
  await one.store.write([put(collections, collection(one.owner, "Once"))]);
  const bodies: string[] = [];
  network.pass = async (request) => {
    const isPush = request.url.endsWith("/sync/push");
    if (isPush) bodies.push(await request.clone().text());
    const response = await answer(request);
    if (isPush && bodies.length === 1) throw new TypeError("cut off");
    return response;
  };
  expect((await one.client().cycle()).state).toMatchObject({ status: "offline", pending: 1 });
  await cycle(one, two);
  expect(bodies.length).toBe(2);
  expect(bodies[1]).toBe(bodies[0]);
  expect(await namesOn(two)).toEqual(["Once"]);
});

it("R12, R44: what was stamped by a wrong clock is stamped and sealed anew", async () => {
  const { clock, one, two } = await setup();
  await cycle(one, two);
  clock.time += 3_600_000;
  await one.store.write([put(collections, collection(one.owner, "From tomorrow"))]);
  clock.time -= 3_600_000;
  await cycle(one, two);
  expect(await namesOn(two)).toEqual(["From tomorrow"]);
});

it("R44: a device without the key says so, keeps everything, and sends it once it is unlocked", async () => {
  const { server, one, two, made } = await setup();
  await cycle(one);
  two.unlock(undefined);
  await two.store.write([put(collections, collection(two.owner, "Waiting"))]);
  const { state } = await two.client().cycle();
  expect(state).toMatchObject({ status: "locked", pending: 1 });
  expect(state.problem).toContain("Unlock it here with its passphrase or its recovery key");
  expect(await server.store.count(syncRows, { owner: "anna" })).toBe(0);
  two.unlock(await unlock(quickStretch, "anna", made.wrapped, { passphrase: "correct horse" }));
  await cycle(two, one);
  expect(await namesOn(one)).toEqual(["Waiting"]);
});

it("R44: the server takes nothing readable for an encrypted account, nor anything from another one's keys", async () => {
  const { server, one, made } = await setup();
  await cycle(one);
  const device = (await one.client().device()) || "";
  const push = (ops: readonly unknown[]) => json("POST", { device, n: 1, since: 0, hash: "0".repeat(16), ops });
  const stamp = `00000000000a0.${device}`;
  const refused = await one.ask("/sync/push", push([["collections", "c", stamp, { name: "readable" }, 0, 1]]));
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: "not_sealed" }]);
  expect(await server.store.count(syncRows, { owner: "anna" })).toBe(0);
  await expect(server.store.write([put(collections, collection("anna", "By a job"))])).rejects.toThrow(
    "account_encrypted",
  );
  const others = await makeKeys(quickStretch, "anna", "correct horse");
  one.unlock(others.kept);
  expect((await one.client().cycle()).state.status).toBe("locked");
  const again = await one.ask("/sync/encryption", json("PUT", others.wrapped));
  expect(again.status).toBe(409);
  one.unlock(undefined);
  expect((await one.ask("/sync/encryption", json("PUT", made.wrapped))).status).toBe(204);
});

it("R44: turned on later, the readable copy is deleted, and the devices send all of it sealed", async () => {
  const world = createEncryptedWorld();
  const { server, errors } = world;
  const [one, two] = [world.addDevice(), world.addDevice()];
  const rows = Array.from({ length: 30 }, (_, at) => collection(one.owner, `Canary ${at}`));
  await one.store.write(rows.map((row) => put(collections, row)));
  const file = (await one.blobs.put(sampleBytes(5000, 9))).id;
  await one.store.write([put(documents, document(one.owner, rows[0]?.id ?? "", file))]);
  await cycle(one, two);
  await one.moveFiles();
  // Not sent yet when it is turned on: an edit, a row, and a deletion that only the other device knows of.
  await one.store.write([
    change(collections, one.owner, rows[1]?.id ?? "", { name: "Canary, edited" }),
    put(collections, collection(one.owner, "Canary, new")),
  ]);
  await two.store.write([remove(collections, two.owner, rows[2]?.id ?? "")]);

  const made = await makeKeys(quickStretch, "anna", "correct horse");
  expect((await one.ask("/sync/encryption", json("PUT", made.wrapped))).status).toBe(204);
  expect(await server.store.query(collections, { owner: ANY_OWNER })).toEqual([]);
  expect(await server.store.query(syncRows, { owner: ANY_OWNER })).toEqual([]);
  expect(await server.blobs.size(file)).toBeUndefined();

  expect((await two.client().cycle()).state).toMatchObject({ status: "locked", pending: 1 });
  for (const device of [one, two]) device.unlock(made.kept);
  await cycle(one, two, one, two);
  const expected = [...rows.map(({ name }) => name), "Canary, new", "Canary, edited"].filter(
    (name) => !["Canary 1", "Canary 2"].includes(name),
  );
  expect(await namesOn(one)).toEqual(expected.sort());
  expect(await namesOn(two)).toEqual(await namesOn(one));
  expect(await one.store.count(syncRecovered, { owner: one.owner })).toBe(0);
  expect(await one.store.count(syncConflicts, { owner: one.owner })).toBe(0);
  await one.moveFiles();
  expect(await two.moveFiles()).toMatchObject({ missing: 0 });
  expect(await two.blobs.bytes(file)).toEqual(sampleBytes(5000, 9));
  expect(await server.blobs.size(file)).toBeUndefined();
  for (const table of tables)
    expect(JSON.stringify(await server.store.query(table, { owner: ANY_OWNER }))).not.toContain("Canary");
  expect(errors).toEqual([]);
});

it("R44: cut off in the middle of deleting, the server gives nothing out, and goes on at its next start", async () => {
  const world = createEncryptedWorld();
  const { server, clock } = world;
  const one = world.addDevice();
  await one.store.write([put(collections, collection(one.owner, "Canary"))]);
  await cycle(one);
  const made = await makeKeys(quickStretch, "anna", "correct horse");
  let writes = 0;
  const dying = {
    ...server.store,
    write: (batch: Parameters<typeof server.store.write>[0]) =>
      ++writes > 1 ? Promise.reject(new Error("killed")) : server.store.write(batch),
  };
  await expect(turnOn({ ...server, store: dying, clock }, tables, "anna", made.wrapped)).rejects.toThrow("killed");
  expect(await server.store.count(collections, { owner: "anna" })).toBe(1);
  one.unlock(made.kept);
  expect((await one.client().cycle()).state.status).not.toBe("synced");
  expect((await one.ask("/sync/pull?device=device-aaa")).status).toBe(503);
  await finishAllEmptying(server, tables);
  expect(await server.store.count(collections, { owner: "anna" })).toBe(0);
  await cycle(one);
  expect(await server.store.count(syncRows, { owner: "anna" })).toBe(1);
});

it("R44: an edit under way in readable form when the account is encrypted is taken back and sealed", async () => {
  const world = createEncryptedWorld();
  const { network, answer } = world;
  const [one, two] = [world.addDevice(), world.addDevice()];
  const row = collection(one.owner, "Canary");
  await one.store.write([put(collections, row)]);
  await cycle(one, two);
  await one.store.write([change(collections, one.owner, row.id, { name: "Canary under way" })]);
  network.pass = () => Promise.reject(new TypeError("cut off"));
  expect((await one.client().cycle()).state).toMatchObject({ status: "offline", pending: 1 });
  network.pass = answer;
  const made = await makeKeys(quickStretch, "anna", "correct horse");
  await two.ask("/sync/encryption", json("PUT", made.wrapped));
  for (const device of [one, two]) device.unlock(made.kept);
  const bodies: string[] = [];
  network.pass = async (request) => {
    bodies.push(await request.clone().text());
    return answer(request);
  };
  await cycle(one, two);
  expect(await namesOn(two)).toEqual(["Canary under way"]);
  expect(bodies.join()).not.toContain("Canary");
});

it("R6, R44: a document put into a collection that was deleted elsewhere goes where the collection went", async () => {
  const { one, two } = await setup();
  const row = collection(one.owner, "Parent");
  await one.store.write([put(collections, row)]);
  await cycle(one, two);
  await one.store.write([remove(collections, one.owner, row.id)]);
  await two.store.write([put(documents, document(two.owner, row.id, "f".repeat(64)))]);
  await cycle(one, two, one, two);
  for (const { store, owner } of [one, two]) expect(await store.count(documents, { owner })).toBe(0);
});

it("R4, R44: rows that two versions start with differently are the same on all devices in the end", async () => {
  const { one, two } = await setup();
  const ids = Array.from({ length: 12 }, newId);
  for (const [device, name] of [
    [one, "an older version"],
    [two, "the newer version"],
  ] as const)
    await device.store.write(ids.map((id) => starting(put(collections, collection(device.owner, name, id)))));
  await cycle(one, two, one, two);
  expect(await namesOn(one)).toEqual(await namesOn(two));
  expect(await one.store.count(syncConflicts, { owner: one.owner })).toBe(0);
});

it("R4, R44: one value sealed twice, as by a copy of a device, changes nothing on the server and is no conflict", async () => {
  const { server, clock, one, made } = await setup();
  await cycle(one);
  const device = await one.client().device();
  const stamp = `${clock.time.toString(36).padStart(9, "0")}0000.${device}`;
  const { id, owner: _, ...values } = collection(one.owner, "Twice");
  const sealing = createSealing(createKeyRing(made.kept));
  const heads: number[] = [];
  for (const n of [1, 2, 3, 4]) {
    const ops = await sealing.seal([["collections", id, stamp, values, 0, 1, stamp, { "*": "" }]]);
    const body = { device, n, since: 0, hash: String(n).repeat(16), ops };
    heads.push(((await (await one.ask("/sync/push", json("POST", body))).json()) as { head: number }).head);
  }
  expect(heads).toEqual([1, 1, 1, 1]);
  expect(await server.store.count(syncConflicts, { owner: "anna" })).toBe(0);
});

const Step = fc.record({
  device: fc.constantFrom(0, 1, 2),
  act: fc.constantFrom("make", "name", "describe", "delete", "sync", "sync", "cut before", "cut after"),
  pick: fc.nat(3),
});

it("I2, R44: whatever is done and cut off, devices of an encrypted account end with the same, and the server reads nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 25 }), async (steps) => {
      const { world, devices } = await threeDevices();
      const ids = Array.from({ length: 4 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`);
      for (const [at, { device: number, act, pick }] of steps.entries()) {
        world.clock.time += 7;
        const device = devices[number];
        const id = ids[pick] ?? "";
        if (!device) continue;
        const { store, owner } = device;
        const isThere = (await store.get(collections, owner, id)) !== undefined;
        const text = `canary ${at}`;
        if (act === "make" && !isThere) await store.write([put(collections, collection(owner, text, id))]);
        if (act === "name" && isThere) await store.write([change(collections, owner, id, { name: text })]);
        if (act === "describe" && isThere) await store.write([change(collections, owner, id, { description: text })]);
        if (act === "delete") await store.write([remove(collections, owner, id)]);
        if (act === "cut before") world.network.pass = () => Promise.reject(new TypeError("cut"));
        if (act === "cut after")
          world.network.pass = (request) => world.answer(request).then(() => Promise.reject(new TypeError("cut")));
        if (/sync|cut/.test(act)) await device.client().cycle();
        world.network.pass = world.answer;
      }
      for (let round = 0; round < 3; round++) for (const device of devices) await device.client().cycle();
      const [first, ...others] = await Promise.all(devices.map(rowsOn));
      for (const other of others) expect(other).toEqual(first);
      for (const table of tables)
        expect(JSON.stringify(await world.server.store.query(table, { owner: ANY_OWNER }))).not.toContain("canary");
      expect(world.errors).toEqual([]);
    }),
    { numRuns: 30, seed: 2026 },
  );
}, 120_000);

async function threeDevices() {
  const world = createEncryptedWorld();
  const devices = [world.addDevice(), world.addDevice(), world.addDevice()];
  const made = await makeKeys(quickStretch, "anna", "correct horse");
  await devices[0]?.ask("/sync/encryption", json("PUT", made.wrapped));
  for (const device of devices) device.unlock(made.kept);
  return { world, devices };
}

/** Rows and kept losers without their owner, by id. */
async function rowsOn({ store, owner }: EncryptedDevice) {
  const [rows, losers] = await Promise.all([
    store.query(collections, { owner }),
    store.query(syncConflicts, { owner }),
  ]);
  return [...rows, ...losers].map((row) => ({ ...row, owner: "" })).sort((a, b) => (a.id < b.id ? -1 : 1));
}

it("R44: two devices that made one unique name apart tell the rows apart by themselves", async () => {
  const { one, two } = await setup();
  for (const { store, owner } of [one, two])
    await store.write([
      put(tags, { id: newId(), owner, name: "same", color: "#112233", created_at: AT, updated_at: AT } as never),
    ]);
  await cycle(one, two, one, two);
  const names = await Promise.all([one, two].map(({ store, owner }) => store.query(tags, { owner })));
  const [left, right] = names.map((rows) => rows.map(({ id, name }) => [id, name]).sort());
  expect(left).toEqual(right);
  expect(new Set(left?.map(([, name]) => name)).size).toBe(2);
});

function document(owner: string, collectionId: string, file: string): DocumentRow {
  return {
    id: newId(),
    owner,
    filename: "canary.md",
    original_filename: "Canary.md",
    file_size: 1,
    document_type: "md",
    collection_id: collectionId,
    status: "completed",
    created_at: "2026-11-21T00:00:00.000Z",
    processed_at: null,
    metadata: {},
    chunk_count: 1,
    file,
    text: null,
    segments: [],
    pipeline: null,
    attempts: 0,
    text_size: 0,
    segments_size: 0,
  } as unknown as DocumentRow;
}

it("R44: a large file goes on after a cut with the same parts, and is let go a week after no row names it", async () => {
  const { server, clock, network, answer, one, two } = await setup();
  const bytes = sampleBytes(16 * 1024 * 1024 + 5, 5);
  const file = (await one.blobs.put(bytes)).id;
  const parent = collection(one.owner, "Files");
  const row = document(one.owner, parent.id, file);
  await one.store.write([put(collections, parent), put(documents, row)]);
  await cycle(one);
  const parts: string[] = [];
  network.pass = async (request) => {
    const part = /parts\/(\d+)$/.exec(request.url)?.[1];
    if (part !== undefined && parts.length === 1) throw new TypeError("cut off");
    if (part !== undefined) parts.push(part);
    return answer(request);
  };
  await expect(one.moveFiles()).rejects.toThrow("cannot be reached");
  network.pass = async (request) => {
    const part = /parts\/(\d+)$/.exec(request.url)?.[1];
    if (part !== undefined) parts.push(part);
    return answer(request);
  };
  expect(await one.moveFiles()).toMatchObject({ sent: 1 });
  expect(parts.toSorted()).toEqual(["0", "1", "2"]);
  await cycle(two);
  expect(await two.moveFiles()).toMatchObject({ sent: 0, missing: 0 });
  expect(Buffer.from((await two.blobs.bytes(file)) ?? []).equals(Buffer.from(bytes))).toBe(true);

  const days = async (count: number) => {
    clock.time += count * 86_400_000;
    await cycle(one, two);
  };
  await days(8);
  expect(await server.store.count(sealedFiles, { owner: "anna" })).toBe(1);
  await one.store.write([remove(documents, one.owner, row.id)]);
  await days(1);
  expect(await server.store.count(sealedFiles, { owner: "anna" })).toBe(1);
  // The deletion is forgotten after thirty days, and with it the name of the file.
  for (let at = 0; at < 5; at++) await days(8);
  expect(await server.store.count(sealedFiles, { owner: "anna" })).toBe(0);
}, 120_000);

it("R44: the server names no file of an encrypted account that is not sealed", async () => {
  const { server, one } = await setup();
  const bytes = sampleBytes(2000, 1);
  const id = (await one.blobs.put(bytes)).id;
  const form = new FormData();
  form.set("file", new File([bytes], "part"));
  expect((await one.ask(`/sync/blobs/${id}`, { method: "PUT", body: form })).status).toBe(204);
  const named = await one.ask(`/sync/encryption/files/${"a".repeat(64)}`, json("PUT", { sha256: id }));
  expect(named.status).toBe(400);
  expect(await server.blobs.size(id)).toBeUndefined();
});
