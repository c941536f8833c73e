import { counted } from "#core/http/counted.ts";
import { useQuery } from "@tanstack/solid-query";
import { Link, useNavigate, useSearch } from "@tanstack/solid-router";
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { AccountView, mustLogIn } from "../../app/account-view.tsx";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { Empty, loaded } from "../../ui/states.tsx";
import { isOpen } from "./job-state.ts";
import type { Job, JobType } from "#core/api/job-kinds.ts";
import type { JobStatus } from "#core/work/job.ts";
import { JobRow } from "./job-row.tsx";
import { lookForStrangers } from "./open-jobs.ts";
import { JOB_TYPES, KINDS, STATUSES } from "./job-words.ts";
import { createPaces } from "./pace.ts";
import "./jobs.css";

/** Jobs a page of the list holds; more come on request. */
const STEP = 30;
/** Milliseconds between looks: while something on the list is under way, and while not. */
const LOOK = { busy: 1500, idle: 5000 };

/** Everything that runs, waits or ran: what it is, how far, how it ended, and what can be done about it. */
export function JobsPage(): JSX.Element {
  const { api, deletes } = useApp();
  const search = useSearch({ from: "/activity" });
  const [limit, setLimit] = createSignal(STEP);
  const filter = createMemo(() => ({ status: search().status as JobStatus, job_type: search().type as JobType }));
  const jobs = useQuery(() => ({
    queryKey: [...keys.jobs, "list", filter(), limit()],
    queryFn: ({ signal }) => api.counted("listJobs", { query: { ...filter(), limit: limit() }, signal }),
    staleTime: 0,
    reconcile: "id",
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? LOOK.busy : LOOK.idle),
  }));
  lookForStrangers(() => loaded(jobs)?.items ?? []);
  const paces = createPaces(Date.now);
  const visible = (items: readonly Job[]) => items.filter(({ id }) => !deletes.isGone(id));
  const isFiltered = () => search().status !== undefined || search().type !== undefined;

  return (
    <div class="page">
      <div class="page-head">
        <h1>Activity</h1>
        <Show when={!mustLogIn(jobs)}>
          <ExportButton />
        </Show>
      </div>
      <p class="lede">
        Documents being read, evaluations, downloads, installs and exports. They continue in the background, also after
        a reload.
      </p>
      <Show when={!mustLogIn(jobs)}>
        <Filters />
      </Show>
      <AccountView
        query={jobs}
        belongs="Activity belongs to an account"
        loading="Loading the activity…"
        failed="The activity could not be loaded."
        isEmpty={({ items }) => visible(items).length === 0}
        empty={<NoJobs isFiltered={isFiltered()} />}
      >
        {(page) => (
          <>
            <p class="note" role="status">
              {countOf(page().total)}
            </p>
            <ul class="panel">
              <For each={visible(page().items)}>{(job) => <JobRow job={job} paces={paces} />}</For>
            </ul>
            <Show when={page().total > page().items.length}>
              <Button onClick={() => setLimit((shown) => shown + STEP)}>Show older ones</Button>
            </Show>
          </>
        )}
      </AccountView>
      <Show when={jobs.isError && loaded(jobs)}>
        <p class="jobs-stale" role="alert">
          This list may be old: {jobs.error?.message}
        </p>
      </Show>
    </div>
  );
}

const countOf = (jobs: number) => counted(jobs, "entry", "entries");

function Filters(): JSX.Element {
  const search = useSearch({ from: "/activity" });
  const navigate = useNavigate();
  const choose = (change: { readonly status?: string; readonly type?: string }) => {
    const { status, type } = { ...search(), ...change };
    void navigate({ to: "/activity", search: { ...(status && { status }), ...(type && { type }) }, replace: true });
  };
  return (
    <div class="jobs-filters">
      <SelectField
        label="Show"
        options={[["", "Everything"], ...Object.entries(STATUSES)]}
        value={search().status ?? ""}
        onChange={(status) => choose({ status })}
      />
      <SelectField
        label="Of this kind"
        options={[["", "All kinds"], ...JOB_TYPES.map((type) => [type, KINDS[type].label] as const)]}
        value={search().type ?? ""}
        onChange={(type) => choose({ type })}
      />
    </div>
  );
}

function NoJobs(props: { readonly isFiltered: boolean }): JSX.Element {
  return (
    <Show
      when={props.isFiltered}
      fallback={
        <Empty icon="spark" title="No activity yet">
          <p>Add a document, and you can watch it being read here.</p>
          <Link to="/">Add a document</Link>
        </Empty>
      }
    >
      <Empty icon="spark" title="Nothing of that kind">
        <Link to="/activity">Show everything</Link>
      </Empty>
    </Show>
  );
}

/** Everything a person has put in, as one archive. */
function ExportButton(): JSX.Element {
  const { api, client, toasts } = useApp();
  const [isBusy, setBusy] = createSignal(false);
  const start = async () => {
    setBusy(true);
    await toasts.attempt("The export could not be started.", async () => {
      await api.createJob({ body: { job_type: "export" } });
      toasts.show("The export has started. Download its archive here when it is done.");
    });
    setBusy(false);
    await client.invalidateQueries({ queryKey: keys.jobs });
  };
  return (
    <Button icon="download" disabled={isBusy()} onClick={() => void start()}>
      Export everything
    </Button>
  );
}
