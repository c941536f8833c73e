import { z } from "zod";
import { type Clock, timestamp } from "#core/storage/time.ts";
import { ApiError, notFound } from "../../http/errors.ts";
import { Timestamp } from "../../http/fields.ts";
import { put, remove, type Store } from "../../storage/store.ts";
import type { Catalogue, CatalogueEntry } from "./catalogue-entry.ts";
import { pluginCatalogues } from "./catalogue-table.ts";
import { NO_MARKETPLACE, type Marketplace } from "./marketplace.ts";

export interface CatalogueDeps {
  readonly store: Store;
  readonly clock: Clock;
  /** The host's; left out where it has none. */
  readonly marketplace?: Marketplace | undefined;
}

export const MarketplaceInfo = z.object({
  configured: z.boolean().meta({ description: "Whether there is a catalogue at all" }),
  from: z.string().nullable().meta({ description: "Where the host reads its catalogue; null where it has none" }),
  shipped: z.boolean().meta({ description: "Whether plugins come with the program" }),
  own: z
    .object({ plugins: z.number().int(), updated_at: Timestamp })
    .nullable()
    .meta({ description: "The catalogue that you gave" }),
});
export type MarketplaceInfo = z.infer<typeof MarketplaceInfo>;

export async function marketplaceInfo(
  { store, marketplace = NO_MARKETPLACE }: CatalogueDeps,
  user: string,
): Promise<MarketplaceInfo> {
  const own = await store.get(pluginCatalogues, user, "own");
  return {
    configured: hasOffers(marketplace) || own !== undefined,
    from: marketplace.from,
    shipped: marketplace.shipped !== null,
    own: own ? { plugins: own.plugins.length, updated_at: own.updated_at } : null,
  };
}

const hasOffers = ({ from, shipped }: Marketplace): boolean => from !== null || shipped !== null;

export async function setCatalogue(deps: CatalogueDeps, user: string, catalogue: Catalogue): Promise<MarketplaceInfo> {
  const row = { id: "own", owner: user, ...catalogue, updated_at: timestamp(deps.clock) } as const;
  await deps.store.write([put(pluginCatalogues, row)]);
  return marketplaceInfo(deps, user);
}

export async function removeCatalogue({ store }: Pick<CatalogueDeps, "store">, user: string): Promise<void> {
  if (!(await store.get(pluginCatalogues, user, "own"))) throw notFound("catalogue", "own");
  await store.write([remove(pluginCatalogues, user, "own")]);
}

const NONE_HERE =
  "There is no marketplace here. Start the server with MARKETPLACE_URL, the address or file of a catalogue, or give a catalogue of your own.";

/** All available plugins, by name. Where both name one, the user's catalogue wins over the host's. Throws `ApiError` 502. */
export async function catalogueEntries(
  { store, marketplace = NO_MARKETPLACE }: CatalogueDeps,
  user: string,
  signal: AbortSignal,
): Promise<CatalogueEntry[]> {
  const own = await store.get(pluginCatalogues, user, "own");
  if (!own && !hasOffers(marketplace)) throw new ApiError(502, NONE_HERE);
  return merged(own?.plugins ?? [], (await marketplace.read({ signal })).plugins);
}

/** The entry of the marketplace under a slug. Throws `ApiError` 404 without one, 502 when the marketplace cannot be read. */
export async function catalogueEntry(
  deps: CatalogueDeps,
  user: string,
  slug: string,
  signal: AbortSignal,
): Promise<CatalogueEntry> {
  const { configured } = await marketplaceInfo(deps, user);
  const entries = configured ? await catalogueEntries(deps, user, signal) : [];
  const entry = entries.find(({ plugin_slug }) => plugin_slug === slug);
  if (!entry) throw new ApiError(404, configured ? `The marketplace has no plugin ${slug}.` : NONE_HERE);
  return entry;
}

/** Those that are known without a request. */
export async function knownEntries(
  { store, marketplace = NO_MARKETPLACE }: CatalogueDeps,
  user: string,
): Promise<CatalogueEntry[]> {
  const own = await store.get(pluginCatalogues, user, "own");
  return merged(own?.plugins ?? [], marketplace.known().plugins);
}

function merged(own: readonly CatalogueEntry[], hosts: readonly CatalogueEntry[]): CatalogueEntry[] {
  const bySlug = new Map([...hosts.toReversed(), ...own.toReversed()].map((entry) => [entry.plugin_slug, entry]));
  return [...bySlug.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
