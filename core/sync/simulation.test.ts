import fc from "fast-check";
import { it } from "vitest";
import { simulate, Steps } from "./testing/simulation.ts";

const RUNS = Number(process.env["SYNC_RUNS"] ?? 150);

it("whatever devices, networks and clocks do, everybody ends with the same, and nothing is lost", async () => {
  await fc.assert(
    fc.asyncProperty(Steps, (steps) => simulate(steps)),
    { numRuns: RUNS },
  );
}, 120_000);
