import { expect, it } from "vitest";
import { ALL_RULES, type SyncRules } from "./rules.ts";
import { simulate } from "./testing/simulation.ts";
import type { Moment, Step } from "./testing/steps.ts";

const make = (device: number): Moment => [{ do: "make", device }, 7];
const edit = (device: number, field: "a" | "b" = "a", time = 7): Moment => [
  { do: "edit", device, pick: 0, field },
  time,
];
const erase = (device: number): Moment => [{ do: "delete", device, pick: 0 }, 7];
const sync = (device: number, fault: Extract<Step, { do: "sync" }>["fault"] = "none", at = 0): Moment => [
  { do: "sync", device, fault, at },
  7,
];
const forgetAll: Moment = [{ do: "collect", force: true }, 7];

/** For each rule a history, found by the simulation or by thinking, that goes well with it and wrong without it. */
const WITNESSES: Readonly<Partial<Record<keyof SyncRules, readonly Moment[]>>> = {
  lastPage: [make(0), sync(0), make(1), erase(1), sync(1), edit(0), edit(0), forgetAll],
  floor: [make(1), sync(1), sync(0), erase(1), sync(1), make(2), sync(2), forgetAll, sync(0)],
  fullFloor: [
    make(0),
    make(0),
    make(0),
    make(0),
    sync(0),
    sync(1),
    erase(0),
    sync(0),
    forgetAll,
    sync(1, "another device meanwhile", 2),
  ],
  separateFlight: [sync(2), make(2), sync(2, "edit meanwhile", 0)],
  replay: [make(0), sync(0, "late duplicate", 1), sync(1), erase(1), sync(1), sync(0), forgetAll],
  forwardOnlyIfSeen: [make(0), sync(0), make(1), sync(1)],
  knownRowsOnly: [make(0), sync(0), sync(1), edit(1), erase(0), sync(0), forgetAll, sync(1)],
  ties: [make(1), [{ do: "fork", device: 1, onto: 2 }, 0], edit(1, "b", 0), edit(2, "b", 0), sync(1), sync(2)],
};

it.each(Object.entries(WITNESSES))(
  "a history goes well with the rule “%s” and wrong without it",
  async (rule, steps) => {
    await simulate(steps);
    await expect(simulate(steps, { rules: { ...ALL_RULES, [rule]: false } })).rejects.toThrow(/^I\d/);
  },
);
