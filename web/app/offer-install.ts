import type { Toasts } from "../ui/toasts.ts";

/** What Chromium tells a page that can be installed; other browsers have it in a menu only. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

interface OfferDeps {
  readonly page: Pick<EventTarget, "addEventListener">;
  readonly memory: Pick<Storage, "getItem" | "setItem">;
  readonly toasts: Pick<Toasts, "show">;
}

/** Local storage: set once the offer was made. */
const OFFERED = "install-offered";
/** Milliseconds that the offer is shown. */
const SHOWN = 30_000;

/** Offers once to install the app, to people who have come back; afterwards the browser's own menu still can. */
export function offerInstalling({ page, memory, toasts }: OfferDeps): void {
  page.addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallEvent(event) || memory.getItem(OFFERED) !== null) return;
    // The browser would cover the page with an offer.
    event.preventDefault();
    memory.setItem(OFFERED, "1");
    toasts.show(
      "Install Lectern to open it from your desktop or home screen, and to add files from other programs’ share menus.",
      {
        duration: SHOWN,
        action: { label: "Install", run: () => void event.prompt() },
      },
    );
  });
}

const isInstallEvent = (event: Event): event is InstallEvent => "prompt" in event;
