import { expect, it } from "vitest";
import { collections } from "#core/library/collections/collection.ts";
import { change, put, remove } from "../../storage/store.ts";
import { operation } from "../merge/procedure.ts";
import { formatStamp } from "../protocol/stamp.ts";
import type { WireRow } from "../merge/wire.ts";
import { emptyReadable } from "./procedures.ts";
import { collection, cycle, namesOn, setup } from "./testing/encrypted-account.ts";
import { backup, doubted, idOf, isDeleted, lieAbout, rowsThere } from "./testing/lying-server.ts";

/** Two devices in step with one collection. */
async function inStep(name = "Heron") {
  const world = await setup();
  const row = collection(world.one.owner, name);
  await world.one.store.write([put(collections, row)]);
  await cycle(world.one, world.two);
  world.clock.time += 1000;
  return { ...world, row };
}

/** A row as it would be after a deletion, or a return, that no device made. */
const forged = (row: WireRow, ms: number, alive: 0 | 1): WireRow =>
  row.with(5, [formatStamp({ ms, counter: 0 }, "r-evil0000"), alive]) as unknown as WireRow;

it("R45: a deletion that no device made is not obeyed, and is told to the person", async () => {
  const { clock, two, row, ...world } = await inStep();
  await world.one.store.write([change(collections, world.one.owner, row.id, { name: "Grey heron" })]);
  await cycle(world.one);
  lieAbout(world, (rows) => rows.map((each) => (idOf(each) === row.id ? forged(each, clock.time, 0) : each)));
  expect(await doubted(two)).toContain("1 entry that none of your devices wrote like this");
  expect(await namesOn(two)).toEqual(["Heron"]);
  world.network.pass = world.answer;
  // It is not forgotten before the person has heard of it.
  expect((await two.client().cycle()).state).toMatchObject({ status: "doubted" });
  two.client().trust();
  await cycle(two);
});

it("R45: a row that was deleted is not brought back by the server", async () => {
  const { clock, one, two, row, ...world } = await inStep();
  await one.store.write([remove(collections, one.owner, row.id)]);
  await cycle(one);
  lieAbout(world, (rows) => rows.map((each) => (isDeleted(each) ? forged(each, clock.time + 5, 1) : each)));
  expect(await doubted(two)).toContain("none of your devices wrote like this");
  world.network.pass = world.answer;
  const device = world.addDevice();
  device.unlock(world.made.kept);
  await cycle(device);
  expect(await namesOn(device)).toEqual([]);
});

it("R45: an old state of a row, given again, is noticed by whoever had the newer one, and changes nothing", async () => {
  const { one, two, row, ...world } = await inStep();
  const old = (await rowsThere(world, two)).filter((each) => idOf(each) === row.id);
  await one.store.write([change(collections, one.owner, row.id, { name: "Grey heron" })]);
  await cycle(one, two);
  await one.store.write([put(collections, collection(one.owner, "Stork"))]);
  await cycle(one);
  lieAbout(world, (rows, path) => (path === "/sync/pull" ? [...rows, ...old] : rows));
  expect(await doubted(two)).toContain("an older state of 1 entry");
  expect(await namesOn(two)).toEqual(["Grey heron", "Stork"]);
});

it("R45: a deleted row is not there again when its state from before is given once more", async () => {
  const { one, two, row, ...world } = await inStep();
  const old = (await rowsThere(world, two)).filter((each) => idOf(each) === row.id);
  await one.store.write([remove(collections, one.owner, row.id)]);
  await cycle(one, two);
  await one.store.write([put(collections, collection(one.owner, "Stork"))]);
  await cycle(one);
  lieAbout(world, (rows, path) => (path === "/sync/pull" ? [...rows, ...old] : rows));
  expect(await doubted(two)).toContain("an older state of 1 entry");
  expect(await namesOn(two)).toEqual(["Stork"]);
});

it("R45: rows under each other's ids do not open", async () => {
  const { one, two, row, ...world } = await inStep();
  const other = collection(one.owner, "Stork");
  await one.store.write([put(collections, other)]);
  await cycle(one);
  lieAbout(world, (rows) => rows.map((each) => (idOf(each) === other.id ? (each.with(1, row.id) as never) : each)));
  expect(await doubted(two)).toContain("none of your devices wrote like this");
  expect(await namesOn(two)).toEqual(["Heron"]);
});

it("R45: a row whose head was taken off, or that of another row, is left out", async () => {
  const { one, two, row, ...world } = await inStep();
  const [stork, crane] = [collection(one.owner, "Stork"), collection(one.owner, "Crane")];
  await one.store.write([put(collections, stork), put(collections, crane)]);
  await cycle(one);
  lieAbout(world, (rows) => {
    const headOf = (id: string) => rows.find((each) => idOf(each) === id)?.[3]["~"];
    return rows.map((each) => {
      const { "~": _, ...values } = each[3];
      if (idOf(each) === stork.id) return each.with(3, values) as unknown as WireRow;
      if (idOf(each) === crane.id) return each.with(3, { ...values, "~": headOf(row.id) ?? headOf(stork.id) }) as never;
      return each;
    });
  });
  expect(await doubted(two)).toContain("2 entries that none of your devices wrote like this");
  expect(await namesOn(two)).toEqual(["Heron"]);
});

