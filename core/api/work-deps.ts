import type { ServerDeps } from "#core/models/remote/find-server.ts";
import type { Background } from "#core/work/ports.ts";
import type { Clock } from "#core/storage/time.ts";
import type { EvaluationFiles } from "#core/library/ports.ts";
import type { Reindexing } from "#core/library/documents/reindex.ts";
import type { Engine } from "#core/engine/engine.ts";
import type { EmbeddingModel } from "#core/models/local/catalogue.ts";
import type { Marketplace } from "#core/plugins/sources/marketplace.ts";
import type { HostBlobs } from "#core/storage/blobs.ts";
import type { Store } from "#core/storage/store.ts";
import type { GuardedFetch } from "#core/http/guarded-fetch.ts";

/** What the work of jobs is done with. */
export interface WorkDeps {
  readonly store: Store;
  readonly blobs: HostBlobs;
  readonly clock: Clock;
  readonly engine: Pick<Engine, "process">;
  readonly background: Background;
  readonly reindexing: Reindexing;
  readonly evaluationFiles: EvaluationFiles;
  /** What installs models on the model host; a host without it runs no such jobs. */
  readonly modelServers?: ServerDeps["modelServers"];
  readonly accounts?: ServerDeps["accounts"];
  /** What plugins are fetched with; a host without it installs none. */
  readonly guardedFetch?: GuardedFetch;
  readonly marketplace?: Marketplace;
  /** For tests: known models; the catalogue when left out. */
  readonly models?: readonly EmbeddingModel[];
}
