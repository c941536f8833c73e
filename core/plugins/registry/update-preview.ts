import type { WebPort } from "#core/chat/ports.ts";
import type { MarketplacePort } from "../ports.ts";
import type { RequestContext } from "#core/http/context.ts";
import { ApiError } from "#core/http/errors.ts";
import type { UpdatePreview } from "./answers.ts";
import { ArchiveRefused } from "../package/archive/archive-refused.ts";
import { sayFinding } from "../package/metadata/findings.ts";
import { MetadataUnreadable } from "../package/metadata/read-metadata.ts";
import { droppedModules } from "./dropped-modules.ts";
import { describePermissions } from "./permissions.ts";
import type { PluginRow } from "./plugin.ts";
import { readPlugin } from "../package/read-plugin.ts";
import { servicesOf } from "./services.ts";
import { sha256Of } from "../sources/fetch-archive.ts";
import { findSource, readSource } from "../sources/find-source.ts";

type Deps = Pick<RequestContext & WebPort & MarketplacePort, "store" | "blobs" | "clock" | "web" | "marketplace">;

interface Asking {
  readonly version?: string | undefined;
  readonly signal: AbortSignal;
}

/** Reads the next version as an update would, and holds what it asks for against what the plugin has. */
export async function previewUpdate(deps: Deps, row: PluginRow, asking: Asking): Promise<UpdatePreview> {
  const nothing: UpdatePreview = {
    plugin_id: row.id,
    plugin_slug: row.plugin_slug,
    current_version: row.version,
    next_version: null,
    sha256: null,
    permissions_added: [],
    permissions_dropped: [],
    services_added: [],
    services_dropped: [],
    modules_dropped: [],
    warnings: [],
    error: null,
  };
  try {
    const bytes = await nextArchive(deps, row, asking);
    return bytes ? { ...nothing, ...(await changesOf(row, bytes)) } : nothing;
  } catch (error) {
    const isTold = error instanceof ApiError || error instanceof ArchiveRefused || error instanceof MetadataUnreadable;
    if (!isTold) throw error;
    return { ...nothing, error: error.message };
  }
}

async function nextArchive(deps: Deps, { owner, plugin_slug }: PluginRow, { version, signal }: Asking) {
  const { store, blobs, clock, marketplace, web } = deps;
  const finding = { store, blobs, clock, marketplace, guardedFetch: web.guardedFetch };
  const found = await findSource(
    finding,
    { method: "own source", plugin_slug, version: version ?? null },
    owner,
    signal,
  );
  return found === "up to date" ? undefined : readSource(finding, found, signal);
}

async function changesOf(row: PluginRow, bytes: Uint8Array<ArrayBuffer>): Promise<Partial<UpdatePreview>> {
  const { openArchive } = await import("../package/archive/open-archive.ts");
  const { metadata, violations, warnings } = readPlugin(await openArchive(bytes));
  if (!metadata) return { error: violations.map(sayFinding).join("\n") };
  const { plugin_slug, version, permissions } = metadata.plugin;
  if (plugin_slug !== row.plugin_slug) return { error: `The archive holds the plugin ${plugin_slug}.` };
  const services = servicesOf(metadata);
  return {
    next_version: version,
    sha256: await sha256Of(bytes),
    permissions_added: describePermissions(without(permissions, row.permissions)),
    permissions_dropped: describePermissions(without(row.permissions, permissions)),
    services_added: without(services, servicesOf(row)),
    services_dropped: without(servicesOf(row), services),
    modules_dropped: droppedModules(row.modules, metadata.modules),
    warnings: warnings.map(sayFinding),
  };
}

const without = (list: readonly string[], known: readonly string[]): string[] =>
  list.filter((one) => !known.includes(one));
