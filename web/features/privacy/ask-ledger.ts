import type { LedgerReport } from "../../service/ledger/request-ledger.ts";
import type { PageMessage } from "../../service/messages.ts";

export type { LedgerReport };
export type LedgerRow = LedgerReport["rows"][number];

/** Milliseconds for the service worker to answer; it may have to be started first. */
const PATIENCE = 15_000;

/** What left this device, as the service worker counted it; `reset` makes it count anew. */
export function askLedger(ask: "read" | "reset"): Promise<LedgerReport> {
  const { controller } = navigator.serviceWorker;
  if (!controller) return Promise.reject(new Error("This tab does not count requests. Reload the page."));
  const { port1, port2 } = new MessageChannel();
  return new Promise<LedgerReport>((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error("The count did not arrive. Reload the page.")), PATIENCE);
    port1.addEventListener("message", ({ data }: MessageEvent<{ report?: LedgerReport; problem?: string }>) => {
      clearTimeout(patience);
      port1.close();
      if (data.report) resolve(data.report);
      else reject(new Error(data.problem ?? "The count could not be read."));
    });
    port1.start();
    controller.postMessage({ kind: "lectern:ledger", ask } satisfies PageMessage, [port2]);
  });
}

/** Without a service worker: what this page itself asked for since it was opened, as the browser kept it. */
export function pageOnlyReport(): LedgerReport {
  const entries = performance.getEntriesByType("resource");
  const began = performance.timeOrigin;
  const at = (ms: number) => new Date(began + ms).toISOString();
  const byHost = Map.groupBy(entries, ({ name }) => new URL(name, location.href).host);
  const rows = [...byHost].flatMap(([host, seen]): LedgerRow[] => {
    const [first, last] = [seen[0], seen.at(-1)];
    if (host === "" || !first || !last) return [];
    const purpose = host === location.host ? "this server" : "other";
    const counts = { requests: seen.length, refused: 0, sent_bytes: 0, unsized: seen.length };
    return [{ host, purpose, ...counts, first_at: at(first.startTime), last_at: at(last.startTime) }];
  });
  return { since: at(0), rows };
}
