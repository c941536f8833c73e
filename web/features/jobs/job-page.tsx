import { useQuery } from "@tanstack/solid-query";
import { Link, useNavigate, useParams } from "@tanstack/solid-router";
import { createEffect, createMemo, For, on, onCleanup, Show, type JSX } from "solid-js";
import { AccountView } from "../../app/account-view.tsx";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { momentOf } from "../../ui/moment.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { loaded, QueryView } from "../../ui/states.tsx";
import { followEvents } from "./follow-events.ts";
import { useJobActions, useJobTitles, useMayRetry } from "./job-actions.ts";
import { isOpen } from "./job-state.ts";
import type { Job } from "#core/api/job-kinds.ts";
import type { JobEvent } from "#core/work/job.ts";
import { Download, JobProgress } from "./job-row.tsx";
import { lookForStrangers } from "./open-jobs.ts";
import { KINDS, plainly, STATUSES } from "./job-words.ts";
import { createPaces } from "./pace.ts";
import "./jobs.css";

/** Milliseconds between looks at a job under way, beside the events that tell of it. */
const LOOK = 2000;

/** One job: how far it is, what it is about, and everything it said. */
export function JobPage(): JSX.Element {
  const { api } = useApp();
  const params = useParams({ from: "/activity/$jobId" });
  const id = createMemo(() => params().jobId);
  const job = useQuery(() => ({
    queryKey: [...keys.jobs, "one", id()],
    queryFn: () => api.getJob({ params: { job_id: id() } }),
    staleTime: 0,
    reconcile: "id",
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? LOOK : false),
  }));
  const isUnderWay = createMemo(() => {
    const known = loaded(job);
    return known !== undefined && isOpen(known);
  });
  lookForStrangers(() => [loaded(job)].filter((known) => known !== undefined));
  createEffect(on([id, isUnderWay], ([id, underWay]) => underWay && followOne(id)));

  return (
    <div class="page">
      <p>
        <BackLink to="/activity">All activity</BackLink>
      </p>
      <AccountView
        query={job}
        belongs="Activity belongs to an account"
        loading="Loading the entry…"
        isPage
        failed="There is no such entry, or it could not be loaded."
      >
        {(known) => <JobDetail job={known()} />}
      </AccountView>
    </div>
  );
}

/** Looks again whenever an event tells that something has changed. */
function followOne(id: string): void {
  const { api, client } = useApp();
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    void client.invalidateQueries({ queryKey: [...keys.jobs, "one", id] });
    void client.invalidateQueries({ queryKey: [...keys.jobs, "events", id] });
  };
  // Events come in bursts; the list is asked for once for each.
  const onEvent = () => void (timer ??= setTimeout(look, 250));
  // Where no stream can be had, looking again by itself tells the same a little later.
  followEvents(api, id, { onEvent, signal: stop.signal }).catch(() => undefined);
  onCleanup(() => (stop.abort(), clearTimeout(timer)));
}

function JobDetail(props: { readonly job: Job }): JSX.Element {
  const act = useJobActions();
  const mayRetry = useMayRetry();
  const title = useJobTitles();
  const navigate = useNavigate();
  const paces = createPaces(Date.now);
  const kind = () => KINDS[props.job.job_type];
  const remove = () => {
    act.remove(props.job);
    void navigate({ to: "/activity" });
  };
  return (
    <>
      <div class="page-head">
        <h1>{title(props.job)}</h1>
      </div>
      <section class="card stack" data-status={props.job.status} aria-label="State">
        <p class="job-head" role="status">
          <span class="job-status">{STATUSES[props.job.status]}</span>
          <span class="job-kind">{kind().label}</span>
        </p>
        <JobProgress job={props.job} paces={paces} />
        <div class="row">
          <Show when={isOpen(props.job)}>
            <Button icon="stop" aria-describedby="job-kept" onClick={() => void act.cancel(props.job)}>
              Cancel
            </Button>
            <span id="job-kept" class="note">
              {kind().kept}
            </span>
          </Show>
          <Show when={mayRetry(props.job)}>
            <Button icon="retry" onClick={() => void act.retry(props.job)}>
              Try again
            </Button>
          </Show>
          <Download job={props.job} />
          <Subject job={props.job} />
          <Show when={!isOpen(props.job)}>
            <Button look="plain" icon="trash" onClick={remove}>
              Delete the entry
            </Button>
          </Show>
        </div>
      </section>
      <Facts job={props.job} />
      <Events job={props.job} />
    </>
  );
}

