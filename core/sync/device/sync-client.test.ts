import { expect, it } from "vitest";
import { change, put, remove, starting } from "../../storage/store.ts";
import { PROTOCOL } from "../protocol/protocol.ts";
import { chooseSync, syncChoices } from "./sync-choice.ts";
import { syncConflicts, syncHeads, syncLinks, syncRecovered, syncRows } from "../merge/sync-tables.ts";
import { renameDevice } from "../server/sync-devices.ts";
import { copyStore, createWorld, note, notes, notesOf, worldTables, type Device } from "../testing/sync-world.ts";

async function cycle(...devices: readonly Device[]): Promise<void> {
  for (const { client } of devices) {
    const { state } = await client.cycle();
    expect(state).toMatchObject({ status: "synced", pending: 0, problem: null });
  }
}

function setup() {
  const world = createWorld();
  const [one, two] = [world.addDevice(), world.addDevice()];
  return { ...world, one, two };
}

it("what one device writes the other has after a cycle of each, under its own owner", async () => {
  const { one, two, errors } = setup();
  await one.store.write([
    put(notes, note(one.owner, "x", { a: 1 })),
    put(notes, note(one.owner, "y", { a: one.owner })),
  ]);
  await cycle(one, two);
  expect(await notesOf(two)).toEqual([
    { id: "x", a: 1, b: 0, name: null },
    { id: "y", a: two.owner, b: 0, name: null },
  ]);
  await two.store.write([change(notes, two.owner, "x", { b: 2 }), remove(notes, two.owner, "y")]);
  await cycle(two, one);
  expect(await notesOf(one)).toEqual([{ id: "x", a: 1, b: 2, name: null }]);
  expect(errors).toEqual([]);
});

it("R2: edits of different fields made apart are both kept, and nothing counts as a conflict", async () => {
  const { one, two } = setup();
  await one.store.write([put(notes, note(one.owner, "x"))]);
  await cycle(one, two);
  await one.store.write([change(notes, one.owner, "x", { a: 1 })]);
  await two.store.write([change(notes, two.owner, "x", { b: 2 })]);
  await cycle(one, two, one);
  expect(await notesOf(one)).toEqual([{ id: "x", a: 1, b: 2, name: null }]);
  expect(await notesOf(two)).toEqual(await notesOf(one));
  expect(await one.store.count(syncConflicts, { owner: one.owner })).toBe(0);
});

it("R8: of two edits of one field the later counts everywhere, and the other is kept everywhere", async () => {
  const { clock, one, two } = setup();
  await one.store.write([put(notes, note(one.owner, "x"))]);
  await cycle(one, two);
  await one.store.write([change(notes, one.owner, "x", { a: 1 })]);
  clock.now += 5;
  await two.store.write([change(notes, two.owner, "x", { a: 2 })]);
  await cycle(one, two, one, two);
  for (const device of [one, two]) {
    expect((await notesOf(device))[0]?.a).toBe(2);
    const losers = await device.store.query(syncConflicts, { owner: device.owner });
    expect(losers.map(({ table, row_id, field, value }) => [table, row_id, field, value])).toEqual([
      ["notes", "x", "a", 1],
    ]);
  }
});

it("R8: an edit that loses against one fetched before it was sent is kept too", async () => {
  const { clock, one, two } = setup();
  await one.store.write([put(notes, note(one.owner, "x"))]);
  await cycle(one, two);
  await two.store.write([change(notes, two.owner, "x", { a: 2 })]);
  clock.now += 5;
  await one.store.write([change(notes, one.owner, "x", { a: 1 })]);
  await cycle(one, two, one);
  expect([(await notesOf(one))[0]?.a, (await notesOf(two))[0]?.a]).toEqual([1, 1]);
  expect((await one.store.query(syncConflicts, { owner: one.owner })).map(({ value }) => value)).toEqual([2]);
});

it("R24: nobody fetches what they sent themselves: one request for the edits, one for nothing new", async () => {
  const { one, requests } = setup();
  await one.client.cycle();
  await one.store.write([put(notes, note(one.owner, "x"))]);
  requests.length = 0;
  await cycle(one);
  expect(requests.map(({ path }) => path)).toEqual(["/sync/push"]);
  await cycle(one);
  expect(requests.map(({ path }) => path.split("?")[0])).toEqual(["/sync/push", "/sync/pull"]);
  expect(requests[1]?.received).toBeLessThan(300);
});

it("R22: more rows than are looked up at once go in batches, and one edited meanwhile goes as it is then", async () => {
  const world = createWorld();
  const ids = Array.from({ length: 25 }, (_, at) => `x${at.toString().padStart(2, "0")}`);
  const edits = [change(notes, "own", "x24", { a: 1 }), change(notes, "own", "x00", { a: 2 })];
  const one = world.addDevice({
    owner: "own",
    batchSize: 2,
    async fetch(send, path, init) {
      if (path === "/sync/push") await one.store.write(edits.splice(0));
      return send(path, init);
    },
  });
  const two = world.addDevice();
  await one.client.cycle();
  await one.store.write(ids.map((id) => put(notes, note(one.owner, id))));
  await cycle(one, two);
  expect(edits).toEqual([]);
  expect((await notesOf(two)).map(({ id, a }) => [id, a])).toEqual(
    ids.map((id) => [id, id === "x24" ? 1 : id === "x00" ? 2 : 0]),
  );
  // 24 rows two by two, the two edited ones together, and none twice but the one that had been sent.
  expect(world.requests.filter(({ path }) => path === "/sync/push")).toHaveLength(13);
});

