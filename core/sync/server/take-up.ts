import { ANY_OWNER, put, type Store } from "../../storage/store.ts";
import type { Table } from "../../storage/table.ts";
import { epochOf } from "./epoch.ts";
import { writeSettlingClashes } from "../merge/find-clashes.ts";
import { learn, unpark } from "../device/housekeeping.ts";
import { namesOf, operation } from "../merge/procedure.ts";
import { fieldsOf, learntSince, schemaText } from "../protocol/schema-text.ts";
import { readStates, wireOf } from "../merge/read-states.ts";
import { syncEpochs } from "./server-tables.ts";
import { splitEnvelopeId, syncRows, type EnvelopeRow } from "../merge/sync-tables.ts";

const BATCH = 500;

/**
 * R43. On the server: what an older program could not read takes its place, once this one knows the tables and fields.
 * Looks through all books after the tables have changed, and never otherwise: then it returns null, else how many rows there were.
 */
export async function takeUpRows(store: Store, tables: readonly Table[]): Promise<number | null> {
  await epochOf(store);
  const schema = schemaText(tables);
  const row = await store.get(syncEpochs, "host", "epoch");
  if (!row || row.schema === schema) return null;
  const fields = new Map(tables.filter(({ syncs }) => syncs).map((table) => [table.name, fieldsOf(table)]));
  const isForeign = ({ id, place, unknown }: EnvelopeRow) => {
    const known = fields.get(splitEnvelopeId(id).table);
    return known && (place === "parked" || Object.keys(unknown ?? {}).some((field) => known.includes(field)));
  };
  const learnt = learntSince(row.schema ?? "", tables);
  let taken = 0;
  for (const [owner, own] of Map.groupBy(await store.query(syncRows, { owner: ANY_OWNER }), (each) => each.owner)) {
    const older = own.filter(({ id }) => splitEnvelopeId(id).table in learnt);
    for (const envelopes of batches(older))
      await store.write([operation(learn, owner, { fence: undefined, names: namesOf(envelopes), fields: learnt })]);
    const foreign = own.filter(isForeign);
    for (const envelopes of batches(foreign)) await takeUp({ store, tables }, owner, envelopes);
    taken += foreign.length;
  }
  await store.write([put(syncEpochs, { ...row, schema })]);
  return taken;
}

const batches = (rows: readonly EnvelopeRow[]) =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) => rows.slice(at * BATCH, (at + 1) * BATCH));

async function takeUp(
  deps: { readonly store: Store; readonly tables: readonly Table[] },
  owner: string,
  envelopes: readonly EnvelopeRow[],
): Promise<void> {
  const rows = (await readStates(deps, owner, envelopes)).states.map(wireOf);
  const names = rows.map(([table, id]) => [table, id] as const);
  await writeSettlingClashes(deps, owner, rows, (clashes) =>
    deps.store.write([operation(unpark, owner, { names, clashes })]),
  );
}
