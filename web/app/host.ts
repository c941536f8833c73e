import { createSignal, onCleanup, type Accessor } from "solid-js";

/** Who answers this page's requests, and what to tell the person about it. */
export interface Host {
  /** `device`: the service worker. `server`: a server that this page was loaded from. */
  where(): "device" | "server";
  online(): boolean;
  updateReady(): boolean;
  /** Reloads all tabs into the new version. */
  update(): void;
}

export const placeOf = (host: Host) =>
  host.where() === "device" ? "Your files stay on this device." : `Your files are kept on the server at ${location.host}.`;

export function createOnline(): Accessor<boolean> {
  const [online, setOnline] = createSignal(navigator.onLine);
  const update = () => setOnline(navigator.onLine);
  addEventListener("online", update);
  addEventListener("offline", update);
  onCleanup(() => (removeEventListener("online", update), removeEventListener("offline", update)));
  return online;
}
