import { createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useMe } from "../../app/queries.ts";
import type { User } from "#core/accounts/user.ts";
import { scrollToHash } from "../../ui/scroll-to-hash.ts";
import { loaded, QueryView } from "../../ui/states.tsx";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { SyncSections } from "../sync/sync-sections.tsx";
import { Profile } from "./profile.tsx";
import { SignIn } from "./sign-in.tsx";
import { Tokens } from "./tokens.tsx";
import "./account.css";

/** Who is logged in, and the other devices of who is. */
export function AccountPage(): JSX.Element {
  const { host } = useApp();
  return (
    <div class="page">
      <h1>Account and sync</h1>
      <Show
        when={host.where() === "device"}
        fallback={
          <>
            <p class="lede">
              An account on the server at {location.host} keeps your documents apart from those of others there.
            </p>
            <Me />
            <SyncSections />
          </>
        }
      >
        <SyncSections />
        <Profiles />
      </Show>
    </div>
  );
}

/** Folded: most people have one device to themselves, and an account on a server asks for the same two fields. */
function Profiles(): JSX.Element {
  const me = useMe();
  const [isOpen, setOpen] = createSignal(location.hash === "#profile");
  const name = () => {
    const user = loaded(me);
    return user && user.id !== LOCAL_USER ? `: ${user.username}` : "";
  };
  scrollToHash(() => !me.isPending);
  return (
    <details id="profile" class="sync-more" open={isOpen()} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Profiles on this device{name()}</summary>
      <Show when={isOpen()}>
        <p class="lede">
          A profile keeps one person's documents apart from another's on this device. It stays here: nothing is sent
          anywhere. It does not protect them: the files on the disk are not encrypted.
        </p>
        <Me />
      </Show>
    </details>
  );
}

function Me(): JSX.Element {
  const me = useMe();
  const profile = (user: User | null) => (user && user.id !== LOCAL_USER ? user : undefined);
  return (
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
