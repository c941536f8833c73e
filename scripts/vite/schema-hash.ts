import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type * as SchemaChange from "../../core/storage/schema-change.ts";
import type * as SchemaFingerprint from "../../core/storage/schema-fingerprint.ts";
import type * as Tables from "../../core/api/tables.ts";

export const SCHEMA_HASH = "__LECTERN_SCHEMA_HASH__";

/**
 * Tells a built app the hash of its tables' fingerprint, so that no worker makes it when it starts. The tables of an app
 * that is being developed change while it runs.
 */
export function schemaHash(root: string): Plugin {
  return {
    name: "lectern:schema-hash",
    apply: "build",
    async config({ define }) {
      const given: unknown = define?.[SCHEMA_HASH];
      return { define: { [SCHEMA_HASH]: given ?? JSON.stringify(await hashOfTables(root)) } };
    },
  };
}

/** Imported only here: else every start of Vite would read the whole of core with its configuration. */
async function hashOfTables(root: string): Promise<string> {
  const load = (path: string): Promise<unknown> => import(pathToFileURL(join(root, path)).href);
  const { tables } = (await load("core/api/tables.ts")) as typeof Tables;
  const { fingerprintHash } = (await load("core/storage/schema-change.ts")) as typeof SchemaChange;
  const { schemaFingerprint } = (await load("core/storage/schema-fingerprint.ts")) as typeof SchemaFingerprint;
  return fingerprintHash(schemaFingerprint(tables, []));
}
