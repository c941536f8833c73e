import { isRecord } from "#core/storage/is-record.ts";
import clean from "semver/functions/clean.js";
import { ApiError } from "../../http/errors.ts";
import type { GuardedFetch } from "#core/http/guarded-fetch.ts";
import type { PluginRow } from "../registry/plugin.ts";
import { fetchJson, type ArchiveSource } from "./fetch-archive.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { findRelease, readAddress } from "./repository.ts";
import { isSourceAddress } from "./web-address.ts";

export interface LatestVersion {
  readonly version: string;
  /** Where it is; null where only the version is told. */
  readonly source: ArchiveSource | null;
}

type Asked = Pick<PluginRow, "plugin_slug" | "update_check_url" | "source_url" | "installed_from">;

/**
 * The newest version as the plugin's update_check_url tells, else the catalogue, else the newest release of its
 * repository. Undefined where it names none of them. Throws `ApiError` when what it names does not answer.
 */
export async function latestVersion(
  guardedFetch: GuardedFetch,
  plugin: Asked,
  entries: readonly CatalogueEntry[],
  signal: AbortSignal,
): Promise<LatestVersion | undefined> {
  if (plugin.update_check_url !== null) return fromCheckUrl(guardedFetch, plugin.update_check_url, signal);
  const entry = entries.find(({ plugin_slug }) => plugin_slug === plugin.plugin_slug);
  if (entry) return { version: entry.version, source: { url: entry.download_url, sha256: entry.sha256 } };
  return fromRepository(guardedFetch, plugin.source_url ?? plugin.installed_from, signal);
}

/** The names under which endpoints give a version; `tag_name` is GitHub's and GitLab's. */
const VERSION_FIELDS = ["version", "latest_version", "latest", "tag_name"];

async function fromCheckUrl(guardedFetch: GuardedFetch, url: string, signal: AbortSignal): Promise<LatestVersion> {
  const answer = await fetchJson(guardedFetch, url, signal);
  if (answer === undefined) throw new ApiError(502, `${url} answered with status 404.`);
  const fields = isRecord(answer) ? answer : {};
  const version = VERSION_FIELDS.map((name) => versionOf(fields[name])).find((found) => found !== null);
  if (!version) throw new ApiError(502, `${url} does not tell a version: {"version": "1.2.3"} is wanted.`);
  const { download_url, sha256 } = fields;
  const source =
    typeof download_url === "string" && isSourceAddress(download_url)
      ? { url: download_url, sha256: typeof sha256 === "string" ? sha256 : null }
      : null;
  return { version, source };
}

async function fromRepository(
  guardedFetch: GuardedFetch,
  url: string | null,
  signal: AbortSignal,
): Promise<LatestVersion | undefined> {
  const address = url !== null && isSourceAddress(url) ? readAddress(url) : undefined;
  if (!address || address.kind === "archive") return undefined;
  const release = await findRelease(guardedFetch, { ...address, tag: null, ref: null }, null, signal);
  if (!release) return undefined;
  const version = versionOf(release.tag);
  if (!version)
    throw new ApiError(502, `The newest release of ${url} is named ${release.tag}, which is not a version number.`);
  return { version, source: release.source };
}

/** `v1.2.0` is the usual name of a tag. */
const versionOf = (text: unknown): string | null =>
  typeof text === "string" && text.length <= 100 ? clean(text.replace(/^v\.?/i, "")) : null;
