import { z } from "zod";
import type { Clock } from "../../context.ts";
import { ApiError } from "../../http/errors.ts";
import { isVersion } from "../metadata/check-plugin.ts";
import { SourceAddress } from "./web-address.ts";

/** One plugin of a catalogue. Fields that are not named here are passed over. */
export const CatalogueEntry = z.object({
  plugin_slug: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, "must be letters, digits, underscores and hyphens"),
  name: z.string().min(1).max(200),
  description: z.string().max(2000).default(""),
  version: z.string().refine(isVersion, "must be a semantic version such as 1.0.0"),
  download_url: SourceAddress.meta({ description: "A zip or tar.gz archive, or a repository on GitHub or GitLab" }),
  sha256: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, "must be 64 hexadecimal digits")
    .nullable()
    .default(null)
    .meta({ description: "Of the archive; what differs is not installed" }),
  size: z.number().int().min(0).nullable().default(null),
  author: z.string().max(200).nullable().default(null),
  category: z.string().max(100).nullable().default(null),
  tags: z.array(z.string().max(100)).max(50).default([]),
  icon: z.string().max(200).nullable().default(null),
  official: z.boolean().default(false),
  permissions: z.array(z.string().max(200)).max(100).default([]),
  source_url: z.string().max(2000).nullable().default(null),
});
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;

/** Entries of one catalogue. */
const MAX_ENTRIES = 2000;

export const Catalogue = z.object({
  plugins: z.array(CatalogueEntry).max(MAX_ENTRIES, `must not hold more than ${MAX_ENTRIES} plugins`),
});
export type Catalogue = z.infer<typeof Catalogue>;

/** Where a host reads its catalogue. */
export interface CatalogueSource {
  /** As people are told: an address or the name of a file. */
  readonly from: string;
  /** Addresses in the catalogue are relative to this; null where they must be whole. */
  readonly base: string | null;
  /** The text of it. Throws an error that says in words why it cannot be had. */
  read(signal: AbortSignal): Promise<string>;
}

export interface ReadCatalogue extends Catalogue {
  /** Entries that were not understood and left out. */
  readonly leftOut: number;
}

/** The catalogue of the host, read again after five minutes. */
export interface Marketplace {
  readonly from: string | null;
  /** Throws `ApiError` 502 when it cannot be had. Empty where the host has none. */
  read(options: { readonly isFresh?: boolean; readonly signal: AbortSignal }): Promise<ReadCatalogue>;
  /** What was read last, however long ago; empty before. */
  known(): ReadCatalogue;
}

/** Milliseconds. */
const KEPT_FOR = 5 * 60_000;
const EMPTY: ReadCatalogue = { plugins: [], leftOut: 0 };

export function createMarketplace(source: CatalogueSource | null, clock: Clock): Marketplace {
  let kept: { readonly catalogue: ReadCatalogue; readonly at: number } | null = null;
  return {
    from: source?.from ?? null,
    known: () => kept?.catalogue ?? EMPTY,
    async read({ isFresh = false, signal }) {
      if (!source) return EMPTY;
      if (kept && !isFresh && clock.now() - kept.at < KEPT_FOR) return kept.catalogue;
      const catalogue = readCatalogue(source, await textOf(source, signal));
      kept = { catalogue, at: clock.now() };
      return catalogue;
    },
  };
}

/** Of a host that has none. */
export const NO_MARKETPLACE: Marketplace = { from: null, read: async () => EMPTY, known: () => EMPTY };

async function textOf(source: CatalogueSource, signal: AbortSignal): Promise<string> {
  try {
    return await source.read(signal);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiError(502, `The marketplace cannot be read: ${reason}`);
  }
}

/** Entries that are not understood are left out: one bad plugin must not close the shop. */
function readCatalogue({ from, base }: CatalogueSource, text: string): ReadCatalogue {
  const entries = listOf(parse(text, from));
  if (!entries) throw new ApiError(502, `The marketplace ${from} is no catalogue: {"plugins": […]} is wanted.`);
  const plugins = entries.slice(0, MAX_ENTRIES).flatMap((entry) => {
    const result = CatalogueEntry.safeParse(withWholeAddress(entry, base));
    return result.success ? [result.data] : [];
  });
  return { plugins, leftOut: entries.length - plugins.length };
}

function parse(text: string, from: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiError(502, `The marketplace ${from} is no valid JSON.`);
  }
}

function listOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const { plugins } = (value ?? {}) as { plugins?: unknown };
  return Array.isArray(plugins) ? plugins : undefined;
}

function withWholeAddress(entry: unknown, base: string | null): unknown {
  const { download_url } = (entry ?? {}) as { download_url?: unknown };
  if (base === null || typeof download_url !== "string") return entry;
  return { ...(entry as object), download_url: URL.parse(download_url, base)?.href ?? download_url };
}
