/** What the page shows of sync. */
export interface SyncState {
  readonly status:
    | "off"
    | "synced"
    | "syncing"
    /** The server cannot be reached; everything goes on here. */
    | "offline"
    /** Not allowed: log in again. */
    | "signed-out"
    /** The server asks for its local token: the address that it printed is to be opened in this browser. */
    | "token-wanted"
    /** The server does not have the account any more. */
    | "account-gone"
    /** This device was taken off the account. */
    | "revoked"
    /** R44. The account is encrypted, and its key is not on this device. */
    | "locked"
    /** R45. The server did what only one can do that was set back, is broken, or lies; somebody has to decide. */
    | "doubted"
    /** The app is older than the server understands. */
    | "outdated"
    /** Much would vanish here that the server does not have; somebody has to decide. */
    | "asking"
    /** Tried three times without getting anywhere. */
    | "stuck";
  /** Edits that are nowhere else yet. */
  readonly pending: number;
  /** When everything was last the same here and there; null never. */
  readonly synced_at: string | null;
  /** In words, for a person; null when all is well. */
  readonly problem: string | null;
  /** Rows that would go, while `asking`. */
  readonly going: number;
  /** Edits that the server could not take, to be looked at. */
  readonly recovered: number;
  /** Edits that were lost with this device's storage, by its last word; null when none were. */
  readonly lost: number | null;
}

export const SYNC_OFF: SyncState = {
  status: "off",
  pending: 0,
  synced_at: null,
  problem: null,
  going: 0,
  recovered: 0,
  lost: null,
};

/** R41. The same three times over is no progress. */
const TRIES = 3;
const MINUTE = 60_000;

export interface ProgressWatch {
  /** How long to wait before the next cycle, in milliseconds; undefined when there is no reason to. */
  failed(where: string): number | undefined;
  advanced(): void;
}

/** R41. Notices that cycles end alike; then they come 1 to 15 minutes apart, at random, so that devices do not march in step. */
export function createProgressWatch(random: () => number): ProgressWatch {
  let last = "";
  let times = 0;
  return {
    failed(where) {
      times = where === last ? times + 1 : 1;
      last = where;
      if (times < TRIES) return undefined;
      const most = Math.min(15, 2 ** (times - TRIES)) * MINUTE;
      return Math.max(MINUTE, most * (0.5 + random() / 2));
    },
    advanced() {
      last = "";
      times = 0;
    },
  };
}
