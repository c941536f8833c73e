import type { Line } from "./port.ts";

/** `Notification` over the line to the page. Without the permission it says so to the plugin and to its author. */
export function notificationOver({ call, tell }: Pick<Line, "call" | "tell">, isGranted: boolean): typeof Notification {
  const permission = isGranted ? "granted" : "denied";
  class OverLine extends EventTarget {
    static readonly permission = permission;
    static requestPermission = async () => permission;
    onerror: ((event: Event) => void) | null = null;
    close = () => undefined;
    constructor(title: string, { body = "" }: { readonly body?: string } = {}) {
      super();
      this.addEventListener("error", (event) => this.onerror?.(event));
      void this.#show(String(title), String(body));
    }
    async #show(title: string, body: string): Promise<void> {
      try {
        // Told later, as by the browser: who made it listens to it by then.
        await (isGranted ? call("notification", "send", [title, body]) : Promise.reject(new Error(NOT_GRANTED)));
      } catch (error) {
        tell({ kind: "error", message: error instanceof Error ? error.message : String(error) });
        this.dispatchEvent(new Event("error"));
      }
    }
  }
  return OverLine as unknown as typeof Notification;
}

const NOT_GRANTED = "Showing notifications takes the permission notification.send.";

/** Opens no picker of files, and says why: for a click on a field, and for one that was never put into the document. */
export function keepFromFiles({ tell }: Pick<Line, "tell">): void {
  const refused = () => tell({ kind: "error", message: "Picking a file takes the permission file.access." });
  const { prototype } = HTMLInputElement;
  for (const name of ["click", "showPicker"] as const) {
    const own = prototype[name];
    prototype[name] = function () {
      if (this.type === "file") refused();
      else own.call(this);
    };
  }
  const isPicker = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === "file";
  addEventListener(
    "click",
    (event) => {
      if (!isPicker(event.target)) return;
      event.preventDefault();
      refused();
    },
    { capture: true },
  );
}
