import { expect } from "vitest";
import { collections, type CollectionRow } from "#core/library/collections/collection.ts";
import type { DocumentRow } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { newId } from "#core/storage/time.ts";
import { syncConflicts } from "../../merge/sync-tables.ts";
import { makeKeys, unlock } from "../wrapped-keys.ts";
import type { EncryptedDevice } from "./encrypted-device.ts";
import { createEncryptedWorld } from "./encrypted-world.ts";
import { quickStretch } from "./quick-stretch.ts";

export const AT = "2026-11-21T00:00:00.000Z";

export const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** An account that was encrypted before anything was on the server, and two devices that hold its key. */
export async function setup() {
  const world = createEncryptedWorld();
  const [one, two] = [world.addDevice(), world.addDevice()];
  const made = await makeKeys(quickStretch, "anna", "correct horse");
  expect((await one.ask("/sync/encryption", json("PUT", made.wrapped))).status).toBe(204);
  one.unlock(made.kept);
  const { keys } = (await (await two.ask("/sync/encryption")).json()) as { keys: typeof made.wrapped };
  two.unlock(await unlock(quickStretch, "anna", keys, { recoveryKey: made.recoveryKey }));
  return { ...world, one, two, made };
}

export async function threeDevices(options?: Parameters<typeof createEncryptedWorld>[0]) {
  const world = createEncryptedWorld(options);
  const devices = [world.addDevice(), world.addDevice(), world.addDevice()];
  const made = await makeKeys(quickStretch, "anna", "correct horse");
  await devices[0]?.ask("/sync/encryption", json("PUT", made.wrapped));
  for (const device of devices) device.unlock(made.kept);
  return { world, devices, made };
}

export async function cycle(...devices: readonly EncryptedDevice[]): Promise<void> {
  for (const device of devices) {
    const { state } = await device.client().cycle();
    expect(state).toMatchObject({ status: "synced", pending: 0, problem: null });
  }
}

export const collection = (owner: string, name: string, id = newId()): CollectionRow =>
  ({
    id,
    owner,
    name,
    description: `${name}, described`,
    color: "#3B82F6",
    created_at: "2026-11-21T00:00:00.000Z",
    updated_at: "2026-11-21T00:00:00.000Z",
  }) as CollectionRow;

export const document = (owner: string, collectionId: string, file: string): DocumentRow =>
  sampleDocument({ owner, original_filename: "Canary.md", collection_id: collectionId, file });

export const namesOn = async ({ store, owner }: EncryptedDevice) =>
  (await store.query(collections, { owner })).map(({ name }) => name).sort();

/** Rows and kept losers without their owner, by id. */
export async function rowsOn({ store, owner }: EncryptedDevice) {
  const [rows, losers] = await Promise.all([
    store.query(collections, { owner }),
    store.query(syncConflicts, { owner }),
  ]);
  return [...rows, ...losers].map((row) => ({ ...row, owner: "" })).sort((a, b) => (a.id < b.id ? -1 : 1));
}
