import { useQuery, type QueryClient } from "@tanstack/solid-query";
import { createComputed, createEffect, createMemo, createSignal, mapArray, on, onCleanup } from "solid-js";
import { RequestFailed } from "#core/http/request-failed.ts";
import type { Api } from "../../app/client/client.ts";
import { useApp, type App } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { isUnderWay } from "../../app/queries.ts";
import { loaded } from "../../ui/states.tsx";
import type { StreamedEvent } from "./follow-events.ts";
import { isOpen } from "./job-state.ts";
import type { Job } from "#core/api/job-kinds.ts";

/** What is going on and what waits; null where the service tells nobody in particular of jobs. */
export type OpenJobs = {
  readonly running: readonly Job[];
  /** The newest of those that wait. */
  readonly pending: readonly Job[];
  /** How many wait altogether. */
  readonly waiting: number;
} | null;

/** Jobs of each state that are shown one by one. */
const SHOWN = 20;
/** Jobs followed event by event; a browser has six connections for a host, and others need them too. */
const FOLLOWED = 2;
/** Milliseconds between looks: while work goes on, the same where events tell of it, and while there is none. */
const LOOK = { busy: 1000, followed: 4000, idle: 10_000 };

/** The open jobs as last seen, in every view the same. `createJobWatch` keeps them current. */
export function useOpenJobs(live: () => boolean = () => true) {
  const { api } = useApp();
  return useQuery(() => ({
    queryKey: keys.openJobs,
    queryFn: ({ signal }) => readOpen(api, signal),
    staleTime: 0,
    reconcile: "id",
    refetchInterval: ({ state }) => {
      // A login asks for everything anew.
      if (state.data === null) return false;
      const isBusy = state.data && state.data.running.length + state.data.waiting > 0;
      return isBusy ? (live() ? LOOK.followed : LOOK.busy) : LOOK.idle;
    },
  }));
}

async function readOpen(api: Api, signal: AbortSignal): Promise<OpenJobs> {
  try {
    // One after the other: who is refused the first has no need of the second.
    const running = await api.counted("listJobs", { query: { status: "running", limit: SHOWN }, signal });
    const pending = await api.counted("listJobs", { query: { status: "pending", limit: SHOWN }, signal });
    return { running: running.items, pending: pending.items, waiting: pending.total };
  } catch (error) {
    if (error instanceof RequestFailed && error.status === 401) return null;
    throw error;
  }
}

/** Keeps the open jobs current: by their events where a stream opens, by looking again where none does. */
export function createJobWatch() {
  const app = useApp();
  const [streams, setStreams] = createSignal(0);
  const query = useOpenJobs(() => streams() > 0);
  const open = createMemo(() => loaded(query));
  const running = createMemo(() => open()?.running ?? []);

  const followed = createMemo(
    () =>
      running()
        .slice(0, FOLLOWED)
        .map(({ id }) => id),
    [],
    { equals: (a, b) => a.join() === b.join() },
  );
  createComputed(mapArray(followed, (id) => follow(app, id, setStreams)));
  lookWhenFilesCome(app, open);
  tellOthers(app, open);
  return { open };
}

function follow({ api, client }: App, id: string, setStreams: (change: (count: number) => number) => void): void {
  const stop = new AbortController();
  onCleanup(() => stop.abort());
  const run = async () => {
    let isFirst = true;
    const onEvent = (event: StreamedEvent) => {
      if (isFirst) setStreams((count) => count + 1);
      isFirst = false;
      client.setQueryData<OpenJobs>(keys.openJobs, (known) => (known ? withEvent(known, event) : known));
    };
    try {
      const { followEvents } = await import("./follow-events.ts");
      await followEvents(api, id, { onEvent, signal: stop.signal });
    } catch {
      // Aborted, or no stream to be had: looking again every second tells the same, only later.
    } finally {
      if (!isFirst) setStreams((count) => count - 1);
      if (!stop.signal.aborted) await client.invalidateQueries({ queryKey: keys.openJobs });
    }
  };
  void run();
}

/** Only ahead: an event may be older than what a look has shown since. */
function withEvent(known: NonNullable<OpenJobs>, event: StreamedEvent): NonNullable<OpenJobs> {
  const change = (job: Job): Job => {
    if (job.id !== event.job_id || job.updated_at > event.timestamp || event.event === "log") return job;
    const { status, progress_percent, message, timestamp } = event;
    return { ...job, status, progress_percent, message: message ?? job.message, updated_at: timestamp };
  };
  return { ...known, running: known.running.map(change).filter(isOpen) };
}

/**
 * Files sent from this page are jobs in a moment: no need to wait for the next look. One that fails at once has begun
 * and ended between two looks, and is asked for among those that ended.
 */
function lookWhenFilesCome({ client, uploads, lists }: App, open: () => OpenJobs | undefined): void {
  const documents = () => lists.plainDocuments() ?? [];
  const reading = createMemo(() => documents().filter(isUnderWay).length);
  const failed = createMemo(() => documents().filter(({ status }) => status === "failed").length);
  const look = (queryKey: readonly string[]) => () => open() !== null && void client.invalidateQueries({ queryKey });
  createEffect(on([reading, () => uploads.list().length], look(keys.openJobs), { defer: true }));
  createEffect(on(failed, look(keys.jobs), { defer: true }));
}

/** A job that has begun or ended has changed what other views show. */
function tellOthers({ client }: { readonly client: QueryClient }, open: () => OpenJobs | undefined): void {
  lookForStrangers(() => [...(open()?.running ?? []), ...(open()?.pending ?? [])]);
  let before = new Map<string, Job>();
  createEffect(() => {
    const now = open();
    if (!now) return;
    const all = [...now.running, ...now.pending];
    const after = new Map(all.map((job) => [job.id, job]));
    // What moved off the end of a long list has not ended; a look more costs little.
    const ended = [...before.values()].filter(({ id }) => !after.has(id));
    const isNew = [...after.keys()].some((id) => !before.has(id));
    before = after;
    if (ended.length > 0 || isNew) {
      void client.invalidateQueries({ queryKey: keys.jobs, predicate: ({ queryKey }) => queryKey[1] !== "open" });
      for (const queryKey of new Set(ended.flatMap(changedBy))) void client.invalidateQueries({ queryKey });
    }
  });
}

/** Documents that nobody here added: the lists are asked for again, once for each. */
export function lookForStrangers(shown: () => readonly Job[]): void {
  const { client, lists } = useApp();
  const asked = new Set<string>();
  createEffect(() => {
    const known = lists.names();
    const ids = shown().map(({ payload }) => payload["document_id"]);
    if (!lists.plainDocuments()) return;
    const fresh = ids.filter((id) => typeof id === "string").filter((id) => !known.has(id) && !asked.has(id));
    for (const id of fresh) asked.add(id);
    if (fresh.length > 0)
      for (const queryKey of [keys.documents, keys.collections]) void client.invalidateQueries({ queryKey });
  });
}

function changedBy({ job_type }: Job): readonly (readonly string[])[] {
  switch (job_type) {
    case "evaluation_run":
      return [keys.runs];
    case "model_download":
    case "reindex":
      return [keys.models, keys.documents];
    case "plugin_install":
    case "plugin_update":
      return [keys.plugins];
    default:
      return [];
  }
}
