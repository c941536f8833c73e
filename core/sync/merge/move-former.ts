import { ANY_OWNER, type Store } from "../../storage/store.ts";
import type { Table } from "../../storage/table.ts";
import { moveFormer } from "./former-rows.ts";
import { operation, type RowName } from "./procedure.ts";
import { deletedRows, splitEnvelopeId } from "./sync-tables.ts";

const BATCH = 500;

/**
 * R48. What an earlier version wrote into former tables moves once, at the start of a host, with what was deleted of it
 * and can be brought back. Returns how many rows there were; run again it finds none.
 */
export async function moveFormerRows(store: Store, tables: readonly Table[]): Promise<number> {
  const former = tables.filter((table) => table.former);
  const found = await Promise.all(former.map((table) => store.query(table, { owner: ANY_OWNER })));
  if (found.every((rows) => rows.length === 0)) return 0;
  const deleted = Map.groupBy(await deletedRows(store, ANY_OWNER), ({ id }) => splitEnvelopeId(id).table);
  const named = (owner: string, name: RowName) => ({ owner, name });
  // Deleted ones first: where this is cut off, what is left still says that there is more to do. Of each the rows come
  // before the words that go into them, as the tables are declared.
  const names = [
    ...former.flatMap(({ name }) =>
      (deleted.get(name) ?? []).map(({ owner, id }) => named(owner, [name, splitEnvelopeId(id).rowId])),
    ),
    ...former.flatMap(({ name }, at) => (found[at] ?? []).map(({ owner, id }) => named(owner, [name, id]))),
  ];
  for (const [owner, own] of Map.groupBy(names, (each) => each.owner))
    for (let at = 0; at < own.length; at += BATCH) {
      const part = own.slice(at, at + BATCH).map(({ name }) => name);
      await store.write([operation(moveFormer, owner, { names: part })]);
    }
  return names.length;
}
