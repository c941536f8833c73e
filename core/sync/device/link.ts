import type { RowPlace, WriteDraft } from "../../storage/write-extension.ts";
import { formerlyOf } from "../merge/heads.ts";
import type { Ledger } from "../merge/ledger.ts";
import type { Procedure } from "../merge/procedure.ts";
import { SyncRefused } from "../protocol/refused.ts";
import { syncLinks, type LinkRow } from "../merge/sync-tables.ts";

export const linkPlace = (owner: string): RowPlace<LinkRow> => ({ table: syncLinks, owner, id: "link" });

/** Throws `SyncRefused` when another cycle has begun since. */
export function changeLink(ledger: Ledger, draft: WriteDraft, fence: number, change: Partial<LinkRow>): LinkRow {
  const link = draft.current(linkPlace(ledger.owner));
  if (!link || link.fence !== fence) throw new SyncRefused("fenced");
  const next = { ...link, ...change };
  draft.set(linkPlace(ledger.owner), next);
  return next;
}

/** R22, R33, R39. What a device knows of its server, beginning with nothing. */
export interface Relink {
  /** Undefined begins a new cycle: nobody else may write after it. */
  readonly fence?: number;
  readonly change: Partial<Omit<LinkRow, "id" | "owner" | "fence">>;
  /** The new id of a device that found itself to be two. */
  readonly device?: string;
  /** No other device has the id that it had until now. */
  readonly isAlone?: boolean;
  readonly offset?: number;
}

export const relink: Procedure<Relink> = {
  name: "link",
  needs: (owner) => [linkPlace(owner)],
  rows: () => [],
  run(ledger, draft, { fence, change, device, isAlone, offset }) {
    if (fence === undefined) {
      const link = draft.current(linkPlace(ledger.owner));
      const next = { ...(link ?? newLink(ledger.owner)), ...change };
      draft.set(linkPlace(ledger.owner), { ...next, fence: next.fence + 1 });
    } else changeLink(ledger, draft, fence, change);
    if (isAlone) ledger.setHead({ formerly: formerlyOf(ledger.head()) });
    if (device !== undefined) ledger.setHead({ device });
    if (offset !== undefined) ledger.setHead({ offset });
    ledger.setHead({});
  },
};

const newLink = (owner: string): LinkRow => ({
  id: "link",
  owner,
  server: "",
  epoch: "",
  since: 0,
  n: 0,
  flight: null,
  fence: 0,
  samples: [],
  schema: "",
  synced_at: null,
});
