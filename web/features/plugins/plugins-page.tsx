import { counted, plural } from "#core/http/counted.ts";
import { useQuery } from "@tanstack/solid-query";
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { AccountView, mustLogIn } from "../../app/account-view.tsx";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { Button } from "../../ui/button.tsx";
import { Empty, loaded } from "../../ui/states.tsx";
import { AccountSection, isOnlyElsewhere } from "./account-section.tsx";
import { InstallCard } from "./install-card.tsx";
import { createInstalls } from "./installs.ts";
import { MarketplaceSection } from "./marketplace-section.tsx";
import { removalId } from "./plugin-actions.ts";
import type { ManagedPlugin } from "#core/plugins/registry/answers.ts";
import { PluginCard } from "./plugin-card.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { UpdateDialog } from "./update-dialog.tsx";
import "./plugins.css";

/** Milliseconds between looks while something is being installed. */
const LOOK = 1000;

/** The plugins that are here, and the ways to more. */
export function PluginsPage(): JSX.Element {
  const { api, deletes } = useApp();
  const plugins = useQuery(() => ({
    queryKey: [...keys.plugins, "managed"],
    queryFn: () => api.listManagedPlugins({ query: { limit: 1000 } }),
    staleTime: 0,
    reconcile: "plugin_slug",
    refetchInterval: ({ state }) => (state.data?.some(({ job_id }) => job_id !== null) ? LOOK : false),
  }));
  const installs = createInstalls();
  const [removing, setRemoving] = createSignal<ManagedPlugin>();
  const [updating, setUpdating] = createSignal<ManagedPlugin>();
  const here = createMemo(() =>
    (loaded(plugins) ?? []).filter(
      ({ install_status, plugin_slug }) => install_status !== "available" && !deletes.isGone(removalId(plugin_slug)),
    ),
  );

  return (
    <div class="page">
      <div class="page-head">
        <h1>Plugins</h1>
        <Show when={here().length > 0}>
          <CheckButton />
        </Show>
      </div>
      <p class="lede">
        Plugins bring modules that you can put on your pages. You see what one asks for before it is let in, and it gets
        nothing else.
      </p>
      <AccountView
        query={plugins}
        belongs="Plugins belong to an account"
        loading="Loading your plugins…"
        failed="Your plugins could not be loaded."
        isEmpty={() => here().length === 0}
        empty={
          <Empty icon="puzzle" title="No plugins yet">
            <p>Install one from a zip file, an address or the marketplace below.</p>
          </Empty>
        }
      >
        {() => (
          <ul class="plugins stack" aria-label="Your plugins">
            <For each={here()}>
              {(plugin) => <PluginCard plugin={plugin} onUpdate={setUpdating} onRemove={setRemoving} />}
            </For>
          </ul>
        )}
      </AccountView>
      <Show when={!mustLogIn(plugins)}>
        <AccountSection plugins={(loaded(plugins) ?? []).filter(isOnlyElsewhere)} installs={installs} />
        <InstallCard installs={installs} />
        <MarketplaceSection installs={installs} />
      </Show>
      <UpdateDialog plugin={updating()} installs={installs} onClose={() => setUpdating(undefined)} />
      <RemoveDialog plugin={removing()} onClose={() => setRemoving(undefined)} />
    </div>
  );
}

/** Asks where each plugin comes from whether there is a newer version. */
function CheckButton(): JSX.Element {
  const { api, client, toasts } = useApp();
  const [isBusy, setBusy] = createSignal(false);
  const check = async () => {
    setBusy(true);
    await toasts.attempt("It could not be checked.", async () => {
      const checked = await api.listPluginUpdates({ query: { refresh: true, limit: 1000 } });
      const updates = checked.filter(({ update_available }) => update_available).length;
      const failed = checked.filter(({ error }) => error !== null).length;
      const found =
        updates === 0 ? "No updates." : `${counted(updates, "update")} ${plural(updates, "is", "are")} there.`;
      toasts.show(failed === 0 ? found : `${found} ${counted(failed, "plugin")} could not be checked.`);
    });
    setBusy(false);
    await client.invalidateQueries({ queryKey: keys.plugins });
  };
  return (
    <Button icon="retry" disabled={isBusy()} onClick={() => void check()}>
      {isBusy() ? "Looking…" : "Look for updates"}
    </Button>
  );
}
