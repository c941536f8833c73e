import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { createAccountKeys, type KnownKeys } from "../../../storage/account-keys.ts";
import type { SyncHere } from "../sync-here.ts";

/**
 * R45. What this device knows of an encrypted account: by its key, or because it once saw it encrypted. It outlasts the
 * login, and every profile of the device knows it.
 */
export async function knownKeys({
  account,
  keyId,
}: Pick<SyncHere, "account" | "keyId">): Promise<KnownKeys | undefined> {
  if (account === LOCAL_USER) return undefined;
  return (await createAccountKeys().known(account)) ?? (keyId === undefined ? undefined : { keyId, generation: 1 });
}
