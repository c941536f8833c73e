import { expect, test } from "vitest";
import { droppedModules } from "./dropped-modules.ts";

test("modules that the next version lacks are told by their names for people", () => {
  const before = [
    { name: "A", display_name: "The first" },
    { name: "B", display_name: "The second" },
  ];
  expect(droppedModules(before, [{ name: "A" }, { name: "C" }])).toEqual(["The second"]);
});
