import { z } from "zod";
import { LOCAL_USER } from "./built-in-user.ts";
import { put, remove, require, type Operation, type Store } from "../storage/store.ts";
import { table, type StoredRow, type Table } from "../storage/table.ts";
import { writeUnlessChanged } from "../storage/write-unless-changed.ts";
import { HOST_OWNER } from "./user.ts";

const AdoptionRow = z.object({
  id: z.literal("adoption"),
  owner: z.literal(HOST_OWNER),
  /** The account that the built-in user's things go to. */
  account: z.string(),
  done: z.boolean(),
});

/** Once in a server's life: its first account took over what the built-in user had. */
export const adoptions = table<z.infer<typeof AdoptionRow>>({
  name: "adoptions",
  schema: AdoptionRow,
  indexes: [],
  syncs: false,
});

/** Rows of one write. */
const BATCH = 100;
/** Tables whose rows stay on their host but are the user's all the same. */
const OWN_TABLES = new Set([
  "model_choices",
  "seen_speeds",
  "ai_provider_settings",
  "plugins",
  "plugin_bundles",
  "plugin_catalogues",
  "tree_versions",
  "blob_holders",
]);

type AdoptStore = Pick<Store, "get" | "query" | "write">;

/** Written together with the account; from then on nobody syncs as the built-in user. */
export const beginAdoption = (account: string): Operation[] => [
  require(adoptions, HOST_OWNER, "adoption", "absent"),
  put(adoptions, { id: "adoption", owner: HOST_OWNER, account, done: false }),
];

export async function isAdopted(store: Pick<Store, "get">): Promise<boolean> {
  return (await store.get(adoptions, HOST_OWNER, "adoption")) !== undefined;
}

/**
 * Moves what the built-in user has to the account that adopted it, batch by batch: each is one write, and one that was
 * cut off goes on where it was. Returns at once where there is nothing to move.
 */
export async function finishAdoption(store: AdoptStore, tables: readonly Table[]): Promise<void> {
  const row = await store.get(adoptions, HOST_OWNER, "adoption");
  if (!row || row.done) return;
  for (const each of tables.filter(({ name, syncs }) => syncs || OWN_TABLES.has(name)))
    await moveRows(store, each, row.account);
  await store.write([put(adoptions, { ...row, done: true })]);
}

async function moveRows(store: AdoptStore, from: Table, account: string): Promise<void> {
  for (;;) {
    const rows = await store.query(from, { owner: LOCAL_USER, limit: BATCH });
    if (rows.length === 0) return;
    // Work under way may change a row in between; then the batch is read anew.
    await writeUnlessChanged(
      store,
      rows.flatMap((row) => [
        require(from, LOCAL_USER, row.id, plainFields(row)),
        put(from, ownedBy(row, account)),
        remove(from, LOCAL_USER, row.id),
      ]),
    );
  }
}

/** Nested values are compared through the time of their last change, which stands beside them. */
function plainFields(row: StoredRow): Partial<StoredRow> {
  const plain = Object.entries(row).filter(([, value]) => value === null || typeof value !== "object");
  return Object.fromEntries(plain.filter(([, value]) => value !== undefined));
}

/** Some tables name their owner in a field of their own, too. */
function ownedBy(row: StoredRow, account: string): StoredRow {
  const fields = Object.entries(row).map(([field, value]) => [field, value === LOCAL_USER ? account : value] as const);
  return { ...row, ...Object.fromEntries(fields) };
}
