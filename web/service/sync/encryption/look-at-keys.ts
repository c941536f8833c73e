import { LOCAL_USER } from "#core/context.ts";
import type { SyncHere } from "../sync-here.ts";

/** What the server says of an account's keys, and what this device knows. */
export type KeysThere =
  | { readonly kind: "readable" }
  | { readonly kind: "encrypted"; readonly keyId: string }
  /** The device knows the account as encrypted, and the server does not: nothing is sent to it. */
  | { readonly kind: "set back" };

/**
 * Asked before the first cycle with an account: nothing readable is sent to one that is encrypted. Where the server gives
 * no answer, what this device knows counts.
 */
export async function lookAtKeys(
  { account, keyId }: Pick<SyncHere, "account" | "keyId">,
  ask: (path: string) => Promise<Response>,
): Promise<KeysThere> {
  if (account === LOCAL_USER) return { kind: "readable" };
  const response = await ask("/sync/encryption").catch(() => undefined);
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const keys: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "keys") : undefined;
  if (typeof keys === "object" && keys !== null)
    return { kind: "encrypted", keyId: String(Reflect.get(keys, "key_id")) };
  if (keyId === undefined) return { kind: "readable" };
  return keys === null ? { kind: "set back" } : { kind: "encrypted", keyId };
}
