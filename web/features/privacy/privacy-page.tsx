import { useQuery } from "@tanstack/solid-query";
import { Link } from "@tanstack/solid-router";
import { For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useCollections } from "../../app/queries.ts";
import { Button } from "../../ui/button.tsx";
import { momentOf } from "../../ui/moment.ts";
import { saveFile } from "../../ui/save-file.ts";
import { loaded, QueryView } from "../../ui/states.tsx";
import { LeakTest } from "./leak-test.tsx";
import { askLedger, type LedgerReport, pageOnlyReport } from "./ask-ledger.ts";
import { countsOf, summarize, times, WHY, type HostSummary } from "./ledger-words.ts";
import "./privacy.css";

const KEY = ["request-ledger"];

/** What left this device, what never does, and a test of it. */
export function PrivacyPage(): JSX.Element {
  const { host } = useApp();
  const isCounted = () => host.where() === "device";
  const ledger = useQuery(() => ({
    queryKey: [...KEY, host.where()],
    queryFn: () => (isCounted() ? askLedger("read") : Promise.resolve(pageOnlyReport())),
    staleTime: 0,
    refetchInterval: 3000,
  }));
  return (
    <div class="page">
      <h1>Privacy</h1>
      <p class="lede">What leaves this device, what never does, and a test of it.</p>
      <QueryView query={ledger} loading="Counting…" failed="The count could not be read.">
        {(report) => <Ledger report={report()} isCounted={isCounted()} onChange={() => void ledger.refetch()} />}
      </QueryView>
      <Staying />
      <LeakTest onDone={() => void ledger.refetch()} />
    </div>
  );
}

interface LedgerProps {
  readonly report: LedgerReport;
  readonly isCounted: boolean;
  readonly onChange: () => void;
}

function Ledger(props: LedgerProps): JSX.Element {
  const { toasts } = useApp();
  const summary = () => summarize(props.report, location.host);
  const save = () => {
    const content = JSON.stringify({ page: location.origin, ...props.report }, null, 2);
    saveFile("lectern-requests.json", new Blob([content], { type: "application/json" }));
  };
  const reset = () => toasts.attempt("It still counts from before.", () => askLedger("reset").then(props.onChange));
  return (
    <section class="card privacy-section stack-start" aria-labelledby="privacy-ledger">
      <h2 id="privacy-ledger" class="privacy-count" data-foreign={summary().foreign > 0}>
        {times(summary().foreign)} to other hosts
      </h2>
      <p>
        Since {momentOf(props.report.since)}. {times(summary().own)} went to {location.host}, where this page comes
        from, and to this machine.
        <Show when={summary().refused > 0}> {times(summary().refused, "attempt")} to reach another host stopped.</Show>
      </p>
      <Show when={summary().hosts.length > 0}>
        <ul class="privacy-hosts" aria-label="Hosts">
          <For each={summary().hosts}>{(host) => <Host host={host} />}</For>
        </ul>
      </Show>
      <p class="note">
        <Show
          when={props.isCounted}
          fallback="Your server answers this page, without a service worker that could count. What you see is what this page itself asked for since it was opened; its workers are not in it. What the server asks of others is in the server's log."
        >
          Counted by the service worker, which every request of this page and its workers passes. Only hosts, counts,
          sizes and times are kept, on this device. The first visit of all came before it; where a host hands a download
          on to another, only the first is seen.
        </Show>
      </p>
      <div class="privacy-actions">
        <Button icon="download" onClick={save}>
          Download as JSON
        </Button>
        <Show when={props.isCounted}>
          <Button icon="retry" onClick={() => void reset()}>
            Start counting again
          </Button>
        </Show>
      </div>
    </section>
  );
}

function Host(props: { readonly host: HostSummary }): JSX.Element {
  return (
    <li>
      <h3>
        {props.host.host}
        <Show when={props.host.host === location.host}> (this page)</Show>
        <Show when={props.host.isThisMachine && props.host.host !== location.host}> (this machine)</Show>
      </h3>
      <For each={props.host.rows}>
        {(row) => (
          <p>
            {WHY[row.purpose]} <span class="privacy-figures">{countsOf(row)}.</span>{" "}
            <span class="privacy-figures">Last {momentOf(row.last_at)}.</span>
          </p>
        )}
      </For>
    </li>
  );
}

/** Collections that never leave. */
function Staying(): JSX.Element {
  const collections = useCollections();
  const staying = () => (loaded(collections) ?? []).filter(({ never_leaves }) => never_leaves);
  return (
    <section class="card privacy-section stack-start" aria-labelledby="privacy-staying">
      <h2 id="privacy-staying">Collections that never leave</h2>
      <Show
        when={staying().length > 0}
        fallback={
          <p>
            None yet. Open a collection, choose Change, and switch on “Never leaves this device”: no hosted language
            model is given any of it then, and it does not sync.
          </p>
        }
      >
        <ul class="privacy-staying">
          <For each={staying()}>
            {(collection) => (
              <li>
                <Link to="/collections/$collectionId" params={{ collectionId: collection.id }}>
                  {collection.name}
                </Link>
              </li>
            )}
          </For>
        </ul>
        <p>
          No hosted language model is given any of it, and it does not sync. Questions over all documents stay here too
          while one of these has documents. An export that you download does hold them, and a web search sends the words
          that you search for.
        </p>
      </Show>
    </section>
  );
}
