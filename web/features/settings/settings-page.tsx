import { counted, plural } from "#core/http/counted.ts";
import { useQuery } from "@tanstack/solid-query";
import { createResource, For, Show, type JSX } from "solid-js";
import { RequestFailed } from "#core/http/request-failed.ts";
import { useChoice } from "../../app/choice.ts";
import { useApp } from "../../app/context.tsx";
import { browserLimits } from "../../app/browser-limits.ts";
import { placeOf } from "../../app/host.ts";
import { keys } from "../../app/keys.ts";
import type { Theme } from "../../app/preferences.ts";
import { Button } from "../../ui/button.tsx";
import { loaded, QueryView } from "../../ui/states.tsx";
import { BackupLink } from "../backup/backup-link.tsx";
import { formatBytes } from "../documents/file-kinds.ts";
import { DefinedSettings } from "./defined-settings.tsx";
import type { OfflineProgress } from "../../service/messages.ts";
import { keepingAdvice } from "../../service/persistence.ts";
import { WrittenSection } from "../written/written-section.tsx";
import { StorageChart } from "./storage-chart.tsx";
import { setSetting, settingKeys } from "./set-setting.ts";
import "./settings.css";

export function SettingsPage(): JSX.Element {
  return (
    <div class="page">
      <h1>Settings and storage</h1>
      <Look />
      <Keyboard />
      <WrittenSection />
      <StorageSection />
      <BackupLink />
      <DefinedSettings />
      <About />
    </div>
  );
}

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "As the system" },
];

/** What is chosen above holds for this browser at once; stored as a setting, scripts and plugins know of it too. */
function useStored<Value>(id: string, here: () => Value): (value: Value) => void {
  const { api, client } = useApp();
  const choice = useChoice({
    stored: here,
    async save(value) {
      try {
        await setSetting(api, id, value, { scope: "user", page_id: null });
        await client.invalidateQueries({ queryKey: settingKeys.instances });
      } catch (error) {
        // Without an account, or where the setting was deleted, this browser's own memory is all there is.
        if (!(error instanceof RequestFailed && (error.status === 401 || error.status === 422))) throw error;
      }
    },
    failure: () => "It holds in this browser only.",
  });
  return choice.choose;
}

function Look(): JSX.Element {
  const { preferences } = useApp();
  const store = useStored("lectern.theme", preferences.theme);
  const choose = (theme: Theme) => {
    preferences.setTheme(theme);
    store(theme);
  };
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
                onChange={() => choose(theme.value)}
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
  const store = useStored("lectern.single_key_shortcuts", preferences.singleKeys);
  const choose = (on: boolean) => {
    preferences.setSingleKeys(on);
    store(on);
  };
  return (
    <section class="card settings-section">
      <h2>Keyboard</h2>
      <label class="settings-switch">
        <input
          type="checkbox"
          role="switch"
          checked={preferences.singleKeys()}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        <span>
          Single-letter shortcuts such as <kbd>/</kbd>, <kbd>?</kbd>, <kbd>[</kbd> and <kbd>]</kbd>
        </span>
      </label>
    </section>
  );
}

function StorageSection(): JSX.Element {
  const app = useApp();
  const { api, host } = app;
  const query = useQuery(() => ({ queryKey: keys.storage, queryFn: () => api.getStorageUse(), staleTime: 0 }));
  return (
    <section class="card settings-section">
      <h2>Storage</h2>
      <p>{placeOf(app)}</p>
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
              {formatBytes(use().index_bytes)} for {counted(use().chunks, "passage")}
            </dd>
            <dt>Altogether</dt>
            <dd>
              <strong>{formatBytes(use().total_bytes)}</strong>
            </dd>
          </dl>
        )}
      </QueryView>
      <Show when={loaded(query)}>{(use) => <StorageChart use={use()} />}</Show>
      <Show when={host.where() === "device"}>
        <Show when={host.kept()}>{(kept) => <p>{keptWords(kept())}</p>}</Show>
        <KeepData />
      </Show>
      <Limits />
    </section>
  );
}

/** What this browser lacks. */
function Limits(): JSX.Element {
  const { host } = useApp();
  const limits = () => browserLimits(host);
  return (
    <Show when={limits().length > 0}>
      <h3 id="settings-limits">What this browser cannot do</h3>
      <ul class="settings-limits" aria-labelledby="settings-limits">
        <For each={limits()}>{(line) => <li>{line}</li>}</For>
      </ul>
    </Show>
  );
}

const keptWords = ({ ready, done, total }: OfflineProgress): string =>
  ready
    ? "Lectern itself is kept on this device too: it opens and works without a network."
    : `Of Lectern itself, ${done.toLocaleString("en")} of ${counted(total, "file")} ${plural(done, "is", "are")} kept so far for use without a network.`;

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
          <Show when={!known().persistent && keepingAdvice()}>{(advice) => <p>{advice()}</p>}</Show>
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
  const health = useQuery(() => ({ queryKey: ["health"], queryFn: () => api.getHealth() }));
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
