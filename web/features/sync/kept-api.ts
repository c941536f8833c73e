import type { Api } from "../../app/api.ts";
import type { ConflictEntry, RecoveredEntry } from "#core/sync/trash/kept.ts";
import type { DeletedEntry } from "#core/sync/trash/trash.ts";

export type { ConflictEntry, DeletedEntry, RecoveredEntry };

export interface KeptPage<Entry> {
  readonly items: readonly Entry[];
  readonly total_items: number;
}

export const keptKeys = {
  all: ["kept"] as const,
  deleted: (limit: number) => ["kept", "deleted", limit] as const,
  conflicts: (limit: number) => ["kept", "conflicts", limit] as const,
  decided: (limit: number) => ["kept", "decided", limit] as const,
  recovered: (limit: number) => ["kept", "recovered", limit] as const,
};

/** What is kept so that nothing is lost: deleted, overwritten, not taken by the server. */
export const createKeptApi = ({ ask }: Pick<Api, "ask">) => ({
  deleted: (limit: number) => ask<KeptPage<DeletedEntry>>("GET", `/api/v1/sync/deleted?envelope=true&limit=${limit}`),
  purge: (ids: readonly string[]) => ask<{ readonly purged: number }>("POST", "/api/v1/sync/deleted/purge", { ids }),
  restore: (id: string) => ask<{ readonly restored: number }>("POST", "/api/v1/sync/deleted/restore", { id }),
  conflicts: (limit: number) =>
    ask<KeptPage<ConflictEntry>>("GET", `/api/v1/sync/conflicts?envelope=true&limit=${limit}`),
  decided: (limit: number) =>
    ask<KeptPage<ConflictEntry>>("GET", `/api/v1/sync/conflicts?envelope=true&settled=true&limit=${limit}`),
  undo: (id: string) => ask<void>("POST", "/api/v1/sync/conflicts/undo", { id }),
  settle: (id: string, take: boolean) => ask<void>("POST", "/api/v1/sync/conflicts/settle", { id, take }),
  recovered: (limit: number) =>
    ask<KeptPage<RecoveredEntry>>("GET", `/api/v1/sync/recovered?envelope=true&limit=${limit}`),
  dismiss: (id: string) => ask<void>("POST", "/api/v1/sync/recovered/dismiss", { id }),
});
