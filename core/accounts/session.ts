import { z } from "zod";
import { Timestamp, Uuid } from "../http/fields.ts";
import { table } from "../storage/table.ts";

/** Seconds. */
export const ACCESS_LIFETIME = 15 * 60;
export const REFRESH_LIFETIME = 30 * 24 * 60 * 60;

/** Milliseconds in which the token before the last is answered with the same successor: two tabs refreshing at once are no theft. */
export const REFRESH_GRACE = 10_000;

/**
 * A login. The refresh token of generation n is derived from (session, n) by the host's key, so the row holds no secret
 * and the successor of a token is the same however often it is asked for.
 */
const SessionRow = z.object({
  id: Uuid,
  /** The user. */
  owner: z.string(),
  generation: z.number().int(),
  rotated_at: Timestamp,
  expires_at: Timestamp,
  revoked_at: Timestamp.nullable(),
  /** Why it was ended, where its device is to be told. */
  ended_by: z.literal("password changed").optional(),
  created_at: Timestamp,
});
export type SessionRow = z.infer<typeof SessionRow>;

export const sessions = table<SessionRow>({
  name: "sessions",
  schema: SessionRow,
  indexes: [{ fields: ["created_at"] }],
  syncs: false,
});

/** Signs and reads tokens with the host's key. Reading gives null for anything forged, expired or malformed. */
export interface TokenSigner {
  access(claims: AccessClaims): string;
  readAccess(token: string): AccessClaims | null;
  refresh(claims: RefreshClaims): string;
  readRefresh(token: string): RefreshClaims | null;
}

export interface AccessClaims {
  readonly user: string;
  readonly session: string;
}

export interface RefreshClaims extends AccessClaims {
  readonly generation: number;
}
