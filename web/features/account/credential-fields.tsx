import type { JSX } from "solid-js";
import { TextField, type BoundText } from "../../ui/text-field.tsx";
import { USERNAME } from "./username.ts";

interface FormOf<Name extends string> {
  readonly form: { input(name: Name): BoundText };
}

/** What an account is logged in to with. */
export function LoginFields(props: FormOf<"email" | "password">): JSX.Element {
  return (
    <>
      <TextField label="Email address" {...props.form.input("email")} type="email" autocomplete="username" required />
      <CurrentPassword label="Password" input={props.form.input("password")} />
    </>
  );
}

/** What an account is made of. */
export function AccountFields(props: FormOf<"username" | "email" | "password">): JSX.Element {
  return (
    <>
      <TextField
        label="Username"
        hint="3 to 50 letters, digits, or any of _ . -"
        {...props.form.input("username")}
        autocomplete="username"
        {...USERNAME}
        required
      />
      <TextField
        label="Email address"
        hint="To log in with; nothing is sent to it."
        {...props.form.input("email")}
        type="email"
        autocomplete="email"
        required
      />
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
  readonly input: BoundText;
}

export function CurrentPassword(props: PasswordProps): JSX.Element {
  return <TextField label={props.label} {...props.input} type="password" autocomplete="current-password" required />;
}

export function NewPassword(props: PasswordProps & { readonly hint: string }): JSX.Element {
  return (
    <TextField
      label={props.label}
      hint={props.hint}
      {...props.input}
      type="password"
      autocomplete="new-password"
      minlength={8}
      required
    />
  );
}
