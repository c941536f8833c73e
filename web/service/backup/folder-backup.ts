import { remember, remembered, type Every, type FolderPlan } from "./backup-memory.ts";

/** Backups kept in the folder; older ones of our own making are removed. */
export const KEPT_BACKUPS = 5;
const DAY = 24 * 60 * 60 * 1000;
const PLAN = "folder-plan";
const OWN_NAME = /^lectern-backup-\d{4}-\d{2}-\d{2}-\d{6}\.zip$/;

type Permission = { readonly mode: "readwrite" };
/** Chromium's; the libraries of TypeScript do not know these yet. */
type Picker = (options: { readonly id: string; readonly mode: "readwrite" }) => Promise<FileSystemDirectoryHandle>;

declare global {
  /** Of the browsers that let a page write into a folder. */
  interface FileSystemHandle {
    queryPermission?(descriptor: Permission): Promise<PermissionState>;
    requestPermission?(descriptor: Permission): Promise<PermissionState>;
  }
}

const picker = (): Picker | undefined =>
  (globalThis as { readonly showDirectoryPicker?: Picker }).showDirectoryPicker?.bind(globalThis);

/** Firefox and Safari let no page write into a folder. */
export const canWriteFolders = () => picker() !== undefined;

export const folderPlan = () => remembered<FolderPlan>(PLAN);
export const forgetFolder = () => remember(PLAN, undefined);

/** Lets the person pick. Undefined when they did not. */
export async function pickFolder(every: Every): Promise<FolderPlan | undefined> {
  try {
    const folder = await picker()?.({ id: "lectern-backup", mode: "readwrite" });
    if (!folder) return undefined;
    return await keepPlan({ folder, every, last: 0 });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return undefined;
    throw error;
  }
}

export async function keepPlan(plan: FolderPlan): Promise<FolderPlan> {
  await remember(PLAN, plan);
  return plan;
}

export const isDue = ({ every, last }: Pick<FolderPlan, "every" | "last">, now: number) => now - last >= every * DAY;

export async function mayWrite({ folder }: FolderPlan): Promise<boolean> {
  return (await folder.queryPermission?.({ mode: "readwrite" })) === "granted";
}

/** Only in answer to a click: the browser asks the person. */
export async function askToWrite({ folder }: FolderPlan): Promise<boolean> {
  return (await folder.requestPermission?.({ mode: "readwrite" })) === "granted";
}

/** `lectern-backup-2026-11-21-063000.zip` */
export const backupName = (now: Date) =>
  `lectern-backup-${now.toISOString().slice(0, 10)}-${now.toISOString().slice(11, 19).replaceAll(":", "")}.zip`;

/** Those of our own making that are too many, oldest first. */
export const surplus = (names: readonly string[]) =>
  names
    .filter((name) => OWN_NAME.test(name))
    .toSorted()
    .slice(0, -KEPT_BACKUPS);

/** Throws, with words for the person, when the folder cannot be written into any more. */
export async function expectFolder({ folder }: FolderPlan): Promise<void> {
  try {
    for await (const _ of folder.values()) break;
  } catch (error) {
    throw inWords(error, folder.name);
  }
}

/** What became of the folder, in place of what the browser says. */
function inWords(error: unknown, folder: string): unknown {
  if (!(error instanceof DOMException)) return error;
  const words: Readonly<Record<string, string>> = {
    NotFoundError: `The folder “${folder}” no longer exists. Pick another one.`,
    NotAllowedError: `The browser does not let Lectern write into “${folder}” any more. Press “Back up now” to allow it again.`,
    QuotaExceededError: `The disk that “${folder}” is on is full. The backups that are there were left as they are.`,
    NoModificationAllowedError: `Another program holds “${folder}” or what is in it. Try again later.`,
  };
  const message = words[error.name];
  return message === undefined ? error : new Error(message, { cause: error });
}

/** Writes the archive under a new name; only when it is whole do old ones go. A half file is never left under that name. */
export async function writeBackup(plan: FolderPlan, content: ReadableStream<Uint8Array>, now: Date): Promise<string> {
  const { folder } = plan;
  const name = backupName(now);
  try {
    const file = await folder.getFileHandle(name, { create: true });
    await content.pipeTo(await file.createWritable());
  } catch (error) {
    // Where the folder is gone so is the half file; why the backup failed is what counts.
    await folder.removeEntry(name).catch(() => undefined);
    throw inWords(error, folder.name);
  }
  const names: string[] = [];
  for await (const handle of folder.values()) if (handle.kind === "file") names.push(handle.name);
  for (const old of surplus(names)) await folder.removeEntry(old);
  await keepPlan({ ...plan, last: now.getTime() });
  return name;
}
