import { createResource, createSignal, Show, type JSX } from "solid-js";
import { useChoice } from "../../app/choice.ts";
import { useApp } from "../../app/context.tsx";
import { momentOf } from "../../ui/moment.ts";
import { Button } from "../../ui/button.tsx";
import type { Every, FolderPlan } from "../../service/backup/backup-memory.ts";
import {
  askToWrite,
  canWriteFolders,
  folderPlan,
  forgetFolder,
  keepPlan,
  KEPT_BACKUPS,
  mayWrite,
  pickFolder,
} from "../../service/backup/folder-backup.ts";
import { backUpNow } from "./back-up-now.ts";
import "../../ui/field.css";

/** A backup every day or week into a folder the person picked. */
export function FolderSection(): JSX.Element {
  return (
    <section class="card stack-start">
      <h2>By itself, into a folder</h2>
      <Show
        when={canWriteFolders()}
        fallback={
          <p>This browser lets no page write into a folder. Make a backup above now and then, and keep the file.</p>
        }
      >
        <Folder />
      </Show>
    </section>
  );
}

function Folder(): JSX.Element {
  const { api, toasts } = useApp();
  const [plan, { refetch }] = createResource(async () => {
    const found = await folderPlan();
    return found ? { ...found, allowed: await mayWrite(found) } : undefined;
  });
  const [busy, setBusy] = createSignal(false);
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await toasts.attempt("That did not work.", work);
    setBusy(false);
    await refetch();
  };
  const backUp = (found: FolderPlan) =>
    attempt(async () => {
      if (!(await askToWrite(found))) throw new Error("The browser was not allowed to write into the folder.");
      toasts.show(`${await backUpNow(api, found)} is in the folder.`);
    });
  const pick = () =>
    attempt(async () => {
      const found = await pickFolder(1);
      if (found) await backUpNow(api, found);
    });
  return (
    <Show
      when={plan.latest}
      fallback={
        <>
          <p>While Lectern is open, it writes a backup into a folder you pick and keeps the last {KEPT_BACKUPS}.</p>
          <Button icon="folder" disabled={busy()} onClick={() => void pick()}>
            {busy() ? "Making a backup…" : "Pick a folder"}
          </Button>
        </>
      }
    >
      {(found) => (
        <>
          <p>
            Folder: <strong>{found().folder.name}</strong>. {lastWords(found().last)} The last {KEPT_BACKUPS} are kept.
          </p>
          <Show when={!found().allowed}>
            <p role="status">
              The browser needs your permission again before Lectern can write to this folder. Press “Back up now” to
              allow it.
            </p>
          </Show>
          <label class="backup-every">
            <span>How often</span>
            <HowOften plan={found()} onKept={refetch} />
          </label>
          <div class="row">
            <Button icon="download" disabled={busy()} onClick={() => void backUp(found())}>
              {busy() ? "Making a backup…" : "Back up now"}
            </Button>
            <Button look="plain" disabled={busy()} onClick={() => void attempt(forgetFolder)}>
              Stop backing up here
            </Button>
          </div>
        </>
      )}
    </Show>
  );
}

function HowOften(props: { readonly plan: FolderPlan; readonly onKept: () => unknown }): JSX.Element {
  const every = useChoice<Every>({
    stored: () => props.plan.every,
    async save(every) {
      const { folder, last } = props.plan;
      await keepPlan({ folder, last, every });
      await props.onKept();
    },
    failure: () => "The schedule was not changed.",
  });
  return (
    <select class="input" onChange={(event) => every.choose(event.currentTarget.value === "7" ? 7 : 1)}>
      <option value="1" selected={every.value() === 1}>
        Every day
      </option>
      <option value="7" selected={every.value() === 7}>
        Every week
      </option>
    </select>
  );
}

const lastWords = (last: number) => (last === 0 ? "No backup yet." : `Last backup ${momentOf(last)}.`);
