import { useQuery } from "@tanstack/solid-query";
import { createResource, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { placeOf } from "../../app/host.ts";
import { keys } from "../../app/keys.ts";
import type { Theme } from "../../app/preferences.ts";
import { Button } from "../../ui/button.tsx";
import { QueryView } from "../../ui/states.tsx";
import { formatBytes } from "../documents/file-kinds.ts";
import { ModelsSection } from "./models-section.tsx";
import "./settings.css";

export function SettingsPage(): JSX.Element {
  return (
    <div class="page">
      <h1>Settings and storage</h1>
      <Look />
      <Keyboard />
      <ModelsSection />
      <StorageSection />
      <About />
    </div>
  );
}

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "As the system" },
];

function Look(): JSX.Element {
  const { preferences } = useApp();
  return (
    <section class="card settings-section">
      <h2 id="settings-look">Look</h2>
      <fieldset class="segments" aria-labelledby="settings-look">
        <For each={THEMES}>
          {(theme) => (
            <label>
              <input
                type="radio"
                name="theme"
                checked={preferences.theme() === theme.value}
                onChange={() => preferences.setTheme(theme.value)}
              />
              <span>{theme.label}</span>
            </label>
          )}
        </For>
      </fieldset>
    </section>
  );
}

function Keyboard(): JSX.Element {
  const { preferences } = useApp();
  return (
    <section class="card settings-section">
      <h2>Keyboard</h2>
      <label class="settings-switch">
        <input
          type="checkbox"
          role="switch"
          checked={preferences.singleKeys()}
          onChange={(event) => preferences.setSingleKeys(event.currentTarget.checked)}
        />
        <span>
          Single-letter shortcuts such as <kbd>/</kbd>, <kbd>?</kbd>, <kbd>[</kbd> and <kbd>]</kbd>
        </span>
      </label>
    </section>
  );
}

function StorageSection(): JSX.Element {
  const { api, host } = useApp();
  const query = useQuery(() => ({ queryKey: keys.storage, queryFn: api.storage, staleTime: 0 }));
  return (
    <section class="card settings-section">
      <h2>Storage</h2>
      <p>{placeOf(host)}</p>
      <QueryView query={query} loading="Adding up what is stored…" failed="What is stored could not be added up.">
        {(use) => (
          <dl class="settings-facts">
            <dt>Documents</dt>
            <dd>
              {use().documents.toLocaleString()} · {formatBytes(use().file_bytes)}
            </dd>
            <dt>Their text</dt>
            <dd>{formatBytes(use().text_bytes)}</dd>
            <dt>Search index</dt>
            <dd>
              {formatBytes(use().index_bytes)} for {use().chunks.toLocaleString()} passages
            </dd>
            <dt>Altogether</dt>
            <dd>
              <strong>{formatBytes(use().total_bytes)}</strong>
            </dd>
          </dl>
        )}
      </QueryView>
      <Show when={host.where() === "device"}>
        <KeepData />
      </Show>
    </section>
  );
}

function KeepData(): JSX.Element {
  const { host, toasts } = useApp();
  const [use, { refetch }] = createResource(() => host.storageUse());
  const keep = async () => {
    const kept = await host.keepData();
    await refetch();
    if (!kept)
      toasts.show(
        "The browser did not agree this time. It tends to once you have installed Lectern or used it for a while.",
      );
  };
  return (
    <Show when={use.latest}>
      {(known) => (
        <div class="settings-keep">
          <p>
            {known().persistent
              ? "The browser has promised to keep your data until you delete it."
              : "The browser may clear your data when the disk gets full."}
            <Show when={known().quota}>{(quota) => <> It gives Lectern up to {formatBytes(quota())}.</>}</Show>
          </p>
          <Show when={!known().persistent}>
            <Button onClick={() => void keep()}>Keep my data</Button>
          </Show>
        </div>
      )}
    </Show>
  );
}

function About(): JSX.Element {
  const { api } = useApp();
  const health = useQuery(() => ({ queryKey: ["health"], queryFn: api.health }));
  return (
    <section class="card settings-section">
      <h2>About</h2>
      <QueryView query={health} loading="Asking for the version…" failed="The service does not answer.">
        {(data) => <p>Lectern {data().version}. Your documents answer, on your own device.</p>}
      </QueryView>
      <p>
        <a href="/docs">API documentation</a> for scripts: the same surface this page uses.
      </p>
    </section>
  );
}
