import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { RequestFailed } from "#core/http/request-failed.ts";
import { useApp } from "../../app/context.tsx";
import type { ServerUser, SyncServer } from "./sync-server.ts";
import { serverKeys } from "./use-server.ts";

/** What of this device goes into the account: everything, or nothing. */
export type Merge = "everything here" | "account only";

interface JoinCredentials {
  readonly email: string;
  readonly password: string;
}

/** Logs in at the server and keeps this device in step with the account. Throws `Error` with words for the person. */
export function useJoin() {
  const { api, client, signIn, sync } = useApp();

  /** The account's things get a profile of their own on this device. */
  async function ownProfile(credentials: JoinCredentials, { username }: ServerUser): Promise<void> {
    if (!(await tryProfile(() => api.login({ body: credentials }), 401))) {
      const isMade = await tryProfile(() => api.register({ body: { username, ...credentials } }), 409);
      if (!isMade)
        throw new Error(
          "This device has a profile of that name with another password. Log in to it under “Profiles on this device” first, then choose that everything goes into the account.",
        );
      await api.login({ body: credentials });
    }
    signIn.begun();
  }

  return async (server: SyncServer, credentials: JoinCredentials, merge: Merge): Promise<void> => {
    const before = sync.state()?.account ?? LOCAL_USER;
    const user = await server.login({ email: credentials.email, password: credentials.password });
    if (before !== LOCAL_USER && before !== user.id) {
      await server.logout();
      throw new Error(
        "This device keeps in step with another account. Log in to that one, or use another profile on this device.",
      );
    }
    if (before === LOCAL_USER && merge === "account only") await ownProfile(credentials, user);
    // Before there is anything of the account to type into: what is reset is built anew, and empty.
    if (merge === "account only") await client.resetQueries();
    sync.ask({ kind: "choose", on: true, account: user.id });
    await client.invalidateQueries({ queryKey: serverKeys.side });
  };
}

/** False when the device says no with this status: nobody of that name, or somebody already. */
async function tryProfile(work: () => Promise<unknown>, refusal: 401 | 409): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof RequestFailed && error.status === refusal) return false;
    throw error;
  }
}
