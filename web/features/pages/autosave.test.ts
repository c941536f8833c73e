import { expect, test } from "vitest";
import { createAutosave } from "./autosave.ts";

test("only the last of what was written in a pause is saved", async () => {
  const saved: string[] = [];
  const autosave = createAutosave({ save: async (value: string) => saved.push(value), pause: 60_000 });
  autosave.later("a");
  autosave.later("ab");
  expect(autosave.state().phase).toBe("waiting");
  await autosave.now();
  expect(saved).toEqual(["ab"]);
  expect(autosave.state().phase).toBe("saved");
  await autosave.now();
  expect(saved).toEqual(["ab"]);
});

test("what is written while something is being saved is saved after it", async () => {
  const saved: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const autosave = createAutosave({
    save: async (value: string) => {
      if (value === "a") await promise;
      saved.push(value);
    },
    pause: 60_000,
  });
  autosave.later("a");
  const first = autosave.now();
  autosave.later("b");
  resolve();
  await first;
  expect(saved).toEqual(["a", "b"]);
});

test("what could not be saved says why and is saved when it is tried again", async () => {
  let isBroken = true;
  const saved: string[] = [];
  const autosave = createAutosave({
    save: async (value: string) => {
      if (isBroken) throw new Error("No room.");
      saved.push(value);
    },
    pause: 60_000,
  });
  autosave.later("a");
  await autosave.now();
  expect(autosave.state()).toEqual({ phase: "failed", reason: "No room." });
  isBroken = false;
  await autosave.now();
  expect(saved).toEqual(["a"]);
});
