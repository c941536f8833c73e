import { Link } from "@tanstack/solid-router";
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { isUnderWay } from "../../app/queries.ts";
import type { Document } from "../../app/types.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { phaseOf } from "../documents/phase.ts";
import { removeDocument } from "../documents/remove-document.ts";
import { UploadRows } from "../documents/upload-list.tsx";
import { createJobWatch } from "../jobs/open-jobs.ts";
import { createPaces } from "../jobs/pace.ts";
import { createEndedJobs } from "./ended-jobs.ts";
import { TrayEnded, TrayJob } from "./tray-job.tsx";
import { summaryOf } from "./tray-summary.ts";
import "./activity.css";

/** All work under way, in every view; it asks the service, so a reload loses nothing of it. */
export function ActivityTray(): JSX.Element {
  const app = useApp();
  const { open } = createJobWatch();
  const ended = createEndedJobs(() => (open() ?? null) !== null);
  const paces = createPaces(Date.now);
  // Between a file's arrival and its job there may be nothing to tell: the tray comes back as it was.
  const [isOpen, setOpen] = createSignal(false);
  // Where nobody is logged in, a server tells of documents but not of jobs.
  const reading = createMemo(() =>
    open() === null
      ? (app.lists.plainDocuments() ?? []).filter(
          (document) => isUnderWay(document) && !app.deletes.isGone(document.id),
        )
      : [],
  );
  const shown = createMemo(() => {
    const jobs = [...(open()?.running ?? []), ...(open()?.pending ?? [])];
    paces.forget(new Set(jobs.map(({ id }) => id)));
    return jobs;
  });
  const hidden = () => Math.max(0, (open()?.waiting ?? 0) - (open()?.pending.length ?? 0));
  const sending = () => app.uploads.list().filter(({ state }) => state === "waiting" || state === "sending");
  const troubled = () => app.uploads.list().filter(({ state }) => state === "failed" || state === "refused");
  const isBusy = () => shown().length + reading().length + sending().length > 0;
  const isWell = () => troubled().length === 0 && ended.list().every(isDone);
  const clear = () => {
    ended.clear();
    app.uploads.dismissRefused();
  };
  const summary = () =>
    summaryOf({
      sending: sending().length,
      reading: reading().length,
      open: shown(),
      hidden: hidden(),
      refused: troubled().length,
      ended: ended.list(),
    });

  return (
    <Show when={summary()}>
      <details class="tray" open={isOpen()} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Show when={isBusy()} fallback={<Icon name={isWell() ? "check" : "warning"} size={16} />}>
            <span class="tray-dot" aria-hidden="true" />
          </Show>
          <span role="status">{summary()}</span>
        </summary>
        <Show when={isOpen()}>
          <ul class="tray-list">
            <UploadRows uploads={app.uploads.list()} />
            <For each={shown()}>{(job) => <TrayJob job={job} paces={paces} />}</For>
            <For each={reading()}>{(document) => <ReadingRow document={document} />}</For>
            <For each={ended.list()}>{(job) => <TrayEnded job={job} />}</For>
          </ul>
        </Show>
        <div class="tray-foot">
          <Show when={hidden() > 0}>
            <span>And {hidden().toLocaleString()} more waiting.</span>
          </Show>
          <Link to="/jobs">All activity</Link>
          <Show when={ended.list().length > 0 || troubled().some(({ state }) => state === "refused")}>
            <Button small look="plain" onClick={clear}>
              Clear
            </Button>
          </Show>
        </div>
      </details>
    </Show>
  );
}

const isDone = ({ status }: { readonly status: string }) => status === "completed";

function ReadingRow(props: { readonly document: Document }): JSX.Element {
  const app = useApp();
  return (
    <li class="tray-item">
      <span class="tray-name">{props.document.original_filename}</span>
      <span class="tray-phase">{phaseOf(props.document).words}</span>
      <progress
        max="1"
        value={phaseOf(props.document).share}
        aria-label={`Reading ${props.document.original_filename}`}
      />
      <IconButton
        icon="close"
        size={16}
        label={`Stop reading and remove ${props.document.original_filename}`}
        onClick={() => removeDocument(app, props.document)}
      />
    </li>
  );
}
