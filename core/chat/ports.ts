import type { WebAccess } from "./web-search/web-search.ts";

export interface WebPort {
  readonly web: WebAccess;
}
