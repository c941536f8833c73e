import { createEffect, onCleanup, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useDocuments } from "../../app/queries.ts";
import { markData, type FolderPlan } from "../../service/backup/backup-memory.ts";
import { askToWrite } from "../../service/backup/folder-backup.ts";
import { loaded } from "../../ui/states.tsx";
import { backUpNow, backUpWhenDue } from "./back-up-now.ts";

/** Milliseconds between looks whether a backup is due. */
const LOOK = 30 * 60 * 1000;
/** Milliseconds that a question stays: nobody may be looking when the page opens. */
const LONG = 60_000;

/** Remembers that there is something to lose, and backs up when it is time. Shows nothing. */
export function Keeper(): JSX.Element {
  const { api, toasts } = useApp();
  const documents = useDocuments();
  const report = (error: unknown) =>
    toasts.show(`The backup into your folder failed. ${error instanceof Error ? error.message : ""}`);
  createEffect(() => {
    // What cannot be marked is not offered to be restored; nothing else depends on it.
    if ((loaded(documents)?.length ?? 0) > 0)
      void markData(localStorage).catch((error: unknown) => console.warn("No mark was left:", error));
  });
  let isTold = false;
  const look = async () => {
    const waiting = await backUpWhenDue(api);
    if (!waiting || isTold) return;
    isTold = true;
    toasts.show(`A backup is due. The browser asks again before Lectern may write into “${waiting.folder.name}”.`, {
      action: { label: "Back up now", run: () => void allowAndBackUp(waiting).catch(report) },
      duration: LONG,
    });
  };
  const allowAndBackUp = async (plan: FolderPlan) => {
    if (!(await askToWrite(plan))) throw new Error("The browser was not allowed to write into the folder.");
    toasts.show(`${await backUpNow(api, plan)} is in the folder.`);
  };
  const lookAgain = () => void look().catch(report);
  lookAgain();
  const timer = setInterval(lookAgain, LOOK);
  onCleanup(() => clearInterval(timer));
  return null;
}
