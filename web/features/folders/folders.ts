import { createSignal, type Accessor } from "solid-js";
import { canKeepFolders } from "./folder-access.ts";
import type { LivingFolders } from "./living-folders.ts";

/** Under which the folders are remembered. */
export const FOLDERS_KEY = "living-folders";
/** On which the tabs tell each other of them. */
export const FOLDERS_CHANNEL = "lectern-folders";

/** The folders that collections follow. Their code is loaded where there are any, and where one may be chosen. */
export interface Folders {
  /** Undefined until they are open, and where the browser keeps no folders. */
  readonly open: Accessor<LivingFolders | undefined>;
  start(): Promise<void>;
}

export function createFolders(load: () => Promise<LivingFolders>): Folders {
  const [open, setOpen] = createSignal<LivingFolders>();
  let isStarted = false;
  return {
    open,
    async start() {
      if (isStarted || !canKeepFolders()) return;
      isStarted = true;
      const folders = await load();
      setOpen(() => folders);
    },
  };
}
