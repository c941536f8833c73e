import { $RAW } from "solid-js/store";
import { keysOf } from "#core/storage/keys-of.ts";

interface Row {
  readonly id: string;
}

/**
 * The rows as they are now; those that are the same as before stay the same objects, so that what shows them stays too.
 * For lists of thousands, which a store that watches every value takes long to compare.
 */
export function mergeRows<Each extends Row>(before: readonly Each[] | undefined, now: readonly Each[]): Each[] {
  const known = new Map((before ?? []).map((row) => [row.id, row]));
  const rows = now.map((row) => {
    const old = known.get(row.id);
    return old && isSame(old, row) ? old : row;
  });
  // Says that this list is plain already: a store would look for proxies in every value of every row, at each change.
  return Object.defineProperty(rows, $RAW, { value: rows });
}

function isSame<Each extends Row>(a: Each, b: Each): boolean {
  if (a === b) return true;
  const fields = keysOf(b);
  return fields.length === Object.keys(a).length && fields.every((field) => isAlike(a[field], b[field]));
}

const isAlike = (a: unknown, b: unknown): boolean =>
  a === b || (typeof b === "object" && b !== null && JSON.stringify(a) === JSON.stringify(b));
