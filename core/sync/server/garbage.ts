import { remove, type Store } from "../../storage/store.ts";
import { collectFiles } from "../encryption/collect-files.ts";
import { BATCH, DAY, forgetDeleted } from "../merge/forget-deleted.ts";
import { KEPT_DAYS } from "../trash/kept-days.ts";
import { headOf } from "../merge/heads.ts";
import { formatStamp } from "../protocol/stamp.ts";
import { syncDevices } from "./server-tables.ts";
import { syncConflicts } from "../merge/sync-tables.ts";

/** R37. Days after which a device does not count any more. */
const SILENT_DAYS = 180;

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

/** R8. Values that lost long ago go, on all devices. */
export async function dropConflicts(store: Store, owner: string, before: number): Promise<void> {
  const to = formatStamp({ ms: Math.max(0, before), counter: 0 }, "");
  const old = await store.query(syncConflicts, { owner, range: { field: "stamp", to }, limit: BATCH });
  if (old.length > 0) await store.write(old.map(({ id }) => remove(syncConflicts, owner, id)));
}
