import { expect, it } from "vitest";
import { createLoop } from "./background-loop.ts";

it("stays stopped when it is woken afterwards, and is idle", async () => {
  let steps = 0;
  const loop = createLoop(
    () => undefined,
    async () => {
      steps++;
      return false;
    },
  );
  loop.wake();
  await loop.idle();
  await loop.stop();
  loop.wake();
  await loop.idle();
  expect(steps).toBe(1);
});
