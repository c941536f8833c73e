import { expect, it } from "vitest";
import { collections } from "#core/library/collections/collection.ts";
import { documents } from "#core/library/documents/document.ts";
import { sampleBytes } from "#core/storage/contract/blobs-rules.ts";
import { ANY_OWNER, change, put, remove } from "../../storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { syncConflicts, syncRecovered, syncRows } from "../merge/sync-tables.ts";
import { finishAllEmptying, turnOn } from "./account-encryption.ts";
import { syncDevices } from "../server/server-tables.ts";
import { collection, cycle, document, json, namesOn, setup } from "./testing/encrypted-account.ts";
import { createEncryptedWorld } from "./testing/encrypted-world.ts";
import { quickStretch } from "./testing/quick-stretch.ts";
import { makeKeys, unlock } from "./wrapped-keys.ts";

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
  const known = await server.store.query(syncDevices, { owner: "anna" });
  expect(known.map(({ id }) => id).sort()).toEqual([await one.client().device(), await two.client().device()].sort());
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
  await finishAllEmptying({ ...server, report: (error) => world.errors.push(error) }, tables);
  expect(await server.store.count(collections, { owner: "anna" })).toBe(0);
  await cycle(one);
  // The row, and what the device says that it has.
  expect(await server.store.count(syncRows, { owner: "anna" })).toBe(2);
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
