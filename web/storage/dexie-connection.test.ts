import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { expect, it, onTestFinished } from "vitest";
import { put } from "#core/storage/store.ts";
import { ruleItem, ruleItems, ruleTables } from "#core/storage/contract/store-rules-tables.ts";
import { createDexieConnection } from "./dexie-connection.ts";
import { createDexieStore } from "./dexie-store.ts";

function setup() {
  const name = crypto.randomUUID();
  const opened: Dexie[] = [];
  const waits: number[] = [];
  const open = async () => {
    const db = new Dexie(name, { autoOpen: false });
    db.version(1).stores({ things: "id" });
    opened.push(db);
    return db.open();
  };
  const told: string[] = [];
  const room = { made: false, asked: 0 };
  const connection = createDexieConnection(open, {
    wait: async (milliseconds) => void waits.push(milliseconds),
    onLost: ({ message }) => void told.push(message),
    makeRoom: async () => (room.asked++, room.made),
  });
  onTestFinished(() => connection.close());
  return { name, connection, opened, waits, told, room };
}

const named = (name: string, extra: object = {}) => Object.assign(new Error(name), { name }, extra);

it("opens again when the browser took the connection away, and repeats the work", async () => {
  const { connection, opened, waits } = setup();
  await connection.run((db) => db.table("things").put({ id: 1 }));
  opened[0]?.close();
  expect(await connection.run((db) => db.table("things").count())).toBe(1);
  expect([opened.length, waits]).toEqual([2, [200]]);
});

it("opens once for all calls that lost the connection together", async () => {
  const { connection, opened } = setup();
  await connection.run(async () => undefined);
  opened[0]?.close();
  await Promise.all(Array.from({ length: 5 }, () => connection.run((db) => db.table("things").count())));
  expect(opened.length).toBe(2);
});

it("R35: gives up after three tries, says what to do, and tells the pages", async () => {
  const { connection, waits, told } = setup();
  const lost = () => connection.run(() => Promise.reject(named("UnknownError")));
  await expect(lost()).rejects.toThrow(/Reload the page/);
  expect(waits).toEqual([200, 1_000, 5_000]);
  expect(told).toEqual([expect.stringMatching(/Reload the page/)]);
});

it("says that the device is full, however deep the browser hides it", async () => {
  const { connection } = setup();
  const full = named("AbortError", { inner: named("BulkError", { failures: [named("QuotaExceededError")] }) });
  await expect(connection.run(() => Promise.reject(full))).rejects.toThrow(/no room left/);
});

it("R35: tries once more when room was made, and no more than that", async () => {
  const { connection, room } = setup();
  let tries = 0;
  const write = (quota: number) =>
    connection.run(async () => {
      if (tries++ < quota) throw named("QuotaExceededError");
      return "written";
    });
  await expect(write(1)).rejects.toThrow(/no room left/);
  expect([tries, room.asked]).toEqual([1, 1]);
  room.made = true;
  tries = 0;
  expect(await write(1)).toBe("written");
  tries = 0;
  await expect(write(5)).rejects.toThrow(/no room left/);
  expect([tries, room.asked]).toEqual([2, 3]);
});

it("hands other errors on as they are, without a second try", async () => {
  const { connection, waits } = setup();
  await expect(connection.run(() => Promise.reject(named("PreconditionFailed")))).rejects.toThrow("PreconditionFailed");
  expect(waits).toEqual([]);
});

it("opens nothing after it was closed", async () => {
  const { connection } = setup();
  await connection.close();
  await expect(connection.run(async () => 1)).rejects.toThrow("closed");
});

it("two tabs that open a new database at once both get it", async () => {
  const { name } = setup();
  const tabs = [createDexieStore(ruleTables, { name }), createDexieStore(ruleTables, { name })];
  onTestFinished(async () => void (await Promise.all(tabs.map((tab) => tab.close()))));
  await Promise.all(tabs.map((tab, at) => tab.write([put(ruleItems, ruleItem(`from ${at}`))])));
  for (const tab of tabs) expect(await tab.count(ruleItems, { owner: "anna" })).toBe(2);
});

it("a tab with an older program lets the newer one upgrade, and is told to reload", async () => {
  const { name } = setup();
  const older = createDexieStore(ruleTables, { name });
  await older.write([put(ruleItems, ruleItem("x"))]);
  const indexed = { ...ruleItems, indexes: [...ruleItems.indexes, { fields: ["owner", "done"] }] };
  const newer = createDexieStore([indexed] as unknown as typeof ruleTables, { name });
  onTestFinished(async () => void (await Promise.all([older.close(), newer.close()])));
  expect(await newer.count(indexed, { owner: "anna" })).toBe(1);
  await expect(older.count(ruleItems, { owner: "anna" })).rejects.toThrow(/Reload the page/);
});

it("reports a connection that does not let an upgrade through, and upgrades when it is gone", async () => {
  const { name } = setup();
  const first = createDexieStore(ruleTables, { name });
  await first.write([put(ruleItems, ruleItem("x"))]);
  await first.close();
  const stubborn = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.addEventListener("success", () => resolve(request.result));
  });
  const blocked = Promise.withResolvers<void>();
  const renamed = [{ ...ruleItems, indexes: [] }] as unknown as typeof ruleTables;
  const second = createDexieStore(renamed, { name, onBlocked: blocked.resolve });
  onTestFinished(() => second.close());
  const counted = second.count(ruleItems, { owner: "anna" });
  await blocked.promise;
  stubborn.close();
  expect(await counted).toBe(1);
});

it("lets go of the database while it is held, refuses what comes, and opens it again afterwards", async () => {
  const { name, connection, waits } = setup();
  await connection.run((db) => db.table("things").put({ id: 1 }));
  connection.hold(true);
  await expect(connection.run((db) => db.table("things").count())).rejects.toThrow("being removed");
  await Dexie.delete(name);
  connection.hold(false);
  expect(await connection.run((db) => db.table("things").count())).toBe(0);
  expect(waits).toEqual([]);
});
