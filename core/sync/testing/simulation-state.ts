import type { History } from "./history.ts";
import type { Device, World } from "./sync-world.ts";

/** All devices keep their rows under this user. */
export const OWNER = "me";

/** What happens on the network during a cycle, at its n-th request. */
export const FAULTS = [
  "none",
  "none",
  "none",
  "lost request",
  "lost reply",
  "duplicate",
  "late duplicate",
  "edit meanwhile",
  "another device meanwhile",
  "collected meanwhile",
  "cut before a write",
  "cut after a write",
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Slot {
  device: Device;
  fault: { kind: Fault; at: number };
  writes: number;
}

export interface Simulation {
  readonly world: World;
  readonly slots: readonly Slot[];
  readonly history: History;
  restored: boolean;
}
