import { describe, expect, it } from "vitest";
import { createMemoryStore } from "../../storage/testing/memory-store.ts";
import { put } from "../../storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { chooseSync, syncChoice } from "./sync-choice.ts";
import { syncHeads, syncLinks } from "../merge/sync-tables.ts";

describe("choosing to sync", () => {
  it("keeps the account through switching off and on", async () => {
    const store = await setup();
    await chooseSync(store, "me", { on: true, account: "anna" });
    await chooseSync(store, "me", { on: false });
    expect(await syncChoice(store, "me")).toMatchObject({ on: false, account: "anna" });
  });

  it("begins anew with another account, and lets no cycle under way write any more", async () => {
    const store = await setup();
    await chooseSync(store, "me", { on: true });
    expect(await store.get(syncLinks, "me", "link")).toMatchObject({ epoch: "e1", fence: 7 });
    await chooseSync(store, "me", { on: true, account: "anna" });
    expect(await store.get(syncLinks, "me", "link")).toMatchObject({ fence: 8 });
    expect((await store.get(syncLinks, "me", "link"))?.epoch).not.toBe("e1");
  });

  it("has an id of its own with each account", async () => {
    const store = await setup();
    const device = async () => (await store.get(syncHeads, "me", "head"))?.device;
    await chooseSync(store, "me", { on: false });
    await chooseSync(store, "me", { on: true });
    expect(await device()).toBe("device0000");
    await chooseSync(store, "me", { on: true, account: "anna" });
    expect(await device()).not.toBe("device0000");
    expect((await store.get(syncHeads, "me", "head"))?.formerly).toEqual(["device0000"]);
  });

  it("comes back as another device after it was taken off", async () => {
    const store = await setup();
    await chooseSync(store, "me", { on: true, asNewDevice: true });
    const head = await store.get(syncHeads, "me", "head");
    expect(head?.device).toHaveLength(10);
    expect(head?.device).not.toBe("device0000");
  });
});

async function setup() {
  const store = createMemoryStore(tables);
  await store.write([
    put(syncHeads, {
      id: "head",
      owner: "me",
      device: "device0000",
      ms: 0,
      counter: 0,
      offset: 0,
      seq: 0,
      floor: 0,
      digest: [0, 0],
    }),
    put(syncLinks, {
      id: "link",
      owner: "me",
      server: "",
      epoch: "e1",
      since: 5,
      n: 3,
      flight: null,
      fence: 7,
      samples: [],
      schema: "",
      synced_at: null,
    }),
  ]);
  return store;
}
