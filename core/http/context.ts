import type { HostBlobs } from "../storage/blobs.ts";
import type { Store } from "../storage/store.ts";
import type { Clock } from "../storage/time.ts";
import type { RowTags } from "./row-tags.ts";
import type { Credentials, Identity } from "./caller.ts";

/** What every host provides. What else one provides is in the `ports.ts` of the folder that says what it is for. */
export interface HostPort {
  readonly store: Store;
  readonly blobs: HostBlobs;
  readonly clock: Clock;
  readonly limits: Limits;
  /** Which host answers. */
  readonly host: "service-worker" | "sync-server";
}

export interface Limits {
  /** Bytes of one uploaded file. */
  readonly uploadBytes: number;
}

/** What every route's handler gets; `endpointWith` adds the ports that a file of routes names. */
export interface RequestContext extends HostPort {
  readonly tags: RowTags;
  readonly user: string;
  readonly identity: Identity;
  /** What the request brought along to say who it is. */
  readonly credentials: Credentials;
  /** This host as the caller addresses it, for links in answers; left out where it is not known. */
  readonly origin?: string | undefined;
}
