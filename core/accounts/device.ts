import { z } from "zod";
import type { Clock } from "#core/storage/time.ts";
import { put, remove, type Store } from "../storage/store.ts";
import { table } from "../storage/table.ts";
import { liveSession } from "./sessions.ts";
import { HOST_OWNER, users } from "./user.ts";

/** Remembers who is signed in on this device: a service worker can set no cookies. */
export interface Device {
  signedIn(): Promise<{ readonly user: string; readonly session: string } | null>;
  signIn(profile: { readonly user: string; readonly session: string }): Promise<void>;
  signOut(): Promise<void>;
  /** Whether nobody has made a profile here yet; then the built-in one is signed in. */
  isFresh(): Promise<boolean>;
}

const SignedInRow = z.object({
  id: z.literal("signed-in"),
  owner: z.literal(HOST_OWNER),
  user: z.string(),
  session: z.string(),
});

export const signedInProfiles = table<z.infer<typeof SignedInRow>>({
  name: "signed_in_profiles",
  schema: SignedInRow,
  indexes: [],
  syncs: false,
});

export function createDevice(deps: { readonly store: Store; readonly clock: Clock }): Device {
  const { store } = deps;
  return {
    async signedIn() {
      const row = await store.get(signedInProfiles, HOST_OWNER, "signed-in");
      const session = row && (await liveSession(deps, row.user, row.session));
      return session ? { user: session.owner, session: session.id } : null;
    },
    signIn: ({ user, session }) =>
      store.write([put(signedInProfiles, { id: "signed-in", owner: HOST_OWNER, user, session })]),
    signOut: () => store.write([remove(signedInProfiles, HOST_OWNER, "signed-in")]),
    isFresh: async () => (await store.count(users, { owner: HOST_OWNER })) === 0,
  };
}
