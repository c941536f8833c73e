import { isRecord } from "#core/storage/is-record.ts";
import { createSignal } from "solid-js";
import { LOCAL_TOKEN_WANTED } from "#core/accounts/local-token-wanted.ts";

/** Whether somebody is logged in here, as far as the page can tell: the tokens are out of its sight. */
export interface SignIn {
  /** The service refused to show documents to nobody in particular. */
  isNeeded(): boolean;
  /** It wants no login, but its printed address opened in this browser. */
  wantsLocalToken(): boolean;
  /** A login has just succeeded. */
  begun(): void;
  ended(): void;
}

/** Local storage: when the session was last refreshed, milliseconds since the epoch; absent when nobody is logged in. */
const KEPT = "session-refreshed-at";
/** The access token lives 15 minutes. Past it the browser drops the cookie, and a request would be nobody's. */
const REFRESH_EVERY = 10 * 60 * 1000;

interface SessionDeps {
  readonly send: typeof fetch;
  readonly storage: Storage;
  readonly now: () => number;
}

/** A `fetch` that keeps a login alive: it refreshes before the access token can have run out, and once more when refused. */
export function createSession({ send, storage, now }: SessionDeps): {
  readonly signIn: SignIn;
  readonly send: typeof fetch;
} {
  const [needed, setNeeded] = createSignal<"login" | "local token">();
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const response = await send("/api/v1/auth/refresh", { method: "POST" }).catch(() => undefined);
    if (response?.ok) storage.setItem(KEPT, String(now()));
    // Anything but a plain no may pass; the login is still there then.
    if (response?.status === 401) storage.removeItem(KEPT);
  }
  const refreshOnce = () => (refreshing ??= refresh().finally(() => (refreshing = undefined)));

  return {
    signIn: {
      isNeeded: () => needed() !== undefined,
      wantsLocalToken: () => needed() === "local token",
      begun: () => (storage.setItem(KEPT, String(now())), setNeeded(undefined)),
      ended: () => storage.removeItem(KEPT),
    },
    async send(input, init) {
      const path = String(input);
      if (path.startsWith("/api/v1/auth/log")) return send(input, init);
      const refreshed = storage.getItem(KEPT);
      if (refreshed !== null && now() - Number(refreshed) > REFRESH_EVERY) await refreshOnce();
      const response = await send(input, init);
      if (response.status !== 401) return response;
      if (storage.getItem(KEPT) !== null) {
        await refreshOnce();
        if (storage.getItem(KEPT) !== null) return send(input, init);
      }
      // The platform's own pages ask for a login where it belongs; without documents there is no page at all.
      if (!path.startsWith("/api/v1/")) setNeeded((await wantsLocalToken(response)) ? "local token" : "login");
      return response;
    },
  };
}

async function wantsLocalToken(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return isRecord(body) && body["code"] === LOCAL_TOKEN_WANTED;
}
