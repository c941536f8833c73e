import { Link } from "@tanstack/solid-router";
import { Show, type JSX } from "solid-js";
import { Button, IconButton } from "../../ui/button.tsx";
import { momentOf } from "../../ui/moment.ts";
import { useJobActions, useJobTitles, useMayRetry } from "./job-actions.ts";
import { isOpen } from "./job-state.ts";
import type { Job } from "#core/api/job-kinds.ts";
import { KINDS, stateOf, STATUSES } from "./job-words.ts";
import { paceWords, ProgressBar, usePace, type Paces } from "./job-progress.tsx";

/** A job on a list, with what can be done about it. */
export function JobRow(props: { readonly job: Job; readonly paces: Paces }): JSX.Element {
  const act = useJobActions();
  const mayRetry = useMayRetry();
  const title = useJobTitles();
  const named = (what: string) => `${what} ${title(props.job)}`;
  return (
    <li class="job" data-status={props.job.status}>
      <div class="job-main">
        <p class="job-head">
          <span class="job-status">{STATUSES[props.job.status]}</span>
          <span class="job-kind">{KINDS[props.job.job_type].label}</span>
          <time class="job-time" dateTime={props.job.created_at}>
            {momentOf(props.job.created_at)}
          </time>
        </p>
        <Link class="job-title" to="/activity/$jobId" params={{ jobId: props.job.id }}>
          {title(props.job)}
        </Link>
        <JobProgress job={props.job} paces={props.paces} />
      </div>
      <div class="row">
        <Show when={isOpen(props.job)}>
          <Button
            small
            icon="stop"
            aria-label={`Cancel: ${title(props.job)}`}
            title={KINDS[props.job.job_type].kept}
            onClick={() => void act.cancel(props.job)}
          >
            Cancel
          </Button>
        </Show>
        <Show when={mayRetry(props.job)}>
          <Button
            small
            icon="retry"
            aria-label={`Try again: ${title(props.job)}`}
            onClick={() => void act.retry(props.job)}
          >
            Try again
          </Button>
        </Show>
        <Download job={props.job} />
        <Show when={!isOpen(props.job)}>
          <IconButton icon="trash" label={named("Delete the entry")} onClick={() => act.remove(props.job)} />
        </Show>
      </div>
    </li>
  );
}

/** Phase, rate and time left while it runs; why it ended as it did after. */
export function JobProgress(props: { readonly job: Job; readonly paces: Paces }): JSX.Element {
  const pace = usePace(props);
  return (
    <>
      <Show when={props.job.status !== "completed"}>
        <p class="job-state">{paceWords(stateOf(props.job, Date.now()), pace())}</p>
      </Show>
      <ProgressBar job={props.job} percent={pace().percent} />
    </>
  );
}

/**
 * What an export made. Links to files have no `download`: browsers ask the network for such a link past the service
 * worker, and what answers says that it is saved, and under which name.
 */
export function Download(props: { readonly job: Job }): JSX.Element {
  const address = () => {
    const made = props.job.status === "completed" && props.job.result?.["download"];
    return typeof made === "string" ? made : undefined;
  };
  return (
    <Show when={address()}>
      {(href) => (
        <a class="button" data-look="soft" data-small="" href={href()}>
          Download
        </a>
      )}
    </Show>
  );
}
