import { ANY_OWNER, type Store } from "../../storage/store.ts";
import type { Table } from "../../storage/table.ts";
import { adopt } from "../device/housekeeping.ts";
import { operation } from "./procedure.ts";
import type { RowName } from "./procedure.ts";
import { envelopeId, syncAside, syncRows } from "./sync-tables.ts";

const BATCH = 1000;

/**
 * Gives rows that were written before there was sync their books, as if made when they were last changed. Returns how
 * many were given; run again it gives none.
 */
export async function adoptRows(store: Store, tables: readonly Table[]): Promise<number> {
  const synced = tables.filter(({ syncs }) => syncs);
  if (await areAllAdopted(store, synced)) return 0;
  let adopted = 0;
  for (const table of synced) {
    const rows = await store.query(table, { owner: ANY_OWNER });
    for (const [owner, own] of Map.groupBy(rows, (row) => row.owner)) {
      const found = await store.getMany(
        own.map(({ id }) => ({ table: syncRows, owner, id: envelopeId(table.name, id) })),
      );
      const names = own.flatMap((row, at): (readonly [...RowName, number])[] =>
        found[at] || table.stays?.(row) ? [] : [[table.name, row.id, writtenAt(row)]],
      );
      adopted += names.length;
      for (let at = 0; at < names.length; at += BATCH)
        await store.write([operation(adopt, owner, { names: names.slice(at, at + BATCH) })]);
    }
  }
  return adopted;
}

/**
 * Every book is of a row in its table or of one set aside. Where there are as many as that, none is missing, and no row
 * has to be read: a start with thousands of documents and chats would wait for that.
 */
async function areAllAdopted(store: Store, synced: readonly Table[]): Promise<boolean> {
  const count = (table: Table) => store.count(table, { owner: ANY_OWNER });
  const [books, aside, ...rows] = await Promise.all([syncRows, syncAside, ...synced].map(count));
  return rows.reduce((sum, each) => sum + each, 0) === (books ?? 0) - (aside ?? 0);
}

type Json = Readonly<Record<string, unknown>>;

function writtenAt({ updated_at, created_at }: Json): number {
  const parsed = Date.parse(String(updated_at ?? created_at));
  return Number.isFinite(parsed) ? Math.max(1, parsed) : 1;
}
