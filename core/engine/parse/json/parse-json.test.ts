import { expect, test } from "vitest";
import { parseAs } from "../testing/setup.ts";

test("a file with one value on each line is read as a list of them", async () => {
  const { text, warnings } = await parseAs("json", '{"name":"Ada"}\n{"name":"Bob"}\n');
  expect(JSON.parse(text)).toEqual([{ name: "Ada" }, { name: "Bob" }]);
  expect(warnings).toEqual([]);
});

test("a file with comments is read as it is, which is told", async () => {
  const { text, warnings } = await parseAs("json", '{\n  // of the server\n  "port": 8081,\n}\n');
  expect(text).toBe('{\n  // of the server\n  "port": 8081,\n}');
  expect(warnings[0]).toMatch(/^This file is not valid JSON and was read as text: /u);
});
