import { codeOf } from "../storage/file-errors.ts";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Middleware } from "koa";
import type { Credentials } from "#core/http/caller.ts";
import { callerOf } from "../http/caller.ts";

/** What `LOCAL_TOKEN=required` asks for: whoever can read the file is the account that started the server. */
export interface LocalToken {
  readonly file: string;
  readonly value: string;
  /** Path and query of the address that gives a browser its cookie. */
  readonly path: string;
}

/** Reads the token, or makes one that outlives restarts. A damaged file is replaced: its token would be known to nobody. */
export function readLocalToken(dataDir: string): LocalToken {
  const file = join(dataDir, "local-token");
  const value = readToken(file) ?? makeToken(file);
  return { file, value, path: `${PATH}?${value}` };
}

function readToken(file: string): string | undefined {
  try {
    return TOKEN.exec(readFileSync(file, "utf8"))?.[1];
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    return undefined;
  }
}

function makeToken(file: string): string {
  const value = `local_${randomBytes(32).toString("base64url")}`;
  writeFileSync(`${file}.new`, `${value}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return value;
}

/** The credentials without the local token, or undefined where they do not hold it. */
export function withoutLocalToken(token: LocalToken, credentials: Credentials): Credentials | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(credentials.authorization?.trim() ?? "")?.[1];
  if (bearer !== undefined && isSame(bearer, token.value)) return { ...credentials, authorization: null };
  return isSame(credentials.cookie(COOKIE) ?? "", token.value) ? credentials : undefined;
}

/** Opening the address with the token in it gives the browser a cookie, and leads on to the page. */
export function openWithLocalToken({ value }: LocalToken): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== PATH) return next();
    ctx.set("cache-control", "no-store");
    if (!isSame(ctx.querystring, value)) {
      ctx.status = 404;
      ctx.body = { detail: "This address is not, or no longer, the one that the server printed." };
      return undefined;
    }
    const secure = callerOf(ctx)?.secure ? "; Secure" : "";
    ctx.set("set-cookie", `${COOKIE}=${value}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`);
    ctx.redirect("/");
    return undefined;
  };
}

/** Without telling by the time it takes how much of it is right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

/** The token is in the query, which is never logged. */
const PATH = "/local-token";
const COOKIE = "local_token";
/** Seconds. */
const YEAR = 365 * 24 * 60 * 60;
const TOKEN = /^(local_[\w-]{43})\n?$/;
