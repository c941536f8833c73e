import type { Store } from "../storage/store.ts";
import { envelopePlace } from "./row-places.ts";
import { namesOf } from "./procedure.ts";
import { syncAside, type EnvelopeRow } from "./sync-tables.ts";

/** R5. The deleted rows of an owner, or of all, that still have values to be brought back. */
export async function deletedRows(store: Pick<Store, "query" | "getMany">, owner: string): Promise<EnvelopeRow[]> {
  const asides = await store.query(syncAside, { owner, where: { kind: "deleted" } });
  const places = asides.map((aside) => {
    const [[table, id] = ["", ""]] = namesOf([aside]);
    return envelopePlace(aside.owner, table, id);
  });
  const found = (await store.getMany(places)) as (EnvelopeRow | undefined)[];
  return found.flatMap((envelope) => (envelope?.place === "deleted" && !isErased(envelope) ? [envelope] : []));
}

const isErased = ({ kept = {} }: EnvelopeRow): boolean => Object.values(kept).every((value) => value === null);
