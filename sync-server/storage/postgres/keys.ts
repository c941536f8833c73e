import { createHash } from "node:crypto";
import type { Key } from "#core/storage/row-key.ts";
import { sqlKey } from "../sqlite-sql.ts";

/** Bytes of a key in an index; an entry of a B-tree holds at most 2,704 in all (a third of a page). */
const LONGEST = 800;

/**
 * A key as text that PostgreSQL orders, byte by byte (`COLLATE "C"`), as the port does: numbers before text, text by
 * UTF-16 code units. Null stays null. Of a text too long for an index the beginning is compared, then its hash: equality
 * is exact, and only the order among texts with equal first 200 characters is arbitrary.
 */
export function indexKey(key: Key): string | null {
  if (key === null) return null;
  return typeof key === "number" ? `n${sortableNumber(key)}` : `t${textKey(key)}`;
}

/** An owner or id, which are always text. */
export function textKey(text: string): string {
  const key = storable(text);
  if (Buffer.byteLength(key) <= LONGEST) return key;
  return `${[...key].slice(0, 200).join("")}\u{10FFFF}${createHash("sha256").update(key).digest("hex")}`;
}

/** What UTF-8 or PostgreSQL cannot hold is written as something they can: NUL, and halves of surrogate pairs. */
function storable(text: string): string {
  const whole = /[\0\u0001]/.test(text)
    ? text.replaceAll("\u0001", "\u0001\u0002").replaceAll("\0", "\u0001\u0001")
    : text;
  const sound = whole.isWellFormed()
    ? whole
    : whole.replace(/\p{Surrogate}/gu, (half) => `\u{10FFFE}${half.charCodeAt(0).toString(16)}`);
  return String(sqlKey(sound));
}

/** IEEE 754 numbers in the order of their values: the sign bit is flipped, and for negative ones all the others. */
function sortableNumber(value: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(Object.is(value, -0) ? 0 : value);
  const bits = bytes.readBigUInt64BE();
  const negative = bits >> 63n === 1n;
  const sortable = negative ? ~bits & 0xffff_ffff_ffff_ffffn : bits | (1n << 63n);
  return sortable.toString(16).padStart(16, "0");
}
