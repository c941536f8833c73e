import { badRequest, conflict } from "../http/errors.ts";
import { PreconditionFailed, remove, require, type Operation } from "../storage/store.ts";
import { revokingAccessTokens } from "./access-tokens.ts";
import { accountGone } from "./account-gone.ts";
import { userRow, type AccountDeps } from "./accounts.ts";
import { adoptions } from "./adoption.ts";
import type { RemovalPort } from "./ports.ts";
import { sessions } from "./session.ts";
import { HOST_OWNER, users } from "./user.ts";

type Deps = Pick<AccountDeps, "store" | "passwords"> & RemovalPort;

/**
 * Deletes the account and everything it has on this host. From the first write on nobody is logged in to it and its name
 * and address are free; answered when the rest is removed. Throws 400 for a wrong password and for the built-in user, 401
 * where it is gone already, 409 while things are still moved into it.
 */
export async function deleteAccount(deps: Deps, user: string, password: string): Promise<void> {
  const { store } = deps;
  const row = await userRow(store, user);
  if (!(await deps.passwords.verify(password, row.password)))
    throw badRequest("The password is wrong. Nothing was deleted.");
  const adoption = await store.get(adoptions, HOST_OWNER, "adoption");
  if (adoption?.account === user && !adoption.done)
    throw conflict("What was on this server before is still being moved into the account. Try again in a moment.");
  try {
    await deps.removeAccount(user, [
      require(users, HOST_OWNER, user, { password: row.password }),
      ...(await leaving(deps, user)),
    ]);
  } catch (error) {
    if (error instanceof PreconditionFailed) throw accountGone();
    throw error;
  }
}

async function leaving(deps: Deps, user: string): Promise<Operation[]> {
  const logins = await deps.store.query(sessions, { owner: user });
  return [
    remove(users, HOST_OWNER, user),
    ...logins.map(({ id }) => remove(sessions, user, id)),
    ...(await revokingAccessTokens(deps, user)),
  ];
}
