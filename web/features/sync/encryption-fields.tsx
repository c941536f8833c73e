import { counted } from "#core/http/counted.ts";
import type { JSX } from "solid-js";
import { TextField, type BoundText } from "../../ui/text-field.tsx";

/** Characters a passphrase has at least: a guess costs half a second, and there must be too many. */
const SHORTEST = 12;

interface PassphraseValues {
  readonly passphrase: string;
  readonly again: string;
}

/** The passphrase, when it was typed alike twice. Throws `Error` with words for the person. */
export function readNewPassphrase({ passphrase, again }: PassphraseValues): string {
  if (passphrase.length < SHORTEST)
    throw new Error(
      `The passphrase has ${counted(passphrase.length, "character")}; take at least ${SHORTEST}, best four words or more.`,
    );
  if (passphrase !== again) throw new Error("The two are not the same. Type the passphrase again.");
  return passphrase;
}

/** A new passphrase, twice. */
export function NewPassphrase(props: {
  readonly form: { input(name: keyof PassphraseValues): BoundText };
  readonly hint: string;
}): JSX.Element {
  return (
    <div class="account-form">
      <TextField
        label="New passphrase"
        hint={`At least ${SHORTEST} characters, best four words or more. ${props.hint}`}
        {...props.form.input("passphrase")}
        type="password"
        autocomplete="new-password"
        required
      />
      <TextField
        label="The same again"
        {...props.form.input("again")}
        type="password"
        autocomplete="new-password"
        required
      />
    </div>
  );
}
