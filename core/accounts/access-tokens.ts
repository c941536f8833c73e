import { type Clock, timestamp } from "#core/storage/time.ts";
import { invalidField, notFound } from "../http/errors.ts";
import { change, PreconditionFailed, put, remove, type Operation, type Store } from "../storage/store.ts";
import {
  accessTokenKeys,
  accessTokens,
  type AccessToken,
  type AccessTokenRow,
  type NewAccessToken,
} from "./access-token.ts";

export interface AccessTokenDeps {
  readonly store: Store;
  readonly clock: Clock;
}

/** `lt_` and 32 random bytes in base64url: recognisable in a leak, unguessable. */
export async function createAccessToken(
  { store, clock }: AccessTokenDeps,
  user: string,
  { name, expires_at }: NewAccessToken,
) {
  const expires = expires_at ? new Date(expires_at) : null;
  if (expires && expires.getTime() <= clock.now()) throw invalidField("expires_at", "must be in the future");
  const token = `lt_${base64url(crypto.getRandomValues(new Uint8Array(32)))}`;
  const row: AccessTokenRow = {
    id: crypto.randomUUID(),
    owner: user,
    name,
    prefix: token.slice(0, 8),
    created_at: timestamp(clock),
    expires_at: expires?.toISOString() ?? null,
    last_used_at: null,
  };
  const key = { id: await hashOf(token), owner: KEYS_OWNER, user, token_id: row.id };
  await store.write([put(accessTokens, row), put(accessTokenKeys, key)]);
  return { ...toAccessToken(row), token };
}

export async function listAccessTokens(
  { store }: Pick<AccessTokenDeps, "store">,
  user: string,
): Promise<AccessToken[]> {
  const rows = await store.query(accessTokens, { owner: user, order: { by: "created_at", direction: "descending" } });
  return rows.map(toAccessToken);
}

export async function deleteAccessToken(
  { store }: Pick<AccessTokenDeps, "store">,
  user: string,
  id: string,
): Promise<void> {
  if (!(await store.get(accessTokens, user, id))) throw notFound("access token", id);
  const keys = await store.query(accessTokenKeys, { owner: KEYS_OWNER, where: { token_id: id } });
  await store.write([
    remove(accessTokens, user, id),
    ...keys.map((key) => remove(accessTokenKeys, KEYS_OWNER, key.id)),
  ]);
}

/** What deletes all tokens of the user. */
export async function revokingAccessTokens(
  { store }: Pick<AccessTokenDeps, "store">,
  user: string,
): Promise<Operation[]> {
  const rows = await store.query(accessTokens, { owner: user });
  const keys = await Promise.all(
    rows.map(({ id }) => store.query(accessTokenKeys, { owner: KEYS_OWNER, where: { token_id: id } })),
  );
  return [
    ...rows.map(({ id }) => remove(accessTokens, user, id)),
    ...keys.flat().map(({ id }) => remove(accessTokenKeys, KEYS_OWNER, id)),
  ];
}

/** The row of a token, or null when it is unknown or has expired. Notes its use, at most once a minute. */
export async function findAccessToken(
  { store, clock }: AccessTokenDeps,
  token: string,
): Promise<AccessTokenRow | null> {
  const key = await store.get(accessTokenKeys, KEYS_OWNER, await hashOf(token));
  const row = key && (await store.get(accessTokens, key.user, key.token_id));
  const now = clock.now();
  if (!row || (row.expires_at && Date.parse(row.expires_at) <= now)) return null;
  const isFresh = row.last_used_at !== null && now - Date.parse(row.last_used_at) <= 60_000;
  return isFresh || (await noteUse(store, row, now)) ? row : null;
}

/** False when the token was deleted meanwhile. */
async function noteUse(store: Store, row: AccessTokenRow, now: number): Promise<boolean> {
  try {
    await store.write([change(accessTokens, row.owner, row.id, { last_used_at: new Date(now).toISOString() })]);
    return true;
  } catch (error) {
    if (error instanceof PreconditionFailed) return false;
    throw error;
  }
}

/** Keys are found before it is known whose they are, so they belong to the host. */
const KEYS_OWNER = "host";

function toAccessToken({ owner: _, ...token }: AccessTokenRow): AccessToken {
  return token;
}

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return new Uint8Array(digest).reduce((hex, byte) => hex + byte.toString(16).padStart(2, "0"), "");
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
