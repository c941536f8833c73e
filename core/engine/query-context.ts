import type { Table } from "../storage/table.ts";
import type { HostBlobs } from "../storage/blobs.ts";
import type { Store } from "../storage/store.ts";
import type { Answer } from "./engine.ts";
import type { Reranker } from "./rerank-port.ts";
import type { Tokenizer } from "./index/tokens.ts";
import type { Catalog } from "./retrieve/catalog.ts";
import type { SearchableRow } from "./retrieve/searchable.ts";
import type { IndexFiles } from "./retrieve/stored-index.ts";
import type { PassageCache } from "./retrieve/passage-cache.ts";
import type { SentenceCache } from "./retrieve/sentence-cache.ts";
import type { TextCache } from "./retrieve/text-cache.ts";
import type { QueryEmbedders } from "./query-embedders.ts";
import type { Turns } from "./turns.ts";

export interface QueryDeps extends QueryEmbedders {
  readonly store: Pick<Store, "query" | "revision">;
  /** The table of the documents that can be searched. */
  readonly documents: Table<SearchableRow>;
  readonly blobs: Pick<HostBlobs, "heldBy">;
  /** Where merged indexes are stored for the next start. */
  readonly indexFiles?: IndexFiles | undefined;
  /** The installed cross-encoder, opened at its first use. */
  readonly findReranker?: () => Promise<Reranker | undefined>;
  readonly where: Answer["generator"]["where"];
}

/** What every question of one engine is answered with. */
export interface QueryContext extends QueryDeps {
  readonly tokenizer: Tokenizer;
  readonly catalog: Catalog;
  readonly texts: TextCache;
  readonly whole: PassageCache;
  readonly vectorsOfSentences: SentenceCache;
  readonly turn: Turns;
}
