import { createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import type { EncryptionApi } from "../../service/sync/encryption/page-keys.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { createForm } from "../account/form.tsx";
import { NewPassphrase, readNewPassphrase } from "./encryption-fields.tsx";
import { RecoveryKey } from "./encryption-recovery-key.tsx";
import { openerOf, OpenerField } from "./encryption-unlock.tsx";

type NextKeys = Awaited<ReturnType<EncryptionApi["makeNext"]>>;
type Keys = NonNullable<Awaited<ReturnType<EncryptionApi["keys"]>>>;

/** On, with the key on this device; the passphrase can be another one from now on. */
export function ChangePassphrase(props: {
  readonly api: EncryptionApi;
  readonly keys: Keys;
  readonly onDone: () => Promise<void>;
}): JSX.Element {
  const { toasts } = useApp();
  const [how, setHow] = createSignal<"passphrase" | "recovery key">("passphrase");
  const [next, setNext] = createSignal<NextKeys>();
  const form = createForm(
    async (values) => {
      setNext(await props.api.makeNext(props.keys, openerOf(how(), values.opener), readNewPassphrase(values)));
    },
    { opener: "", passphrase: "", again: "" },
  );
  return (
    <>
      <p>
        On. The server keeps what is in this account without being able to read it; the key is on this device. Search,
        jobs and the API are off on the server, and work here.
      </p>
      <details class="sync-more">
        <summary>Change the passphrase</summary>
        <form class="sync-section" onSubmit={form.submit}>
          <p class="note">
            The account gets a new key and a new recovery key, and each of your other devices asks for the new
            passphrase once. The old passphrase and the old recovery key open nothing that is written from then on.
            Whoever knew them and has a copy of the server’s data from before can still open that copy.
          </p>
          <div class="account-form">
            <OpenerField how={how()} onHow={setHow} input={form.input("opener")} />
          </div>
          <NewPassphrase form={form} hint="Not the password you log in with." />
          <form.Foot label="Go on" busy="Making the key…" />
        </form>
      </details>
      <Dialog open={next() !== undefined} title="Change the passphrase" onClose={() => setNext(undefined)}>
        <Show when={next()}>
          {(made) => (
            <RecoveryKey
              recoveryKey={made().recoveryKey}
              label="Change the passphrase"
              busy="Changing…"
              send={async () => {
                await props.api.replace(made());
                setNext(undefined);
                toasts.show("The passphrase is changed. Your other devices ask for the new one.");
                await props.onDone();
              }}
            />
          )}
        </Show>
      </Dialog>
    </>
  );
}
