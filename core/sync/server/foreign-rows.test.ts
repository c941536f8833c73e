import { expect, it } from "vitest";
import { pushBatch } from "./server-push.ts";
import { headOf } from "../merge/heads.ts";
import { createWorld } from "../testing/sync-world.ts";
import { syncDevices } from "./server-tables.ts";
import { put } from "../../storage/store.ts";

const MB = 1024 * 1024;
const OWNER = "anna";
const DEVICE = "dev0000000";

async function setup() {
  const { server, clock } = createWorld();
  const at = new Date(clock.now).toISOString();
  const device = {
    id: DEVICE,
    owner: OWNER,
    name: "A device",
    created_at: at,
    last_seen: at,
    ack: 0,
    pending: 0,
    session: null,
  };
  await server.store.write([put(syncDevices, { ...device, n: 0, hash: "", reply: "", revoked_at: null })]);
  let n = 0;
  const push = async (...rows: readonly (readonly [table: string, id: string, values: object, alive?: 0 | 1])[]) => {
    const stamp = `${(clock.now + ++n).toString(36).padStart(9, "0")}0000.${DEVICE}`;
    const ops = rows.map(([table, id, values, alive = 1]) => [table, id, stamp, values, 0, alive ? 1 : [stamp, 0]]);
    const reply = await pushBatch(
      { store: server.store, now: () => clock.now, tables: server.tables } as never,
      OWNER,
      {
        device: DEVICE,
        n,
        since: 0,
        hash: String(n).padStart(16, "0"),
        ops,
      },
    );
    // A row of an unknown table is told to the device also where it is kept.
    return reply.rejected.filter(([, , why]) => why.includes("keeps no more")).map(([, id]) => id);
  };
  const foreign = async () => (await headOf(server.store, OWNER))?.foreign ?? 0;
  return { push, foreign };
}

const filler = (bytes: number) => ({ text: "x".repeat(bytes) });

it("R43: rows of unknown tables are kept up to a limit for each user; then they are rejected, and what is known is not", async () => {
  const { push, foreign } = await setup();
  for (let at = 0; at < 31; at++) expect(await push(["later", `r${at}`, filler(MB)])).toEqual([]);
  expect(await push(["later", "big", filler(MB)])).toEqual(["big"]);
  expect(await push(["later", "deleted", filler(MB), 0])).toEqual(["deleted"]);
  expect(await push(["notes", "odd", { a: 1, b: 0, later: filler(MB) }])).toEqual(["odd"]);
  expect(await push(["notes", "known", { a: 1, b: 0 }])).toEqual([]);
  // What takes no more room than before, or less, is taken, and makes room.
  expect(await push(["later", "r0", filler(10)])).toEqual([]);
  expect(await push(["later", "small", filler(1000)])).toEqual([]);
  expect(await foreign()).toBeLessThan(31 * MB);
});
