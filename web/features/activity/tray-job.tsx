import { Link } from "@tanstack/solid-router";
import { Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { phaseOf } from "../documents/phase.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { useJobActions, useJobTitles, useMayRetry } from "../jobs/job-actions.ts";
import type { Job } from "#core/api/job-kinds.ts";
import { KINDS, stateOf } from "../jobs/job-words.ts";
import { paceWords, ProgressBar, usePace, type Paces } from "../jobs/job-progress.tsx";

/** A job under way or waiting: what, how far, how fast, how long, and how to stop it. */
export function TrayJob(props: { readonly job: Job; readonly paces: Paces }): JSX.Element {
  const act = useJobActions();
  const title = useJobTitles();
  const pace = usePace(props);
  const { lists } = useApp();
  /** A scan whose job has nothing to say yet may wait for another one. */
  const state = () => {
    const { job_type, status, message, payload } = props.job;
    const isSilent = job_type === "document_process" && status === "running" && message === null;
    const document = isSilent && lists.plainDocuments()?.find(({ id }) => id === payload["document_id"]);
    return document ? phaseOf(document).words : stateOf(props.job, Date.now());
  };
  return (
    <li class="tray-item">
      <Link class="tray-name cut" to="/activity/$jobId" params={{ jobId: props.job.id }}>
        {title(props.job)}
      </Link>
      <span class="tray-phase">{paceWords(state(), pace())}</span>
      <ProgressBar job={props.job} percent={pace().percent} />
      <IconButton
        icon="close"
        size={16}
        label={`Cancel ${title(props.job)}. ${KINDS[props.job.job_type].kept}`}
        onClick={() => void act.cancel(props.job)}
      />
    </li>
  );
}

/** A job that failed, or made something to be taken along. */
export function TrayEnded(props: { readonly job: Job }): JSX.Element {
  const act = useJobActions();
  const mayRetry = useMayRetry();
  const title = useJobTitles();
  const download = () => props.job.status === "completed" && String(props.job.result?.["download"] ?? "");
  return (
    <li class="tray-item" data-state={props.job.status}>
      <Link class="tray-name cut" to="/activity/$jobId" params={{ jobId: props.job.id }}>
        {title(props.job)}
      </Link>
      <span class="tray-phase">{stateOf(props.job, Date.now())}</span>
      <Show
        when={download()}
        fallback={
          <Show when={mayRetry(props.job)}>
            <Button
              small
              look="plain"
              aria-label={`Try again: ${title(props.job)}`}
              onClick={() => void act.retry(props.job)}
            >
              Try again
            </Button>
          </Show>
        }
      >
        {(address) => (
          <a class="button" data-look="plain" data-small="" href={address()}>
            Download
          </a>
        )}
      </Show>
    </li>
  );
}

/** A file that is read once a person has given its password. */
export function TrayLocked(props: { readonly job: Job }): JSX.Element {
  const title = useJobTitles();
  return (
    <li class="tray-item">
      <Link
        class="tray-name cut"
        to="/documents/$documentId"
        params={{ documentId: String(props.job.payload["document_id"]) }}
      >
        {title(props.job)}
      </Link>
      <span class="tray-phase">Protected with a password. Open it to enter the password.</span>
    </li>
  );
}
