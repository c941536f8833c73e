import { applyClashingPage } from "./apply-pull-clashes.ts";
import type { Page } from "./apply-pull.ts";
import type { Flight } from "./batches.ts";
import { opsOf, type ClientStoreDeps } from "./client-store.ts";
import { writeSettlingClashes } from "../merge/find-clashes.ts";
import { collectOnDevice } from "../merge/forget-deleted.ts";
import { learn, settle } from "./housekeeping.ts";
import { restamp, unflight } from "./outbox-repair.ts";
import { namesOf, operation, type RowName } from "../merge/procedure.ts";
import { latest, NO_STAMPS } from "../merge/row-state.ts";
import { syncRows, type EnvelopeRow } from "../merge/sync-tables.ts";

// What a cycle hardly ever does to this device's rows: loaded when it does. Each is one write, as in `createClientStore`.

/** Takes back what is known not to have arrived, or has to be sent again; `link` then says that its number is taken. */
export async function takeBack(
  deps: ClientStoreDeps,
  fence: number,
  flight: Flight,
  link: { readonly n?: number } = {},
): Promise<void> {
  const { store, owner, sealing } = deps;
  const ops = (await sealing?.openOwn(opsOf(flight))) ?? opsOf(flight);
  await store.write([operation(unflight, owner, { fence, ops, link })]);
}

/** R12. All that is not sent is stamped anew. */
export async function restampAll({ store, owner }: ClientStoreDeps, fence: number, offset: number): Promise<void> {
  const dirty = await store.query(syncRows, { owner, range: { field: "seq", from: 1 } });
  // What came back from a batch has got a place behind what was edited after it; the stamps know the order.
  const names = namesOf(dirty.sort((a, b) => (latestOf(a) < latestOf(b) ? -1 : 1)));
  await store.write([operation(restamp, owner, { fence, names, offset })]);
}

/** R19. Rows that the server does not have go here too, or are sent again where it lost them. */
export const settleUnseen = (
  { store, owner }: Pick<ClientStoreDeps, "store" | "owner">,
  fence: number,
  unseen: readonly RowName[],
  heal: boolean,
): Promise<void> => store.write([operation(settle, owner, { fence, unseen, heal })]);

/** Once a day: what was deleted long ago is forgotten. */
export async function tidy({ store, owner, sealing }: ClientStoreDeps, now: number): Promise<void> {
  await collectOnDevice(store, owner, now);
  await sealing?.tidy(store, owner, now);
}

/** R43. Fields that this program knows and the one before did not, by table. */
export async function learnFields(
  { store, owner }: ClientStoreDeps,
  fence: number,
  fields: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  const names = namesOf(await store.query(syncRows, { owner })).filter(([table]) => table in fields);
  await store.write([operation(learn, owner, { fence, names, fields })]);
}

/** A page with a row that the unique index of its table refuses. */
export const applyClashing = (deps: ClientStoreDeps, page: Page): Promise<void> =>
  writeSettlingClashes(deps, deps.owner, page.rows, (clashes) =>
    deps.store.write([operation(applyClashingPage, deps.owner, { ...page, clashes })]),
  );

const latestOf = ({ stamp, stamps = NO_STAMPS, live }: EnvelopeRow): string => latest({ stamp, stamps, live });
