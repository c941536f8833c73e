import { createMemo, lazy, Show, Suspense, type JSX } from "solid-js";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { useApp } from "../../app/context.tsx";
import { AccountGone } from "./account-gone.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { GoneQuestion } from "./gone-question.tsx";
import { KeptSections } from "./kept-sections.tsx";
import { LogOut, TOLD_LATER } from "./log-out.tsx";
import { PlainHttp } from "./plain-http.tsx";
import { LOGGED_IN_AWAY, ServerLogin } from "./server-login.tsx";
import { PrintedAddress } from "./printed-address.tsx";
import { Revoked } from "./revoked.tsx";
import type { ServerSide } from "./sync-server.ts";
import { StatusSection } from "./status-section.tsx";
import { useServer } from "./use-server.ts";
import "./sync.css";

/** With what it needs for keys, only for who has an account. */
const EncryptionSection = lazy(async () => ({ default: (await import("./encryption.tsx")).EncryptionSection }));

/** Keeping devices in step: what is going on, with whom, on which devices. */
export function SyncSections(): JSX.Element {
  const { host } = useApp();
  return (
    <Show when={host.where() === "device"} fallback={<OnServer />}>
      <OnDevice />
    </Show>
  );
}

function OnServer(): JSX.Element {
  const { signIn } = useApp();
  return (
    <>
      <PlainHttp />
      <Show when={!signIn.isNeeded()}>
        <KeptSections />
      </Show>
    </>
  );
}

function OnDevice(): JSX.Element {
  const { sync } = useApp();
  const { server, account, side } = useServer();
  const isSignedIn = () => side()?.kind === "user";
  /** The worker that syncs may be the first to hear it, or the page where syncing is off. */
  const isGone = () => sync.state()?.status === "account-gone" || side()?.kind === "account gone";
  const isOn = () => sync.state()?.on ?? false;
  /** As the server last answered: what is half written in a form outlives a server that is away for a while. */
  const known = createMemo<ServerSide | undefined>((before) => (side()?.kind === "unreachable" ? before : side()));
  return (
    <>
      <p class="lede">
        Lectern works on this device by itself. With a server it keeps your other devices in step: what is added,
        changed or deleted on one is so on all of them.
      </p>
      <Show when={sync.state()?.status === "asking" && sync.state()}>
        {(state) => <GoneQuestion going={state().going} />}
      </Show>
      <StatusSection side={side()} />
      <Show when={sync.state()?.status === "revoked"}>
        <Revoked />
      </Show>
      <Show when={isGone()}>
        <AccountGone />
      </Show>
      <Show when={isOn() && isSignedIn() && account() !== LOCAL_USER}>
        <Suspense>
          <EncryptionSection account={account()} />
        </Suspense>
      </Show>
      <Show when={isOn() && isSignedIn()}>
        <DevicesSection server={server()} />
      </Show>
      <Show when={side()?.kind === "logout due"}>
        <section class="card sync-section" aria-labelledby="sync-logged-out">
          <h2 id="sync-logged-out">You are logged out on this device</h2>
          <p>{TOLD_LATER}</p>
        </section>
      </Show>
      <Show when={known() === undefined && side()?.kind === "unreachable" && isOn() && account() !== LOCAL_USER}>
        <section class="card sync-section" aria-labelledby="sync-away">
          <h2 id="sync-away">{LOGGED_IN_AWAY}</h2>
          <p>You can still log out: this device forgets the login at once.</p>
          <LogOut />
        </section>
      </Show>
      <Show when={side()?.kind === "local token wanted"}>
        <PrintedAddress />
      </Show>
      <Show when={known()?.kind === "login wanted" || known()?.kind === "user"}>
        <ServerLogin server={server()} side={known()} isAway={side()?.kind === "unreachable"} />
      </Show>
      <KeptSections />
    </>
  );
}
