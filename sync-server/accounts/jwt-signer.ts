import { createSecretKey, type KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import { z } from "zod";
import { ACCESS_LIFETIME, type AccessClaims, type TokenSigner } from "#core/accounts/session.ts";

const AccessPayload = z.object({ typ: z.literal("access"), sub: z.string(), sid: z.string(), exp: z.number() });
const RefreshPayload = z.object({ typ: z.literal("refresh"), sub: z.string(), sid: z.string(), gen: z.number().int() });

const ALGORITHM = "HS256";

/**
 * JSON Web Tokens with the host's key. Refresh tokens carry no times, so that the same generation always gives the same
 * token; their age is the session's.
 */
export function createJwtSigner(hostKey: string): TokenSigner {
  // Given a text, the library tries at each request whether it is a public key: half the time of a check.
  const key = createSecretKey(Buffer.from(hostKey));
  const checked = new Map<string, Checked>();

  return {
    access: ({ user, session }) =>
      jwt.sign({ typ: "access", sid: session }, key, {
        algorithm: ALGORITHM,
        subject: user,
        expiresIn: ACCESS_LIFETIME,
      }),
    readAccess(token) {
      // A third of what a small answer costs is this check; whether the session still is, is asked each time.
      const known = checked.get(token);
      if (known && known.exp * 1000 > Date.now()) return known.claims;
      checked.delete(token);
      const payload = AccessPayload.safeParse(verified(token, key)).data;
      if (!payload) return null;
      const claims = { user: payload.sub, session: payload.sid };
      remember(checked, token, { claims, exp: payload.exp });
      return claims;
    },
    refresh: ({ user, session, generation }) =>
      jwt.sign({ typ: "refresh", sid: session, gen: generation }, key, {
        algorithm: ALGORITHM,
        subject: user,
        noTimestamp: true,
      }),
    readRefresh(token) {
      const payload = RefreshPayload.safeParse(verified(token, key)).data;
      return payload ? { user: payload.sub, session: payload.sid, generation: payload.gen } : null;
    },
  };
}

/** A token whose signature holds: it stays so until it expires, in seconds since the epoch. */
interface Checked {
  readonly claims: AccessClaims;
  readonly exp: number;
}

/** Tokens remembered: one a login that is in use. */
const MAX_CHECKED = 1000;

function remember(checked: Map<string, Checked>, token: string, found: Checked): void {
  const [oldest] = checked.keys();
  if (checked.size >= MAX_CHECKED && oldest !== undefined) checked.delete(oldest);
  checked.set(token, found);
}

/** The payload, or null for anything forged, expired or malformed. */
function verified(token: string, key: KeyObject): unknown {
  try {
    return jwt.verify(token, key, { algorithms: [ALGORITHM] });
  } catch {
    return null;
  }
}
