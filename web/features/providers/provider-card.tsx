import { createSignal, For, Show, Suspense, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { Loading, QueryView } from "../../ui/states.tsx";
import { formatBytes } from "../documents/file-kinds.ts";
import { ConnectionTest, createConnectionTest } from "./connection-test.tsx";
import { choiceOf, type GivenServer, type OwnServer } from "./servers.ts";
import { TryIt } from "./try-it.tsx";
import { useModels } from "./use-models.ts";
import { whereWordsGo } from "./where-words-go.ts";

interface ProviderCardProps {
  readonly server: OwnServer | GivenServer;
  /** "OpenAI", "Ollama" */
  readonly vendor: string;
  readonly onEdit?: () => void;
  readonly onRemove?: () => void;
}

/** One server of language models: where words go, whether it answers, what it has. */
export function ProviderCard(props: ProviderCardProps): JSX.Element {
  const { api, host } = useApp();
  const test = createConnectionTest(api);
  const nameId = `provider-${"server_id" in props.server ? props.server.server_id : props.server.provider}`;
  const facts = () =>
    [
      props.server.name === props.vendor ? "" : props.vendor,
      props.server.server_url ?? "",
      "hasKey" in props.server && props.server.hasKey ? "key stored" : "",
      "hasKey" in props.server ? "" : "nothing to set up",
    ].filter(Boolean);
  return (
    <li class="card provider stack" aria-labelledby={nameId}>
      <div class="provider-head">
        <div class="provider-main">
          <h3 id={nameId}>{props.server.name}</h3>
          <p class="note">{facts().join(" · ")}</p>
        </div>
        <Show when={props.onEdit}>
          {(edit) => <IconButton icon="edit" label={`Change ${props.server.name}`} onClick={() => edit()()} />}
        </Show>
        <Show when={props.onRemove}>
          {(remove) => <IconButton icon="trash" label={`Remove ${props.server.name}`} onClick={() => remove()()} />}
        </Show>
      </div>
      <p class="provider-where">{whereWordsGo(host.where(), props.server.provider, props.server.server_url)}</p>
      <div class="provider-test">
        <Button
          small
          icon="retry"
          aria-describedby={nameId}
          disabled={test.state().phase === "testing"}
          onClick={() => void test.run(choiceOf(props.server))}
        >
          Test the connection
        </Button>
        <ConnectionTest test={test} />
      </div>
      <Fold label="Models" of={nameId}>
        <Models server={props.server} />
      </Fold>
      <Fold label="Try it" of={nameId}>
        <TryIt server={props.server} />
      </Fold>
    </li>
  );
}

/** What is in it is made when it is opened first: no server is asked unasked. */
function Fold(props: { readonly label: string; readonly of: string; readonly children: JSX.Element }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class="provider-fold" onToggle={(event) => event.currentTarget.open && setOpen(true)}>
      <summary aria-describedby={props.of}>{props.label}</summary>
      <Show when={isOpen()}>
        <Suspense fallback={<Loading what="Opening…" />}>{props.children}</Suspense>
      </Show>
    </details>
  );
}

function Models(props: { readonly server: OwnServer | GivenServer }): JSX.Element {
  const models = useModels(() => props.server);
  return (
    <QueryView
      query={models}
      loading="Asking for its models…"
      failed="Its models could not be listed."
      isEmpty={(list) => list.length === 0}
      empty={<p class="note">It has no models yet. Install one there, then look again.</p>}
    >
      {(list) => (
        <ul class="provider-models" tabindex="0" aria-label={`Models of ${props.server.name}`}>
          <For each={list()}>
            {(model) => (
              <li>
                <span>{model.name}</span>
                <Show when={model.size}>{(size) => <span class="note">{formatBytes(size())}</span>}</Show>
              </li>
            )}
          </For>
        </ul>
      )}
    </QueryView>
  );
}
