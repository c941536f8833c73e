import { createSignal, type Accessor } from "solid-js";
import type { App } from "../../app/context.tsx";
import { askToRead } from "./folder-access.ts";
import { forgetFolder, keepFolder, keptFolders, type KeptFolder } from "./folder-memory.ts";
import { FOLDERS_CHANNEL } from "./folders.ts";
import type { FolderState } from "./folder-state.ts";
import { createLooker, type Looker } from "./look-at-folder.ts";

/** The folders of this device that collections follow. One tab looks at them, every tab shows how far they are. */
export interface LivingFolders {
  readonly states: Accessor<readonly FolderState[]>;
  /** Lets the collection follow the folder from now on. */
  keep(handle: FileSystemDirectoryHandle, collectionId: string): Promise<void>;
  /** Looks now. In answer to a click: where the browser wants to be asked, it asks the person. */
  look(id: string): Promise<void>;
  /** Follows the folder no longer; its documents stay. */
  forget(id: string): Promise<void>;
}

type Deps = Pick<App, "api" | "client" | "toasts" | "deletes">;

type Notice =
  | { readonly kind: "changed" }
  | { readonly kind: "asked" }
  | { readonly kind: "look"; readonly id: string }
  | { readonly kind: "states"; readonly states: readonly FolderState[] };

/** Begins to look at the folders, in the first tab that does; ends with `signal`. */
export function openLivingFolders(deps: Deps, signal: AbortSignal): LivingFolders {
  const [states, setStates] = createSignal<readonly FolderState[]>([]);
  const channel = new BroadcastChannel(FOLDERS_CHANNEL);
  const tell = (notice: Notice) => void channel.postMessage(notice);
  let watch: FolderWatch | undefined;

  channel.addEventListener("message", ({ data }: MessageEvent<Notice>) => {
    if (data.kind === "states") setStates(data.states);
    else if (!watch) return;
    else if (data.kind === "changed") void watch.reload();
    else if (data.kind === "look") watch.look(data.id);
    else tell({ kind: "states", states: states() });
  });
  signal.addEventListener("abort", () => channel.close(), { once: true });
  tell({ kind: "asked" });
  void navigator.locks
    .request(FOLDERS_CHANNEL, { signal }, async () => {
      watch = watchFolders(deps, signal, (now) => {
        setStates(now);
        tell({ kind: "states", states: now });
      });
      await watch.reload();
      await new Promise((resolve) => void signal.addEventListener("abort", resolve, { once: true }));
    })
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });

  const reload = async () => (watch ? watch.reload() : tell({ kind: "changed" }));
  return {
    states,
    async keep(handle, collectionId) {
      await keepFolder(handle, collectionId);
      await reload();
    },
    async look(id) {
      const folder = (await keptFolders()).find((each) => each.id === id);
      if (!folder || !(await askToRead(folder.handle))) return;
      if (watch) watch.look(id);
      else tell({ kind: "look", id });
    },
    async forget(id) {
      await forgetFolder(id);
      await reload();
    },
  };
}

interface FolderWatch {
  /** Takes up folders that are new, and lets go of those that were forgotten. */
  reload(): Promise<void>;
  look(id: string): void;
}

/** Looks at every folder now, whenever the browser says that something changed, and when the page is shown again. */
function watchFolders(deps: Deps, signal: AbortSignal, show: (states: readonly FolderState[]) => void): FolderWatch {
  const watched = new Map<string, { readonly looker: Looker; readonly end: () => void; state: FolderState }>();
  const showAll = () => show([...watched.values()].map(({ state }) => state));

  function begin(folder: KeptFolder): void {
    const ended = new AbortController();
    const end = AbortSignal.any([signal, ended.signal]);
    const { id, collectionId, handle } = folder;
    const state: FolderState = {
      id,
      collectionId,
      name: handle.name,
      phase: { kind: "waiting" },
      isObserved: false,
      problems: [],
    };
    const change = (fields: Partial<FolderState>) => {
      const known = watched.get(id);
      if (!known) return;
      known.state = { ...known.state, ...fields };
      showAll();
    };
    const looker = createLooker(deps, folder, { signal: end, change });
    watched.set(id, { looker, end: () => ended.abort(), state });
    looker.look();
  }

  const onShown = () => {
    if (document.visibilityState === "visible") for (const { looker } of watched.values()) looker.look();
  };
  document.addEventListener("visibilitychange", onShown, { signal });

  return {
    async reload() {
      const folders = await keptFolders();
      const ids = new Set(folders.map(({ id }) => id));
      for (const [id, { end }] of watched) {
        if (ids.has(id)) continue;
        end();
        watched.delete(id);
      }
      for (const folder of folders) if (!watched.has(folder.id)) begin(folder);
      showAll();
    },
    look: (id) => watched.get(id)?.looker.look(),
  };
}
