import { REFRESH_LIFETIME, sessions, type SessionRow } from "#core/accounts/session.ts";
import type { Clock } from "#core/storage/time.ts";
import type { Store } from "#core/storage/store.ts";
import type { PluginStateRow } from "./plugin-state.ts";

/** Milliseconds that a `none` state lives after it was last written: long enough for a page to read it back. */
export const NONE_LIFETIME = 60 * 60 * 1000;

/** Milliseconds that a `session` state lives which was written without a login: by a script's token or the built-in profile. */
export const LOOSE_SESSION_LIFETIME = 12 * 60 * 60 * 1000;

/**
 * `live` is listed. `hidden` is not, and stays: a persistent state past its time, which its plugin may renew, and a state
 * of a login on another device, about which this host knows nothing. `over` is not listed and goes at the next clean-up.
 */
export type Standing = "live" | "hidden" | "over";

/** Tells which states of a user have expired. Reads the user's logins once. */
export async function standings(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  user: string,
): Promise<(row: PluginStateRow) => Standing> {
  const logins = new Map((await store.query(sessions, { owner: user })).map((session) => [session.id, session]));
  const now = clock.now();
  return (row) => {
    if (row.ttl_expires_at !== null && Date.parse(row.ttl_expires_at) <= now)
      return row.state_strategy === "persistent" ? "hidden" : "over";
    const age = now - Date.parse(row.updated_at);
    if (row.state_strategy === "none") return row.ttl_expires_at === null && age > NONE_LIFETIME ? "over" : "live";
    return row.state_strategy === "session" ? sessionStanding(row, age, now, logins) : "live";
  };
}

function sessionStanding(
  { session_id }: PluginStateRow,
  age: number,
  now: number,
  logins: ReadonlyMap<string, SessionRow>,
): Standing {
  if (session_id === null) return age > LOOSE_SESSION_LIFETIME ? "over" : "live";
  const login = logins.get(session_id);
  if (login) return login.revoked_at === null && Date.parse(login.expires_at) > now ? "live" : "over";
  return age > REFRESH_LIFETIME * 1000 ? "over" : "hidden";
}
