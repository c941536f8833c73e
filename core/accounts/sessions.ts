import type { Clock } from "#core/storage/time.ts";
import { ApiError, unauthorized } from "../http/errors.ts";
import { change, PreconditionFailed, put, require, type Operation, type Store } from "../storage/store.ts";
import {
  ACCESS_LIFETIME,
  REFRESH_GRACE,
  REFRESH_LIFETIME,
  sessions,
  type AccessClaims,
  type SessionRow,
  type TokenSigner,
} from "./session.ts";
import { PASSWORD_CHANGED } from "./refusal-codes.ts";
import type { Cookie } from "../http/route.ts";

export interface SessionDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly signer: TokenSigner;
}

export interface SessionTokens {
  readonly user: string;
  readonly session: string;
  readonly access: string;
  readonly refresh: string;
}

/** Throws `PreconditionFailed` where one of `conditions` does not hold. */
export async function startSession(
  deps: SessionDeps,
  user: string,
  conditions: readonly Operation[] = [],
): Promise<SessionTokens> {
  const now = deps.clock.now();
  const row: SessionRow = {
    id: crypto.randomUUID(),
    owner: user,
    generation: 0,
    rotated_at: iso(now),
    expires_at: iso(now + REFRESH_LIFETIME * 1000),
    revoked_at: null,
    created_at: iso(now),
  };
  await deps.store.write([...conditions, put(sessions, row)]);
  return tokensOf(deps, row);
}

/**
 * Rotates a refresh token. The one before the last is answered with the same successor for some seconds
 * (`REFRESH_GRACE`); any older one means that somebody else has it too, and ends the session. Throws 401.
 */
export async function refreshSession(deps: SessionDeps, token: string | undefined): Promise<SessionTokens> {
  const claims = token ? deps.signer.readRefresh(token) : null;
  const row = claims && (await liveSession(deps, claims.user, claims.session));
  if (!claims || !row) throw await sessionEnded(deps.store, claims);
  if (claims.generation === row.generation) return rotate(deps, row, token);

  const isLate = deps.clock.now() - Date.parse(row.rotated_at) > REFRESH_GRACE;
  if (claims.generation === row.generation - 1 && !isLate) return tokensOf(deps, row);
  await endSession(deps, claims.user, row.id);
  throw unauthorized("This session was used from two places and has been ended for safety. Log in again.");
}

/** Ending a session that has ended already is no error. */
export async function endSession({ store, clock }: SessionDeps, user: string, session: string): Promise<void> {
  const row = await store.get(sessions, user, session);
  if (!row || row.revoked_at) return;
  await store.write([change(sessions, user, session, { revoked_at: iso(clock.now()) })]);
}

/** What ends all sessions of the user save the one named. */
export async function endingSessions(
  deps: SessionDeps,
  user: string,
  keep: string | null,
  ended_by: NonNullable<SessionRow["ended_by"]>,
): Promise<Operation[]> {
  const rows = await deps.store.query(sessions, { owner: user });
  const revoked_at = iso(deps.clock.now());
  const ended = rows.filter((row) => row.id !== keep && !row.revoked_at);
  return ended.map((row) => change(sessions, user, row.id, { revoked_at, ended_by }));
}

/** The 401 for a request with a login that is not valid any more. */
export async function sessionEnded(store: Pick<Store, "get">, claims: AccessClaims | null): Promise<ApiError> {
  const row = claims && (await store.get(sessions, claims.user, claims.session));
  return row?.ended_by === "password changed"
    ? new ApiError(401, "The password of this account was changed. Log in with the new one.", {
        code: PASSWORD_CHANGED,
      })
    : unauthorized("The session has ended. Log in again.");
}

export async function liveSession(
  { store, clock }: Pick<SessionDeps, "store" | "clock">,
  user: string,
  id: string,
): Promise<SessionRow | null> {
  const row = await store.get(sessions, user, id);
  return row && !row.revoked_at && Date.parse(row.expires_at) > clock.now() ? row : null;
}

export const ACCESS_COOKIE = "access_token";
export const REFRESH_COOKIE = "refresh_token";

export function sessionCookies({ access, refresh }: SessionTokens): Cookie[] {
  return [
    { name: ACCESS_COOKIE, value: access, path: "/", maxAge: ACCESS_LIFETIME },
    { name: REFRESH_COOKIE, value: refresh, path: "/api/v1/auth", maxAge: REFRESH_LIFETIME },
  ];
}

export const clearedCookies: readonly Cookie[] = [
  { name: ACCESS_COOKIE, value: "", path: "/", maxAge: 0 },
  { name: REFRESH_COOKIE, value: "", path: "/api/v1/auth", maxAge: 0 },
];

async function rotate(deps: SessionDeps, row: SessionRow, token: string | undefined): Promise<SessionTokens> {
  const now = deps.clock.now();
  const next = { generation: row.generation + 1, rotated_at: iso(now), expires_at: iso(now + REFRESH_LIFETIME * 1000) };
  try {
    await deps.store.write([
      require(sessions, row.owner, row.id, { generation: row.generation, revoked_at: null }),
      change(sessions, row.owner, row.id, next),
    ]);
  } catch (error) {
    if (!(error instanceof PreconditionFailed)) throw error;
    return refreshSession(deps, token);
  }
  return tokensOf(deps, { ...row, ...next });
}

function tokensOf({ signer }: SessionDeps, row: SessionRow): SessionTokens {
  const claims = { user: row.owner, session: row.id };
  return {
    ...claims,
    access: signer.access(claims),
    refresh: signer.refresh({ ...claims, generation: row.generation }),
  };
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
