import { idsIn } from "../../storage/discard.ts";
import type { Store } from "../../storage/store.ts";
import { overwrittenBlobs, syncConflicts } from "../merge/sync-tables.ts";
import type { StoredRow, Table } from "../../storage/table.ts";

/** A blob that a row of a synced table names. */
export interface NamedBlob {
  readonly id: string;
  /** What a search needs comes before what is only looked at. */
  readonly kind: "index" | "original";
}

/** R28. The blobs that the owner's synced rows name, and those of files that lost a conflict (R8), each once. */
export async function namedBy(store: Pick<Store, "query" | "tables">, owner: string): Promise<NamedBlob[]> {
  const naming = store.tables.filter(({ syncs, blobs }) => syncs && blobs?.fields);
  const rowsOf = await Promise.all(naming.map((table) => store.query(table, { owner })));
  const found = new Map<string, NamedBlob["kind"]>();
  for (const [at, table] of naming.entries())
    for (const row of (rowsOf[at] ?? []).filter((each) => !table.stays?.(each)))
      for (const [id, kind] of kindsOf(table, row)) if (found.get(id) !== "index") found.set(id, kind);
  for (const row of await store.query(syncConflicts, { owner }))
    for (const id of overwrittenBlobs(store.tables, row)) if (!found.has(id)) found.set(id, "original");
  return [...found].map(([id, kind]) => ({ id, kind }));
}

const kindsOf = ({ blobs }: Table, row: StoredRow) =>
  Object.entries(blobs?.fields ?? {}).flatMap(([field, kind]) =>
    kind ? idsIn(row[field]).map((id) => [id, kind] as const) : [],
  );
