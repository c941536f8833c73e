import { isRecord } from "#core/storage/is-record.ts";
import { LOCAL_TOKEN_WANTED } from "#core/accounts/local-token-wanted.ts";
import { ACCOUNT_GONE, PASSWORD_CHANGED } from "#core/accounts/refusal-codes.ts";
import { ACCOUNT_HEADER } from "#core/sync/protocol/account-header.ts";

/** Web Lock: one login is renewed once, whoever notices that it has run out. */
const REFRESH_LOCK = "lectern-sync-refresh";

interface ServerFetchDeps {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly locks: Pick<LockManager, "request">;
  /** The account on the server, or its built-in user. */
  readonly account: string;
}

/** A `fetch` of paths below `/sync` that says whom it means, and renews the login when it has run out. */
export function createServerFetch({ fetch, locks, account }: ServerFetchDeps): ServerFetchDeps["fetch"] {
  const send = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set(ACCOUNT_HEADER, account);
    return fetch(path, { ...init, headers });
  };

  const isLoggedIn = async () => (await send("/sync/auth/me")).ok;

  /** What refuses a new login; undefined where there is one, such as by a tab that had the lock before. */
  const renew = () =>
    locks.request(REFRESH_LOCK, async (): Promise<Response | undefined> => {
      if (await isLoggedIn()) return undefined;
      const answer = await fetch("/sync/auth/refresh", { method: "POST" });
      return answer.ok && (await isLoggedIn()) ? undefined : answer;
    });

  return async (path, init) => {
    const response = await send(path, init);
    if (response.status !== 401 || (await isFinal(response))) return response;
    const refusal = await renew();
    if (!refusal) return send(path, init);
    return (await isFinal(refusal)) ? refusal : response;
  };
}

/** Refusals that say more than that a login has run out: no new one helps. */
const FINAL: readonly unknown[] = ["device_revoked", LOCAL_TOKEN_WANTED, ACCOUNT_GONE, PASSWORD_CHANGED];

async function isFinal(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return isRecord(body) && FINAL.includes(body["code"]);
}
