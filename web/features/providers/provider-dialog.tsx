import { useQueryClient } from "@tanstack/solid-query";
import { createSignal, For, Show, type JSX } from "solid-js";
import { createStore } from "solid-js/store";
import type { ProviderChoice } from "../../app/client/answers.ts";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { ConnectionTest, createConnectionTest } from "./connection-test.tsx";
import type { ProviderKind } from "#core/models/remote/provider.ts";
import { type OwnServer, type Provider, serversChanged, serversWith } from "./servers.ts";
import { problemInWords } from "./problem-in-words.ts";
import { whereWordsGo, withScheme } from "./where-words-go.ts";
import "./providers.css";

interface ProviderDialogProps {
  readonly open: boolean;
  readonly providers: readonly Provider[];
  /** The server to change; a new one is made when left out. */
  readonly server: OwnServer | undefined;
  /** Which kind is marked first. */
  readonly kind?: ProviderKind;
  /** The form ends with one of the server's models; left out where it only stores the server. */
  readonly onUse?: (model: ProviderChoice) => Promise<unknown>;
  readonly onClose: () => void;
}

export function ProviderDialog(props: ProviderDialogProps): JSX.Element {
  return (
    <Dialog
      open={props.open}
      title={props.server ? `Change ${props.server.name}` : "Add a language model server"}
      onClose={() => props.onClose()}
    >
      <ProviderForm {...props} />
    </Dialog>
  );
}

const KINDS: readonly ProviderKind[] = ["local", "hosted_a", "hosted_b", "openai_compatible"];

function ProviderForm(props: ProviderDialogProps): JSX.Element {
  const { host } = useApp();
  const form = createProviderForm(props);
  const { values, setValues, test, provider, models, input } = form;

  return (
    <form class="provider-form" onSubmit={(event) => void form.save(event)}>
      <Show when={!props.server}>
        <KindChoice
          providers={props.providers}
          value={values.provider}
          onChange={(kind) => (setValues({ provider: kind, server_url: "", api_key: "" }), test.clear())}
        />
      </Show>
      <Field
        label="Address"
        hint={
          provider()?.default_server_url
            ? `Left empty: ${provider()?.default_server_url}`
            : "With its port, as http://192.168.1.20:8080/v1"
        }
      >
        {(field) => (
          <input
            {...field}
            {...input("server_url")}
            type="url"
            inputmode="url"
            onChange={(event) => setValues("server_url", withScheme(event.currentTarget.value))}
            autocomplete="off"
            spellcheck={false}
            required={values.provider === "openai_compatible"}
          />
        )}
      </Field>
      <Show when={values.provider !== "local"}>
        <KeyField
          input={input("api_key")}
          isNeeded={provider()?.needs_api_key === true}
          isStored={form.keepsKey()}
          isOnDevice={host.where() === "device"}
        />
      </Show>
      <Field label="Name" hint="Optional: what to call it here.">
        {(field) => <input {...field} {...input("name")} maxlength={200} autocomplete="off" />}
      </Field>
      <p class="provider-where">
        {whereWordsGo(host.where(), values.provider, form.address() ?? provider()?.default_server_url ?? null)}
      </p>
      <ConnectionTest test={test} />
      <Show when={props.onUse && models().length > 0}>
        <Field label="Model that answers">
          {(field) => (
            <select
              {...field}
              ref={scrollToEnd}
              class="input"
              onChange={(event) => form.setModel(event.currentTarget.value)}
            >
              <For each={models()}>{({ id, name }) => <option value={id}>{name}</option>}</For>
            </select>
          )}
        </Field>
      </Show>
      <Show when={form.problem()}>
        <p role="alert" class="form-problem">
          {form.problem()}
        </p>
      </Show>
      <div class="dialog-actions">
        <Show when={!props.onUse}>
          <Button onClick={() => void form.tryOut()} disabled={test.state().phase === "testing"}>
            Test the connection
          </Button>
        </Show>
        <Button look="solid" type="submit" disabled={form.isBusy() || test.state().phase === "testing"}>
          {form.isBusy()
            ? "Saving…"
            : !props.onUse
              ? "Save"
              : models().length > 0
                ? "Use this model"
                : "List its models"}
        </Button>
      </div>
    </form>
  );
}

