import { isRecord } from "#core/storage/is-record.ts";
import { ApiError, describeIssues } from "../../http/errors.ts";
import { tryCheck } from "../../http/issues.ts";
import { CatalogueEntry, MAX_ENTRIES } from "./catalogue-entry.ts";
import type { CatalogueSource, ReadCatalogue } from "./marketplace.ts";
import { EntryBeside } from "./shipped.ts";

/** Entries that cannot be read are left out, so that one bad entry does not hide the others. */
export function readCatalogue({ from, base, beside }: CatalogueSource, text: string): ReadCatalogue {
  const entries = listOf(parse(text, from));
  if (!entries) throw new ApiError(502, `The marketplace ${from} is not a catalogue: {"plugins": […]} is wanted.`);
  const plugins: CatalogueEntry[] = [];
  const leftOut: string[] = [];
  for (const [at, entry] of entries.entries()) {
    const inFolder = beside && EntryBeside.safeParse(entry);
    const checked = inFolder?.success ? inFolder : tryCheck(CatalogueEntry, withWholeAddress(entry, base), "body");
    if ("issues" in checked && checked.issues) leftOut.push(`${nameOf(entry, at)} (${describeIssues(checked.issues)})`);
    else if (plugins.length < MAX_ENTRIES) plugins.push(checked.data);
    else leftOut.push(`${nameOf(entry, at)} (only ${MAX_ENTRIES} plugins are listed)`);
  }
  return { plugins, leftOut };
}

const nameOf = (entry: unknown, at: number): string =>
  isRecord(entry) && typeof entry["plugin_slug"] === "string" ? entry["plugin_slug"] : `entry ${at + 1}`;

function parse(text: string, from: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(502, `The marketplace ${from} is not valid JSON.`);
  }
}

function listOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  return isRecord(value) && Array.isArray(value["plugins"]) ? value["plugins"] : undefined;
}

function withWholeAddress(entry: unknown, base: string | null): unknown {
  if (base === null || typeof entry !== "object" || entry === null || !("download_url" in entry)) return entry;
  const { download_url } = entry;
  if (typeof download_url !== "string") return entry;
  return { ...entry, download_url: URL.parse(download_url, base)?.href ?? download_url };
}
