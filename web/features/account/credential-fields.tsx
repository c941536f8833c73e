import type { JSX } from "solid-js";
import { Field } from "../../ui/field.tsx";
import { USERNAME } from "./username.ts";

type InputAttributes = JSX.InputHTMLAttributes<HTMLInputElement>;

interface FormOf<Name extends string> {
  readonly form: { input(name: Name): InputAttributes };
}

/** What an account is logged in to with. */
export function LoginFields(props: FormOf<"email" | "password">): JSX.Element {
  return (
    <>
      <Field label="Email address">
        {(field) => (
          <input
            {...field}
            {...props.form.input("email")}
            class="input"
            type="email"
            autocomplete="username"
            required
          />
        )}
      </Field>
      <CurrentPassword label="Password" input={props.form.input("password")} />
    </>
  );
}

/** What an account is made of. */
export function AccountFields(props: FormOf<"username" | "email" | "password">): JSX.Element {
  return (
    <>
      <Field label="Username" hint="3 to 50 letters, digits, or any of _ . -">
        {(field) => (
          <input
            {...field}
            {...props.form.input("username")}
            class="input"
            autocomplete="username"
            {...USERNAME}
            required
          />
        )}
      </Field>
      <Field label="Email address" hint="To log in with; nothing is sent to it.">
        {(field) => (
          <input {...field} {...props.form.input("email")} class="input" type="email" autocomplete="email" required />
        )}
      </Field>
      <NewPassword
        label="Password"
        hint="At least 8 characters. Nobody can send you a new one, so keep it safe."
        input={props.form.input("password")}
      />
    </>
  );
}

interface PasswordProps {
  readonly label: string;
  readonly input: InputAttributes;
}

export function CurrentPassword(props: PasswordProps): JSX.Element {
  return (
    <Field label={props.label}>
      {(field) => (
        <input {...field} {...props.input} class="input" type="password" autocomplete="current-password" required />
      )}
    </Field>
  );
}

export function NewPassword(props: PasswordProps & { readonly hint: string }): JSX.Element {
  return (
    <Field label={props.label} hint={props.hint}>
      {(field) => (
        <input
          {...field}
          {...props.input}
          class="input"
          type="password"
          autocomplete="new-password"
          minlength={8}
          required
        />
      )}
    </Field>
  );
}
