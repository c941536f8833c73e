import { expect, it } from "vitest";
import { put } from "../../storage/store.ts";
import { takeUpRows } from "../server/take-up.ts";
import { createWorld, labels, note, notes, notesOf, oldTables, worldTables } from "../testing/sync-world.ts";

it("R43: a server that is too new for the app stops sync and says so; work here goes on, and is sent by the newer app", async () => {
  const world = createWorld();
  let protocol: number | undefined = 0;
  const device = world.addDevice({
    fetch(send, path, init) {
      if (protocol === undefined || typeof init?.body !== "string") return send(path, init);
      const body = JSON.stringify({ ...(JSON.parse(init.body) as object), protocol });
      return send(path, { ...init, body });
    },
  });
  expect((await device.client.cycle()).state).toMatchObject({
    status: "outdated",
    problem: expect.stringContaining("Reload the page"),
  });
  await device.store.write([put(notes, note(device.owner, "x", { a: 1 }))]);
  expect((await device.client.cycle()).state).toMatchObject({ status: "outdated", pending: 1 });

  protocol = undefined;
  expect((await device.client.cycle()).state).toMatchObject({ status: "synced", pending: 0 });
  const other = world.addDevice();
  await other.client.cycle();
  expect(await notesOf(other)).toEqual([{ id: "x", a: 1, b: 0, name: null }]);
});

it("R43: a device that has long been linked hears of it too when its server becomes too new", async () => {
  const world = createWorld();
  let protocol = 1;
  const device = world.addDevice({
    fetch(send, path, init) {
      if (path.startsWith("/sync/pull")) return send(`${path}&protocol=${protocol}`, init);
      if (path !== "/sync/push" || typeof init?.body !== "string") return send(path, init);
      return send(path, { ...init, body: JSON.stringify({ ...(JSON.parse(init.body) as object), protocol }) });
    },
  });
  expect((await device.client.cycle()).state).toMatchObject({ status: "synced" });
  protocol = 0;
  expect((await device.client.cycle()).state).toMatchObject({ status: "outdated" });
  await device.store.write([put(notes, note(device.owner, "x", { a: 1 }))]);
  expect((await device.client.cycle()).state).toMatchObject({ status: "outdated", pending: 1 });
  protocol = 1;
  expect((await device.client.cycle()).state).toMatchObject({ status: "synced", pending: 0 });
});

it("R36: a server that knows a device which knows nothing says how much was lost with its storage", async () => {
  const world = createWorld();
  const one = world.addDevice({ owner: "me" });
  await one.client.cycle();
  await one.store.write([put(notes, note("me", "x")), put(notes, note("me", "y"))]);
  const device = await one.client.device();
  await world.send("anna", "/sync/hello", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ protocol: 1, device, name: "", pending: 2 }),
  });
  const cleared = world.addDevice({ owner: "me", newDevice: () => device });
  expect((await cleared.client.cycle()).state).toMatchObject({ status: "synced", lost: 2 });
});

it("R43: a server looks through its books once after its tables have changed, and gives rows their place", async () => {
  const world = createWorld({ serverTables: oldTables });
  await takeUpRows(world.server.store, oldTables);
  const one = world.addDevice({ owner: "me" });
  await one.store.write([put(notes, note("me", "x", { b: 7 })), put(labels, { id: "l", owner: "me", a: 1 })]);
  await one.client.cycle();
  const there = async () => [
    (await world.server.store.get(notes, "anna", "x"))?.b,
    await world.server.store.get(labels, "anna", "l").catch(() => undefined),
  ];
  expect(await there()).toEqual([undefined, undefined]);
  await world.upgradeServer(worldTables);
  expect(await there()).toEqual([7, { id: "l", owner: "anna", a: 1 }]);
  expect(await takeUpRows(world.server.store, worldTables)).toBeNull();
});
