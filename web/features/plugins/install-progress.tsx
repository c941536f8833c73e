import { useQuery } from "@tanstack/solid-query";
import { createEffect, createMemo, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { Button } from "../../ui/button.tsx";
import { loaded } from "../../ui/states.tsx";
import { useJobActions } from "../jobs/job-actions.ts";
import { isNewer } from "#core/plugins/sources/is-newer.ts";
import { isOpen } from "../jobs/job-state.ts";
import type { Job } from "#core/api/job-kinds.ts";
import { JobProgress } from "../jobs/job-row.tsx";
import { createPaces } from "../jobs/pace.ts";
import type { Begun, Installs } from "./installs.ts";
import { Problems } from "./problems.tsx";

/** Milliseconds between looks at an install under way. */
const LOOK = 500;

/** The installs that were begun on a page about one plugin. */
export const InstallsBegun = (props: { readonly installs: Installs }): JSX.Element => (
  <For each={props.installs.begun()}>
    {(begun) => (
      <ul class="plugin-installs">
        <InstallProgress begun={begun} onDone={() => props.installs.forget(begun.jobId)} />
      </ul>
    )}
  </For>
);

/** An install as it goes on, and how it ended. */
export function InstallProgress(props: { readonly begun: Begun; readonly onDone: () => void }): JSX.Element {
  const { api, client, toasts } = useApp();
  const act = useJobActions();
  const job = useQuery(() => ({
    queryKey: [...keys.jobs, "one", props.begun.jobId],
    queryFn: () => api.getJob({ params: { job_id: props.begun.jobId } }),
    staleTime: 0,
    reconcile: "id",
    refetchInterval: ({ state }) => (!state.data || isOpen(state.data) ? LOOK : false),
  }));
  const known = createMemo(() => loaded(job));
  const paces = createPaces(Date.now);
  createEffect(() => {
    const ended = known();
    if (!ended || isOpen(ended)) return;
    void client.invalidateQueries({ queryKey: keys.plugins });
    if (ended.status !== "completed") return;
    toasts.show(endOf(ended, props.begun));
    props.onDone();
  });
  return (
    <Show when={known()}>
      {(job) => (
        <li class="plugin-install" aria-label={`Installing ${props.begun.what}`}>
          <Show when={isOpen(job())}>
            <p>
              <strong>{props.begun.what}</strong>
            </p>
            <JobProgress job={job()} paces={paces} />
            <Button small icon="stop" onClick={() => void act.cancel(job())}>
              Cancel
            </Button>
          </Show>
          <Show when={job().status === "failed" || job().status === "cancelled"}>
            <Problems
              what={
                job().status === "failed"
                  ? `${props.begun.what} was not installed.`
                  : `Installing ${props.begun.what} was cancelled. Nothing of it is left.`
              }
              problems={job().status === "failed" ? (job().error ?? "The reason is not known.").split("\n") : ["—"]}
            >
              <div class="row">
                <Button small icon="retry" onClick={() => void act.retry(job())}>
                  Try again
                </Button>
                <Button small look="plain" onClick={() => props.onDone()}>
                  Leave it
                </Button>
              </div>
            </Problems>
          </Show>
        </li>
      )}
    </Show>
  );
}

function endOf({ result }: Job, { what: name, before }: Begun): string {
  const what = name.startsWith("http") ? String(result?.["plugin_slug"] ?? name) : name;
  const version = typeof result?.["version"] === "string" ? ` ${result["version"]}` : "";
  if (result?.["changed"] === false) return `${what} is up to date${version && `: version${version}`}.`;
  if (before === undefined) return `${what}${version} is installed.`;
  const isOlder = version !== "" && isNewer(before, version.trim());
  return `${what} ${isOlder ? "went back" : "is updated"} from ${before} to${version}.`;
}