it("R5: an edit of a row deleted elsewhere does not bring it back, and is not lost", async () => {
  const { one, two } = setup();
  await one.store.write([put(notes, note(one.owner, "x"))]);
  await cycle(one, two);
  await one.store.write([remove(notes, one.owner, "x")]);
  await two.store.write([change(notes, two.owner, "x", { a: 7 })]);
  await cycle(one, two, one);
  expect([await notesOf(one), await notesOf(two)]).toEqual([[], []]);
  const envelope = await one.store.get(syncRows, one.owner, "notes/x");
  expect(envelope).toMatchObject({ place: "deleted", kept: { a: 7 } });
});

it("rows with the same unique name made apart are both kept; the later made gets a mark, alike everywhere", async () => {
  const { clock, one, two } = setup();
  await one.store.write([put(notes, note(one.owner, "aaaa", { name: "work" }))]);
  clock.now += 5;
  await two.store.write([put(notes, note(two.owner, "bbbb", { name: "work" }))]);
  await cycle(two, one, two, one);
  const names = (await notesOf(one)).map(({ id, name }) => [id, name]);
  expect(names).toEqual([
    ["aaaa", "work"],
    ["bbbb", "work-bbbb"],
  ]);
  expect((await notesOf(two)).map(({ id, name }) => [id, name])).toEqual(names);
});

it("R12: a clock a day ahead is put right, and the edits keep their order", async () => {
  const { one, two, clock } = setup();
  one.skew.now = 86_400_000;
  await one.store.write([put(notes, note(one.owner, "x", { a: 1 }))]);
  await one.store.write([change(notes, one.owner, "x", { a: 2 })]);
  await cycle(one, two);
  expect((await notesOf(two))[0]?.a).toBe(2);
  clock.now += 10;
  await two.store.write([change(notes, two.owner, "x", { a: 3 })]);
  await cycle(two, one);
  expect((await notesOf(one))[0]?.a).toBe(3);
  const head = await one.store.get(syncHeads, one.owner, "head");
  expect(Math.abs(head?.offset ?? 0)).toBeGreaterThan(80_000_000);
});

it("R23: two copies of one device go on as two", async () => {
  const { one, two, send, addDevice } = setup();
  await one.store.write([put(notes, note(one.owner, "x"))]);
  await cycle(one);
  const copy = addDevice({ owner: one.owner });
  for (const table of [notes, syncRows, syncHeads, syncLinks]) {
    const rows = await one.store.query(table as never, { owner: one.owner });
    for (const row of rows) await putRaw(copy, table as never, row as never);
  }
  await one.store.write([change(notes, one.owner, "x", { a: 1 })]);
  await copy.store.write([change(notes, copy.owner, "x", { b: 2 })]);
  await cycle(one, copy, one, two);
  expect(await notesOf(two)).toEqual([{ id: "x", a: 1, b: 2, name: null }]);
  const devices = (await (await send("anna", "/sync/devices")).json()) as unknown[];
  expect(devices).toHaveLength(3);
});

/** Past the extension, as a copied profile comes. */
async function putRaw(device: Device, table: never, row: never): Promise<void> {
  const { syncs, ...rest } = table as { readonly syncs: boolean };
  void syncs;
  await device.store.write([put({ ...rest, syncs: false } as never, row)]);
}

it.each([
  { what: "goes into another account", choice: { account: "bert" }, user: "bert" },
  { what: "was signed out and comes back", choice: { asNewDevice: true }, user: "anna" },
])("R23: a device that $what is one device there", async ({ choice, user }) => {
  const { addDevice, send } = setup();
  const tables = [...worldTables, syncChoices];
  const one = addDevice({ tables });
  await one.store.write([put(notes, note(one.owner, "x"))]);
  await cycle(one);
  const before = await one.client.device();
  await send("anna", `/sync/devices/${before}`, { method: "DELETE" });
  await chooseSync(one.store, one.owner, { on: true, ...choice });
  const back = addDevice({ tables, store: one.store, owner: one.owner, user });
  await back.store.write([put(notes, note(one.owner, "y"))]);
  await cycle(back);
  const devices = (await (await send(user, "/sync/devices")).json()) as { id: string; revoked_at: string | null }[];
  const inUse = devices.filter(({ revoked_at }) => revoked_at === null).map(({ id }) => id);
  expect(inUse).toEqual([await back.client.device()]);
  expect(inUse).not.toEqual([before]);
  const other = addDevice({ user });
  await cycle(other);
  expect((await notesOf(other)).map(({ id }) => id)).toEqual(["x", "y"]);
});

