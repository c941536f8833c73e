import { Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useMe } from "../../app/queries.ts";
import type { User } from "#core/accounts/user.ts";
import { QueryView } from "../../ui/states.tsx";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { Profile } from "./profile.tsx";
import { SignIn } from "./sign-in.tsx";
import { Tokens } from "./tokens.tsx";
import "./account.css";

/** Who is logged in, and everything about it. */
export function AccountPage(): JSX.Element {
  const { host } = useApp();
  const me = useMe();
  const profile = (user: User | null) => (user && user.id !== LOCAL_USER ? user : undefined);
  return (
    <div class="page">
      <h1>{host.where() === "device" ? "Profile" : "Account"}</h1>
      <p class="lede">
        {host.where() === "device"
          ? "A profile keeps one person's documents apart from another's on this device. It stays here: nothing is sent anywhere. It is no lock; the files on the disk are not encrypted."
          : `An account on the server at ${location.host} keeps your documents apart from those of others there.`}
      </p>
      <QueryView query={asked(me)} loading="Asking who is logged in…" failed="The profile could not be loaded.">
        {(answer) => (
          <Show when={profile(answer().user)} fallback={<SignIn isBuiltIn={answer().user !== null} />}>
            {(user) => (
              <>
                <Profile user={user()} />
                <Tokens />
              </>
            )}
          </Show>
        )}
      </QueryView>
    </div>
  );
}

/** "Nobody" is an answer, so it is wrapped: an empty one would read as not there yet. */
function asked(query: ReturnType<typeof useMe>) {
  return {
    get isPending() {
      return query.isPending;
    },
    get isError() {
      return query.isError;
    },
    get error() {
      return query.error;
    },
    get data() {
      return query.data === undefined ? undefined : { user: query.data };
    },
    get dataUpdatedAt() {
      return query.dataUpdatedAt;
    },
    refetch: () => query.refetch(),
  };
}
