import { LOCAL_USER } from "./built-in-user.ts";
import { type Clock, timestamp } from "#core/storage/time.ts";
import { badRequest, conflict, unauthorized } from "../http/errors.ts";
import {
  change,
  PreconditionFailed,
  put,
  require,
  UniqueViolation,
  type Operation,
  type Store,
} from "../storage/store.ts";
import { accountGone } from "./account-gone.ts";
import type { AccountServices } from "./account-services.ts";
import { revokingAccessTokens } from "./access-tokens.ts";
import { endingSessions, startSession, type SessionTokens } from "./sessions.ts";
import {
  HOST_OWNER,
  toUser,
  users,
  type Credentials,
  type PasswordChange,
  type Registration,
  type User,
  type UserRow,
} from "./user.ts";

export interface AccountDeps extends Pick<AccountServices, "passwords" | "signer" | "startingPoint"> {
  readonly store: Store;
  readonly clock: Clock;
}

/** `beside` is written together with the user. Throws 409 naming what is taken. */
export async function register(
  deps: AccountDeps,
  registration: Registration,
  beside: (user: string) => readonly Operation[] = () => [],
): Promise<User> {
  const now = timestamp(deps.clock);
  const row: UserRow = {
    id: crypto.randomUUID(),
    owner: HOST_OWNER,
    username: registration.username,
    email: registration.email,
    full_name: registration.full_name ?? null,
    profile_picture: registration.profile_picture ?? null,
    is_active: true,
    is_verified: false,
    email_key: registration.email.toLowerCase(),
    username_key: registration.username.toLowerCase(),
    password: await deps.passwords.hash(registration.password),
    created_at: now,
    updated_at: now,
  };
  await writeUser(deps.store, [put(users, row), ...(await deps.startingPoint(row.id, now)), ...beside(row.id)]);
  return toUser(row);
}

/** One answer for an unknown address and a wrong password, after the same work. */
export async function login(deps: AccountDeps, { email, password }: Credentials): Promise<SessionTokens> {
  const [row] = await deps.store.query(users, { owner: HOST_OWNER, where: { email_key: email.toLowerCase() } });
  const isRight = await deps.passwords.verify(password, row?.password ?? NOBODYS_HASH);
  if (!row || !isRight || !row.is_active) throw unauthorized("The email address or the password is wrong.");
  try {
    // A login with the old password, checked while another request changes it, would outlive that.
    return await startSession(deps, row.id, [require(users, HOST_OWNER, row.id, { password: row.password })]);
  } catch (error) {
    if (error instanceof PreconditionFailed) throw unauthorized("The email address or the password is wrong.");
    throw error;
  }
}

export async function getUser({ store }: Pick<AccountDeps, "store">, id: string): Promise<User> {
  return toUser(await userRow(store, id));
}

/** Throws 409 when somebody else has the name. */
export async function changeUsername(
  deps: Pick<AccountDeps, "store" | "clock">,
  id: string,
  username: string,
): Promise<User> {
  await userRow(deps.store, id);
  const updated_at = timestamp(deps.clock);
  await writeUser(deps.store, [
    change(users, HOST_OWNER, id, { username, username_key: username.toLowerCase(), updated_at }),
  ]);
  return getUser(deps, id);
}

/**
 * Ends every other session of the user, in the same write: whoever made the change necessary is out at once, with the
 * access tokens of those sessions, since each request looks whether its session still is.
 */
export async function changePassword(
  deps: AccountDeps,
  who: { readonly user: string; readonly session: string | null },
  passwords: PasswordChange,
): Promise<User> {
  const row = await userRow(deps.store, who.user);
  if (!(await deps.passwords.verify(passwords.current_password, row.password)))
    throw badRequest("The current password is wrong.");
  const updated_at = timestamp(deps.clock);
  const password = await deps.passwords.hash(passwords.new_password);
  await deps.store.write([
    change(users, HOST_OWNER, row.id, { password, updated_at }),
    ...(await endingSessions(deps, row.id, who.session, "password changed")),
    ...(passwords.revoke_access_tokens ? await revokingAccessTokens(deps, row.id) : []),
  ]);
  return toUser(row);
}

/** Verified against when there is no such user, so that the time taken tells nothing. Of a random password. */
const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$oHjRjr/xl6MTEou19FBQUw$KlCwQaR9sorQRW21YOClE8IqnqUHV+TBabYkyYWru3w";

/** Throws 400 for the built-in user, and 401 where the account was deleted. */
export async function userRow(store: Store, id: string): Promise<UserRow> {
  if (id === LOCAL_USER)
    throw badRequest(
      "The profile that comes with the device has no name or password of its own. Make an account first.",
    );
  const row = await store.get(users, HOST_OWNER, id);
  if (!row) throw accountGone();
  return row;
}

async function writeUser(store: Store, batch: readonly Operation[]): Promise<void> {
  try {
    await store.write(batch);
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error;
    throw conflict(
      error.fields.includes("email_key") ? "This email address already has an account." : "This username is taken.",
    );
  }
}
