import { isRecord } from "#core/storage/is-record.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { KnownKeys } from "../../../storage/account-keys.ts";

/** What the server says of an account's keys, and what this device knows. */
export type KeysThere =
  | { readonly kind: "readable" }
  | ({ readonly kind: "encrypted" } & KeysSaid)
  /** The device knows the account as encrypted, and the server does not, or with an older key: nothing is sent to it. */
  | { readonly kind: "set back" }
  /** The server names other keys than this device knows. */
  | { readonly kind: "other keys" };

/**
 * Asked before the first cycle with an account: nothing readable is sent to one that is encrypted. Where the server gives
 * no answer, what this device knows counts.
 */
export async function lookAtKeys(
  { account, known }: { readonly account: string; readonly known: KnownKeys | undefined },
  ask: (path: string) => Promise<Response>,
): Promise<KeysThere> {
  if (account === LOCAL_USER) return { kind: "readable" };
  const response = await ask("/sync/encryption").catch(() => undefined);
  const said = response && (await keysIn(response));
  if (!known) return said ? { kind: "encrypted", ...said } : { kind: "readable" };
  if (said === undefined) return { kind: "encrypted", keys: known, hasProof: true };
  const isOlder = said?.keys.keyId === known.keyId && said.keys.generation < known.generation;
  if (said === null || isOlder) return { kind: "set back" };
  return said.keys.keyId === known.keyId ? { kind: "encrypted", ...said } : { kind: "other keys" };
}

interface KeysSaid {
  readonly keys: KnownKeys;
  /** R46. Whether the server can tell who has the key from who has not. */
  readonly hasProof: boolean;
}

/** The keys that the server names; null when it says that there are none, undefined where it says nothing. */
export async function keysIn(response: Response): Promise<KeysSaid | null | undefined> {
  const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  const keys = isRecord(body) ? body["keys"] : undefined;
  if (keys === null) return null;
  if (!isRecord(keys)) return undefined;
  const generation = Number(keys["generation"] ?? 1);
  const hasProof = keys["proof"] !== undefined;
  return { keys: { keyId: String(keys["key_id"]), generation }, hasProof };
}
