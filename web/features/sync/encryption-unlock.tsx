import { createSignal, Show, type JSX } from "solid-js";
import type { EncryptionApi } from "../../service/sync/encryption/page-keys.ts";
import { Button } from "../../ui/button.tsx";
import { TextField, type BoundText } from "../../ui/text-field.tsx";
import { createForm } from "../account/form.tsx";

type Keys = NonNullable<Awaited<ReturnType<EncryptionApi["keys"]>>>;

/** What opens the account: its passphrase, or its recovery key where the person has only that. */
export function openerOf(how: "passphrase" | "recovery key", text: string): Parameters<EncryptionApi["unlock"]>[1] {
  return how === "passphrase" ? { passphrase: text } : { recoveryKey: text };
}

/** The account is encrypted, and its key is not on this device yet. */
export function Unlock(props: {
  readonly api: EncryptionApi;
  readonly keys: Keys;
  readonly onDone: () => Promise<void>;
}): JSX.Element {
  const [how, setHow] = createSignal<"passphrase" | "recovery key">("passphrase");
  const form = createForm(
    async ({ opener }) => {
      await props.api.unlock(props.keys, openerOf(how(), opener));
      await props.onDone();
    },
    { opener: "" },
  );
  return (
    <>
      <p>
        This account is encrypted, and its key is not on this device. Until you unlock it nothing is sent or fetched;
        what you do here is kept here.
      </p>
      <form class="account-form" onSubmit={form.submit}>
        <OpenerField how={how()} onHow={setHow} input={form.input("opener")} />
        <form.Foot label="Unlock" busy="Unlocking…" />
      </form>
    </>
  );
}

interface OpenerFieldProps {
  readonly how: "passphrase" | "recovery key";
  readonly onHow: (how: "passphrase" | "recovery key") => void;
  readonly input: BoundText;
}

/** One field for either, and the way to the other. */
export function OpenerField(props: OpenerFieldProps): JSX.Element {
  const isPassphrase = () => props.how === "passphrase";
  return (
    <div class="encryption-opener">
      <Show
        when={isPassphrase()}
        fallback={
          <TextField
            label="Recovery key"
            hint="14 groups of four letters and digits."
            {...props.input}
            autocomplete="off"
            spellcheck={false}
            required
          />
        }
      >
        <TextField label="Passphrase" {...props.input} type="password" autocomplete="current-password" required />
      </Show>
      <Button small look="plain" onClick={() => props.onHow(isPassphrase() ? "recovery key" : "passphrase")}>
        {isPassphrase() ? "Use the recovery key" : "Use the passphrase"}
      </Button>
    </div>
  );
}
