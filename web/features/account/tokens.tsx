import { useQuery } from "@tanstack/solid-query";
import { createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { AccessToken } from "#core/accounts/access-token.ts";
import type { CreatedAccessToken } from "../../app/client/answers.ts";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { QueryView } from "../../ui/states.tsx";
import { createForm } from "./form.tsx";

const DAY = 24 * 60 * 60 * 1000;
/** Days that a token is valid. */
const LIFETIMES = [
  ["7", "7 days"],
  ["90", "90 days"],
  ["365", "A year"],
  ["", "Until it is revoked"],
] as const;

/** Personal access tokens: made, shown once, revoked. */
export function Tokens(): JSX.Element {
  const { api, client, host } = useApp();
  const tokens = useQuery(() => ({
    queryKey: keys.tokens,
    queryFn: () => api.listAccessTokens({ query: { limit: 1000 } }),
    reconcile: "id",
  }));
  const [made, setMade] = createSignal<CreatedAccessToken>();
  const [revoking, setRevoking] = createSignal<AccessToken>();
  const [days, setDays] = createSignal("90");
  const form = createForm(
    async ({ name }) => {
      const expires_at = days() === "" ? null : new Date(Date.now() + Number(days()) * DAY).toISOString();
      setMade(await api.createAccessToken({ body: { name: name.trim(), expires_at } }));
      await client.invalidateQueries({ queryKey: keys.tokens });
    },
    { name: "" },
  );
  return (
    <section class="card stack-start" aria-labelledby="account-tokens">
      <h2 id="account-tokens">Tokens for scripts</h2>
      <p>
        A token lets a script act as you, over the same <a href="/docs">API</a> this page uses.
        {host.where() === "device"
          ? " Scripts can reach a Lectern server, but not this browser. A token made here works for this page only."
          : ""}
      </p>
      <form class="account-form" onSubmit={form.submit}>
        <TextField
          label="Name"
          hint="What it is for, so that you know which one to revoke."
          {...form.input("name")}
          maxlength={100}
          autocomplete="off"
          required
        />
        <SelectField label="Valid for" options={LIFETIMES} value={days()} onChange={setDays} />
        <form.Foot label="Make a token" busy="Making it…" />
      </form>
      <QueryView
        query={tokens}
        loading="Loading your tokens…"
        failed="Your tokens could not be loaded."
        isEmpty={(list) => list.length === 0}
        empty={<p class="note">No tokens yet.</p>}
      >
        {(list) => (
          <ul class="tokens" aria-label="Your tokens">
            <For each={list()}>{(token) => <TokenRow token={token} onRevoke={() => setRevoking(token)} />}</For>
          </ul>
        )}
      </QueryView>
      <Dialog open={made() !== undefined} title="Your new token" onClose={() => setMade(undefined)}>
        <Show when={made()}>{(token) => <NewToken token={token()} onClose={() => setMade(undefined)} />}</Show>
      </Dialog>
      <Dialog
        open={revoking() !== undefined}
        title={`Revoke “${revoking()?.name ?? ""}”?`}
        onClose={() => setRevoking(undefined)}
      >
        <Show when={revoking()}>{(token) => <Revoke token={token()} onClose={() => setRevoking(undefined)} />}</Show>
      </Dialog>
    </section>
  );
}

function TokenRow(props: { readonly token: AccessToken; readonly onRevoke: () => void }): JSX.Element {
  const day = (time: string) => new Date(time).toLocaleDateString(undefined, { dateStyle: "medium" });
  const facts = () => {
    const { prefix, created_at, expires_at, last_used_at } = props.token;
    return [
      `${prefix}…`,
      `made ${day(created_at)}`,
      expires_at ? `valid until ${day(expires_at)}` : "valid until revoked",
      last_used_at ? `last used ${day(last_used_at)}` : "never used",
    ].join(" · ");
  };
  return (
    <li class="token">
      <div class="token-main">
        <strong>{props.token.name}</strong>
        <span class="note">{facts()}</span>
      </div>
      <Button
        small
        look="plain"
        icon="trash"
        aria-label={`Revoke ${props.token.name}`}
        onClick={() => props.onRevoke()}
      >
        Revoke
      </Button>
    </li>
  );
}

function NewToken(props: { readonly token: CreatedAccessToken; readonly onClose: () => void }): JSX.Element {
  const { toasts } = useApp();
  let field: HTMLInputElement | undefined;
  const copy = async () => {
    if (await copyText(props.token.token)) return void toasts.show("The token is copied.", { duration: 3000 });
    field?.select();
    toasts.show("This browser does not let the page copy. The token is selected: copy it by hand.");
  };
  return (
    <>
      <p>Copy it now: it is shown only this once, and stored in a form nobody can read back.</p>
      <Field label={props.token.name}>
        {(attributes) => (
          <input
            {...attributes}
            ref={field}
            class="input token-text"
            readonly
            value={props.token.token}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div class="dialog-actions">
        <Button look="solid" icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={() => props.onClose()}>I have it</Button>
      </div>
    </>
  );
}

function Revoke(props: { readonly token: AccessToken; readonly onClose: () => void }): JSX.Element {
  const { api, client, toasts } = useApp();
  const revoke = async () => {
    await toasts.attempt(`“${props.token.name}” could not be revoked.`, async () => {
      await api.deleteAccessToken({ params: { id: props.token.id } });
      await client.invalidateQueries({ queryKey: keys.tokens });
      toasts.show(`“${props.token.name}” is revoked.`);
    });
    props.onClose();
  };
  return (
    <>
      <p>Scripts that use it are refused from now on. It cannot be brought back.</p>
      <div class="dialog-actions">
        <Button onClick={() => props.onClose()}>Keep it</Button>
        <Button look="danger" onClick={() => void revoke()}>
          Revoke it
        </Button>
      </div>
    </>
  );
}
