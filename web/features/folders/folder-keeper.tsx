import { onMount, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";

/** Looks at the folders that collections follow, from the start of the app on. Shows nothing. */
export function FolderKeeper(): JSX.Element {
  const { folders, toasts } = useApp();
  onMount(() => {
    folders
      .start()
      .catch((error: Error) => toasts.show(`The folders that are kept in step were not opened. ${error.message}`));
  });
  return null;
}
