import fc from "fast-check";
import { FAULTS, type Fault } from "./simulation-state.ts";

export const DEVICES = 3;
/** The server's number among those that can be upgraded. */
export const SERVER = DEVICES;

export type Step =
  | { readonly do: "make" | "label" | "evict" | "upgrade"; readonly device: number }
  | { readonly do: "edit"; readonly device: number; readonly pick: number; readonly field: "a" | "b" }
  | { readonly do: "delete"; readonly device: number; readonly pick: number }
  | { readonly do: "undelete"; readonly device: number; readonly pick: number }
  | { readonly do: "name"; readonly device: number; readonly pick: number; readonly name: string }
  | { readonly do: "sync"; readonly device: number; readonly fault: Fault; readonly at: number }
  | { readonly do: "fork"; readonly device: number; readonly onto: number; readonly writes: boolean }
  | { readonly do: "skew"; readonly device: number; readonly by: number }
  | { readonly do: "collect"; readonly force: boolean }
  | { readonly do: "snapshot" | "restore" | "somebody else" };

const DAY = 86_400_000;
/** Milliseconds that a server lets a clock be ahead. */
export const DRIFT = 3_000;

const device = fc.nat(DEVICES - 1);
const pick = fc.nat(20);
const of = <Kind extends Step["do"]>(kind: Kind) => fc.constant(kind);

const Step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: of("make"), device }) },
  { weight: 1, arbitrary: fc.record({ do: of("label"), device }) },
  { weight: 7, arbitrary: fc.record({ do: of("edit"), device, pick, field: fc.constantFrom("a" as const, "b") }) },
  { weight: 2, arbitrary: fc.record({ do: of("delete"), device, pick }) },
  { weight: 1, arbitrary: fc.record({ do: of("undelete"), device, pick }) },
  { weight: 1, arbitrary: fc.record({ do: of("name"), device, pick, name: fc.constantFrom("n", "m") }) },
  {
    weight: 11,
    arbitrary: fc.record({ do: of("sync"), device, fault: fc.constantFrom(...FAULTS), at: fc.nat(6) }),
  },
  { weight: 2, arbitrary: fc.record({ do: of("collect"), force: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: of("fork"), device, onto: device, writes: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: of("evict"), device }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: of("skew"), device, by: fc.constantFrom(-DAY, 0, DRIFT, DAY) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("snapshot" as const, "restore", "somebody else") }) },
);

/** Time passes between steps, or does not: then two copies of a device make the same stamps. */
const timed = (step: fc.Arbitrary<Step>) =>
  fc.array(fc.tuple(step, fc.constantFrom(0, 7)), { minLength: 4, maxLength: 40 });

export type Moment = readonly [Step, number];
export const Steps = timed(Step);

/** Histories in which some begin with the version before, and go over to this one at some time. */
export const VersionedSteps = timed(
  fc.oneof(
    { weight: 9, arbitrary: Step },
    { weight: 1, arbitrary: fc.record({ do: of("upgrade"), device: fc.nat(SERVER) }) },
  ),
);
export const Old = fc.subarray([0, 1, 2, SERVER]);
