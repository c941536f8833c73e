import { createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { refreshLists } from "../../app/refresh-lists.ts";
import { FileButton } from "../../ui/file-button.tsx";
import type { Job } from "#core/api/job-kinds.ts";
import { bringIn, reportOf } from "./backup-jobs.ts";
import { BackupProgress } from "./backup-progress.tsx";

/** Chooses a backup and brings it in; says what came of it. */
export function BringIn(props: { readonly label: string; readonly onDone?: (words: string) => void }): JSX.Element {
  const { api, client, host } = useApp();
  const [job, setJob] = createSignal<Job>();
  const [busy, setBusy] = createSignal(false);
  const [said, setSaid] = createSignal<{ readonly text: string; readonly failed: boolean }>();
  const take = async (file: File) => {
    if (busy()) return;
    setBusy(true);
    setSaid(undefined);
    try {
      const done = await bringIn(api, file, setJob);
      setSaid({ text: reportOf(done), failed: false });
      if (host.where() === "device") void host.keepData();
      props.onDone?.(reportOf(done));
    } catch (error) {
      const reason = error instanceof Error ? error.message : "";
      setSaid({ text: `The backup was not brought in. ${reason}`, failed: true });
    }
    setBusy(false);
    setJob(undefined);
    await refreshLists(client);
  };
  return (
    <>
      <FileButton
        icon="upload"
        disabled={busy()}
        accept=".zip,application/zip"
        of="A backup to bring in"
        onChoose={(file) => void take(file)}
      >
        {busy() ? "Bringing it in…" : props.label}
      </FileButton>
      <Show when={busy()}>
        <BackupProgress
          what="Bringing the backup in"
          job={job()}
          onCancel={(id) => void api.cancelJob({ params: { job_id: id } })}
        />
      </Show>
      <Show when={said()}>
        {(words) => (
          <p role={words().failed ? "alert" : "status"} data-failed={words().failed}>
            {words().text}
          </p>
        )}
      </Show>
    </>
  );
}
