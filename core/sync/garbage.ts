import { remove, type Store } from "../storage/store.ts";
import { collectFiles } from "./encryption/collect-files.ts";
import { collect, namesOf, operation } from "./housekeeping.ts";
import { headOf } from "./heads.ts";
import { formatStamp } from "./stamp.ts";
import { syncAside, syncConflicts, syncDevices } from "./sync-tables.ts";

const DAY = 86_400_000;

/** R37. Days after which a deletion may be forgotten, and a device does not count any more. */
export const KEPT_DAYS = 30;
const SILENT_DAYS = 180;
/** A device forgets later than the server: until then the server may still speak of the row. */
const DEVICE_KEPT_DAYS = 60;

/** Rows forgotten in one write. */
const BATCH = 1000;

/**
 * R37. On the server: forgets deletions that are old and that every device has heard of, and lets conflicts go that
 * nobody looked at.
 */
export async function collectGarbage(store: Store, owner: string, now: number): Promise<void> {
  const devices = await store.query(syncDevices, { owner });
  const alive = devices.filter(
    ({ last_seen, revoked_at }) => revoked_at === null && Date.parse(last_seen) > now - SILENT_DAYS * DAY,
  );
  const { seq } = await headOf(store, owner);
  await forgetDeleted(store, owner, now - KEPT_DAYS * DAY, Math.min(seq, ...alive.map(({ ack }) => ack)));
  await dropConflicts(store, owner, now - KEPT_DAYS * DAY);
  await collectFiles(store, owner, now);
}

/** On a device nothing is compared: what it forgets, it only forgets to show. */
export const collectOnDevice = (store: Store, owner: string, now: number): Promise<void> =>
  forgetDeleted(store, owner, now - DEVICE_KEPT_DAYS * DAY, null);

export async function forgetDeleted(store: Store, owner: string, before: number, upTo: number | null): Promise<void> {
  const range = { field: "at", to: before } as const;
  const old = await store.query(syncAside, { owner, where: { kind: "deleted" }, range });
  for (let at = 0; at < old.length; at += BATCH)
    await store.write([operation(collect, owner, { names: namesOf(old.slice(at, at + BATCH)), upTo })]);
}

async function dropConflicts(store: Store, owner: string, before: number): Promise<void> {
  const to = formatStamp({ ms: Math.max(0, before), counter: 0 }, "");
  const old = await store.query(syncConflicts, { owner, range: { field: "stamp", to }, limit: BATCH });
  if (old.length > 0) await store.write(old.map(({ id }) => remove(syncConflicts, owner, id)));
}
