/** There in the browser's storage while a server has not heard yet that somebody logged out here. Says nothing of whom. */
const KEY = "lectern-logout-due";
/** Milliseconds until a server that does not answer counts as not there. */
const PATIENCE = 5000;

interface LogoutDueDeps {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly patience?: number;
}

export type LogoutDue = ReturnType<typeof createLogoutDue>;

/**
 * Logging out counts on this device at once; the server, whose cookies no page can remove, is told now or as soon as it
 * answers again.
 */
export function createLogoutDue({ storage, fetch, patience = PATIENCE }: LogoutDueDeps) {
  return {
    isDue: () => storage.getItem(KEY) !== null,
    /** From now on the server is to be told. */
    note: () => storage.setItem(KEY, "1"),
    /** Somebody has logged in: the login that was to end has been replaced. */
    forget: () => storage.removeItem(KEY),
    /** Tells the server where that is due; false while it could not be told. */
    async settle(): Promise<boolean> {
      if (storage.getItem(KEY) === null) return true;
      const init = { method: "POST", signal: AbortSignal.timeout(patience) };
      const response = await fetch("/sync/auth/logout", init).catch(() => undefined);
      if (!response?.ok) return false;
      storage.removeItem(KEY);
      return true;
    },
  };
}

export const logoutDue = (): LogoutDue =>
  createLogoutDue({ storage: localStorage, fetch: (path, init) => fetch(path, init) });

/** Tells the server what it has missed: now, and whenever there may be a network again. */
export function tellLogouts(due: LogoutDue): void {
  void due.settle();
  addEventListener("online", () => void due.settle());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void due.settle();
  });
}
