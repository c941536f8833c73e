import { createSignal, type JSX } from "solid-js";
import type { PasswordChange } from "#core/accounts/user.ts";
import { CurrentPassword, NewPassword } from "./credential-fields.tsx";
import { createForm } from "./form.tsx";

/** A new password, with the one in use. */
export function PasswordForm(props: {
  readonly send: (change: Required<PasswordChange>) => Promise<void>;
}): JSX.Element {
  const [revokes, setRevokes] = createSignal(false);
  const form = createForm(
    async ({ current_password, new_password }) => {
      await props.send({ current_password, new_password, revoke_access_tokens: revokes() });
      setRevokes(false);
    },
    { current_password: "", new_password: "" },
  );
  return (
    <form class="account-form" onSubmit={form.submit}>
      <CurrentPassword label="Current password" input={form.input("current_password")} />
      <NewPassword label="New password" hint="At least 8 characters." input={form.input("new_password")} />
      <label class="account-choice">
        <input type="checkbox" checked={revokes()} onChange={(event) => setRevokes(event.currentTarget.checked)} />
        <span>Also revoke all tokens for scripts</span>
      </label>
      <form.Foot label="Change the password" busy="Changing…" />
    </form>
  );
}
