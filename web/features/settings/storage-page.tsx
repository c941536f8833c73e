import { counted, plural } from "#core/http/counted.ts";
import { useQuery } from "@tanstack/solid-query";
import { createResource, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { browserLimits } from "../../app/browser-limits.ts";
import { placeOf } from "../../app/host.ts";
import { keys } from "../../app/keys.ts";
import { Button } from "../../ui/button.tsx";
import { scrollToHash } from "../../ui/scroll-to-hash.ts";
import { loaded, QueryView } from "../../ui/states.tsx";
import { BackupSections } from "../backup/backup-sections.tsx";
import { formatBytes } from "../documents/file-kinds.ts";
import type { OfflineProgress } from "../../service/messages.ts";
import { keepingAdvice } from "../../service/persistence.ts";
import { StorageChart } from "./storage-chart.tsx";

/** What is stored, how long the browser keeps it, and copies of it. */
export function StoragePage(): JSX.Element {
  return (
    <div class="page">
      <h1>Storage and backup</h1>
      <StorageSection />
      <BackupSections />
    </div>
  );
}

function StorageSection(): JSX.Element {
  const app = useApp();
  const { api, host } = app;
  const query = useQuery(() => ({ queryKey: keys.storage, queryFn: () => api.getStorageUse(), staleTime: 0 }));
  scrollToHash(() => !query.isPending);
  return (
    <section class="card settings-section stack-start">
      <h2>What is stored</h2>
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
