import { createServerExtension } from "#core/sync/server/server-extension.ts";
import { tables } from "#core/api/tables.ts";

export { tables };

/** What the store's thread carries out within every write. */
export const extension = createServerExtension({ tables, now: () => Date.now() });
