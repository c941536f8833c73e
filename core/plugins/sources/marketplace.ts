import { isRecord } from "#core/storage/is-record.ts";
import { z } from "zod";
import type { Clock } from "#core/storage/time.ts";
import { ApiError, describeIssues } from "../../http/errors.ts";
import { tryCheck } from "../../http/issues.ts";
import { CatalogueEntry } from "./catalogue-entry.ts";
import { archiveOfHost, EntryBeside, type ReadBeside, shippedCatalogue, type ShippedPlugins } from "./shipped.ts";

/** Entries of one catalogue. */
const MAX_ENTRIES = 2000;

export const Catalogue = z.object({
  plugins: z.array(CatalogueEntry).max(MAX_ENTRIES, `must not hold more than ${MAX_ENTRIES} plugins`),
});
export type Catalogue = z.infer<typeof Catalogue>;

/** Where a host reads its catalogue. */
export interface CatalogueSource {
  /** As people see it: an address or the name of a file. */
  readonly from: string;
  /** Addresses in the catalogue are relative to this; null where the catalogue is a file. */
  readonly base: string | null;
  /** Reads archives in the folder of a catalogue that is a file. */
  readonly beside?: ReadBeside;
  /** The text of it. Throws an error that says in words why it cannot be had. */
  read(signal: AbortSignal): Promise<string>;
}

export interface ReadCatalogue extends Catalogue {
  /** For each entry that was left out, what it is called and what is wrong with it. */
  readonly leftOut: readonly string[];
}

/** The catalogue of the host, read again after five minutes, and the plugins that come with the program. */
export interface Marketplace {
  readonly from: string | null;
  /** Null where none come with it, as on a server without a built page. */
  readonly shipped: ShippedPlugins | null;
  /** Throws `ApiError` 502 when it cannot be had. Empty where the host has none. */
  read(options: { readonly isFresh?: boolean; readonly signal: AbortSignal }): Promise<ReadCatalogue>;
  /** An archive that the host has itself (`isOfHost`). Throws `ApiError` 502 when it cannot be had. */
  archive(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
  /** What was read last, however long ago; empty before. */
  known(): ReadCatalogue;
}

/** Milliseconds. */
const KEPT_FOR = 5 * 60_000;
const EMPTY: ReadCatalogue = { plugins: [], leftOut: [] };

export function createMarketplace(
  source: CatalogueSource | null,
  clock: Clock,
  shipped: ShippedPlugins | null = null,
): Marketplace {
  let kept: { readonly catalogue: ReadCatalogue; readonly at: number } | null = null;
  return {
    from: source?.from ?? null,
    shipped,
    known: () => kept?.catalogue ?? EMPTY,
    archive: (url, signal) => archiveOfHost({ shipped, beside: source?.beside }, url, signal),
    async read({ isFresh = false, signal }) {
      if (!source && !shipped) return EMPTY;
      if (kept && !isFresh && clock.now() - kept.at < KEPT_FOR) return kept.catalogue;
      const { plugins, leftOut } = source ? readCatalogue(source, await textOf(source, signal)) : EMPTY;
      const withProgram = await inWords(async () => (shipped ? shippedCatalogue(shipped, signal) : []));
      const known = new Set(plugins.map(({ plugin_slug }) => plugin_slug));
      const others = withProgram.filter(({ plugin_slug }) => !known.has(plugin_slug));
      const catalogue = { plugins: [...plugins, ...others], leftOut };
      kept = { catalogue, at: clock.now() };
      return catalogue;
    },
  };
}

/** Of a host that has none. */
export const NO_MARKETPLACE: Marketplace = {
  from: null,
  shipped: null,
  read: async () => EMPTY,
  known: () => EMPTY,
  archive: (url, signal) => archiveOfHost({ shipped: null }, url, signal),
};

const textOf = (source: CatalogueSource, signal: AbortSignal) => inWords(() => source.read(signal));

async function inWords<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiError(502, `The marketplace cannot be read: ${reason}`);
  }
}

/** Entries that cannot be read are left out, so that one bad entry does not hide the others. */
function readCatalogue({ from, base, beside }: CatalogueSource, text: string): ReadCatalogue {
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
