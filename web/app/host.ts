import type { OfflineProgress } from "../service/messages.ts";
import type { DeviceSync } from "./device-sync.ts";
import { createSignal, onCleanup, type Accessor } from "solid-js";

/** Who answers this page's requests, and what to tell the person about it. */
export interface Host {
  /** `device`: the service worker. `server`: a server that this page was loaded from. */
  where(): "device" | "server";
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

/** Where files are kept, in one honest line. */
export function placeOf({ host, sync }: { readonly host: Host; readonly sync: Pick<DeviceSync, "state"> }): string {
  if (host.where() === "server") return `Your files are kept on the server at ${location.host}.`;
  const state = sync.state();
  // On: it would sync. Where the page comes from may be no server that can, but a place for files alone.
  if (!state?.on || state.status === "off") return "Your files stay on this device.";
  return isLoopback(location.hostname)
    ? `Your files stay on this machine: in this browser, and on its own server at ${location.host}.`
    : `Your files are kept on this device and on the server at ${location.host}.`;
}

const isLoopback = (name: string) => /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name);

export function createOnline(): Accessor<boolean> {
  const [online, setOnline] = createSignal(navigator.onLine);
  const update = () => setOnline(navigator.onLine);
  addEventListener("online", update);
  addEventListener("offline", update);
  onCleanup(() => (removeEventListener("online", update), removeEventListener("offline", update)));
  return online;
}
