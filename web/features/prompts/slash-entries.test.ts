import { expect, test } from "vitest";
import { listEntries, replaceSlash, slashQuery } from "./slash-entries.ts";

const prompt = (name: string, text = `Text of ${name}`) => ({ id: name, name, text, created_at: "", updated_at: "" });

test("a slash counts only where it begins a line", () => {
  expect(slashQuery("/su")).toBe("su");
  expect(slashQuery("Read this.\n/")).toBe("");
  for (const text of ["km/h", "What is the price in € /", "/one/two", "/a\nb", `/${"x".repeat(41)}`])
    expect(slashQuery(text)).toBeUndefined();
});

test("names that begin with the letters come first, and prompts before commands", () => {
  const names = (query: string) =>
    listEntries(query, [prompt("Weekly summary"), prompt("Summary")]).map(({ name }) => name);
  expect(names("su")).toEqual(["Summary", "Weekly summary"]);
  expect(names("")).toEqual(["Weekly summary", "Summary", "sources", "everything", "new", "prompts", "save"]);
  expect(names("s")).toEqual(["Summary", "sources", "save", "Weekly summary", "prompts"]);
  expect(names("nothing")).toEqual([]);
});

test("the prompt takes the place of the slash, and what is written around it stays", () => {
  expect(replaceSlash("Hello\n/su rest", 9, "Summarise. ")).toEqual({ text: "Hello\nSummarise.  rest", at: 17 });
  expect(replaceSlash("/", 1, "")).toEqual({ text: "", at: 0 });
});
