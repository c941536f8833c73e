import { createRoot } from "solid-js";
import { expect, test } from "vitest";
import { createAnsweredElsewhere, tellAnswering } from "./answering.ts";

test("a page without Web Locks is answered, and takes no answer for another tab's", async () => {
  tellAnswering(undefined, "chat", Promise.resolve("an answer"));
  const { isElsewhere, dispose } = createRoot((end) => ({
    isElsewhere: createAnsweredElsewhere(undefined, () => "chat"),
    dispose: end,
  }));
  await Promise.resolve();
  expect(isElsewhere()).not.toBe(true);
  dispose();
});
