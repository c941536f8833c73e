import { expect, test } from "vitest";
import { categoryName, groupSettings, instancesOf, ownValue } from "./group-settings.ts";
import type { SettingDefinition, SettingInstance } from "#core/workspace/settings/setting.ts";

const definition = (id: string, category: string, fields: Partial<SettingDefinition> = {}) =>
  ({
    id,
    name: id,
    description: "",
    category,
    tags: [],
    allowed_scopes: ["user"],
    ...fields,
  }) as unknown as SettingDefinition;
const instance = (fields: Partial<SettingInstance>) =>
  ({ definition_id: "a", name: "a", scope: "user", page_id: null, ...fields }) as SettingInstance;

test("settings stand under their categories, those of another scope left out", () => {
  const list = [
    definition("b", "search"),
    definition("a", "answers"),
    definition("p", "search", { allowed_scopes: ["page"] }),
  ];
  const groups = groupSettings(list, { scope: "user", words: "" });
  expect(groups.map(({ category, definitions }) => [category, definitions.map(({ id }) => id)])).toEqual([
    ["answers", ["a"]],
    ["search", ["b"]],
  ]);
  expect(groupSettings(list, { scope: "page", words: "" })).toHaveLength(1);
});

test("all words must stand in a setting, wherever in it", () => {
  const list = [definition("x", "search", { name: "Relevance", description: "Passages scored lower are left out" })];
  expect(groupSettings(list, { scope: "user", words: "PASSAGES relevance" })).toHaveLength(1);
  expect(groupSettings(list, { scope: "user", words: "passages theme" })).toEqual([]);
});

test("a value counts for its own place only", () => {
  const mine = instance({});
  const page = instance({ scope: "page", page_id: "p" });
  const all = [instance({ definition_id: "b" }), page, instance({ scope: "system" }), mine];
  expect(instancesOf(all, { id: "a" }, { scope: "user", page_id: null })).toEqual([mine]);
  expect(instancesOf(all, { id: "a" }, { scope: "page", page_id: "p" })).toEqual([page]);
});

test("a category written for programs reads as words", () => {
  expect(categoryName("page_layout")).toBe("Page layout");
  expect(categoryName("")).toBe("Other");
});

test("only what a person changed for themselves is their own", () => {
  const definitions = [definition("a", "search", { default_value: 5 })];
  expect(ownValue(definitions, [instance({ value: 12 })], "a")).toBe(12);
  expect(ownValue(definitions, [instance({ value: 5 })], "a")).toBeUndefined();
  expect(ownValue(definitions, [instance({ value: 12, scope: "system" })], "a")).toBeUndefined();
  expect(ownValue(definitions, [], "a")).toBeUndefined();
  expect(ownValue([], [instance({ value: 12 })], "a")).toBeUndefined();
});
