import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { zipSync } from "fflate";
import { openArchive } from "#core/plugins/package/archive/open-archive.ts";
import { sayFinding } from "#core/plugins/package/metadata/findings.ts";
import { MetadataUnreadable } from "#core/plugins/package/metadata/read-metadata.ts";
import { readPlugin } from "#core/plugins/package/read-plugin.ts";
import type { PluginFolder } from "./plugin-folder.ts";
import { ToolError } from "./tool-error.ts";

/** Sources and tests stay at home. */
const PACKED = ["plugin.json", "dist", "assets", "README.md", "LICENSE", "NOTICE"];

/** The same files make the same archive, byte for byte. */
const EPOCH = new Date(1980, 0, 1);

/** The ZIP of a plugin as it is installed by drop. `bundle` takes the place of the one in the folder. */
export async function packPlugin(folder: PluginFolder, bundle?: string): Promise<Uint8Array> {
  const paths = PACKED.flatMap((entry) => filesUnder(folder.path, entry));
  const entries: Record<string, Uint8Array> = {};
  for (const path of paths) entries[path] = new Uint8Array(await readFile(join(folder.path, path)));
  if (bundle !== undefined) entries[folder.bundleLocation] = new TextEncoder().encode(bundle);
  return zipSync(Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1))), {
    level: 9,
    mtime: EPOCH,
  });
}

/** Warnings of the core's own check. Throws `ToolError` with every rule that is broken. */
export async function checkArchive(archive: Uint8Array): Promise<string[]> {
  try {
    const { violations, warnings } = readPlugin(await openArchive(archive));
    if (violations.length > 0)
      throw new ToolError(
        `Correct these in plugin.json:\n${violations.map((one) => `  ${sayFinding(one)}`).join("\n")}`,
      );
    return warnings.map(sayFinding);
  } catch (error) {
    if (error instanceof MetadataUnreadable) throw new ToolError(error.message, { cause: error });
    throw error;
  }
}

/** Writes `SLUG-VERSION.zip` into the folder; gives its path. */
export async function writeArchive(folder: PluginFolder, archive: Uint8Array): Promise<string> {
  const file = join(folder.path, `${folder.slug}-${folder.version}.zip`);
  await writeFile(file, archive);
  return file;
}

function filesUnder(root: string, entry: string): string[] {
  const full = join(root, entry);
  if (!existsSync(full)) return [];
  if (/\.\w+$|^[A-Z]+$/.test(entry)) return [entry];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !one.name.startsWith("."))
    .map((one) =>
      join(one.parentPath, one.name)
        .slice(root.length + 1)
        .split(sep)
        .join("/"),
    );
}
