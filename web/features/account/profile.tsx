import type { JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { PasswordChange, User } from "#core/accounts/user.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { DeleteProfile } from "./delete-profile.tsx";
import { createForm } from "./form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { USERNAME } from "./username.ts";

export function Profile(props: { readonly user: User }): JSX.Element {
  const { api, client, host, signIn, toasts } = useApp();
  const logout = async () => {
    await toasts.attempt("You are still logged in.", async () => {
      await api.logout();
      signIn.ended();
      await client.resetQueries();
    });
  };
  const name = createForm(
    async ({ username }) => {
      client.setQueryData<User>(keys.me, await api.changeUsername({ body: { username } }));
      toasts.show(`Your username is ${username} now.`);
    },
    { username: "" },
  );
  const changePassword = async (body: Required<PasswordChange>) => {
    await api.changePassword({ body });
    if (body.revoke_access_tokens) await client.invalidateQueries({ queryKey: keys.tokens });
    const changed = body.revoke_access_tokens
      ? "Your password is changed and all tokens are revoked."
      : "Your password is changed.";
    // A profile of this browser is on no other device.
    toasts.show(host.where() === "server" ? `${changed} Other devices have to log in again.` : changed);
  };
  return (
    <>
      <section class="card stack-start" aria-labelledby="account-who">
        <h2 id="account-who">Logged in as {props.user.username}</h2>
        <p>{props.user.email}</p>
        <p class="note">
          Collections, documents and chats on this page are this {host.where() === "device" ? "profile's" : "account's"}
          . What was added without one is there again when you log out.
        </p>
        <Button onClick={() => void logout()}>Log out</Button>
      </section>
      <section class="card stack-start" aria-labelledby="account-name">
        <h2 id="account-name">Change the username</h2>
        <form class="account-form" onSubmit={name.submit}>
          <TextField
            label="New username"
            hint="3 to 50 letters, digits, or any of _ . -"
            {...name.input("username")}
            autocomplete="off"
            {...USERNAME}
            required
          />
          <name.Foot label="Change it" busy="Changing…" />
        </form>
      </section>
      <section class="card stack-start" aria-labelledby="account-password">
        <h2 id="account-password">Change the password</h2>
        <PasswordForm send={changePassword} />
      </section>
      <DeleteProfile />
    </>
  );
}
