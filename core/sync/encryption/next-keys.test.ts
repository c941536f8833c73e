import { expect, it } from "vitest";
import { collections } from "#core/library/collections/collection.ts";
import { change, put, remove } from "../../storage/store.ts";
import { syncLinks, syncRows } from "../merge/sync-tables.ts";
import type { WireRow } from "../merge/wire.ts";
import { KEY_HEADER } from "./key-header.ts";
import { createKeyRing, importAccountKey } from "./key-ring.ts";
import { isSealed } from "./sealed-form.ts";
import { sealValue } from "./sealed-value.ts";
import { collection, cycle, json, namesOn, setup } from "./testing/encrypted-account.ts";
import { createEncryptedWorld } from "./testing/encrypted-world.ts";
import { doubted, idOf, lieAbout } from "./testing/lying-server.ts";
import { quickStretch } from "./testing/quick-stretch.ts";
import { hashOfProof, makeKeys, nextKeys, proofOf, unlock, type NextKeys } from "./wrapped-keys.ts";

/** An account whose passphrase was changed on its first device. */
async function changed() {
  const world = await setup();
  const { one, two, made, clock } = world;
  const row = collection(one.owner, "Before");
  await one.store.write([put(collections, row)]);
  await cycle(one, two);
  clock.time += 1000;
  const next = await nextKeys(quickStretch, "anna", made.wrapped, { passphrase: "correct horse" }, "new", clock.time);
  return { ...world, row, next, replace: (body: object) => one.ask("/sync/encryption/passphrase", json("PUT", body)) };
}

const proved = ({ proof, wrapped }: NextKeys) => ({ proof, keys: wrapped });

it("R46: after another passphrase a device with the old key waits for the new one, and sends what waited sealed with it", async () => {
  const { server, clock, one, two, next, replace } = await changed();
  await two.store.write([put(collections, collection(two.owner, "Waiting"))]);
  expect((await replace(proved(next))).status).toBe(204);
  one.unlock(next.kept);
  clock.time += 120_000;
  await one.store.write([put(collections, collection(one.owner, "After"))]);
  await cycle(one);
  expect((await two.client().cycle()).state).toMatchObject({ status: "locked", pending: 1 });
  two.unlock(await unlock(quickStretch, "anna", next.wrapped, { passphrase: "new" }));
  await cycle(two, one);
  expect(await namesOn(one)).toEqual(["After", "Before", "Waiting"]);
  expect(await namesOn(two)).toEqual(await namesOn(one));
  const books = await server.store.query(syncRows, { owner: "anna" });
  const keysUsed = books.flatMap(({ kept = {} }) => Object.values(kept).map((value) => String(value).slice(0, 3)));
  expect(new Set(keysUsed)).toEqual(new Set(["~1.", "~2."]));
});

it("R46: the wraps are replaced by nobody who does not know the key, nor by keys that do not follow", async () => {
  const { made, next, replace } = await changed();
  const thief = await makeKeys(quickStretch, "anna", "thief");
  const stolen = { ...next.wrapped, passphrase: thief.wrapped.passphrase, recovery: thief.wrapped.recovery };
  expect((await replace({ proof: "0".repeat(64), keys: stolen })).status).toBe(403);
  // Not by what the server itself shows.
  expect((await replace({ proof: made.wrapped.proof, keys: stolen })).status).toBe(403);
  expect((await replace({ proof: next.proof, keys: { ...next.wrapped, generation: 3 } })).status).toBe(409);
  expect((await replace({ proof: next.proof, keys: { ...next.wrapped, older: [] } })).status).toBe(409);
  expect((await replace({ proof: next.proof, keys: thief.wrapped })).status).toBe(409);
  expect((await replace(proved(next))).status).toBe(204);
  expect((await replace(proved(next))).status).toBe(403);
});

it("R46: a key ends after everything that was sealed with it, also where a device's clock is behind", async () => {
  const { clock, made, replace } = await changed();
  const behind = clock.time - 86_400_000;
  const next = await nextKeys(quickStretch, "anna", made.wrapped, { passphrase: "correct horse" }, "new", behind);
  const refused = await replace(proved(next));
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining("clock of this device is behind"),
  ]);
});

