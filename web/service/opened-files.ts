import { SHARED_FILES } from "./messages.ts";

/** The part of the File Handling API this needs; TypeScript's page library does not declare it. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Gives on the files that a person opened with the installed app or shared to it, at the start and whenever more come. */
export function listenForFiles(take: (files: readonly File[]) => void): void {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files = [] }) => {
    const opened = await Promise.all(files.map((handle) => handle.getFile()));
    if (opened.length > 0) take(opened);
  });
  void takeShared(take).catch((error: unknown) => console.error("What was shared could not be read:", error));
}

/** The service worker has put what was shared aside, see `keepShared`; the first page that looks takes it. */
async function takeShared(take: (files: readonly File[]) => void): Promise<void> {
  if (!("caches" in globalThis) || !("locks" in navigator) || !(await caches.has(SHARED_FILES))) return;
  const files = await navigator.locks.request(SHARED_FILES, async () => {
    const cache = await caches.open(SHARED_FILES);
    const kept = await Promise.all(
      (await cache.keys()).map(async (request) => toFile(request, await cache.match(request))),
    );
    await caches.delete(SHARED_FILES);
    return kept.filter((file) => file !== undefined);
  });
  if (files.length > 0) take(files);
}

async function toFile({ url }: Request, response: Response | undefined): Promise<File | undefined> {
  const name = new URL(url).searchParams.get("name");
  return response && name ? new File([await response.blob()], name) : undefined;
}
