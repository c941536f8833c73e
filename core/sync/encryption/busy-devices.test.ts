import fc from "fast-check";
import { expect, it } from "vitest";
import { collections } from "#core/library/collections/collection.ts";
import { change, put, remove } from "../../storage/store.ts";
import { writeUnlessChanged } from "../../storage/write-unless-changed.ts";
import { collection, json, rowsOn, threeDevices } from "./testing/encrypted-account.ts";
import type { EncryptedDevice } from "./testing/encrypted-device.ts";
import { quickStretch } from "./testing/quick-stretch.ts";
import { nextTurn } from "./testing/slow-store.ts";
import type { WrappedKeys } from "./wrapped-form.ts";
import { nextKeys, unlock } from "./wrapped-keys.ts";

const ACTS = ["make", "make", "name", "describe", "delete"] as const;

/** What a person does on a device while its cycle and those of the others are under way. */
const Written = fc.record({
  device: fc.constantFrom(0, 1, 2),
  act: fc.constantFrom(...ACTS),
  id: fc.nat(5),
  /** Turns of the event loop that it waits for. */
  after: fc.nat(200),
});

const Round = fc.record({
  syncing: fc.uniqueArray(fc.constantFrom(0, 1, 2), { minLength: 1, maxLength: 3 }),
  written: fc.array(Written, { maxLength: 5 }),
  /** A device whose worker was ended and begins anew. */
  restarted: fc.option(fc.constantFrom(0, 1, 2)),
  isLong: fc.boolean(),
  /** Whether the passphrase is changed meanwhile; the devices are unlocked with it at the end of the round. */
  isChanged: fc.integer({ max: 4, min: 0 }).map((nth) => nth === 4),
});

const OPENER = { passphrase: "correct horse" };

/** The account's next keys, once the server has them. */
async function changeKeys(
  { clock }: { clock: { time: number } },
  device: EncryptedDevice | undefined,
  keys: WrappedKeys,
) {
  const next = await nextKeys(quickStretch, "anna", keys, OPENER, OPENER.passphrase, clock.time + 60_000);
  const response = await device?.ask(
    "/sync/encryption/passphrase",
    json("PUT", { proof: next.proof, keys: next.wrapped }),
  );
  expect(response?.status).toBe(204);
  return next.wrapped;
}

it("R45, R47: an honest server is not doubted for what is written while devices sync", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Round, { minLength: 1, maxLength: 8 }), async (rounds) => {
      const { world, devices, made } = await threeDevices({ isSlow: true });
      // An answer takes a turn, as it does on a network: what is done meanwhile comes in between.
      world.network.pass = async (request) => {
        await nextTurn();
        const response = await world.answer(request);
        await nextTurn();
        return response;
      };
      let keys = made.wrapped;
      for (const [at, { syncing, written, restarted, isLong, isChanged }] of rounds.entries()) {
        world.clock.time += isLong ? 61_000 : 7;
        if (restarted !== null) devices[restarted]?.restart();
        const [next] = await Promise.all([
          isChanged ? changeKeys(world, devices[0], keys) : undefined,
          ...syncing.map((device) => devices[device]?.client().cycle()),
          ...written.map(async ({ device: number, act, id: which, after }, nth) => {
            for (let turn = 0; turn < after; turn++) await nextTurn();
            const device = devices[number];
            if (!device) return;
            const { store, owner } = device;
            const id = `00000000-0000-4000-8000-00000000000${which}`;
            const text = `${at} ${nth}`;
            const isThere = (await store.get(collections, owner, id)) !== undefined;
            const writes = isThere
              ? {
                  make: [],
                  name: [change(collections, owner, id, { name: text })],
                  describe: [change(collections, owner, id, { description: text })],
                  delete: [remove(collections, owner, id)],
                }
              : { make: [put(collections, collection(owner, text, id))], name: [], describe: [], delete: [] };
            // Two tabs may act on one row at once.
            await writeUnlessChanged(store, writes[act]);
          }),
        ]);
        if (next) for (const device of devices) device.unlock(await unlock(quickStretch, "anna", next, OPENER));
        keys = next ?? keys;
        for (const device of devices) expect(device.client().state().problem).toBe(null);
      }
      for (let round = 0; round < 6; round++)
        for (const device of devices) {
          world.clock.time += 61_000;
          expect((await device.client().cycle()).state).toMatchObject({ status: "synced", problem: null });
        }
      const [first, ...others] = await Promise.all(devices.map(rowsOn));
      for (const other of others) expect(other).toEqual(first);
      expect(world.errors).toEqual([]);
    }),
    { numRuns: 60, seed: 2026 },
  );
}, 600_000);
