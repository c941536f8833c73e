import { SKEW } from "../protocol/protocol.ts";
import { msOf, type Stamp } from "../protocol/stamp.ts";
import { joined } from "../../storage/bytes.ts";
import { fromBase64, fromUtf8, toBase64, toUtf8 } from "./bytes.ts";
import type { KeyRing } from "./key-ring.ts";
import { NONCE, type SealedRegister } from "./sealed-form.ts";

/** Where a value stands: nobody can put it anywhere else, nor an older one back in its place. */
export interface ValuePlace {
  readonly table: string;
  readonly id: string;
  readonly field: string;
  readonly stamp: Stamp;
}

/** Sealed with another key, or changed on the way, or put in another place. */
export class NotOpened extends Error {
  constructor({ table, field }: Pick<ValuePlace, "table" | "field">, options?: ErrorOptions) {
    super(`A value of ${table}.${field} cannot be opened.`, options);
    this.name = "NotOpened";
  }
}

/** Seals a JSON value. */
export async function sealValue(keys: KeyRing, place: ValuePlace, value: unknown): Promise<string> {
  const key = await keys.valueKey(keys.epoch, place.stamp);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const plain = toUtf8(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: boundTo(keys, place) }, key, plain);
  return `~${keys.epoch}.${toBase64(joined(iv, new Uint8Array(sealed)))}`;
}

/** Throws `NotOpened`, and `NoSuchKey` for a key of a later epoch. */
export async function openValue(keys: KeyRing, place: ValuePlace, sealed: SealedRegister): Promise<unknown> {
  const text = typeof sealed === "string" ? sealed : sealed[0];
  const dot = text.indexOf(".");
  const epoch = Number(text.slice(1, dot));
  // R46. Nobody with the account's newest key seals with an older one.
  if (msOf(place.stamp) > (keys.ends?.get(epoch) ?? Infinity) + SKEW) throw new NotOpened(place);
  const key = await keys.valueKey(epoch, place.stamp);
  try {
    const bytes = fromBase64(text.slice(dot + 1));
    const [iv, body] = [bytes.subarray(0, NONCE), bytes.subarray(NONCE)];
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv, additionalData: boundTo(keys, place) }, key, body);
    return JSON.parse(fromUtf8(new Uint8Array(plain)));
  } catch (error) {
    throw new NotOpened(place, { cause: error });
  }
}

/** JSON keeps the parts apart: no two places read alike. */
const boundTo = ({ account }: KeyRing, { table, id, field, stamp }: ValuePlace) =>
  toUtf8(JSON.stringify(["lectern value", account, table, id, field, stamp]));
