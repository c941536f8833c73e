import { ANY_OWNER, put, type Store } from "../storage/store.ts";
import type { Table } from "../storage/table.ts";
import { epochOf } from "./epoch.ts";
import { writeSettlingClashes } from "./find-clashes.ts";
import { operation, unpark } from "./housekeeping.ts";
import { fieldsOf, schemaText } from "./schema-text.ts";
import { readRows } from "./server-pull.ts";
import { splitEnvelopeId, syncEpochs, syncRows, type EnvelopeRow } from "./sync-tables.ts";

const BATCH = 500;

/**
 * R43. On the server: what an older program could not read takes its place, once this one knows the tables and fields.
 * Looks through all books after the tables have changed, and never otherwise. Returns how many rows there were.
 */
export async function takeUpRows(store: Store, tables: readonly Table[]): Promise<number> {
  await epochOf(store);
  const schema = schemaText(tables);
  const row = await store.get(syncEpochs, "host", "epoch");
  if (!row || row.schema === schema) return 0;
  const fields = new Map(tables.filter(({ syncs }) => syncs).map((table) => [table.name, fieldsOf(table)]));
  const isForeign = ({ id, place, unknown }: EnvelopeRow) => {
    const known = fields.get(splitEnvelopeId(id).table);
    return known && (place === "parked" || Object.keys(unknown ?? {}).some((field) => known.includes(field)));
  };
  const found = (await store.query(syncRows, { owner: ANY_OWNER })).filter(isForeign);
  for (const [owner, envelopes] of Map.groupBy(found, (envelope) => envelope.owner))
    for (let at = 0; at < envelopes.length; at += BATCH)
      await takeUp({ store, tables }, owner, envelopes.slice(at, at + BATCH));
  await store.write([put(syncEpochs, { ...row, schema })]);
  return found.length;
}

async function takeUp(
  deps: { readonly store: Store; readonly tables: readonly Table[] },
  owner: string,
  envelopes: readonly EnvelopeRow[],
): Promise<void> {
  const { rows } = await readRows(deps, owner, envelopes);
  const names = rows.map(([table, id]) => [table, id] as const);
  await writeSettlingClashes(deps, owner, rows, (clashes) =>
    deps.store.write([operation(unpark, owner, { names, clashes })]),
  );
}
