import { createSignal, Show, type JSX } from "solid-js";
import { LOCAL_USER } from "#core/context.ts";
import { useApp } from "../../app/context.tsx";
import { useMe } from "../../app/queries.ts";
import { onlyHere } from "../../app/sync-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { loaded } from "../../ui/states.tsx";
import { createForm } from "../account/form.tsx";
import type { ServerApi } from "./server-api.ts";
import { serverKeys } from "./use-server.ts";
import { thisBrowser, wipeDevice } from "./wipe-device.ts";

/** Out of the account, with or without what is on this device. */
export function LogOut(props: { readonly server: ServerApi }): JSX.Element {
  const { api, client, signIn, sync, toasts } = useApp();
  const me = useMe();
  const [asking, setAsking] = createSignal(false);
  const leave = async () => {
    try {
      await props.server.logout();
      sync.ask({ kind: "choose", on: false });
      const profile = loaded(me);
      // What the account had was in a profile of its own; what was here before comes back.
      if (profile && profile.id !== LOCAL_USER) {
        await api.logout();
        signIn.ended();
        await client.resetQueries();
      }
      await client.invalidateQueries({ queryKey: serverKeys.side });
    } catch (error) {
      toasts.show(`You are still logged in. ${error instanceof Error ? error.message : ""}`);
    }
  };
  return (
    <>
      <div class="sync-actions">
        <Button onClick={() => void leave()}>Log out, keep everything here</Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          Log out and empty this device
        </Button>
      </div>
      <WipeDialog open={asking()} onClose={() => setAsking(false)} before={() => props.server.logout()} />
    </>
  );
}

/** Removes everything of Lectern from this browser; the one thing here that no undo brings back. */
export function WipeDialog(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly before: () => Promise<unknown>;
}): JSX.Element {
  const { sync } = useApp();
  const form = createForm(async () => {
    await props.before();
    await wipeDevice(thisBrowser());
    location.replace("/");
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
            {(sync.state()?.files.files ?? 0) > 0 ? `, and ${sync.state()?.files.files} files` : ""}: lost for good if
            you go on.
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
