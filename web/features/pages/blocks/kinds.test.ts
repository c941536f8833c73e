import { expect, test } from "vitest";
import { pageRoutes } from "#core/workspace/pages/pages.routes.ts";
import { KINDS, withSetting } from "./kinds.ts";

test("a setting is set, and taken away where it is emptied", () => {
  const module = { id: "a", type: "module", props: { size: 3, word: "x" } };
  expect(withSetting(module, "size", 4)).toEqual({ ...module, props: { size: 4, word: "x" } });
  expect(Object.keys(withSetting(module, "size", undefined)["props"] as object)).toEqual(["word"]);
  expect(withSetting({ id: "b", type: "text", text: "x" }, "text", undefined)).toStrictEqual({ id: "b", type: "text" });
});

test("/docs names every type of block and its settings, for pages that scripts make", () => {
  const { description } = pageRoutes.rows.createPage;
  for (const { kind, fields } of KINDS)
    for (const name of [kind, ...fields.map((field) => field.name)])
      expect(description).toMatch(new RegExp(`\\b${name}\\b`));
});
