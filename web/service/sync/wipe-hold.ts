import type { StorageNotice } from "../messages.ts";

export interface WipeHold {
  heard(notice: StorageNotice): void;
  /** A page is being opened, which works with what is here from now on. */
  pageOpens(): void;
}

/**
 * Holds the storage of a worker from the moment a page removes everything. It is let go when that has ended and another
 * page was opened since: what is written later for a page that is gone would make a database anew on an empty device.
 */
export function createWipeHold(hold: (isHeld: boolean) => void): WipeHold {
  let isWiping = false;
  let hasPage = true;
  return {
    heard({ kind }) {
      if (kind === "wiping") {
        isWiping = true;
        hasPage = false;
        hold(true);
      }
      if (kind === "wiped") {
        isWiping = false;
        if (hasPage) hold(false);
      }
    },
    pageOpens() {
      hasPage = true;
      if (!isWiping) hold(false);
    },
  };
}
