import type { AccountServices } from "#core/accounts/account-services.ts";
import type { ModelServers } from "#core/models/remote/model-servers.ts";
import type { Credentials, Identity } from "#core/accounts/identity.ts";
import type { Engine } from "#core/engine/engine.ts";
import type { Marketplace } from "#core/plugins/sources/marketplace.ts";
import type { Generators } from "#core/engine/answer/generate/generators.ts";
import type { MoreTime } from "#core/engine/answer/generate/more-time.ts";
import type { Machine } from "#core/models/local/machine.ts";
import type { HostBlobs } from "#core/storage/blobs.ts";
import type { SyncNews } from "#core/sync/news.ts";
import type { WebAccess } from "#core/chat/web-search/web-search.ts";
import type { Store } from "#core/storage/store.ts";

/** What a host provides; operations name the parts they use. */
export interface Services {
  readonly store: Store;
  readonly blobs: HostBlobs;
  readonly engine: Pick<Engine, "search" | "answer" | "guide">;
  readonly background: Background;
  readonly clock: Clock;
  readonly evaluationFiles: EvaluationFiles;
  readonly limits: Limits;
  readonly web: WebAccess;
  /** Where plugins come from; left out by a host without a catalogue of its own. */
  readonly marketplace?: Marketplace;
  readonly accounts: AccountServices;
  readonly modelServers: ModelServers;
  /** Language models, best first; a host that leaves it out has none, and answers are quoted. */
  readonly generators?: Generators;
  /** Gives a model more time to think; a host that leaves it out has none that do. */
  readonly moreTime?: Pick<MoreTime, "give">;
  /** Embeds texts for programs that ask for that; only the sync server does. */
  readonly embed?: (request: EmbedRequest) => Promise<Embedded>;
  /** What this host's machine can run; not known where left out. */
  readonly machine?: Machine;
  /** Leaves no copy of the owner's deleted rows in the files of the database; left out by a host without accounts on it. */
  readonly eraseDeleted?: (owner: string) => Promise<void>;
  /** Tells when synced rows of somebody were written; where left out, who waits for that has to look. */
  readonly syncNews?: SyncNews;
  /** Which host answers. */
  readonly host: "service-worker" | "sync-server";
}

export interface EmbedRequest {
  readonly texts: readonly string[];
  readonly kind: "passage" | "query";
  /** Id of an installed model; null for the built-in embedder. */
  readonly model: string | null;
}

export interface Embedded {
  /** Row after row of `dimensions` values, each of unit length. */
  readonly vectors: Float32Array;
  readonly dimensions: number;
}

/** What a route's handler gets: the host's services and who is asking. */
export interface RequestContext extends Services {
  readonly user: string;
  readonly identity: Identity;
  /** What the request brought along to say who it is. */
  readonly credentials: Credentials;
  /** This host as the caller addresses it, for links in answers; left out where it is not known. */
  readonly origin?: string | undefined;
}

/** Work that outlives a request: processing documents, running evaluations. It finds its work in the store. */
export interface Background {
  /** There may be something to do. Returns at once; work lost with a closed tab or killed process is found again at the next start. */
  wake(): void;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export interface EvaluationFiles {
  /** The file's text, or undefined when there is none. Throws `ApiError` 400 for a path outside the allowed folder. */
  read(path: string): Promise<string | undefined>;
  /** The files of questions in the allowed folder; left out by a host without one. */
  list?(): Promise<readonly { readonly name: string; readonly size: number }[]>;
}

export interface Limits {
  /** Bytes of one uploaded file. */
  readonly uploadBytes: number;
}

/** Owner of everything on a device or server where nobody has an account. */
export const LOCAL_USER = "00000000-0000-4000-8000-000000000001";
export const VERSION = "1.0.0";
