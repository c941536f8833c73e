import type { Marketplace } from "./sources/marketplace.ts";

export interface MarketplacePort {
  /** Where plugins come from; left out by a host without a catalogue. */
  readonly marketplace?: Marketplace;
}
