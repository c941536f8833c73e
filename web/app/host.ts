import type { OfflineProgress } from "../service/messages.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { DeviceSyncState } from "../service/sync/sync-channel.ts";
import type { DeviceSync } from "./device-sync.ts";
import { createSignal, onCleanup, type Accessor } from "solid-js";

/** Who answers this page's requests, and what to tell the person about it. */
export interface Host {
  /** `device`: the service worker. `server`: a server that this page was loaded from. */
  where(): "device" | "server";
  /** Why the server answers and not this device, as a sentence; undefined where the device does. */
  whyServer(): string | undefined;
  online(): boolean;
  updateReady(): boolean;
  /**
   * Waits until nothing is being written or read in any tab, however long that takes, then switches to the new version and
   * reloads this tab; other open tabs go on with the old one.
   */
  update(): void;
  /** The update was accepted and waits for work under way. */
  updating(): boolean;
  /** How much of the program itself is kept for use without a network; undefined before the first word of it. */
  kept(): OfflineProgress | undefined;
  /** Room taken and given on this device, in bytes; null where the browser does not tell. */
  storageUse(): Promise<{ readonly persistent: boolean; readonly used: number | null; readonly quota: number | null }>;
  /** Asks the browser not to clear the data on its own; false when it declines. */
  keepData(): Promise<boolean>;
}

interface Place {
  readonly host: Pick<Host, "where">;
  readonly sync: Pick<DeviceSync, "state">;
}

/**
 * Where files are kept, in one line that is true before anything is sent. Until the worker that syncs has said whether
 * there is a server, it says only that.
 */
export function placeOf({ host, sync }: Place): string {
  if (host.where() === "server") return `Your files are kept by ${serverWords()}.`;
  const state = sync.state();
  if (!state) return "Checking where your files will be kept…";
  // On: it would sync. The page may come from plain web space, where no server takes part.
  if (!state.on || state.status === "off") return "Your files stay on this device.";
  const wait = WAITING[state.status];
  if (wait) return `Your files are kept on this device. They are not sent to ${serverWords()} ${wait}.`;
  const place = `Your files are kept in this browser and by ${serverWords()}${accountWords(state)}.`;
  return state.status === "offline" ? `${place} It cannot be reached now, so new files are only here.` : place;
}

/** Until when nothing is sent, where that is up to the person. */
const WAITING: Readonly<Partial<Record<DeviceSyncState["status"], string>>> = {
  "signed-out": "until you log in",
  "token-wanted": "until you open the address that it printed when it started",
  "account-gone": "any more, as your account is gone there",
  revoked: "until you join again",
  locked: "until you unlock your account",
  outdated: "until you reload the page",
  asking: "until you have answered the question under “Settings › Account and sync”",
};

/** "the Lectern server on this computer (localhost:8000)" */
const serverWords = (): string =>
  isLoopback(location.hostname)
    ? `the Lectern server on this computer (${location.host})`
    : `the server ${location.host}`;

const accountWords = ({ account, encrypted }: DeviceSyncState): string => {
  if (encrypted) return " in your account, encrypted so that the server cannot read them";
  return account === LOCAL_USER ? "" : " in your account";
};

const isLoopback = (name: string) => /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name);

export function createOnline(): Accessor<boolean> {
  const [online, setOnline] = createSignal(navigator.onLine);
  const update = () => setOnline(navigator.onLine);
  addEventListener("online", update);
  addEventListener("offline", update);
  onCleanup(() => (removeEventListener("online", update), removeEventListener("offline", update)));
  return online;
}
