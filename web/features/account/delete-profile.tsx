import { Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { plural } from "#core/http/counted.ts";
import { onlyHere } from "../../app/sync-words.ts";
import { DeleteForm } from "./delete-form.tsx";

/** The profile of this browser, or the account where the page works against its server. */
export function DeleteProfile(): JSX.Element {
  const { api, client, host, signIn, sync, toasts } = useApp();
  const isHere = () => host.where() === "device";
  const send = async (password: string) => {
    await api.deleteMe({ body: { password } });
    signIn.ended();
    sync.ask({ kind: "start over" });
    await client.resetQueries();
    toasts.show(isHere() ? "The profile is deleted." : "Your account is deleted.");
  };
  const pending = () => sync.state()?.pending ?? 0;
  return (
    <section class="card stack-start" aria-labelledby="account-delete">
      <h2 id="account-delete">{isHere() ? "Delete the profile" : "Delete the account"}</h2>
      <Show
        when={isHere()}
        fallback={
          <DeleteForm label="Delete the account" send={send}>
            <p>
              Everything in the account is deleted from the server: documents and their files, chats, settings, plugins,
              jobs and tokens for scripts. Every device is logged out of it.
            </p>
            <p>Devices that sync with the account keep what they have.</p>
          </DeleteForm>
        }
      >
        <DeleteForm label="Delete the profile" send={send}>
          <p>
            Everything of this profile is deleted from this device: documents and their files, chats, settings, plugins
            and tokens.
          </p>
          <p>Other profiles stay, and so does an account on a server, with what it has.</p>
          <Show when={pending() > 0}>
            <p class="sync-problem">
              {onlyHere(pending())}. If you go on, {plural(pending(), "it is", "they are")} lost for good.
            </p>
          </Show>
        </DeleteForm>
      </Show>
    </section>
  );
}