/** The way to what the job was for. */
function Subject(props: { readonly job: Job }): JSX.Element {
  const of = (field: string) => {
    const value = props.job.status === "completed" ? props.job.result?.[field] : undefined;
    return typeof value === "string" ? value : undefined;
  };
  return (
    <>
      <Show when={of("document_id")}>
        {(documentId) => (
          <Link class="button" data-look="soft" to="/documents/$documentId" params={{ documentId: documentId() }}>
            Open the document
          </Link>
        )}
      </Show>
      <Show when={of("evaluation_id")}>
        {(runId) => (
          <Link class="button" data-look="soft" to="/evaluation/$runId" params={{ runId: runId() }}>
            Open the results
          </Link>
        )}
      </Show>
      <Show when={props.job.status === "completed" && props.job.job_type.startsWith("plugin_")}>
        <Link class="button" data-look="soft" to="/settings/plugins">
          Open the plugins
        </Link>
      </Show>
    </>
  );
}

function Facts(props: { readonly job: Job }): JSX.Element {
  const facts = () => {
    const { created_at, started_at, completed_at, attempt } = props.job;
    return [
      ["Requested", momentOf(created_at)],
      ["Started", started_at ? momentOf(started_at) : "not yet"],
      ...(completed_at ? [["Ended", momentOf(completed_at)] as const] : []),
      ...(attempt > 1 ? [["Attempt", String(attempt)] as const] : []),
    ] as const;
  };
  return (
    <dl class="job-facts">
      <For each={facts()}>
        {([name, value]) => (
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}

/** Everything it said, oldest first. */
function Events(props: { readonly job: Job }): JSX.Element {
  const { api } = useApp();
  const id = createMemo(() => props.job.id);
  const events = useQuery(() => ({
    queryKey: [...keys.jobs, "events", id()],
    queryFn: async () => (await api.parts("listJobEvents", { params: { job_id: id() } })).flat(),
    staleTime: 0,
    reconcile: "sequence",
  }));
  createEffect(
    on(
      () => props.job.updated_at,
      () => void events.refetch(),
      { defer: true },
    ),
  );
  return (
    <section aria-labelledby="job-log">
      <h2 id="job-log">What happened</h2>
      <QueryView
        query={events}
        loading="Loading what happened…"
        failed="What happened could not be loaded."
        isEmpty={(list) => list.length === 0}
        empty={<p class="note">Nothing yet: the job is waiting for its turn.</p>}
      >
        {(list) => (
          <ol class="job-log">
            <For each={list()}>{(event) => <EventRow event={event} />}</For>
          </ol>
        )}
      </QueryView>
    </section>
  );
}

function EventRow(props: { readonly event: JobEvent }): JSX.Element {
  const level = () => (props.event.event === "log" ? String(props.event.data?.["level"] ?? "info") : props.event.event);
  return (
    <li class="job-event" data-level={level()}>
      <time dateTime={props.event.timestamp}>
        {new Date(props.event.timestamp).toLocaleTimeString(undefined, { timeStyle: "medium" })}
      </time>
      <span>
        <Show when={level() === "warning" || level() === "error"}>
          <strong>{level() === "error" ? "Error: " : "Warning: "}</strong>
        </Show>
        {wordsOf(props.event)}
      </span>
      <span class="job-percent">{props.event.progress_percent} %</span>
    </li>
  );
}

function wordsOf({ event, message, status }: JobEvent): string {
  if (event === "completed" || event === "cancelled")
    return message && event === "cancelled" ? message : `${STATUSES[event]}.`;
  return message === null ? STATUSES[status] : plainly(message);
}
