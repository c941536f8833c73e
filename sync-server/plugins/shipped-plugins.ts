import { codeOf } from "../storage/file-errors.ts";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ShippedPlugins } from "#core/plugins/sources/shipped.ts";

/** The plugins in the build of the page; null where the page is not built. */
export function findShippedPlugins(pageDir: string): ShippedPlugins | null {
  const folder = join(pageDir, "marketplace");
  if (!existsSync(join(folder, "catalogue.json"))) return null;
  return {
    async read(name) {
      try {
        return new Uint8Array(await readFile(join(folder, name)));
      } catch (error) {
        // The page was built anew since the catalogue was read.
        if (codeOf(error) === "ENOENT") return undefined;
        throw error;
      }
    },
  };
}
