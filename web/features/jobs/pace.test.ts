import { describe, expect, it } from "vitest";
import type { Job } from "#core/api/job-kinds.ts";
import { createPaces, timeWords } from "./pace.ts";

function setup() {
  const time = { now: 0 };
  const paces = createPaces(() => time.now);
  const at = (seconds: number, progress_percent: number, message: string | null = null, attempt = 1) => {
    time.now = seconds * 1000;
    return paces.of({ id: "a", status: "running", attempt, progress_percent, message } as Job);
  };
  return { at, paces };
}

describe("the pace of a job", () => {
  it("is told in its own units, with the time left, once there is something to measure", () => {
    const { at } = setup();
    expect(at(0, 10, "1.0 of 10.0 MB")).toEqual({ percent: 10, rate: undefined, left: undefined });
    expect(at(4, 50, "5.0 of 10.0 MB")).toEqual({ percent: 50, rate: "1 MB/s", left: "about 5 seconds left" });
  });

  it("never goes back within an attempt, and begins anew with the next", () => {
    const { at } = setup();
    at(0, 40);
    expect(at(1, 20).percent).toBe(40);
    expect(at(2, 3, null, 2).percent).toBe(3);
  });

  it("says nothing of a speed that is another work's", () => {
    const { at } = setup();
    at(0, 10, "Reading: 1 of 10 pages");
    at(3, 30, "Reading: 6 of 10 pages");
    expect(at(6, 50, "Embedding: 3 of 90 chunks")).toMatchObject({ rate: undefined, left: undefined });
    expect(at(9, 60, "Embedding: 33 of 90 chunks").rate).toBe("10 passages/s");
  });

  it("forgets what was long ago, so that a stall shows", () => {
    const { at } = setup();
    at(0, 10, "10 of 100 files");
    at(10, 20, "20 of 100 files");
    expect(at(31, 20, "20 of 100 files")).toEqual({ percent: 20, rate: undefined, left: undefined });
  });

  it("rounds time as a forecast deserves", () => {
    expect([2, 31, 65, 600, 3700, 9000].map(timeWords)).toEqual([
      "a few seconds left",
      "about 35 seconds left",
      "about a minute left",
      "about 10 minutes left",
      "about an hour left",
      "about 3 hours left",
    ]);
  });
});
