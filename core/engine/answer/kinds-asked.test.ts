import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const MANUAL = `<html><head><title>Tarnkit manual</title></head><body><h1>Tarnkit manual</h1>
<p>Tarnkit draws maps of lakes from soundings, and a layer holds the points that belong together.</p>
<h2>Layer types</h2><dl><dt>Depth layer</dt><dd>Holds the depth of each point.</dd><dt>Shore layer</dt><dd>Holds the outline of the lake.</dd><dt>Name layer</dt><dd>Holds the names of bays.</dd></dl>
<h2>Working with layers</h2><p>A layer can be locked. Layers are drawn from bottom to top.</p>
<h2>Kinds of filters</h2><p>Filters clean the soundings before they are drawn.</p><h3>Median filter</h3><p>It removes single outliers.</p><h3>Tide filter</h3><p>It takes the tide out of the soundings.</p>
<h2>Releasing maps</h2><p>Maps are released as follows.</p><ol><li>Update the date of the release.</li><li>Push the release to the server.</li></ol>
<h2>Versions</h2><p>There are two types of releases - testing and stable.</p>
</body></html>`;

const ask = await askFiles([{ name: "manual.html", type: "html", content: MANUAL }]);
const itemsOf = (content: string): readonly string[] => content.match(/^\d\. .*$/gmu) ?? [];

test.each([
  ["What kinds of layers are there?", ["Depth layer", "Shore layer", "Name layer"]],
  ["What kinds of filters are there?", ["Median filter", "Tide filter"]],
  ["Which types of filter does Tarnkit have?", ["Median filter", "Tide filter"]],
])("%s lists the names of entries and headings %j", async (question, expected) => {
  const items = itemsOf((await ask(question)).content);
  expect(items).toHaveLength(expected.length);
  for (const [at, name] of expected.entries()) expect(items[at]).toContain(name);
});

test("a list on the thing that names no kinds is none of its kinds, and a sentence tells them", async () => {
  const { content } = await ask("What kinds of releases are there?");
  expect(content.split("\n\n")[1]).toContain("two types of releases");
});
