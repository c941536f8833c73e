import type { Clock } from "#core/storage/time.ts";
import { LOCAL_USER } from "./built-in-user.ts";
import type { Credentials, Identity } from "#core/http/caller.ts";
import { ApiError } from "../http/errors.ts";
import type { Store } from "../storage/store.ts";
import { findAccessToken } from "./access-tokens.ts";
import type { Device } from "./device.ts";
import type { AccessClaims, TokenSigner } from "./session.ts";
import { ACCESS_COOKIE, liveSession, REFRESH_COOKIE, sessionEnded } from "./sessions.ts";

export interface IdentityDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly signer: TokenSigner;
  /** The device's own memory of who is signed in; only where cookies cannot be set. */
  readonly device?: Device;
}

/** Whether a request needs a token, or what one without is answered where that is more than "log in". */
export type TokenNeed = boolean | { readonly detail: string; readonly code?: string };

/**
 * Whoever the credentials name. Credentials that are there but not valid are refused, never taken for nobody's: what
 * was meant for one person's documents must not land in another's. Without any, the built-in user, or 401 where
 * `required`. With `takesRefresh` the refresh cookie names its session, too. Throws `ApiError` 401.
 */
export async function identify(
  deps: IdentityDeps,
  credentials: Credentials,
  required: TokenNeed,
  takesRefresh = false,
): Promise<Identity> {
  const bearer = bearerOf(credentials.authorization);
  const token = bearer ?? credentials.cookie(ACCESS_COOKIE);
  const refresh = takesRefresh && bearer === undefined ? credentials.cookie(REFRESH_COOKIE) : undefined;
  const found =
    (token && (await identityOfToken(deps, token))) ||
    (refresh && (await identityOfSession(deps, deps.signer.readRefresh(refresh))));
  if (found) return found;
  if (bearer !== undefined && !isOfLogin(bearer)) return refuse(WRONG_TOKEN);
  if (token || refresh) {
    const claims = deps.signer.readAccess(token ?? "") ?? deps.signer.readRefresh(refresh ?? "");
    const { message, code } = await sessionEnded(deps.store, claims);
    return refuse(message, code);
  }
  const profile = await deps.device?.signedIn();
  if (profile) return { ...profile, via: "session" };
  if (!required || (await deps.device?.isFresh())) return { user: LOCAL_USER, session: null, via: "built-in" };
  const { detail, code } = required === true ? LOGIN_NEEDED : required;
  return refuse(detail, code);
}

async function identityOfToken(deps: IdentityDeps, token: string): Promise<Identity | null> {
  if (token.startsWith("lt_")) {
    const found = await findAccessToken(deps, token);
    return found && { user: found.owner, session: null, via: "access token", token: found.id };
  }
  return identityOfSession(deps, deps.signer.readAccess(token));
}

async function identityOfSession(deps: IdentityDeps, claims: AccessClaims | null): Promise<Identity | null> {
  const session = claims && (await liveSession(deps, claims.user, claims.session));
  return session ? { user: session.owner, session: session.id, via: "session" } : null;
}

function bearerOf(authorization: string | null): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization?.trim() ?? "")?.[1];
}

/** For scripts, which cannot log in again. */
const WRONG_TOKEN =
  "The token is not valid: it is not copied whole, has ended, or was revoked. Make one on the page Account and sync, under Tokens for scripts.";
const isOfLogin = (token: string): boolean => token.split(".").length === 3;

const LOGIN_NEEDED: Exclude<TokenNeed, boolean> = {
  detail: "Log in, or send a token as `Authorization: Bearer …`.",
};

/** Throws `ApiError` 401 that asks for a token. */
export function refuse(detail: string, code?: string): never {
  throw new ApiError(401, detail, { headers: { "www-authenticate": "Bearer" }, ...(code !== undefined && { code }) });
}
