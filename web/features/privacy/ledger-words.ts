import { counted } from "#core/http/counted.ts";
import { formatBytes } from "../documents/file-kinds.ts";
import type { LedgerReport, LedgerRow } from "./ask-ledger.ts";

/** Why each kind of request is made, for somebody who sees a host they do not know. */
export const WHY: Readonly<Record<LedgerRow["purpose"], string>> = {
  "page files": "Files of this program itself.",
  sync: "Syncing your documents with your server.",
  "this server": "What this page asks the server it came from.",
  "model hub": "Looking for or downloading a model, or a language for scans, that you chose under Settings › Models.",
  "language model": "A language model of a server under Settings › Models, or a look whether one is there.",
  "web access": "A web search, a plugin, or an address that was given to be fetched.",
  other: "A request of this page. Which part of the page sent it is not known.",
};

export interface HostSummary {
  readonly host: string;
  /** Another program on this very machine. */
  readonly isThisMachine: boolean;
  readonly rows: readonly LedgerRow[];
}

/** Counts of other hosts, of this page's own, and what was stopped. */
export interface LedgerSummary {
  readonly foreign: number;
  readonly refused: number;
  readonly own: number;
  readonly hosts: readonly HostSummary[];
}

export function summarize({ rows }: LedgerReport, ownHost: string): LedgerSummary {
  const sum = (of: readonly LedgerRow[], field: "requests" | "refused") =>
    of.reduce((total, row) => total + row[field], 0);
  const isForeign = ({ host }: LedgerRow) => host !== ownHost && !isThisMachine(host);
  const hosts = [...Map.groupBy(rows, ({ host }) => host)]
    .map(([host, of]) => ({ host, isThisMachine: isThisMachine(host), rows: of }))
    .sort((a, b) => Number(a.host === ownHost) - Number(b.host === ownHost) || a.host.localeCompare(b.host));
  return {
    foreign: sum(rows.filter(isForeign), "requests"),
    refused: sum(rows, "refused"),
    own: sum(
      rows.filter((row) => !isForeign(row)),
      "requests",
    ),
    hosts,
  };
}

const isThisMachine = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

export const times = (count: number, what = "request") => counted(count, what);

/** "3 requests, at least 1.2 kB sent, 1 stopped" */
export function countsOf({ requests, refused, sent_bytes, unsized }: LedgerRow): string {
  const sent = sent_bytes > 0 ? `${unsized > 0 ? "at least " : ""}${formatBytes(sent_bytes)} sent` : "";
  const unknown = sent_bytes === 0 && unsized > 0 ? "size not known" : "";
  const stopped = refused > 0 ? `${refused} stopped before anything went out` : "";
  return [times(requests), sent, unknown, stopped].filter((part) => part !== "").join(", ");
}
