import type { Store } from "../../storage/store.ts";
import { collect } from "../device/housekeeping.ts";
import { namesOf, operation } from "./procedure.ts";
import { syncAside } from "./sync-tables.ts";

/** Milliseconds. */
export const DAY = 86_400_000;

/** A device forgets later than the server: until then the server may still speak of the row. */
const DEVICE_KEPT_DAYS = 60;

/** Rows forgotten in one write. */
export const BATCH = 1000;

/** On a device nothing is compared: what it forgets, it only forgets to show. */
export const collectOnDevice = (store: Store, owner: string, now: number): Promise<void> =>
  forgetDeleted(store, owner, now - DEVICE_KEPT_DAYS * DAY, null);

export async function forgetDeleted(store: Store, owner: string, before: number, upTo: number | null): Promise<void> {
  const range = { field: "at", to: before } as const;
  const old = await store.query(syncAside, { owner, where: { kind: "deleted" }, range });
  for (let at = 0; at < old.length; at += BATCH)
    await store.write([operation(collect, owner, { names: namesOf(old.slice(at, at + BATCH)), upTo })]);
}
