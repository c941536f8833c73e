import { createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { AccountFields, LoginFields } from "./credential-fields.tsx";
import { createForm } from "./form.tsx";
import "./account.css";

/** Logging in, or making the account first: one form, so that what was typed for one is there for the other. */
export function SignIn(props: { readonly isBuiltIn: boolean }): JSX.Element {
  const { api, client, signIn } = useApp();
  const [isNew, setNew] = createSignal(props.isBuiltIn);
  const form = createForm(
    async (account) => {
      if (isNew()) await api.register({ body: account });
      await api.login({ body: { email: account.email, password: account.password } });
      signIn.begun();
      // Everything on the page was another account's.
      await client.resetQueries();
    },
    { username: "", email: "", password: "" },
  );
  return (
    <section class="card stack-start" aria-labelledby="sign-in">
      <h2 id="sign-in">{isNew() ? "Make an account" : "Log in"}</h2>
      <Show when={isNew() && props.isBuiltIn}>
        <p>
          You can use Lectern without an account. With one, documents, collections and chats belong to it. What you
          added before stays where it is, and you see it again when you log out.
        </p>
      </Show>
      <form class="account-form" onSubmit={form.submit}>
        <Show when={isNew()} fallback={<LoginFields form={form} />}>
          <AccountFields form={form} />
        </Show>
        <form.Foot
          label={isNew() ? "Make the account" : "Log in"}
          busy={isNew() ? "Making the account…" : "Logging in…"}
        />
      </form>
      <p>
        {isNew() ? "You have an account?" : "No account here yet?"}{" "}
        <Button small look="plain" onClick={() => (setNew(!isNew()), form.clearProblem())}>
          {isNew() ? "Log in" : "Make one"}
        </Button>
      </p>
    </section>
  );
}
