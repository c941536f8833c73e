import { expect, test } from "vitest";
import { withSetting } from "./kinds.ts";

test("a setting is set, and taken away where it is emptied", () => {
  const module = { id: "a", type: "module", props: { size: 3, word: "x" } };
  expect(withSetting(module, "size", 4)).toEqual({ ...module, props: { size: 4, word: "x" } });
  expect(Object.keys(withSetting(module, "size", undefined)["props"] as object)).toEqual(["word"]);
  expect(withSetting({ id: "b", type: "text", text: "x" }, "text", undefined)).toStrictEqual({ id: "b", type: "text" });
});
