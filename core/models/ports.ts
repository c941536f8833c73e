import type { Machine } from "./local/machine.ts";
import type { ModelServers } from "./remote/model-servers.ts";

export interface ModelServersPort {
  readonly modelServers: ModelServers;
}

export interface MachinePort {
  /** What this host's machine can run; not known where left out. */
  readonly machine?: Machine;
}
