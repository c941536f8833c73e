import { isRecord } from "#core/storage/is-record.ts";
import { LOCAL_TOKEN_WANTED } from "#core/accounts/local-token-wanted.ts";
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

  /** Whoever waited for the lock may find it done. */
  const renew = () =>
    locks.request(REFRESH_LOCK, async () => {
      if (await isLoggedIn()) return true;
      return (await fetch("/sync/auth/refresh", { method: "POST" })).ok && isLoggedIn();
    });

  return async (path, init) => {
    const response = await send(path, init);
    if (response.status !== 401 || (await isFinal(response))) return response;
    return (await renew()) ? send(path, init) : response;
  };
}

/** A device that was taken off is no login that has run out, and neither is a browser that never had the local token. */
async function isFinal(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const code = isRecord(body) ? body["code"] : undefined;
  return code === "device_revoked" || code === LOCAL_TOKEN_WANTED;
}
