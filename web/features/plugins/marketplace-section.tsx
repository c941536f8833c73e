import { useQuery } from "@tanstack/solid-query";
import { For, Show, type JSX } from "solid-js";
import type { Body } from "../../app/client/client.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { Empty, QueryView } from "../../ui/states.tsx";
import { problemsOf, type Installs } from "./installs.ts";
import type { AvailablePlugin } from "#core/plugins/registry/answers.ts";
import { Permissions } from "./problems.tsx";

/** What there is to be had: the host's catalogue, and one that the person gives. */
export function MarketplaceSection(props: { readonly installs: Installs }): JSX.Element {
  const { api } = useApp();
  const info = useQuery(() => ({ queryKey: [...keys.plugins, "marketplace"], queryFn: () => api.getMarketplace() }));
  return (
    <section class="stack" aria-labelledby="plugins-marketplace">
      <h2 id="plugins-marketplace">Marketplace</h2>
      <QueryView query={info} loading="Looking for a marketplace…" failed="The marketplace could not be loaded.">
        {(known) => (
          <Show when={known().configured} fallback={<NoMarketplace />}>
            <p class="note">
              {[
                known().from ? `From ${known().from ?? ""}.` : "",
                known().shipped ? "Some come with Lectern and need no network." : "",
                known().own ? `${known().own?.plugins ?? 0} from the catalogue that you gave.` : "",
              ]
                .filter(Boolean)
                .join(" ")}
            </p>
            <Offers installs={props.installs} />
            <div class="row">
              <CatalogueButton label={known().own ? "Give another catalogue" : "Give a catalogue of your own"} />
              <Show when={known().own}>
                <RemoveCatalogue />
              </Show>
            </div>
          </Show>
        )}
      </QueryView>
    </section>
  );
}

function NoMarketplace(): JSX.Element {
  return (
    <Empty icon="folder" title="There is no marketplace here">
      <p>A catalogue is a JSON file that lists plugins. The owner of a server can name one for everybody.</p>
      <CatalogueButton label="Give a catalogue" />
    </Empty>
  );
}

function Offers(props: { readonly installs: Installs }): JSX.Element {
  const { api } = useApp();
  const offers = useQuery(() => ({
    queryKey: [...keys.plugins, "available"],
    queryFn: () => api.listAvailablePlugins({ query: { limit: 1000 } }),
    reconcile: "plugin_slug",
  }));
  return (
    <QueryView
      query={offers}
      loading="Reading the catalogue…"
      failed="The catalogue could not be read."
      isEmpty={(list) => list.length === 0}
      empty={<p class="note">The catalogue is empty.</p>}
    >
      {(list) => (
        <ul class="plugins stack" aria-label="Plugins to be had">
          <For each={list()}>{(offer) => <Offer offer={offer} installs={props.installs} />}</For>
        </ul>
      )}
    </QueryView>
  );
}

function Offer(props: { readonly offer: AvailablePlugin; readonly installs: Installs }): JSX.Element {
  const { api } = useApp();
  const install = () =>
    props.installs.begin(props.offer.name, () =>
      api.installPluginFromMarketplace({ params: { plugin_slug: props.offer.plugin_slug } }),
    );
  return (
    <li class="card plugin">
      <div class="plugin-main">
        <h3>{props.offer.name}</h3>
        <p>{props.offer.description}</p>
        <p class="note">
          Version {props.offer.version}
          {props.offer.author ? ` by ${props.offer.author}` : ""}
          {props.offer.official ? " · official" : ""}
        </p>
        <details class="plugin-asks">
          <summary>What it asks for</summary>
          <Permissions list={props.offer.permissions} />
        </details>
      </div>
      <div class="row">
        <Show
          when={!props.offer.installed}
          fallback={<span class="note">Version {props.offer.installed_version} is here</span>}
        >
          <Button
            small
            icon="download"
            aria-label={`Install ${props.offer.name}`}
            disabled={props.installs.isBusy()}
            onClick={() => void install()}
          >
            Install
          </Button>
        </Show>
      </div>
    </li>
  );
}

function CatalogueButton(props: { readonly label: string }): JSX.Element {
  const { api, client, toasts } = useApp();
  const give = async (file: File) => {
    try {
      await api.setMarketplaceCatalogue({ body: await jsonOf(file) });
      toasts.show("The catalogue is in use.");
    } catch (error) {
      toasts.show(`The catalogue could not be used. ${problemsOf(error).slice(0, 3).join(" ")}`, { duration: 12_000 });
    }
    await client.invalidateQueries({ queryKey: keys.plugins });
  };
  return (
    <FileButton
      small
      icon="file"
      accept=".json,application/json"
      of="Catalogue of plugins"
      onChoose={(file) => void give(file)}
    >
      {props.label}
    </FileButton>
  );
}

/** What the service looks at: whatever the file holds. */
type Catalogue = Body<"setMarketplaceCatalogue">;

/** A bare list of plugins is taken as the catalogue it is. */
async function jsonOf(file: File): Promise<Catalogue> {
  try {
    const value = JSON.parse(await file.text()) as Catalogue | Catalogue["plugins"];
    return Array.isArray(value) ? { plugins: value } : value;
  } catch {
    throw new Error("The file is not JSON.");
  }
}

function RemoveCatalogue(): JSX.Element {
  const { api, client, deletes } = useApp();
  const remove = () => {
    const commit = async () => {
      await api.removeMarketplaceCatalogue();
      await client.invalidateQueries({ queryKey: keys.plugins });
    };
    deletes.remove({ id: "plugin-catalogue", what: "Your catalogue", forever: true, commit });
  };
  return (
    <Show when={!deletes.isGone("plugin-catalogue")}>
      <Button small look="plain" icon="trash" onClick={remove}>
        Remove your catalogue
      </Button>
    </Show>
  );
}
