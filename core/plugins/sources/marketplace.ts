import type { Clock } from "#core/storage/time.ts";
import { ApiError } from "../../http/errors.ts";
import type { Catalogue } from "./catalogue-entry.ts";
import type { archiveOfHost, ReadBeside, ShippedPlugins } from "./shipped.ts";

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
    archive: archiveFrom({ shipped, beside: source?.beside }),
    async read({ isFresh = false, signal }) {
      if (!source && !shipped) return EMPTY;
      if (kept && !isFresh && clock.now() - kept.at < KEPT_FOR) return kept.catalogue;
      const [{ readCatalogue }, { shippedCatalogue }] = await Promise.all([
        import("./read-catalogue.ts"),
        import("./shipped.ts"),
      ]);
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

function archiveFrom(places: Parameters<typeof archiveOfHost>[0]): Marketplace["archive"] {
  return async (url, signal) => (await import("./shipped.ts")).archiveOfHost(places, url, signal);
}

/** Of a host that has none. */
export const NO_MARKETPLACE: Marketplace = {
  from: null,
  shipped: null,
  read: async () => EMPTY,
  known: () => EMPTY,
  archive: archiveFrom({ shipped: null }),
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
