import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("work begins when what was given before it has ended, also where that failed", async () => {
  const inTurn = createTurns();
  const seen: string[] = [];
  const { promise, reject } = Promise.withResolvers<void>();
  const first = inTurn(async () => {
    seen.push("first begins");
    await promise;
  });
  const second = inTurn(async () => {
    seen.push("second");
    return 2;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toEqual(["first begins"]);
  reject(new Error("broken"));
  await expect(first).rejects.toThrow("broken");
  expect(await second).toBe(2);
  expect(seen).toEqual(["first begins", "second"]);
});
