import { expect, test } from "vitest";
import { parseAs } from "../testing/setup.ts";

test("a file with one value on each line is read as a list of them", async () => {
  const { text, warnings } = await parseAs("json", '{"name":"Ada"}\n{"name":"Bob"}\n');
  expect(JSON.parse(text)).toEqual([{ name: "Ada" }, { name: "Bob" }]);
  expect(warnings).toEqual([]);
});

test("a file with a line that is no JSON is refused", async () => {
  await expect(parseAs("json", '{"name":"Ada"}\n{"name":\n')).rejects.toThrow(/^This file is not valid JSON: /u);
});
