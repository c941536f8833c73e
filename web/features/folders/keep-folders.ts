import { onCleanup, onMount } from "solid-js";
import type { App } from "../../app/context.tsx";
import { remembered } from "../../service/backup/backup-memory.ts";
import { FOLDERS_CHANNEL, FOLDERS_KEY } from "./folders.ts";

/** Looks at the folders that collections follow, from the start of the app on or once another tab has one. */
export function keepFolders({ folders, toasts }: Pick<App, "folders" | "toasts">): void {
  const start = () =>
    folders
      .start()
      .catch((error: Error) => toasts.show(`The folders that are kept in step were not opened. ${error.message}`));
  onMount(() => {
    const channel = new BroadcastChannel(FOLDERS_CHANNEL);
    channel.addEventListener("message", start, { once: true });
    onCleanup(() => channel.close());
    remembered<readonly unknown[]>(FOLDERS_KEY)
      .then((kept = []) => (kept.length > 0 ? start() : undefined))
      .catch(start);
  });
}
