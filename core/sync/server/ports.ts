import type { SyncNews } from "./news.ts";

export interface NewsPort {
  /** Tells when synced rows of somebody were written; where left out, who waits for that has to look. */
  readonly syncNews?: SyncNews;
}
