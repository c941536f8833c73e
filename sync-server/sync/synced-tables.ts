import { createSyncExtension } from "#core/sync/extension.ts";
import { tables } from "#core/tables.ts";

export { tables };

/** What the store's thread carries out within every write. */
export const extension = createSyncExtension({ role: "server", tables, now: () => Date.now() });
