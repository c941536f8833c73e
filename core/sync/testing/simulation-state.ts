import type { LinkRow } from "../merge/sync-tables.ts";
import type { History } from "./history.ts";
import type { Device, World, WorldOptions } from "./sync-world.ts";

/** All devices keep their rows under this user, who is `USER` at the server. */
export const OWNER = "me";
export const USER = "anna";
/** Somebody else at the same server. */
export const OTHER_USER = "ben";
/** Stands in everything that the other one writes. */
export const OTHER_MARK = "only-bens";

/** What happens at the n-th request of a cycle. */
export const NETWORK_FAULTS = [
  "lost request",
  "lost reply",
  "duplicate",
  "late duplicate",
  "edit meanwhile",
  "another device meanwhile",
  "collected meanwhile",
  "clock jumps ahead",
  "clock jumps back",
  "another tab meanwhile",
  "frozen before a request",
  "frozen after a request",
] as const;
/** What happens at the n-th write of a cycle on the device. */
export const DEVICE_FAULTS = ["cut before a write", "cut after a write", "no room on the device"] as const;
/** What happens at the n-th write of the server during a cycle. */
export const SERVER_FAULTS = [
  "server killed before a write",
  "server killed after a write",
  "no room on the server",
] as const;
/** Only for the mutation gate: a server that does not keep to the rules. */
export type BrokenServer = "row left out of a page";

export const FAULTS = ["none", "none", "none", ...NETWORK_FAULTS, ...DEVICE_FAULTS, ...SERVER_FAULTS] as const;
export type Fault = (typeof FAULTS)[number] | BrokenServer;

export interface Slot {
  device: Device;
  fault: { kind: Fault; at: number };
  /** Requests of the cycle, and writes on the device and at the server. */
  requests: number;
  writes: number;
  served: number;
  /** Called when the cycle under way stands still. */
  freezes: (thaw: () => void) => void;
  /** Cycles that stand still in the middle, and what lets them go on. */
  frozen: { readonly cycle: Promise<unknown>; readonly thaw: () => void }[];
  /** I5. Where the cursor was last. */
  last: Pick<LinkRow, "epoch" | "since" | "schema"> | undefined;
}

export interface Simulation {
  readonly options: SimulationOptions;
  readonly world: World;
  readonly slots: readonly Slot[];
  readonly history: History;
  /** Invariants that were broken where nothing could be thrown. */
  readonly broken: string[];
  /** Deaths of the server that nobody has noticed yet. */
  readonly killed: string[];
  /** How often something rare came about, so that a test can tell that it did. */
  readonly reached: Map<string, number>;
}

export interface SimulationOptions extends Omit<WorldOptions, "serverTables"> {
  readonly pageSize?: number;
  /** R43. Devices that begin with the version before, and `SERVER` when the server does. */
  readonly old?: readonly number[];
  /** Adds up what came about, over several runs. */
  readonly reached?: Map<string, number>;
}

export function reach({ reached }: Pick<Simulation, "reached">, what: string): void {
  reached.set(what, (reached.get(what) ?? 0) + 1);
}