it("R46: who has the old key and the server writes nothing that devices with the new one take", async () => {
  const { clock, one, two, row, made, next, replace, ...world } = await changed();
  await replace(proved(next));
  for (const device of [one, two]) device.unlock(next.kept);
  clock.time += 600_000;
  await one.store.write([put(collections, collection(one.owner, "After"))]);
  await cycle(one);
  const stamp = `${clock.time.toString(36).padStart(9, "0")}0000.device-evl`;
  const place = { table: "collections", id: row.id, field: "name", stamp };
  const evil = await sealValue(createKeyRing(made.kept), place, "Evil");
  lieAbout(world, (rows) => {
    const [any] = rows;
    if (!any || rows.some((each) => idOf(each) === row.id)) return rows;
    return [...rows, ["collections", row.id, stamp, { name: evil }, 0, 1, 0] as WireRow];
  });
  expect(await doubted(two)).toContain("none of your devices wrote like this");
  expect(await namesOn(two)).toEqual(["After", "Before"]);
});

/** Keys and rows as programs made them before rows had sealed heads. */
async function legacy() {
  const world = createEncryptedWorld();
  const [one, two] = [world.addDevice(), world.addDevice()];
  const made = await makeKeys(quickStretch, "anna", "correct horse");
  const { generation: _, headed: __, older: ___, proof: ____, ...wrapped } = made.wrapped;
  const { bases, account, keyId } = made.kept;
  expect((await one.ask("/sync/encryption", json("PUT", wrapped))).status).toBe(204);
  return { ...world, one, two, kept: { bases, account, keyId }, made };
}

it("R45: rows from before there were heads are taken once, get their heads from the first new device, and are refused then", async () => {
  const { server, clock, one, two, kept, ...world } = await legacy();
  for (const device of [one, two]) device.unlock(kept);
  const row = collection(one.owner, "Heron");
  await one.store.write([put(collections, row), put(collections, collection(one.owner, "Stork"))]);
  await cycle(one);
  // What an older program would have left on the server, and here.
  const headless = (await server.store.query(syncRows, { owner: "anna" })).map(({ kept: values = {}, ...book }) => {
    const { "~": _, ...rest } = values;
    const { "~": __, ...stamps } = book.stamps ?? {};
    return { ...book, stamps, kept: rest };
  });
  await server.store.write(headless.map((each) => put(syncRows, each)));
  await one.store.write([change(syncLinks, one.owner, "link", { headed: undefined } as never)]);
  clock.time += 1000;
  await cycle(one);
  const heads = async () =>
    (await server.store.query(syncRows, { owner: "anna" })).map((each) => isSealed(each.kept?.["~"]));
  expect((await heads()).every(Boolean)).toBe(true);
  await cycle(two);
  expect(await namesOn(two)).toEqual(["Heron", "Stork"]);
  await two.store.write([remove(collections, two.owner, row.id)]);
  await cycle(two, one);
  expect(await namesOn(one)).toEqual(["Stork"]);
  clock.time += 1000;
  await two.store.write([put(collections, collection(two.owner, "Crane"))]);
  await cycle(two);
  lieAbout({ ...world }, (rows) =>
    rows.map((each) => {
      const { "~": _, ...values } = each[3];
      return each.with(3, values) as unknown as WireRow;
    }),
  );
  expect(await doubted(one)).toContain("none of your devices wrote like this");
  expect(await namesOn(one)).toEqual(["Stork"]);
});

it("R45: a program that makes rows without heads is told that it is too old", async () => {
  const { one, kept } = await legacy();
  const response = await one.ask("/sync/hello", { method: "POST", headers: { [KEY_HEADER]: kept.keyId } });
  expect(response.status).toBe(426);
});

it("R46: an account from before there were proofs gets one from a device that has the key, once", async () => {
  const { one, kept } = await legacy();
  one.unlock(kept);
  const base = kept.bases.get(1) ?? (await importAccountKey(new Uint8Array(32)));
  const send = (proof: string) => one.ask("/sync/encryption/proof", json("PUT", { key_id: kept.keyId, proof }));
  const proof = await hashOfProof(await proofOf(base));
  expect([(await send(proof)).status, (await send(proof)).status]).toEqual([204, 204]);
  const other = await hashOfProof(await proofOf(await importAccountKey(new Uint8Array(32))));
  expect((await send(other)).status).toBe(409);
});