it("devices that call themselves alike are told apart by a number, which a name given since does not change", async () => {
  const { send } = setup();
  const hello = (device: string) =>
    send("carl", "/sync/hello", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ device, name: "Chrome on Linux", pending: 0, protocol: PROTOCOL }),
    });
  for (const device of ["device0001", "device0002", "device0001", "device0003"])
    expect((await hello(device)).status).toBe(200);
  const devices = (await (await send("carl", "/sync/devices")).json()) as { id: string; name: string }[];
  expect(devices.map(({ id, name }) => [id, name]).sort()).toEqual([
    ["device0001", "Chrome on Linux"],
    ["device0002", "Chrome on Linux 2"],
    ["device0003", "Chrome on Linux 3"],
  ]);
});

it("R37, R39: a device is in the list once, by its name, after an older copy of the server's data was restored", async () => {
  const { one, server, send } = setup();
  const list = async () => {
    const devices = (await (await send("anna", "/sync/devices")).json()) as { id: string; name: string }[];
    return devices.map(({ id, name }) => [id, name]);
  };
  await one.store.write([put(notes, note(one.owner, "x"))]);
  await cycle(one);
  const before = await one.client.device();
  await renameDevice({ store: server.store, clock: Date }, "anna", before, "The desk");
  const backup = await copyStore(server.store, server.tables, server.open(), server.tables);
  await one.store.write([put(notes, note(one.owner, "y"))]);
  await cycle(one);
  server.store = backup;
  await one.store.write([put(notes, note(one.owner, "z"))]);
  await cycle(one);
  expect(await one.client.device()).not.toBe(before);
  expect(await list()).toEqual([[await one.client.device(), "The desk"]]);
});

it("R25: an edit of a row that was deleted and forgotten makes no half a row, and is recovered", async () => {
  const { one, two, server } = setup();
  await one.store.write([put(notes, note(one.owner, "x", { a: 1 }))]);
  await cycle(one, two);
  await two.store.write([change(notes, two.owner, "x", { b: 9 })]);
  await one.store.write([remove(notes, one.owner, "x")]);
  await cycle(one);
  await forgetOnServer(server.store, "x");
  await cycle(two);
  expect(await notesOf(two)).toEqual([]);
  const [found] = await two.store.query(syncRecovered, { owner: two.owner });
  expect(found).toMatchObject({ table: "notes", row_id: "x", values: { a: 1, b: 9 } });
});

async function forgetOnServer(store: Device["store"], id: string): Promise<void> {
  const [{ collect }, { operation }] = await Promise.all([
    import("./housekeeping.ts"),
    import("../merge/procedure.ts"),
  ]);
  await store.write([operation(collect, "anna", { names: [["notes", id]], upTo: Number.MAX_SAFE_INTEGER })]);
}

it("R17, R22: rows with long texts travel in batches and pages of bounded size, and one too long for both travels alone", async () => {
  const { one, two, requests } = setup();
  const long = (at: number) => `${at}`.repeat(900_000 + (at % 2) * 200_000);
  await one.store.write(
    Array.from({ length: 10 }, (_, at) => put(notes, note(one.owner, `n${at}`, { name: long(at) }))),
  );
  await cycle(one);
  expect(requests.filter(({ path }) => path === "/sync/push")).toHaveLength(10);
  requests.length = 0;
  await cycle(two);
  const pages = requests.filter(({ path }) => path.startsWith("/sync/pull"));
  for (const { received } of pages) expect(received).toBeLessThan(4_500_000);
  expect(pages.length).toBeGreaterThanOrEqual(3);
  expect((await notesOf(two)).map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, at) => long(at)));
});

it("R41: the third failure that is like the ones before makes it wait a minute and longer; a server out of reach does not", async () => {
  const world = createWorld();
  let answer: (() => Promise<Response>) | undefined;
  const one = world.addDevice({ fetch: (send, path, init) => (answer ? answer() : send(path, init)) });
  await cycle(one);
  const waits = async (times: number) => {
    const found: (number | undefined)[] = [];
    for (let time = 0; time < times; time++) found.push((await one.client.cycle()).wait);
    return found;
  };
  answer = () => Promise.reject(new TypeError("fetch failed"));
  expect(await waits(5)).toEqual(Array(5).fill(undefined));
  answer = async () => Response.json({ detail: "It broke." }, { status: 500 });
  const [first, second, third] = await waits(3);
  expect([first, second]).toEqual([undefined, undefined]);
  expect(third).toBeGreaterThanOrEqual(60_000);
  expect(one.client.state()).toMatchObject({ status: "stuck", problem: expect.stringContaining("It broke.") });
  answer = undefined;
  await cycle(one);
});

it("what a device makes by itself is no change of anybody's, until somebody writes it", async () => {
  const { one } = setup();
  await one.store.write([starting(put(notes, note(one.owner, "built-in"))), put(notes, note(one.owner, "x"))]);
  expect(await one.client.pending()).toBe(1);
  await one.store.write([change(notes, one.owner, "built-in", { a: 1 })]);
  expect(await one.client.pending()).toBe(2);
  await cycle(one);
  expect(await notesOf(one)).toHaveLength(2);
});
