import { expect, test } from "vitest";
import { createLookUp, type Entry } from "./look-up.ts";

const entry = (group: string, title: string): Entry => ({
  id: title,
  group,
  title,
  icon: "file",
  run: () => undefined,
});

test("finds by beginnings of words and forgives a slip, each group together", () => {
  const find = createLookUp([
    entry("Commands", "New chat"),
    entry("Documents", "Annual report 2024.pdf"),
    entry("Documents", "Archive.pdf"),
  ]);
  expect(find("rep").map(({ title }) => title)).toEqual(["Annual report 2024.pdf"]);
  expect(find("archve").map(({ title }) => title)).toEqual(["Archive.pdf"]);
  expect(find("").map(({ group }) => group)).toEqual(["Commands", "Documents", "Documents"]);
});
