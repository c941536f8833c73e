import { expect, test } from "vitest";
import { outline, parseAs } from "../testing/setup.ts";

const read = async (...lines: string[]) => outline(await parseAs("md", new TextEncoder().encode(lines.join("\n"))));

test("of the marks of an aside its title is read", async () => {
  expect(await read("Before.", "", ":::tip When to descale", "Every month.", ":::", "", "After.")).toEqual([
    "paragraph: Before.",
    "paragraph: When to descale",
    "paragraph: Every month.",
    "paragraph: After.",
  ]);
  expect(await read("::: warning", "Hot!", ":::")).toEqual(["paragraph: Hot!"]);
  expect(await read("::: {.note #lime}", "Lime.", ":::")).toEqual(["paragraph: Lime."]);
  expect(await read(":::note[Lime]{open}", "Scale.", ":::")).toEqual(["paragraph: Lime", "paragraph: Scale."]);
  expect(await read("> [!NOTE]", "> Unplug it.")).toEqual(["quote: Unplug it."]);
  expect(await read("> [!tip]- Cold water", "> Rinse twice.")).toEqual(["quote: Cold water", "quote: Rinse twice."]);
});

test("an aside in a list stays in its item", async () => {
  expect(await read("- Fill it.", "", "  :::note", "  Not above the mark.", "  :::", "- Boil it.")).toEqual([
    "list_item1: Fill it.",
    "list_item1: Not above the mark.",
    "list_item1: Boil it.",
  ]);
});

test("imports of MDX are no text, and those in code and prose are", async () => {
  expect(await read("import Tabs from '@theme/Tabs';", "", "Import duties from China rose.")).toEqual([
    "paragraph: Import duties from China rose.",
  ]);
  expect(await read("```js", "import Tabs from '@theme/Tabs';", ":::tip", "```")).toEqual([
    "code: import Tabs from '@theme/Tabs';\n:::tip",
  ]);
});

test("the name of a tab stands above what it shows", async () => {
  const tab = (name: string, text: string) => [
    `  <TabItem value="${name}" label="${name}" default>`,
    "",
    text,
    "",
    "  </TabItem>",
  ];
  expect(await read("<Tabs>", ...tab("macOS", "Use brew."), ...tab("Windows", "Use choco."), "</Tabs>")).toEqual([
    "paragraph: macOS",
    "paragraph: Use brew.",
    "paragraph: Windows",
    "paragraph: Use choco.",
  ]);
});
