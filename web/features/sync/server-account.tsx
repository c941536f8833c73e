import { Show, type JSX } from "solid-js";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { PasswordChange } from "#core/accounts/user.ts";
import { RequestFailed } from "#core/http/request-failed.ts";
import { useApp } from "../../app/context.tsx";
import { useElsewhere, useMe } from "../../app/queries.ts";
import { filesWords } from "../../app/sync-words.ts";
import { loaded } from "../../ui/states.tsx";
import { DeleteForm } from "../account/delete-form.tsx";
import { PasswordForm } from "../account/password-form.tsx";
import type { ServerUser, SyncServer } from "./sync-server.ts";
import { serverKeys } from "./use-server.ts";

interface ServerAccountProps {
  readonly server: SyncServer;
  readonly user: ServerUser;
}

/** What the owner of an account on the server may do with it from a device that syncs. */
export function ServerAccount(props: ServerAccountProps): JSX.Element {
  return (
    <>
      <details class="sync-more">
        <summary>Change the password</summary>
        <ChangePassword {...props} />
      </details>
      <details class="sync-more">
        <summary>Delete the account</summary>
        <DeleteAccount {...props} />
      </details>
    </>
  );
}

function ChangePassword(props: ServerAccountProps): JSX.Element {
  const { api, sync, toasts } = useApp();
  const me = useMe();
  const send = async (body: Required<PasswordChange>) => {
    await props.server.changePassword(body);
    // What the account has may be in its own profile here, which was made with the same password.
    const profile = loaded(me);
    if (profile && profile.email === props.user.email) await followInProfile(body);
    toasts.show("Your password is changed. This device stays logged in; your other devices ask for the new one.");
  };
  const followInProfile = (body: Required<PasswordChange>) =>
    api.changePassword({ body: { ...body, revoke_access_tokens: false } }).catch((error: unknown) => {
      // It has another password, and keeps it.
      if (!(error instanceof RequestFailed && error.status === 400)) throw error;
    });
  return (
    <div class="sync-section">
      <p class="note">
        Your other devices are logged out. They keep everything, also changes not sent yet, and sync again once you log
        in there with the new password.
        {sync.state()?.encrypted
          ? " The passphrase that encrypts the account is another secret: it stays as it is, and is changed above."
          : ""}
      </p>
      <PasswordForm send={send} />
    </div>
  );
}

function DeleteAccount(props: ServerAccountProps): JSX.Element {
  const { client, sync, toasts } = useApp();
  const elsewhere = useElsewhere();
  const send = async (password: string) => {
    await props.server.deleteAccount(password);
    // From here on it is a device without an account, with all that it has.
    await sync.askAndWait({ kind: "choose", on: false, account: LOCAL_USER });
    await client.invalidateQueries({ queryKey: serverKeys.side });
    toasts.show("Your account is deleted. Everything on this device is still here.");
  };
  return (
    <div class="sync-section">
      <DeleteForm label="Delete the account" send={send}>
        <p>
          <strong>Deleted from the server:</strong> everything in the account of {props.user.username} at{" "}
          {location.host}. That is documents and their files, chats, settings, plugins, jobs, tokens for scripts, and
          the login of every device.
        </p>
        <p>
          <strong>Stays:</strong> what is on this device and on your other devices, also changes not sent yet. They stop
          syncing and say why.
        </p>
        <Show when={elsewhere.files()?.document_ids.length}>
          {(files) => (
            <p class="sync-problem">
              {filesWords({ files: files(), bytes: elsewhere.files()?.bytes ?? 0 })} of your documents are only on the
              server, and lost if you go on. A backup fetches them.
            </p>
          )}
        </Show>
      </DeleteForm>
    </div>
  );
}
