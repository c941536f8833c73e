import type { Store } from "../../storage/store.ts";
import { fingerprint } from "./fingerprint.ts";
import { hash2 } from "#core/storage/hash.ts";
import { syncRows, type EnvelopeRow } from "./sync-tables.ts";

export const BUCKETS = 256;

/** R40. Which of the parts the rows are compared in. */
export const bucketOf = (envelopeId: string): number => (hash2(envelopeId)[0] ?? 0) % BUCKETS;

/** Two sums a bucket, one after the other. */
export async function bucketSums(store: Store, owner: string): Promise<number[]> {
  const sums = Array.from({ length: 2 * BUCKETS }, () => 0);
  for (const row of await store.query(syncRows, { owner })) {
    const at = 2 * bucketOf(row.id);
    const [a, b] = fingerprint(row);
    sums[at] = ((sums[at] ?? 0) + a) >>> 0;
    sums[at + 1] = ((sums[at + 1] ?? 0) + b) >>> 0;
  }
  return sums;
}

/** Rows of a bucket that are not deleted. */
export async function rowsOfBucket(store: Store, owner: string, bucket: number): Promise<EnvelopeRow[]> {
  const rows = await store.query(syncRows, { owner });
  return rows.filter(({ id, place }) => place !== "deleted" && bucketOf(id) === bucket);
}
