import type { Machine } from "./local/machine.ts";
import type { JobDeps } from "../work/jobs.ts";
import type { ModelServers } from "./remote/model-servers.ts";

export interface ModelServersPort {
  readonly modelServers: ModelServers;
}

export interface MachinePort {
  /** What this host's machine can run; not known where left out. */
  readonly machine?: Machine;
}

export interface EmbedderPort {
  /** Queues the job that tells how far the user's documents are being read again, after another embedder came into use. */
  readonly embedderChanged: (deps: JobDeps, user: string) => Promise<void>;
}
