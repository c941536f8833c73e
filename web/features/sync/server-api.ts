import { LOCAL_TOKEN_WANTED } from "#core/accounts/local-token-wanted.ts";
import { createServerFetch } from "../../service/sync/server-fetch.ts";
import type { SyncDevice } from "#core/sync/protocol/sync-body.ts";
import { logoutDue } from "./logout-due.ts";

export type { SyncDevice };

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
  /** Somebody logged out here, and the server could not be told yet. */
  | { readonly kind: "logout due" }
  | { readonly kind: "user"; readonly user: ServerUser };

/** Milliseconds that a device which is being emptied gives the server to strike it off the list. */
const FAREWELL = 3000;

/** The server's own addresses below `/sync`, which no service worker answers. Throws `Error` with words for the person. */
export function createServerApi(account: string) {
  const due = logoutDue();
  const ask = createServerFetch({ fetch: (path, init) => fetch(path, init), locks: navigator.locks, account });

  async function send(path: string, init?: RequestInit, asWhom = ask): Promise<Response> {
    const response = await asWhom(path, init).catch(() => {
      throw new Error("The server cannot be reached. Try again when it is there.");
    });
    if (response.ok) return response;
    const body: unknown = await response.json().catch(() => undefined);
    const detail: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "detail") : undefined;
    throw new Error(typeof detail === "string" ? detail : `The server answered with an error (${response.status}).`);
  }

  /** Nobody is meant yet: whoever logs in is asked for by name. */
  const sendAsAnybody = (path: string, init?: RequestInit) =>
    send(path, init, (address, options) => fetch(address, options));

  return {
    devices: async () => (await (await send("/sync/devices")).json()) as SyncDevice[],
    renameDevice: (id: string, name: string) => send(`/sync/devices/${id}`, json("PATCH", { name })),
    revokeDevice: (id: string) => send(`/sync/devices/${id}`, { method: "DELETE" }),
    /** The same where a server that cannot be reached is no reason to wait. */
    forgetDevice: async (id: string) => {
      const init = { method: "DELETE", signal: AbortSignal.timeout(FAREWELL) };
      await ask(`/sync/devices/${id}`, init).catch(() => undefined);
    },
    register: (body: NewAccount) => sendAsAnybody("/sync/auth/register", json("POST", body)),
    /** The first account, which takes over what everybody on this machine had on the server. */
    adopt: (body: NewAccount) => sendAsAnybody("/sync/auth/adopt", json("POST", body)),
    async login(body: { email: string; password: string }): Promise<ServerUser> {
      // A login that was to end is ended before another one takes its place, or replaced by it.
      await due.settle();
      await sendAsAnybody("/sync/auth/login", json("POST", body));
      due.forget();
      return (await (await sendAsAnybody("/sync/auth/me")).json()) as ServerUser;
    },
    logout: () => sendAsAnybody("/sync/auth/logout", { method: "POST" }),
    side: async (): Promise<ServerSide> => ((await due.settle()) ? serverSide(ask) : { kind: "logout due" }),
  };
}

export type ServerApi = ReturnType<typeof createServerApi>;

async function serverSide(ask: (path: string) => Promise<Response>): Promise<ServerSide> {
  const response = await ask("/sync/auth/me").catch(() => undefined);
  if (!response || response.status >= 500) return { kind: "unreachable" };
  // Plain web space answers with a page of its own, or with none.
  const isOurs = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  if (!isOurs) return { kind: "none" };
  if (response.status === 401) {
    const { code } = (await response.json()) as { readonly code?: string };
    return { kind: code === LOCAL_TOKEN_WANTED ? "local token wanted" : "login wanted" };
  }
  return response.ok ? { kind: "user", user: (await response.json()) as ServerUser } : { kind: "none" };
}

function json(method: string, body: unknown): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
