import type { ArchiveEntry } from "./archive/archive-entry.ts";
import { checkBundle } from "./check-bundle.ts";
import { checkMetadata, type CheckedMetadata } from "./metadata/check-metadata.ts";
import { readMetadata } from "./metadata/read-metadata.ts";

/** The most files of a bundle: one with more is not a plugin but a whole working folder. */
const MAX_FILES = 2000;

/**
 * Reads and checks what an archive says of its plugin. Throws `MetadataUnreadable`, or `ArchiveRefused` when the file that
 * says it is not as the archive says.
 */
export function readPlugin(files: readonly ArchiveEntry[]): CheckedMetadata {
  const checked = checkMetadata(readMetadata(files));
  const bundle = bundleFilesOf(files);
  const violations = [...checked.violations];
  const warnings = [...checked.warnings];
  const { bundle_location, scope } = checked.metadata?.plugin ?? {};
  const main = bundle.find(({ path }) => path === bundle_location);
  if (main && scope !== undefined) warnings.push(...checkBundle(new TextDecoder().decode(main.read()), scope));
  else if (bundle_location !== undefined)
    violations.push({
      path: ["plugin_data", "bundle_location"],
      message: `names ${bundle_location}, which the archive does not hold`,
    });
  if (bundle.length > MAX_FILES)
    violations.push({ path: [], message: `the archive holds ${bundle.length} files; at most ${MAX_FILES} are taken` });
  return { violations, warnings, metadata: violations.length === 0 ? checked.metadata : undefined };
}

/** What a page may load: not the sources of a server part, nor what tools leave behind. */
export function bundleFilesOf(files: readonly ArchiveEntry[]): readonly ArchiveEntry[] {
  return files.filter(
    ({ path }) =>
      !path.split("/").some((part) => part.startsWith(".") || part === "node_modules") && !/\.pyc?$/i.test(path),
  );
}
