import { expect, it } from "vitest";
import { MUTANTS, simulationOf, type Rule } from "./testing/mutants.ts";
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
const thaw: Moment = [{ do: "collect", force: false }, 7];
const skew = (device: number, by: number): Moment => [{ do: "skew", device, by }, 7];
const DAY = 86_400_000;

/** For each rule a history, found by the simulation or by thinking, that goes well with it and wrong without it. */
const WITNESSES: Readonly<Record<Rule, readonly Moment[]>> = {
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
  forwardOnlyIfSeen: [sync(1), make(0), sync(0), make(1), sync(1)],
  knownRowsOnly: [make(0), sync(0), sync(1), edit(1), erase(0), sync(0), forgetAll, sync(1)],
  deletedStays: [make(0), sync(0), edit(0), erase(0), sync(0)],
  losersKept: [make(0), sync(0), sync(1), edit(0), edit(1), sync(0), sync(1)],
  clockSees: [sync(1), make(0), skew(1, -DAY), sync(0), sync(1), edit(1)],
  inOrder: [skew(0, DAY), make(0), make(0), sync(0)],
  // Whichever write of the cycle it is.
  pageAtOnce: [
    sync(1),
    ...[1, 2, 3, 4, 5].flatMap((at) => [make(0), sync(0), sync(1, "no room on the device", at), sync(1)]),
  ],
  fence: [sync(1), make(0), sync(0), sync(1, "frozen after a request", 0), make(0), sync(0), sync(1), thaw],
  heal: [make(0), sync(0), [{ do: "snapshot" }, 7], make(0), sync(0), [{ do: "restore" }, 7], sync(0)],
  digest: [make(0), sync(0), make(0), sync(0), sync(1, "row left out of a page", 1)],
  strangers: [make(0), sync(0), sync(2)],
  ties: [
    make(1),
    [{ do: "fork", device: 1, onto: 2, writes: false }, 0],
    edit(1, "b", 0),
    edit(2, "b", 0),
    sync(1),
    sync(2),
  ],
};

it.each(Object.entries(WITNESSES))(
  "a history goes well with the rule “%s” and wrong without it",
  async (rule, steps) => {
    // R43 needs a device with the version before.
    const old = rule === "strangers" ? [2] : [];
    await simulate(steps, { old });
    const without = await simulationOf(MUTANTS[rule as Rule]);
    await expect(without(steps, { old })).rejects.toThrow(/^I\d/);
  },
);

it("a copy without changes behaves as the sources do", async () => {
  const same = await simulationOf([]);
  await same(WITNESSES.heal);
});
