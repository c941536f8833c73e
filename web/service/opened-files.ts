import { createPendingFiles, type PendingFile } from "./pending-files.ts";
import { SHARED_FILES } from "./messages.ts";
import { SHARED_BATCH } from "./shared-files.ts";
import { takeFromAddress } from "./take-from-address.ts";

declare global {
  interface Window {
    /** The part of the File Handling API this needs; TypeScript's page library does not declare it. */
    readonly launchQueue?: {
      setConsumer(consumer: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void;
    };
  }
}

/** How an installed app is shown; a web site can only open a tab. */
const INSTALLED = ["standalone", "minimal-ui", "window-controls-overlay"];
const isInstalled = () => INSTALLED.some((mode) => matchMedia(`(display-mode: ${mode})`).matches);

export interface FilesFromOutside {
  /** Takes them out of those that wait; answers the ones that no other tab has taken. */
  take(files: readonly PendingFile[]): Promise<readonly PendingFile[]>;
}

/**
 * Shows the files that a person opened with the installed app or shared to it, at the start and whenever more come. They
 * wait until the person decides, over reloads and closed tabs.
 */
export function listenForFiles(show: (files: readonly PendingFile[]) => void): FilesFromOutside {
  if (!("caches" in globalThis) || !("locks" in navigator)) return { take: async () => [] };
  const pending = createPendingFiles({ caches, origin: location.origin, now: Date.now });
  const alone = <Result>(work: () => Promise<Result>) => navigator.locks.request(SHARED_FILES, work);
  const tell = (error: unknown) => console.error("Files from outside could not be read:", error);

  window.launchQueue?.setConsumer(({ files = [] }) => {
    const opening = async () => {
      const opened = await Promise.all(files.map((handle) => handle.getFile()));
      if (opened.length > 0) await pending.confirmLaunch(await pending.keep(opened));
      show(await pending.list());
    };
    if (files.length > 0) void alone(opening).catch(tell);
  });

  // The batch that this page was opened for.
  const batch = takeFromAddress(SHARED_BATCH);
  void alone(async () => {
    if (batch !== null) await (isInstalled() ? pending.confirmLaunch(batch) : pending.dropBatch(batch));
    show(await pending.list());
  }).catch(tell);

  return {
    async take(files) {
      const removed = new Set(await alone(() => pending.remove(files.map(({ key }) => key))));
      return files.filter(({ key }) => removed.has(key));
    },
  };
}
