import { createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import type { Job } from "#core/api/job-kinds.ts";
import { downloadOf, makeBackup } from "./backup-jobs.ts";
import { BackupProgress } from "./backup-progress.tsx";
import { BringIn } from "./bring-in.tsx";
import { FolderSection } from "./folder-section.tsx";
import "./backup.css";

/** Everything into one file, out of one, and into a folder by itself. */
export function BackupSections(): JSX.Element {
  const { host } = useApp();
  return (
    <>
      <Download />
      <section class="card stack-start">
        <h2>Bring a backup in</h2>
        <p>
          From this browser, another one or a server. What is here and newer stays as it is; bringing the same file in
          again changes nothing.
        </p>
        <BringIn label="Choose a backup" />
      </section>
      <Show when={host.where() === "device"}>
        <FolderSection />
      </Show>
    </>
  );
}

function Download(): JSX.Element {
  const { api } = useApp();
  const [job, setJob] = createSignal<Job>();
  const [busy, setBusy] = createSignal(false);
  const [failed, setFailed] = createSignal("");
  const [ready, setReady] = createSignal<string>();
  const make = async () => {
    setBusy(true);
    setFailed("");
    setReady(undefined);
    try {
      setReady(downloadOf(await makeBackup(api, setJob)));
    } catch (error) {
      setFailed(`The backup could not be made. ${error instanceof Error ? error.message : ""}`);
    }
    setBusy(false);
    setJob(undefined);
  };
  return (
    <section id="backup" class="card stack-start">
      <h2>Make a backup</h2>
      <p>
        One zip file with your documents, chats, pages and settings. Keys and passwords are left out: enter them again
        where you bring it in. Plugins are installed anew.
      </p>
      <Button icon="download" disabled={busy()} onClick={() => void make()}>
        {busy() ? "Making it…" : "Make a backup"}
      </Button>
      <Show when={busy()}>
        <BackupProgress
          what="Making the backup"
          job={job()}
          onCancel={(id) => void api.cancelJob({ params: { job_id: id } })}
        />
      </Show>
      <Show when={ready()}>
        {(address) => (
          <p role="status">
            The backup is ready. <a href={address()}>Download it</a>
          </p>
        )}
      </Show>
      <Show when={failed()}>
        <p role="alert">{failed()}</p>
      </Show>
    </section>
  );
}
