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
  /** Room taken and given on this device, in bytes; null where the browser does not tell. */
  storageUse(): Promise<{ readonly persistent: boolean; readonly used: number | null; readonly quota: number | null }>;
  /** Asks the browser not to clear the data on its own; false when it declines. */
  keepData(): Promise<boolean>;
}

export const placeOf = (host: Host) =>
  host.where() === "device"
    ? "Your files stay on this device."
    : `Your files are kept on the server at ${location.host}.`;

export function createOnline(): Accessor<boolean> {
  const [online, setOnline] = createSignal(navigator.onLine);
  const update = () => setOnline(navigator.onLine);
  addEventListener("online", update);
  addEventListener("offline", update);
  onCleanup(() => (removeEventListener("online", update), removeEventListener("offline", update)));
  return online;
}
