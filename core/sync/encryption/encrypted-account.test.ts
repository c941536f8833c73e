import fc from "fast-check";
import { expect, it } from "vitest";
import { collections } from "#core/library/collections/collection.ts";
import { documents } from "#core/library/documents/document.ts";
import { ANY_OWNER, change, put, remove, starting } from "../../storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { tags } from "#core/chat/tags/tag.ts";
import { newId } from "#core/storage/time.ts";
import { syncConflicts, syncRows } from "../merge/sync-tables.ts";
import { createKeyRing } from "./key-ring.ts";
import { isSealed } from "./sealed-form.ts";
import { createSealing } from "./sealing.ts";
import {
  AT,
  collection,
  cycle,
  document,
  json,
  namesOn,
  rowsOn,
  setup,
  threeDevices,
} from "./testing/encrypted-account.ts";

it("R44: what one device writes the other reads, and the server has no value of it that it could read", async () => {
  const { server, one, two, errors } = await setup();
  await one.store.write([put(collections, collection(one.owner, "Canary"))]);
  await cycle(one, two);
  expect(await namesOn(two)).toEqual(["Canary"]);
  expect(await server.store.query(collections, { owner: ANY_OWNER })).toEqual([]);
  const books = await server.store.query(syncRows, { owner: "anna" });
  // With what both devices said that they have.
  expect(books.length).toBe(3);
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
  await one.store.write([
    put(syncConflicts, { id: `collections/c1#name@${stamp}`, owner: one.owner, ...lost, settled: null }),
  ]);
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
  expect(bodies[1]).toBe(bodies[0]);
  expect(bodies.slice(2)).not.toContain(bodies[0]);
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
  const sealing = createSealing(createKeyRing(made.kept), { now: clock.now, name: "A test", tables });
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
        world.clock.time += pick % 2 === 0 ? 7 : 61_000;
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
      for (let round = 0; round < 6; round++)
        for (const device of devices) {
          world.clock.time += 61_000;
          // R45, R47. An honest server is not doubted, whatever happened.
          expect((await device.client().cycle()).state).toMatchObject({ status: "synced", problem: null });
        }
      const [first, ...others] = await Promise.all(devices.map(rowsOn));
      for (const other of others) expect(other).toEqual(first);
      for (const table of tables)
        expect(JSON.stringify(await world.server.store.query(table, { owner: ANY_OWNER }))).not.toContain("canary");
      expect(world.errors).toEqual([]);
    }),
    { numRuns: 30, seed: 2026 },
  );
}, 120_000);

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
