import { createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { refreshLists } from "../../app/refresh-lists.ts";
import { Button } from "../../ui/button.tsx";
import type { Job } from "#core/api/job-kinds.ts";
import { bringIn, reportOf } from "./backup-jobs.ts";
import { BackupProgress } from "./backup-progress.tsx";

/** Chooses a backup and brings it in; says what came of it. */
export function BringIn(props: { readonly label: string; readonly onDone?: (words: string) => void }): JSX.Element {
  const { api, client, host } = useApp();
  const [job, setJob] = createSignal<Job>();
  const [busy, setBusy] = createSignal(false);
  const [said, setSaid] = createSignal<{ readonly text: string; readonly failed: boolean }>();
  let input: HTMLInputElement | undefined;
  const take = async (file: File | undefined) => {
    if (!file || busy()) return;
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
      <input
        ref={input}
        class="hidden-visually"
        type="file"
        accept=".zip,application/zip"
        tabindex="-1"
        aria-label="A backup to bring in"
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      <Button icon="upload" disabled={busy()} onClick={() => input?.click()}>
        {busy() ? "Bringing it in…" : props.label}
      </Button>
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
