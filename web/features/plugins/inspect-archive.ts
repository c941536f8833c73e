import { describePermissions } from "#core/plugins/registry/permissions.ts";
import { ArchiveRefused } from "#core/plugins/package/archive/archive-refused.ts";
import { openArchive } from "#core/plugins/package/archive/open-archive.ts";
import { sayFinding } from "#core/plugins/package/metadata/findings.ts";
import { servicesOf } from "#core/plugins/registry/services.ts";
import { MetadataUnreadable } from "#core/plugins/package/metadata/read-metadata.ts";
import { readPlugin } from "#core/plugins/package/read-plugin.ts";

/** What is in an archive, told before anything is installed; nothing in it is executed. */
export type Inspected =
  | {
      readonly plugin_slug: string;
      readonly name: string;
      readonly version: string;
      readonly author: string;
      readonly description: string;
      readonly permissions: readonly { readonly name: string; readonly description: string }[];
      readonly modules: readonly { readonly name: string; readonly display_name: string }[];
      /** Services that its modules ask for. */
      readonly services: readonly string[];
      readonly warnings: readonly string[];
    }
  | { readonly problems: readonly string[] };

/** Reads the archive here, by the rules that the service installs by: everything that is wrong is told at once. */
export async function inspectArchive(file: Blob): Promise<Inspected> {
  try {
    const { metadata, violations, warnings } = readPlugin(await openArchive(new Uint8Array(await file.arrayBuffer())));
    if (!metadata) return { problems: violations.map(sayFinding) };
    const { plugin_slug, name, version, author, description, permissions } = metadata.plugin;
    return {
      plugin_slug,
      name,
      version,
      author,
      description,
      permissions: describePermissions(permissions),
      modules: metadata.modules,
      services: servicesOf(metadata),
      warnings: warnings.map(sayFinding),
    };
  } catch (error) {
    if (error instanceof ArchiveRefused || error instanceof MetadataUnreadable) return { problems: [error.message] };
    throw error;
  }
}
