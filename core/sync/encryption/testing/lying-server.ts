import { expect } from "vitest";
import { put, remove } from "../../../storage/store.ts";
import type { Table } from "../../../storage/table.ts";
import type { SyncState } from "../../device/client-state.ts";
import { bucketSums } from "../../merge/digest.ts";
import { syncDevices } from "../../server/server-tables.ts";
import { syncHeads, syncRows } from "../../merge/sync-tables.ts";
import { fromWire, type WireRow } from "../../merge/wire.ts";
import type { setup } from "./encrypted-account.ts";
import type { EncryptedDevice } from "./encrypted-device.ts";

type World = Pick<Awaited<ReturnType<typeof setup>>, "network" | "answer">;

/** What devices are given in place of the server's rows. */
export type Lie = (rows: WireRow[], path: string) => readonly WireRow[];

/**
 * The real server behind somebody who changes the rows it gives out, and whose sums (R40) are those of the device that is
 * lied `to`. Undone by `world.network.pass = world.answer`.
 */
export function lieAbout({ network, answer }: World, lie: Lie, to?: EncryptedDevice): void {
  network.pass = async (request) => {
    const response = await answer(request);
    const { pathname } = new URL(request.url);
    if (to && pathname === "/sync/digest") return Response.json({ sums: await bucketSums(to.store, to.owner) });
    if (!response.ok || !["/sync/pull", "/sync/bucket"].includes(pathname)) return response;
    const body = (await response.json()) as { rows?: WireRow[] };
    return Response.json({ ...body, rows: lie(body.rows ?? [], pathname) });
  };
}

/** Every row the server gives out now. */
export async function rowsThere(world: World, { ask, client }: EncryptedDevice): Promise<WireRow[]> {
  const device = await client().device();
  const response = await ask(`/sync/pull?device=${device}&since=0&full=0`);
  return ((await response.json()) as { rows?: WireRow[] }).rows ?? [];
}

export const idOf = (row: WireRow): string => row[1];
export const isDeleted = (row: WireRow): boolean => !fromWire(row).state.alive;

/** A cycle that ends with a doubt; its words. */
export async function doubted({ client }: EncryptedDevice): Promise<string> {
  const { state } = await client().cycle();
  expect<SyncState["status"]>(state.status).toBe("doubted");
  return state.problem ?? "";
}

/** What the server has of the account now; gives it that state again, without another epoch. */
export async function backup({ server: { store } }: Pick<Awaited<ReturnType<typeof setup>>, "server">) {
  const tables: readonly Table[] = [syncRows, syncHeads, syncDevices];
  const read = () => Promise.all(tables.map((table) => store.query(table, { owner: "anna" })));
  const kept = await read();
  return async (): Promise<void> => {
    const now = await read();
    const batch = tables.flatMap((table, at) => {
      const gone = (now[at] ?? []).map(({ id }) => remove(table, "anna", id));
      return [gone, (kept[at] ?? []).map((row) => put(table, row))];
    });
    for (const operations of batch) if (operations.length > 0) await store.write(operations);
  };
}
