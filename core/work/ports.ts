import type { JobKinds } from "./job-kind.ts";

export interface BackgroundPort {
  readonly background: Background;
}

export interface JobKindsPort {
  readonly jobKinds: JobKinds;
}

/** Work that outlives a request: processing documents, running evaluations. It finds its work in the store. */
export interface Background {
  /** There may be something to do. Returns at once; work lost with a closed tab or killed process is found again at the next start. */
  wake(): void;
}
