import { createSignal, Show, type JSX } from "solid-js";
import type { EncryptionApi } from "../../service/sync/encryption/page-keys.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { createForm } from "../account/form.tsx";
import { NewPassphrase, readNewPassphrase } from "./encryption-fields.tsx";
import { RecoveryKey } from "./encryption-recovery-key.tsx";

type NewKeys = Awaited<ReturnType<EncryptionApi["make"]>>;

interface TurnOnProps {
  readonly api: EncryptionApi;
  readonly onDone: () => Promise<void>;
}

/** What encryption means, said before it is turned on: there is no way back. */
export function TurnOn(props: TurnOnProps): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  const [made, setMade] = createSignal<NewKeys>();
  const close = () => {
    setOpen(false);
    setMade(undefined);
  };
  return (
    <>
      <p>
        Off. The server can read what is in this account: it searches for other programs, runs jobs, and answers the
        API.
      </p>
      <Button icon="lock" onClick={() => setOpen(true)}>
        Encrypt this account…
      </Button>
      <Dialog open={isOpen()} title="Encrypt this account" onClose={close}>
        <Show when={made()} fallback={<Choose api={props.api} onMade={setMade} />}>
          {(keys) => (
            <RecoveryKey
              recoveryKey={keys().recoveryKey}
              label="Encrypt the account"
              busy="Encrypting…"
              send={async () => {
                await props.api.turnOn(keys());
                close();
                await props.onDone();
              }}
            />
          )}
        </Show>
      </Dialog>
    </>
  );
}

function Choose(props: { readonly api: EncryptionApi; readonly onMade: (made: NewKeys) => void }): JSX.Element {
  const form = createForm(async (values) => props.onMade(await props.api.make(readNewPassphrase(values))), {
    passphrase: "",
    again: "",
  });
  return (
    <form class="sync-section" onSubmit={form.submit}>
      <ul class="encryption-means">
        <li>
          Names, texts, chats and files are sealed on your devices. The server keeps them and cannot read them. It still
          sees how many things there are, how large they are, and when they change.
        </li>
        <li>
          On the server this ends: search, jobs, imports, the REST API, assistants over <code>/v1</code> and{" "}
          <code>/mcp</code>. Programs that used it are told “account_encrypted”. All of it goes on to work on your
          devices.
        </li>
        <li>
          What the server has in readable form is deleted and sent again, sealed. Earlier backups of the server, and the
          free space of its disk, may still hold it.
        </li>
        <li>Each of your other devices asks for the passphrase or the recovery key once.</li>
        <li>
          <strong>There is no way back, and nobody can reset it.</strong> Without the passphrase, the recovery key and
          an unlocked device, what is on the server is lost.
        </li>
      </ul>
      <NewPassphrase form={form} hint="Not the password you log in with: the server must never see this one." />
      <form.Foot label="Go on" busy="Making the key…" />
    </form>
  );
}
