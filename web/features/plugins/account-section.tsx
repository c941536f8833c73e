import { describePermissions } from "#core/plugins/registry/permissions.ts";
import { For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Installs } from "./installs.ts";
import type { ManagedPlugin } from "#core/plugins/registry/answers.ts";
import { Permissions } from "./problems.tsx";

/** Plugins that another device of the account has and this one has not. */
export const isOnlyElsewhere = ({ install_status, account_version }: ManagedPlugin): boolean =>
  install_status === "available" && account_version !== null;

interface AccountSectionProps {
  readonly plugins: readonly ManagedPlugin[];
  readonly installs: Installs;
}

/** What other devices have, to be installed here in one tap. */
export function AccountSection(props: AccountSectionProps): JSX.Element {
  return (
    <Show when={props.plugins.length > 0}>
      <section class="stack" aria-labelledby="plugins-account">
        <h2 id="plugins-account">In your account, not on this device</h2>
        <ul class="plugins stack" aria-label="Plugins of your other devices">
          <For each={props.plugins}>{(plugin) => <Elsewhere plugin={plugin} installs={props.installs} />}</For>
        </ul>
      </section>
    </Show>
  );
}

function Elsewhere(props: { readonly plugin: ManagedPlugin; readonly installs: Installs }): JSX.Element {
  const { api, client, toasts } = useApp();
  const install = () =>
    props.installs.begin(props.plugin.name, () =>
      api.installPluginFromMarketplace({
        params: { plugin_slug: props.plugin.plugin_slug },
        query: { from: "account" },
      }),
    );
  const forget = async () => {
    await toasts.attempt("It could not be taken off the list.", async () => {
      await api.uninstallPlugin({ params: { plugin_slug: props.plugin.plugin_slug } });
      toasts.show(`“${props.plugin.name}” is not offered any more.`);
    });
    await client.invalidateQueries({ queryKey: keys.plugins });
  };
  return (
    <li class="card plugin">
      <Icon name="puzzle" size={26} />
      <div class="plugin-main">
        <h3>{props.plugin.name}</h3>
        <p>{props.plugin.description}</p>
        <p class="note">
          Version {props.plugin.account_version}
          {props.plugin.author ? ` by ${props.plugin.author}` : ""}
        </p>
        <details class="plugin-asks">
          <summary>What it asks for</summary>
          <Permissions list={describePermissions(props.plugin.permissions)} />
        </details>
      </div>
      <div class="row">
        <Button
          small
          icon="download"
          aria-label={`Install ${props.plugin.name}`}
          disabled={props.installs.isBusy()}
          onClick={() => void install()}
        >
          Install
        </Button>
        <Button small look="plain" aria-label={`Do not offer it: ${props.plugin.name}`} onClick={() => void forget()}>
          Do not offer it
        </Button>
      </div>
    </li>
  );
}
