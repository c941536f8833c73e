import { z } from "zod";
import { conflict } from "#core/http/errors.ts";
import { put, require, type Operation, type Store } from "#core/storage/store.ts";
import { table } from "#core/storage/table.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";

const TreeVersionRow = z.object({ id: z.enum(["pages", "navigation"]), owner: z.string(), version: z.number().int() });
type TreeVersionRow = z.infer<typeof TreeVersionRow>;

/**
 * One row per user and tree, written with every change of its shape. Whether a move closes a loop depends on rows the
 * move itself does not touch: A under B and B under A, asked for at once, are each fine alone.
 */
export const treeVersions = table<TreeVersionRow>({
  name: "tree_versions",
  schema: TreeVersionRow,
  indexes: [],
  syncs: false,
});

/**
 * Writes what `plan` makes of the tree as it is; plans again when somebody else changed the tree meanwhile.
 * `plan` reads what it needs afresh each time, and throws what the caller is to be told.
 */
export async function changeTree<Result>(
  store: Store,
  owner: string,
  tree: TreeVersionRow["id"],
  plan: () => Promise<{ readonly batch: readonly Operation[]; readonly result: Result }>,
): Promise<Result> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await store.get(treeVersions, owner, tree);
    const { batch, result } = await plan();
    const guard = require(treeVersions, owner, tree, row ? { version: row.version } : "absent");
    const next = put(treeVersions, { id: tree, owner, version: (row?.version ?? 0) + 1 });
    if (await writeUnlessChanged(store, [guard, next, ...batch])) return result;
  }
  throw conflict("This is being changed from too many places at once. Try again.");
}

/** Each attempt that fails means that another change went through. */
const ATTEMPTS = 100;
