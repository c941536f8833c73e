import { expect, test } from "vitest";
import type { SettingDefinition } from "#core/workspace/settings/setting.ts";
import { controlFor, fromText, inWords, limitsInWords, toText } from "./setting-value.ts";

const shape = (fields: Partial<SettingDefinition>) =>
  ({ type: "string", validation: {}, tags: [], default_value: null, ...fields }) as SettingDefinition;

test.each([
  [{ type: "boolean" }, true, "switch"],
  [{ type: "string", validation: { enum: ["a", "b"] } }, "a", "choice"],
  [{ type: "number", validation: { enum: [1, 2] } }, 1, "choice"],
  [{ type: "number" }, 3, "number"],
  [{ type: "string" }, "short", "text"],
  [{ type: "string" }, "two\nlines", "long text"],
  [{ type: "string", validation: { max_length: 2000 } }, "", "long text"],
  [{ type: "array" }, ["a", "b"], "lines"],
  [{ type: "array" }, ["a", 1], "json"],
  [{ type: "array", default_value: [{}] }, ["a"], "json"],
  [{ type: "object" }, {}, "json"],
  [{ type: "object", tags: ["secret"] }, "********", "secret"],
] as const)("%j holding %j is changed in: %s", (fields, value, control) => {
  expect(controlFor(shape(fields as Partial<SettingDefinition>), value)).toBe(control);
});

test.each([
  ["text", "string", "plain"],
  ["number", "number", 0.7],
  ["lines", "array", ["one", "two words"]],
  ["json", "object", { a: [1, null] }],
  ["choice", "number", 2],
] as const)("what a %s control shows is read back as it was", (control, type, value) => {
  expect(fromText(control, type, toText(control, value))).toEqual({ value });
});

test("empty lines of a list are no items", () => {
  expect(fromText("lines", "array", " one \n\n two\n")).toEqual({ value: ["one", "two"] });
});

test("what cannot be read is refused in words before anybody is asked", () => {
  expect(fromText("number", "number", " ")).toEqual({ problem: "Write a number." });
  expect(fromText("number", "number", "7 apples")).toEqual({ problem: "Write a number." });
  expect(fromText("json", "object", "{")).toMatchObject({ problem: expect.stringContaining("not JSON") });
  expect(fromText("secret", "number", "abc")).toEqual({ problem: "Write a number." });
});

test("a secret is not put into its control, nor into words", () => {
  expect(toText("secret", "********")).toBe("");
  expect(inWords("********")).toBe("stored");
});

test("values and limits read as a person would say them", () => {
  expect([true, null, "", 1000, ["a", "b"], { a: 1 }].map(inWords)).toEqual([
    "on",
    "none",
    "empty",
    (1000).toLocaleString(),
    "a, b",
    '{"a":1}',
  ]);
  expect(limitsInWords(shape({ type: "number", validation: { min: 1, max: 100 } }))).toBe("1 to 100");
  expect(limitsInWords(shape({ validation: { max_length: 5 } }))).toBe("5 characters at most");
  expect(limitsInWords(shape({ type: "array", validation: { min_length: 2 } }))).toBe("2 items or more");
});
