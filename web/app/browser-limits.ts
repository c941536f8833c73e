import type { Host } from "./host.ts";

/** What a browser has, of what is not everywhere. */
export interface Abilities {
  /** Language models on its graphics card. */
  readonly gpu: boolean;
  /** Writing into a folder that the person picked. */
  readonly folders: boolean;
  /** A promise to keep the data of a page. */
  readonly promises: boolean;
}

/** Asked of the browser itself: its name says nothing about the next version. */
const abilities = (): Abilities => ({
  gpu: "gpu" in navigator,
  folders: "showDirectoryPicker" in window,
  // Browsers that keep no files for pages have no storage to ask.
  promises: typeof (navigator.storage as StorageManager | undefined)?.persist === "function",
});

/** What this browser cannot do, a sentence each. */
export function browserLimits(
  { where, whyServer }: Pick<Host, "where" | "whyServer">,
  { gpu, folders, promises }: Abilities = abilities(),
): readonly string[] {
  if (where() === "server")
    return [
      `${whyServer() ?? "This browser keeps nothing for this page."} So the server keeps your files and answers your questions. This page does not work without it.`,
    ];
  return [
    gpu ? "" : "It has no WebGPU, so the larger language models cannot run on this device.",
    folders ? "" : "It lets no page write into a folder: make backups by hand.",
    promises ? "" : "It may clear the data of web pages: make backups, or sync with a server.",
  ].filter(Boolean);
}
