import { Key } from "@solid-primitives/keyed";
import { useQuery, useQueryClient } from "@tanstack/solid-query";
import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { AccountView, mustLogIn } from "../../app/account-view.tsx";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty, loaded } from "../../ui/states.tsx";
import { ProviderCard } from "./provider-card.tsx";
import { ProviderDialog } from "./provider-dialog.tsx";
import {
  givenServers,
  type OwnServer,
  ownServers,
  type Provider,
  providerSettingsQuery,
  providersQuery,
  serversChanged,
  serversWithout,
} from "./servers.ts";
import "./providers.css";

/** Which language models on servers may be asked, and where words go. */
export function ServersSection(): JSX.Element {
  const { api } = useApp();
  const providers = useQuery(() => providersQuery(api));
  const settings = useQuery(() => providerSettingsQuery(api));
  const [edited, setEdited] = createSignal<OwnServer | "new">();
  const changed = () => {
    const server = edited();
    return server === "new" ? undefined : server;
  };
  return (
    <section class="models-where" aria-labelledby="servers">
      <header class="page-head">
        <h2 id="servers">Model servers</h2>
        <Button icon="plus" onClick={() => setEdited("new")} disabled={mustLogIn(settings)}>
          Add a server
        </Button>
      </header>
      <p class="models-machine">
        Ollama on a computer of yours, OpenAI, Anthropic or another server. No word is sent before you send it.
      </p>
      <AccountView
        query={settings}
        belongs="Model servers belong to an account"
        loading="Looking up your servers…"
        failed="Your servers could not be listed."
      >
        {(list) => (
          <AccountView
            query={providers}
            belongs="Model servers belong to an account"
            loading="Looking up what can be asked from here…"
            failed="What can be asked from here could not be listed."
          >
            {(known) => (
              <Servers
                providers={known()}
                own={ownServers(list())}
                onAdd={() => setEdited("new")}
                onEdit={(server) => setEdited(server)}
              />
            )}
          </AccountView>
        )}
      </AccountView>
      <ProviderDialog
        open={edited() !== undefined}
        providers={loaded(providers) ?? []}
        server={changed()}
        onClose={() => setEdited(undefined)}
      />
    </section>
  );
}

interface ServersProps {
  readonly providers: readonly Provider[];
  readonly own: readonly OwnServer[];
  readonly onAdd: () => void;
  readonly onEdit: (server: OwnServer) => void;
}

function Servers(props: ServersProps): JSX.Element {
  const { deletes } = useApp();
  const remove = useRemove();
  const own = createMemo(() => props.own.filter((server) => !deletes.isGone(goneId(server))));
  const given = createMemo(() => givenServers(props.providers, props.own));
  const vendorOf = (server: { readonly provider: string }) =>
    props.providers.find(({ provider }) => provider === server.provider)?.name ?? server.provider;
  return (
    <>
      <Show when={own().length + given().length === 0}>
        <Empty icon="spark" title="No server yet">
          <p>Answers out of your documents need none.</p>
          <Button icon="plus" onClick={() => props.onAdd()}>
            Add the first server
          </Button>
        </Empty>
      </Show>
      <ul class="stack" aria-label="Servers">
        {/* By id: a card with its test and its try-out outlives a change of its server. */}
        <Key each={own()} by={goneId}>
          {(server) => (
            <ProviderCard
              server={server()}
              vendor={vendorOf(server())}
              onEdit={() => props.onEdit(server())}
              onRemove={() => remove(server())}
            />
          )}
        </Key>
        <Key each={given()} by="provider">
          {(server) => <ProviderCard server={server()} vendor={vendorOf(server())} />}
        </Key>
      </ul>
    </>
  );
}

const goneId = ({ settings_id, server_id }: OwnServer) => `${settings_id} ${server_id}`;

function useRemove() {
  const { api, deletes } = useApp();
  const client = useQueryClient();
  return (server: OwnServer) => {
    const commit = async () => {
      const rest = serversWithout(server);
      await (rest
        ? api.saveProviderSetting({ body: rest })
        : api.deleteProviderSetting({ params: { provider: server.setting.provider, instance_id: server.setting.id } }));
      await serversChanged(client);
    };
    deletes.remove({ id: goneId(server), what: `“${server.name}”`, forever: true, commit });
  };
}
