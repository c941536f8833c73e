import { createSignal, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import type { EncryptionApi } from "../../service/sync/encryption/page-keys.ts";
import { createForm } from "../account/form.tsx";
import { NewPassphrase, readNewPassphrase } from "./encryption-fields.tsx";
import { openerOf, OpenerField } from "./encryption-unlock.tsx";

type Keys = NonNullable<Awaited<ReturnType<EncryptionApi["keys"]>>>;

/** On, with the key on this device; the passphrase can be another one from now on. */
export function ChangePassphrase(props: {
  readonly api: EncryptionApi;
  readonly keys: Keys;
  readonly onDone: () => Promise<void>;
}): JSX.Element {
  const { toasts } = useApp();
  const [how, setHow] = createSignal<"passphrase" | "recovery key">("passphrase");
  const form = createForm(
    async (values) => {
      await props.api.changePassphrase(props.keys, openerOf(how(), values.opener), readNewPassphrase(values));
      toasts.show("The passphrase is changed. Devices that are unlocked stay so.");
      await props.onDone();
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
          <p class="sync-note">
            The recovery key goes on to work. Whoever knew the old passphrase and has a copy of the server’s data from
            before can still open that copy.
          </p>
          <div class="account-form">
            <OpenerField how={how()} onHow={setHow} input={form.input("opener")} />
          </div>
          <NewPassphrase form={form} hint="Not the password you log in with." />
          <form.Foot label="Change the passphrase" busy="Changing…" />
        </form>
      </details>
    </>
  );
}
