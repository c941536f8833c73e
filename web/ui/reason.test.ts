import { expect, it } from "vitest";
import { reasonOf } from "./reason.ts";

it.each([
  [{ words: ["Lens", "lens", "turn"], similarity: 0.5 }, "Matching words: lens, turn · similar meaning"],
  [{ words: ["lens"], similarity: 0.1 }, "Matching words: lens"],
  [{ words: [], similarity: 0.2 }, "Similar meaning"],
  [{ words: [], similarity: null }, "Taken from the whole document"],
])("says why a passage was found: %j", (why, reason) => {
  expect(reasonOf(why)).toBe(reason);
});
