import { LOCAL_TOKEN_WANTED } from "#core/accounts/local-token-wanted.ts";
import { ACCOUNT_GONE } from "#core/accounts/refusal-codes.ts";
import type { PasswordChange } from "#core/accounts/user.ts";
import { createServerFetch } from "../../service/sync/server-fetch.ts";
import { createApi } from "../../app/client/client.ts";
import { logoutDue } from "./logout-due.ts";

export interface ServerUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** What the server this page came from says about itself: nobody answers, what it wants of this browser, or who is logged in. */
export type ServerSide =
  | { readonly kind: "none" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "login wanted" }
  /** Its printed address is to be opened. */
  | { readonly kind: "local token wanted" }
  /** The account that this device is to sync with. */
  | { readonly kind: "account gone" }
  /** Somebody logged out here, and the server could not be told yet. */
  | { readonly kind: "logout due" }
  | { readonly kind: "user"; readonly user: ServerUser };

/** Milliseconds that a device which is being emptied gives the server to strike it off the list. */
const FAREWELL = 3000;

const UNREACHABLE = "The server cannot be reached. Try again when it is there.";

/** The server's own addresses below `/sync`, which no service worker answers. Throws `Error` with words for the person. */
export function createSyncServer(account: string) {
  const due = logoutDue();
  const ask = createServerFetch({ fetch: (path, init) => fetch(path, init), locks: navigator.locks, account });

  const api = createApi(ask, { unreachable: UNREACHABLE });
  /** Nobody is meant yet: whoever logs in is asked for by name. */
  const anybodysApi = createApi((path, init) => fetch(path, init), { unreachable: UNREACHABLE });

  return {
    devices: () => api.listSyncDevices(),
    renameDevice: (device_id: string, name: string) => api.renameSyncDevice({ params: { device_id }, body: { name } }),
    revokeDevice: (device_id: string) => api.revokeSyncDevice({ params: { device_id } }),
    /** The same where a server that cannot be reached is no reason to wait. */
    forgetDevice: async (device_id: string) => {
      const signal = AbortSignal.timeout(FAREWELL);
      await api.revokeSyncDevice({ params: { device_id }, signal }).catch(() => undefined);
    },
    register: (body: NewAccount) => anybodysApi.syncRegister({ body }),
    /** The first account, which takes over what everybody on this machine had on the server. */
    adopt: (body: NewAccount) => anybodysApi.syncAdopt({ body }),
    async login(body: { email: string; password: string }): Promise<ServerUser> {
      // A login that was to end is ended before another one takes its place, or replaced by it.
      await due.settle();
      await anybodysApi.syncLogin({ body });
      due.forget();
      return anybodysApi.syncMe();
    },
    logout: () => anybodysApi.syncLogout(),
    changePassword: (body: PasswordChange) => api.syncChangePassword({ body }),
    deleteAccount: (password: string) => api.syncDeleteMe({ body: { password } }),
    side: async (): Promise<ServerSide> => ((await due.settle()) ? serverSide(ask) : { kind: "logout due" }),
  };
}

export type SyncServer = ReturnType<typeof createSyncServer>;

async function serverSide(ask: (path: string) => Promise<Response>): Promise<ServerSide> {
  const response = await ask("/sync/auth/me").catch(() => undefined);
  if (!response || response.status >= 500) return { kind: "unreachable" };
  // Plain web space answers with a page of its own, or with none.
  const isOurs = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  if (!isOurs) return { kind: "none" };
  if (response.status === 401) {
    const { code } = (await response.json()) as { readonly code?: string };
    if (code === ACCOUNT_GONE) return { kind: "account gone" };
    return { kind: code === LOCAL_TOKEN_WANTED ? "local token wanted" : "login wanted" };
  }
  if (response.ok) return { kind: "user", user: (await response.json()) as ServerUser };
  return { kind: response.status === 404 ? "none" : "unreachable" };
}
