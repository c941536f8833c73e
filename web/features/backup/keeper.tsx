import { createEffect, onCleanup, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useDocuments } from "../../app/queries.ts";
import { markData } from "../../service/backup/backup-memory.ts";
import { loaded } from "../../ui/states.tsx";
import { backUpWhenDue } from "./back-up-now.ts";

/** Milliseconds between looks whether a backup is due. */
const LOOK = 30 * 60 * 1000;

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
  const look = () => void backUpWhenDue(api).catch(report);
  look();
  const timer = setInterval(look, LOOK);
  onCleanup(() => clearInterval(timer));
  return null;
}
