/** Chromium's; the libraries of TypeScript do not know these yet. */
type Picker = (options: { readonly id: string; readonly mode: "read" }) => Promise<FileSystemDirectoryHandle>;
type Asking = FileSystemDirectoryHandle & {
  queryPermission(descriptor: { readonly mode: "read" }): Promise<PermissionState>;
  requestPermission(descriptor: { readonly mode: "read" }): Promise<PermissionState>;
};

interface Observer {
  observe(handle: FileSystemDirectoryHandle, options: { readonly recursive: boolean }): Promise<void>;
  disconnect(): void;
}
type ObserverMaker = new (onChange: () => void) => Observer;

const picker = (): Picker | undefined =>
  (globalThis as { readonly showDirectoryPicker?: Picker }).showDirectoryPicker?.bind(globalThis);

/** Firefox and Safari let no page look at a folder again later. */
export const canKeepFolders = (): boolean => picker() !== undefined;

/** Lets the person pick. Undefined when they did not. */
export async function pickDirectory(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await picker()?.({ id: "lectern-folder", mode: "read" });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return undefined;
    throw error;
  }
}

export const mayRead = async (handle: FileSystemDirectoryHandle): Promise<boolean> =>
  (await (handle as Asking).queryPermission({ mode: "read" })) === "granted";

/** Only in answer to a click: the browser asks the person. */
export const askToRead = async (handle: FileSystemDirectoryHandle): Promise<boolean> =>
  (await (handle as Asking).requestPermission({ mode: "read" })) === "granted";

/**
 * Calls `onChange` whenever something in the folder changed, until `signal` aborts. False where the browser has no
 * observer, or has none for this folder: then it is only looked at.
 */
export async function observeDirectory(
  handle: FileSystemDirectoryHandle,
  onChange: () => void,
  signal: AbortSignal,
): Promise<boolean> {
  const Maker = (globalThis as { readonly FileSystemObserver?: ObserverMaker }).FileSystemObserver;
  if (!Maker) return false;
  const observer = new Maker(onChange);
  try {
    await observer.observe(handle, { recursive: true });
  } catch (error) {
    observer.disconnect();
    // Folders of some drives and networks cannot be observed.
    if (error instanceof DOMException) return false;
    throw error;
  }
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
  return true;
}
