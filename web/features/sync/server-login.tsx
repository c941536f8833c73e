import { createSignal, Show, type JSX } from "solid-js";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { AccountFields, LoginFields } from "../account/credential-fields.tsx";
import { createForm } from "../account/form.tsx";
import { LogOut } from "./log-out.tsx";
import { ServerAccount } from "./server-account.tsx";
import { MergeChoice } from "./merge-choice.tsx";
import type { ServerSide, SyncServer } from "./sync-server.ts";
import { useJoin, type Merge } from "./use-join.ts";
import "../account/account.css";

interface ServerLoginProps {
  readonly server: SyncServer;
  /** As the server last answered. */
  readonly side: ServerSide | undefined;
  /** It cannot be reached now. */
  readonly isAway: boolean;
}

export const LOGGED_IN_AWAY = "Logged in, and the server cannot be reached";

/** Who is logged in at the server, and the way in and out. */
export function ServerLogin(props: ServerLoginProps): JSX.Element {
  const { sync } = useApp();
  const user = () => (props.side?.kind === "user" ? props.side.user : undefined);
  const isBuiltIn = () => user()?.id === LOCAL_USER;
  const hasEnded = () => {
    const state = sync.state();
    return state?.status === "signed-out" && state.account !== LOCAL_USER;
  };
  return (
    <section class="card sync-section" aria-labelledby="sync-account">
      <Show when={props.isAway && (isBuiltIn() || !user())}>
        <p class="note" role="status">
          The server cannot be reached now. What you wrote in this form stays; send it when the server answers again.
        </p>
      </Show>
      <Show
        when={user() && !isBuiltIn() && user()}
        fallback={
          <>
            <h2 id="sync-account">
              {isBuiltIn() ? "No account needed" : hasEnded() ? "Your login has ended" : "Log in at the server"}
            </h2>
            <Show
              when={isBuiltIn()}
              fallback={
                <>
                  <Show when={hasEnded()}>
                    <p>
                      {sync.state()?.problem} What is here stays here, also what is not sent yet; once you are logged in
                      it is sent.
                    </p>
                  </Show>
                  <Enter server={props.server} hasBuiltIn={false} />
                </>
              }
            >
              <p>
                The server runs on this machine: this browser, other browsers and scripts here see the same things. With
                an account, what belongs to it is seen by nobody else.
              </p>
              <details class="sync-more">
                <summary>Use an account</summary>
                <div class="sync-section">
                  <Enter server={props.server} hasBuiltIn />
                </div>
              </details>
            </Show>
          </>
        }
      >
        {(known) => (
          <>
            <h2 id="sync-account">{props.isAway ? LOGGED_IN_AWAY : `Logged in as ${known().username}`}</h2>
            <p>{known().email}</p>
            <Show when={props.isAway}>
              <p>You can still log out: this device forgets the login at once.</p>
            </Show>
            <LogOut />
            <ServerAccount server={props.server} user={known()} />
          </>
        )}
      </Show>
    </section>
  );
}

/** One form for both ways in, so that what was typed for one is there for the other. */
function Enter(props: { readonly server: SyncServer; readonly hasBuiltIn: boolean }): JSX.Element {
  const { sync } = useApp();
  const join = useJoin();
  const [isNew, setNew] = createSignal(false);
  const [merge, setMerge] = createSignal<Merge>("everything here");
  const [adopt, setAdopt] = createSignal(false);
  const form = createForm(
    async (account) => {
      if (isNew()) await (props.hasBuiltIn && adopt() ? props.server.adopt(account) : props.server.register(account));
      await join(props.server, { email: account.email, password: account.password }, merge());
    },
    { username: "", email: "", password: "" },
  );
  return (
    <>
      <form class="account-form" onSubmit={form.submit}>
        <Show when={isNew()} fallback={<LoginFields form={form} />}>
          <AccountFields form={form} />
        </Show>
        <Show when={isNew() && props.hasBuiltIn}>
          <label class="sync-choice">
            <input type="checkbox" checked={adopt()} onChange={(event) => setAdopt(event.currentTarget.checked)} />
            <span>
              Move what the server has so far into the account. Only the first account on a server can. Scripts then
              need a token of the account, and other browsers on this machine have to log in.
            </span>
          </label>
        </Show>
        <Show when={isNew() || (sync.state()?.account ?? LOCAL_USER) === LOCAL_USER}>
          <MergeChoice value={merge()} onChange={setMerge} />
        </Show>
        <form.Foot
          label={isNew() ? "Make the account" : "Log in"}
          busy={isNew() ? "Making the account…" : "Logging in…"}
        />
      </form>
      <p>
        {isNew() ? "You have an account?" : "No account on this server yet?"}{" "}
        <Button small look="plain" onClick={() => (setNew(!isNew()), form.clearProblem())}>
          {isNew() ? "Log in" : "Make one"}
        </Button>
      </p>
    </>
  );
}
