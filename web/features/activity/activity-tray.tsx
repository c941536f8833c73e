import { Link } from "@tanstack/solid-router";
import { createMemo, createSignal, lazy, Show, Suspense, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { isUnderWay } from "../../app/queries.ts";
import type { Job } from "#core/api/job-kinds.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { asksForPassword } from "../documents/asks-for-password.ts";
import { isOnItsWay } from "../documents/upload-queue.ts";
import { createJobWatch } from "../jobs/open-jobs.ts";
import { createEndedJobs } from "./ended-jobs.ts";
import { summaryOf } from "./tray-summary.ts";
import "./activity.css";

const TrayList = lazy(async () => ({ default: (await import("./tray-list.tsx")).TrayList }));

/** All work under way, in every view; it asks the service, so a reload loses nothing of it. */
export function ActivityTray(): JSX.Element {
  const app = useApp();
  const { open } = createJobWatch();
  const ended = createEndedJobs(() => (open() ?? null) !== null);
  // Between a file's arrival and its job there may be nothing to tell: the tray comes back as it was.
  const [isOpen, setOpen] = createSignal(false);
  // Counted by the documents until the jobs are known: a server names no jobs to who is not logged in.
  const reading = createMemo(() =>
    (open() ?? null) === null
      ? (app.lists.plainDocuments() ?? []).filter(
          (document) => isUnderWay(document) && !app.deletes.isGone(document.id),
        )
      : [],
  );
  const shown = createMemo(() => [...(open()?.running ?? []), ...(open()?.pending ?? [])]);
  const hidden = () => Math.max(0, (open()?.waiting ?? 0) - (open()?.pending.length ?? 0));
  app.lists.embedding.want();
  /** A job says it where another model came into use. */
  const embedding = () => (shown().some(({ job_type }) => job_type === "reindex") ? 0 : app.lists.embedding.ids().size);
  const sending = () => app.uploads.list().filter(isOnItsWay);
  const troubled = () => app.uploads.list().filter(({ state }) => state === "failed" || state === "refused");
  const locked = createMemo(() => ended.list().filter(isLocked));
  const failedOrMade = createMemo(() => ended.list().filter((job) => !isLocked(job)));
  const isBusy = () => shown().length + reading().length + sending().length + embedding() > 0;
  const isWell = () => troubled().length === 0 && ended.list().every(isDone);
  function isLocked({ job_type, payload }: Job): boolean {
    if (job_type !== "document_process") return false;
    const document = app.lists.plainDocuments()?.find(({ id }) => id === payload["document_id"]);
    return document !== undefined && asksForPassword(document);
  }
  const clear = () => {
    ended.clear();
    app.uploads.dismissRefused();
  };
  const summary = () =>
    summaryOf({
      sending: sending().length,
      reading: reading().length,
      embedding: embedding(),
      open: shown(),
      hidden: hidden(),
      refused: troubled().length,
      locked: locked().length,
      ended: failedOrMade(),
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
          <Suspense>
            <TrayList
              jobs={shown()}
              reading={reading()}
              embedding={embedding()}
              locked={locked()}
              ended={failedOrMade()}
            />
          </Suspense>
        </Show>
        <div class="tray-foot">
          <Show when={hidden() > 0}>
            <span>And {hidden().toLocaleString()} more waiting.</span>
          </Show>
          <Link to="/activity">All activity</Link>
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
