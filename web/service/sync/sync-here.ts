import { createDevice } from "#core/accounts/device.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { Store } from "#core/storage/store.ts";
import { syncChoice } from "#core/sync/device/sync-choice.ts";
import type { ServerHere } from "./pass-on.ts";
import { createServerFetch } from "./server-fetch.ts";

/** Whose rows are in use on this device. */
export async function ownerHere(store: Store): Promise<string> {
  const profile = await createDevice({ store, clock: { now: () => Date.now() } }).signedIn();
  return profile?.user ?? LOCAL_USER;
}

export interface SyncHere {
  readonly on: boolean;
  /** Whose rows on the server; its built-in user where nobody has logged in. */
  readonly account: string;
  /** R44. Names the keys of an account that this device knows as encrypted. */
  readonly keyId: string | undefined;
}

/**
 * Whether, and with whom, this device keeps in step with the server the app came from. With a server on this very
 * machine it does unless told not to: nothing leaves the machine. With any other only when told to.
 */
export async function syncHere(store: Store, owner: string): Promise<SyncHere> {
  const choice = await syncChoice(store, owner);
  return {
    on: choice?.on ?? (owner === LOCAL_USER && isLoopback(self.location.hostname)),
    account: choice?.account ?? LOCAL_USER,
    keyId: choice?.key_id,
  };
}

/** The user's own server, as requests are made in this device's place. */
export async function serverHere(store: Store, fetch: typeof globalThis.fetch): Promise<ServerHere> {
  const { on, account, keyId } = await syncHere(store, await ownerHere(store));
  return { on, isEncrypted: keyId !== undefined, fetch: createServerFetch({ fetch, locks: navigator.locks, account }) };
}

const isLoopback = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
