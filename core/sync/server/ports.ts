import type { SyncNews } from "./news.ts";

export interface NewsPort {
  /** Tells when synced rows of somebody were written; where left out, who waits for that has to look. */
  readonly syncNews?: SyncNews;
}

/** Work that outlives a request; it finds its work in the store. */
export interface WakePort {
  readonly background: { wake(): void };
}
