import { sayLast } from "../../ui/last-words.ts";

const TITLE = "Everything was removed from this device";

/** The last words of a page whose app was removed and cannot be fetched again now. */
export function sayGoodbye(isTold: boolean): void {
  sayLast(
    TITLE,
    isTold
      ? "Lectern can be opened here again once its server can be reached."
      : "The server does not know yet that you logged out. Lectern tells it the next time you open Lectern here with a connection.",
  );
}

/** While everything is removed nothing of the app is shown that could ask for it. */
export const sayRemoving = (): void => sayLast("Removing everything from this device", "This takes a moment.");

/** Not all of it could be. */
export const sayNotRemoved = (reason: string): void =>
  sayLast("Not everything was removed from this device", `${reason} Reload the page to continue.`);

/** The end of what another tab began. */
export function sayRemoved(isDone: boolean): void {
  if (isDone) sayLast(TITLE, "Another tab removed everything. Reload the page to open Lectern again.");
  else sayNotRemoved("Another tab tried it.");
}
