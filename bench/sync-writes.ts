import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { chatMessages } from "#core/chat/chat.ts";
import { change, put, type Store } from "#core/storage/store.ts";
import { createStoreThread } from "#sync-server/storage/store-thread.ts";
import { rowsOf } from "./sync-device.ts";

export interface WriteFigures {
  /** Microseconds of one write through the store's thread, one after another: a new row, and a change of one. */
  readonly plain: { readonly put: number; readonly change: number };
  readonly synced: { readonly put: number; readonly change: number };
}

const ROWS = 1_000;
/** Writes of one store before it is the other's turn. */
const TURN = 50;

/** Single writes of a synced table beside the same without the books of sync, in turns. */
export async function benchWrites(): Promise<WriteFigures> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-bench-"));
  const open = (name: string, tables: URL) => createStoreThread({ path: join(folder, name), tables });
  const stores = [
    await open("plain.db", new URL("./plain-tables.ts", import.meta.url)),
    await open("synced.db", new URL("../sync-server/sync/synced-tables.ts", import.meta.url)),
  ] as const;
  try {
    const [plainPut = NaN, syncedPut = NaN] = await inTurns(stores, (row) => put(chatMessages, row));
    const [plainChange = NaN, syncedChange = NaN] = await inTurns(stores, ({ id }) =>
      change(chatMessages, LOCAL_USER, id, { content: "edited" }),
    );
    return { plain: { put: plainPut, change: plainChange }, synced: { put: syncedPut, change: syncedChange } };
  } finally {
    for (const store of stores) await store.close();
    await rm(folder, { recursive: true });
  }
}

/** Medians, in microseconds. */
async function inTurns(
  stores: readonly Store[],
  operation: (row: ReturnType<typeof rowsOf>[number]) => Parameters<Store["write"]>[0][number],
): Promise<number[]> {
  const rows = rowsOf(ROWS);
  const times = stores.map((): number[] => []);
  for (let from = 0; from < ROWS; from += TURN)
    for (const [nth, store] of stores.entries())
      for (const row of rows.slice(from, from + TURN)) {
        const began = performance.now();
        await store.write([operation(row)]);
        times[nth]?.push((performance.now() - began) * 1000);
      }
  return times.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN);
}