/** On a phone the models and the button that takes one would be below what is seen. */
const scrollToEnd = (field: HTMLElement) =>
  queueMicrotask(() => field.closest("form")?.lastElementChild?.scrollIntoView({ block: "nearest" }));

/** What is typed, the test of the connection, and saving. */
function createProviderForm(props: ProviderDialogProps) {
  const { api, toasts } = useApp();
  const client = useQueryClient();
  const [values, setValues] = createStore(valuesOf(props));
  const [model, setModel] = createSignal<string>();
  const [problem, setProblem] = createSignal("");
  const [isBusy, setBusy] = createSignal(false);
  const test = createConnectionTest(api);
  const provider = () => props.providers.find(({ provider }) => provider === values.provider);
  const address = () => values.server_url.trim() || null;
  /** A stored key is for the address it was entered for. */
  const keepsKey = () =>
    props.server?.hasKey === true && values.api_key === "" && address() === props.server.server_url;

  const tryOut = () =>
    test.run({
      provider: values.provider,
      config: { server_url: address(), ...(values.api_key && { api_key: values.api_key }) },
      ...(keepsKey() && { settings_id: props.server?.settings_id ?? null, server_id: props.server?.server_id ?? null }),
    });
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (props.onUse && models().length === 0) return tryOut();
    setBusy(true);
    setProblem("");
    try {
      const name = values.name.trim();
      const { id, servers } = await api.saveProviderSetting({
        body: serversWith(props.server, values.provider, {
          ...(name && { name }),
          server_url: address(),
          ...(values.api_key && { api_key: values.api_key }),
        }),
      });
      await serversChanged(client);
      const used = model() ?? models()[0]?.id;
      if (props.onUse && used !== undefined) {
        const server_id = servers[0]?.id ?? null;
        await props.onUse({ provider: values.provider, settings_id: id, server_id, model: used });
      } else toasts.show("Saved.", { duration: 3000 });
      props.onClose();
    } catch (error) {
      setProblem(problemInWords(error, "It could not be saved. Try again."));
      setBusy(false);
    }
  };
  /** Of a server that was tried out and works. */
  const models = () => {
    const state = test.state();
    return state.phase === "ended" && state.validity.valid ? state.validity.models : [];
  };
  const input = (name: "name" | "server_url" | "api_key") => ({
    class: "input",
    value: values[name],
    onInput: (event: InputEvent & { readonly currentTarget: HTMLInputElement }) => {
      setValues(name, event.currentTarget.value);
      test.clear();
    },
  });

  return {
    values,
    setValues,
    setModel,
    problem,
    isBusy,
    test,
    provider,
    address,
    keepsKey,
    models,
    tryOut,
    save,
    input,
  };
}

interface KindChoiceProps {
  readonly providers: ProviderDialogProps["providers"];
  readonly value: ProviderKind;
  readonly onChange: (kind: ProviderKind) => void;
}

function KindChoice(props: KindChoiceProps): JSX.Element {
  return (
    <fieldset class="provider-kinds">
      <legend>Which kind</legend>
      <For each={KINDS}>
        {(kind) => (
          <label class="provider-kind">
            <input type="radio" name="kind" checked={props.value === kind} onChange={() => props.onChange(kind)} />
            <span>{props.providers.find(({ provider }) => provider === kind)?.name}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}

interface KeyFieldProps {
  readonly input: JSX.InputHTMLAttributes<HTMLInputElement>;
  readonly isNeeded: boolean;
  /** A key that stays when the field is left empty. */
  readonly isStored: boolean;
  readonly isOnDevice: boolean;
}

function KeyField(props: KeyFieldProps): JSX.Element {
  return (
    <Field
      label={props.isNeeded ? "API key" : "API key, if it wants one"}
      hint={
        props.isStored
          ? "One is stored. Leave this empty to keep it."
          : `Kept encrypted ${props.isOnDevice ? "in this browser" : "on your server"} and shown to nobody again.`
      }
    >
      {(field) => (
        <input
          {...field}
          {...props.input}
          type="password"
          autocomplete="off"
          spellcheck={false}
          placeholder={props.isStored ? "••••••••" : ""}
          required={props.isNeeded && !props.isStored}
        />
      )}
    </Field>
  );
}

function valuesOf({ server, kind = "local" }: ProviderDialogProps) {
  return {
    provider: server?.provider ?? kind,
    server_url: server?.server_url ?? "",
    api_key: "",
    name: server?.name ?? "",
  };
}
