import { ApiError } from "../http/errors.ts";
import type { Store } from "../storage/store.ts";
import { ACCOUNT_GONE } from "./refusal-codes.ts";
import { LOCAL_USER } from "./built-in-user.ts";
import { HOST_OWNER, users } from "./user.ts";

export const accountGone = (): ApiError =>
  new ApiError(401, "This account is not on this server any more.", { code: ACCOUNT_GONE });

/** Whether the host has the account, or may act for its built-in user. */
export const isAccountHere = async (store: Pick<Store, "get">, user: string): Promise<boolean> =>
  user === LOCAL_USER || (await store.get(users, HOST_OWNER, user)) !== undefined;

/**
 * The store of a request. What it writes after its account was deleted, such as an upload that was under way, is removed
 * at once by `removeAgain`; it throws 401 then.
 */
export function whileAccountIsHere(store: Store, user: string, removeAgain: () => Promise<void>): Store {
  if (user === LOCAL_USER) return store;
  return {
    ...store,
    async write(batch) {
      await store.write(batch);
      if (await isAccountHere(store, user)) return;
      await removeAgain();
      throw accountGone();
    },
  };
}
