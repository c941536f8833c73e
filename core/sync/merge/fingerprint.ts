import { hash2 } from "#core/storage/hash.ts";
import { latest, NO_STAMPS } from "./row-state.ts";
import type { EnvelopeRow, HeadRow } from "./sync-tables.ts";

/** R40. Sums, not XOR: a row that is there twice does not vanish from it. */
export function summed(
  digest: HeadRow["digest"],
  before: EnvelopeRow | undefined,
  after: EnvelopeRow | undefined,
): HeadRow["digest"] {
  if (before && after && isSameSum(before, after)) return digest;
  const [a, b] = fingerprint(before);
  const [c, d] = fingerprint(after);
  return [(digest[0] - a + c) >>> 0, (digest[1] - b + d) >>> 0];
}

/** Most books are written anew only to say that the row is under way. */
const isSameSum = (a: EnvelopeRow, b: EnvelopeRow) =>
  a.stamp === b.stamp && a.live === b.live && a.stamps === b.stamps && a.place === b.place;

/** What a row adds to the digest; a deleted one nothing, because devices forget those at different times. */
export function fingerprint(row: EnvelopeRow | undefined): readonly [number, number] {
  if (!row || row.place === "deleted") return [0, 0];
  return hash2(row.id + latest({ stamp: row.stamp, stamps: row.stamps ?? NO_STAMPS, live: row.live }));
}

/** Tells the states of one row apart, without its values. */
export const versionOf = ({ stamp, stamps, live, place }: EnvelopeRow): string =>
  JSON.stringify([stamp, stamps, live, place]);
