import { expect, test } from "vitest";
import { blockName, isText, moved, withBlock, withoutBlock } from "./blocks.ts";

const blocks = [{ type: "text", text: "one" }, { component_id: "clock" }, { type: "text", text: "two" }];

test("only what a person wrote is a text", () => {
  expect(blocks.map(isText)).toEqual([true, false, true]);
  expect(isText({ type: "text" })).toBe(false);
});

test("blocks change places, and not beyond the ends", () => {
  expect(moved(blocks, 0, 1).map(blockName)).toEqual(["clock", "text", "text"]);
  expect(moved(blocks, 0, -1)).toEqual(blocks);
  expect(moved(blocks, 2, 1)).toEqual(blocks);
});

test("changing or taking away one leaves the others as they are", () => {
  expect(withBlock(blocks, 1, { name: "Big clock" })).toEqual([blocks[0], { name: "Big clock" }, blocks[2]]);
  expect(withoutBlock(blocks, 1)).toEqual([blocks[0], blocks[2]]);
  expect(blockName({})).toBe("A module");
});
