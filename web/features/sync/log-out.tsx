import { counted } from "#core/http/counted.ts";
import { createSignal, Show, type JSX } from "solid-js";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { useApp } from "../../app/context.tsx";
import { useMe } from "../../app/queries.ts";
import { onlyHere } from "../../app/sync-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { loaded } from "../../ui/states.tsx";
import { createForm } from "../account/form.tsx";
import { logoutDue } from "./logout-due.ts";
import { createSyncServer } from "./sync-server.ts";
import { sayGoodbye, sayNotRemoved, sayRemoving } from "./say-goodbye.ts";
import { serverKeys } from "./use-server.ts";
import { thisBrowser, wipeDevice } from "./wipe-device.ts";

/** Out of the account, with or without what is on this device. Needs no server: it counts here at once. */
export function LogOut(): JSX.Element {
  const { api, client, signIn, sync, toasts } = useApp();
  const me = useMe();
  const [asking, setAsking] = createSignal(false);
  const leave = async () => {
    const due = logoutDue();
    await toasts.attempt("You are still logged in.", async () => {
      due.note();
      sync.ask({ kind: "choose", on: false });
      const profile = loaded(me);
      // What the account had was in a profile of its own; what was here before comes back.
      if (profile && profile.id !== LOCAL_USER) {
        await api.logout();
        signIn.ended();
        await client.resetQueries();
      }
      if (!(await due.settle())) toasts.show(`You are logged out on this device. ${TOLD_LATER}`);
      await client.invalidateQueries({ queryKey: serverKeys.side });
    });
  };
  return (
    <>
      <div class="sync-actions">
        <Button onClick={() => void leave()}>Log out, keep everything here</Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          Log out and empty this device
        </Button>
      </div>
      <WipeDialog open={asking()} onClose={() => setAsking(false)} logsOut />
    </>
  );
}

export const TOLD_LATER = "The server cannot be reached now. Lectern tells it as soon as it answers.";

/** Removes everything of Lectern from this browser; the one thing here that no undo brings back. */
export function WipeDialog(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whether the login at the server ends too. */
  readonly logsOut?: boolean;
}): JSX.Element {
  const { host, sync, end } = useApp();
  const form = createForm(async () => {
    const due = logoutDue();
    if (props.logsOut) {
      // Its id goes with everything else: the list is not to go on with a device that can never come back.
      const { account, device } = sync.state() ?? {};
      if (account && device && host.online()) await createSyncServer(account).forgetDevice(device);
      due.note();
    }
    const isTold = await due.settle();
    const isOnline = host.online();
    end();
    sayRemoving();
    try {
      await wipeDevice(thisBrowser());
    } catch (error) {
      return sayNotRemoved(error instanceof Error ? error.message : "");
    }
    // What was wiped held the note too.
    if (!isTold) due.note();
    if (isTold && isOnline) location.replace("/");
    else sayGoodbye(isTold);
  }, {});
  return (
    <Dialog open={props.open} title="Remove everything from this device?" onClose={() => props.onClose()}>
      <form class="sync-section" onSubmit={form.submit}>
        <p>
          Documents, chats, settings, models and keys of every profile in this browser are deleted. What the server has
          stays there.
        </p>
        <Show when={(sync.state()?.pending ?? 0) > 0 || (sync.state()?.files.files ?? 0) > 0}>
          <p class="sync-problem">
            {onlyHere(sync.state()?.pending ?? 0)}
            {(sync.state()?.files.files ?? 0) > 0 ? `, and ${counted(sync.state()?.files.files ?? 0, "file")}` : ""}:
            lost for good if you go on.
          </p>
        </Show>
        <Show when={!host.online()}>
          <p class="sync-problem">
            There is no network now, and the app itself goes too: it can be opened here again once the server can be
            reached.
          </p>
        </Show>
        <form.Foot label="Remove everything" busy="Removing…" />
        <Button look="plain" onClick={() => props.onClose()}>
          Keep it
        </Button>
      </form>
    </Dialog>
  );
}
