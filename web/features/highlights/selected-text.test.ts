import { expect, it } from "vitest";
import { upright } from "./selected-text.ts";

/** A place near the top left corner of the upright page, as it is seen after quarter turns to the right. */
it.each([
  [0, 0.2, 0.1],
  [1, 0.9, 0.2],
  [2, 0.8, 0.9],
  [3, 0.1, 0.8],
])("a place on a page after %s quarter turns is the same place of the upright page", (turns, across, down) => {
  const { x, y } = upright(across, down, turns);
  expect([x, y]).toEqual([expect.closeTo(0.2), expect.closeTo(0.1)]);
});
