import { expect, test } from "vitest";
import { withoutWikiLinks } from "./wiki-links.ts";

test.each([
  ["See [[Kettles]].", "See Kettles."],
  ["See [[Kettles|the pot]].", "See the pot."],
  ["[[Kettles#Descaling]] and [[#Descaling]]", "Kettles › Descaling and Descaling"],
  ["[[Kettles#^3f2a]]", "Kettles"],
  ["![[kettle.png|300x200]]", "kettle.png"],
  ["![[Kettles]]", "Kettles"],
  ["[[1]] and [[]] and [x]", "[[1]] and [[]] and [x]"],
  ["[[not closed", "[[not closed"],
])("%s reads as %s", (written, read) => {
  expect(withoutWikiLinks(written)).toBe(read);
});