it("R45: a server that has nothing any more and asks to begin anew does not empty a device without a question", async () => {
  const { two, ...world } = await inStep();
  world.network.pass = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/sync/pull") return world.answer(request);
    if (searchParams.get("since") !== "0")
      return Response.json({ detail: "Too long ago.", code: "resync_required" }, { status: 410 });
    const { rows: _, ...page } = (await (await world.answer(request)).json()) as { rows?: unknown };
    return Response.json({ ...page, rows: [] });
  };
  expect((await two.client().cycle()).state).toMatchObject({ status: "asking", going: 1 });
  expect(await namesOn(two)).toEqual(["Heron"]);
});

it("R45: a server that was set back is asked about, and gets what it lost once the person has said so", async () => {
  const { server, one, two, clock, ...world } = await inStep();
  const restore = await backup({ server });
  await one.store.write([put(collections, collection(one.owner, "After the backup"))]);
  await cycle(one, two);
  await restore();
  const sent: string[] = [];
  world.network.pass = (request) => {
    sent.push(new URL(request.url).pathname);
    return world.answer(request);
  };
  for (let times = 0; times < 3; times++) {
    clock.time += 60_000;
    expect(await doubted(one)).toContain("The server is at an earlier state than this device has seen");
  }
  await one.store.write([put(collections, collection(one.owner, "Meanwhile"))]);
  expect((await one.client().cycle()).state).toMatchObject({ status: "doubted", pending: 1 });
  expect(sent).not.toContain("/sync/push");
  one.client().trust();
  await cycle(one);
  two.client().trust();
  await cycle(two, one);
  for (const device of [one, two]) expect(await namesOn(device)).toEqual(["After the backup", "Heron", "Meanwhile"]);
  const fresh = world.addDevice();
  fresh.unlock(world.made.kept);
  await cycle(fresh);
  expect(await namesOn(fresh)).toEqual(["After the backup", "Heron", "Meanwhile"]);
});

it("R45: rows that the server had and lost are noticed, and sent again", async () => {
  const { server, one, two, row, ...world } = await inStep();
  await server.store.write([operation(emptyReadable, "anna", { names: [["collections", row.id]] })]);
  expect(await doubted(one)).toContain("The server no longer had 1 entry that this device had synced");
  one.client().trust();
  await cycle(one);
  const fresh = world.addDevice();
  fresh.unlock(world.made.kept);
  await cycle(fresh, two);
  expect(await namesOn(fresh)).toEqual(["Heron"]);
});

/** Two devices in step that have both said what they have, and a third that has just got the key. */
async function stated() {
  const world = await inStep();
  const { one, two, clock } = world;
  for (let times = 0; times < 3; times++) {
    clock.time += 61_000;
    await cycle(one, two);
  }
  const fresh = world.addDevice();
  fresh.unlock(world.made.kept);
  return { ...world, fresh };
}

it("R47: an old state of a row, shown to a device that never had the newer one, contradicts what the others say", async () => {
  const { one, two, clock, row, fresh, ...world } = await stated();
  const old = (await rowsThere(world, two)).filter((each) => idOf(each) === row.id);
  await one.store.write([change(collections, one.owner, row.id, { name: "Grey heron" })]);
  clock.time += 61_000;
  await cycle(one, two);
  lieAbout(world, (rows) => rows.map((each) => (idOf(each) === row.id ? (old[0] ?? each) : each)), fresh);
  expect(await doubted(fresh)).toMatch(/gave this device other entries than “Device [12]”/);
});

it("R47: a deletion that a new device is not shown contradicts what the others say", async () => {
  const { one, two, clock, row, fresh, ...world } = await stated();
  const old = (await rowsThere(world, two)).filter((each) => idOf(each) === row.id);
  await one.store.write([remove(collections, one.owner, row.id)]);
  clock.time += 61_000;
  await cycle(one, two);
  lieAbout(world, (rows) => rows.map((each) => (idOf(each) === row.id ? (old[0] ?? each) : each)), fresh);
  expect(await doubted(fresh)).toContain("gave this device other entries");
});

it("R47: a row that is kept from a device is noticed once it hears what another one says", async () => {
  const { one, two, clock, ...world } = await stated();
  const hidden = collection(one.owner, "Hidden");
  await one.store.write([put(collections, hidden)]);
  clock.time += 61_000;
  await cycle(one);
  lieAbout(world, (rows) => rows.filter((each) => idOf(each) !== hidden.id), two);
  expect(await doubted(two)).toContain("gave this device other entries than “Device 1”");
});

it("R47: two devices that are shown two histories notice it with the first word that passes between them", async () => {
  const { server, one, two, clock, ...world } = await stated();
  const fork = await backup({ server });
  await one.store.write([put(collections, collection(one.owner, "Only for one"))]);
  clock.time += 61_000;
  await cycle(one);
  const said = await rowsThere(world, one);
  await fork();
  clock.time += 61_000;
  await cycle(two);
  expect(await namesOn(two)).toEqual(["Heron"]);
  lieAbout(world, (rows, path) => [...rows, ...(path === "/sync/pull" ? said.filter(isStatement) : [])], two);
  expect(await doubted(two)).toContain("gave this device other entries than “Device 1”");
});

it("R47: what a device said is not kept from one when another has heard it", async () => {
  const { one, two, fresh, clock, ...world } = await stated();
  const old = (await rowsThere(world, two)).filter(isStatement);
  const first = await one.client().device();
  await one.store.write([put(collections, collection(one.owner, "Stork"))]);
  clock.time += 61_000;
  await cycle(one, two);
  lieAbout(
    world,
    (rows) => rows.map((each) => (idOf(each) === first ? (old.find(({ 1: id }) => id === first) ?? each) : each)),
    fresh,
  );
  expect(await doubted(fresh)).toContain("The server hides what “Device 1” sent");
});

const isStatement = ([table]: WireRow) => table === "sync_statements";
