import { createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { AccountFields, LoginFields } from "./credential-fields.tsx";
import { createForm } from "./form.tsx";
import "./account.css";

/** Logging in, or making the account first. */
export function SignIn(props: { readonly isBuiltIn: boolean }): JSX.Element {
  const [wanted, setWanted] = createSignal<"login" | "register">(props.isBuiltIn ? "register" : "login");
  return (
    <section class="card stack-start" aria-labelledby="sign-in">
      <Show
        when={wanted() === "register"}
        fallback={
          <>
            <h2 id="sign-in">Log in</h2>
            <Login />
            <p>
              No account here yet?{" "}
              <Button small look="plain" onClick={() => setWanted("register")}>
                Make one
              </Button>
            </p>
          </>
        }
      >
        <h2 id="sign-in">Make an account</h2>
        <Show when={props.isBuiltIn}>
          <p>
            You can use Lectern without an account. With one, documents, collections and chats belong to it. What you
            added before stays where it is, and you see it again when you log out.
          </p>
        </Show>
        <Register />
        <p>
          You have an account?{" "}
          <Button small look="plain" onClick={() => setWanted("login")}>
            Log in
          </Button>
        </p>
      </Show>
    </section>
  );
}

function useEnter() {
  const { api, client, signIn } = useApp();
  return async (credentials: { readonly email: string; readonly password: string }) => {
    await api.login({ body: credentials });
    signIn.begun();
    // Everything on the page was somebody else's.
    await client.resetQueries();
  };
}

function Login(): JSX.Element {
  const enter = useEnter();
  const form = createForm(enter, { email: "", password: "" });
  return (
    <form class="account-form" onSubmit={form.submit}>
      <LoginFields form={form} />
      <form.Foot label="Log in" busy="Logging in…" />
    </form>
  );
}

function Register(): JSX.Element {
  const { api } = useApp();
  const enter = useEnter();
  const form = createForm(
    async ({ username, email, password }) => {
      await api.register({ body: { username, email, password } });
      await enter({ email, password });
    },
    { username: "", email: "", password: "" },
  );
  return (
    <form class="account-form" onSubmit={form.submit}>
      <AccountFields form={form} />
      <form.Foot label="Make the account" busy="Making the account…" />
    </form>
  );
}
