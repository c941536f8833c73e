import { describe, expect, test } from "vitest";
import type { ParsedDocument } from "../../../parsed-document.ts";
import { createTaggedPrinter, tag } from "../../testing/print-tagged.ts";

const blocksOf = ({ text, blocks }: ParsedDocument) =>
  blocks.map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe("the tags of a page", () => {
  test("tell headings that look like the text below them", async () => {
    const { lineAt, read } = createTaggedPrinter();
    const parsed = await read(
      tag("H1", lineAt(1, { text: "What the tenant pays", y: 100 })),
      tag("H3", lineAt(1, { text: "rent and heating", y: 114 })),
      tag(
        "P",
        lineAt(1, { text: "The rent is due on the first day of each month, and heating", y: 128 }),
        lineAt(1, { text: "with it.", y: 142 }),
      ),
    );
    expect(blocksOf(parsed)).toEqual([
      ["heading", "What the tenant pays"],
      ["heading", "rent and heating"],
      ["paragraph", "The rent is due on the first day of each month, and heating with it."],
    ]);
    expect(parsed.blocks.map(({ level }) => level)).toEqual([1, 3, undefined]);
  });

  test("tell the items of a list whose bullets are drawn", async () => {
    const { lineAt, read } = createTaggedPrinter();
    const item = (y: number, ...texts: readonly string[]) =>
      tag("LI", tag("Lbl"), tag("LBody", ...texts.map((text, at) => tag("P", lineAt(1, { text, y: y + at * 14 })))));
    const parsed = await read(
      tag("L", item(100, "two towels"), item(114, "a blanket", "of wool or of cotton"), item(142, "soap")),
    );
    expect(blocksOf(parsed)).toEqual([
      ["list_item", "two towels"],
      ["list_item", "a blanket"],
      ["paragraph", "of wool or of cotton"],
      ["list_item", "soap"],
    ]);
  });

  test("part paragraphs that stand close", async () => {
    const { lineAt, read } = createTaggedPrinter();
    const first = [
      "The landlord keeps the roof and the walls in good repair at all times and",
      "paints the stairs every fifth year, at the latest in the sixth of them.",
    ];
    const parsed = await read(
      tag("P", ...first.map((text, at) => lineAt(1, { text, y: 100 + at * 14 }))),
      tag("P", lineAt(1, { text: "The tenant keeps the windows clean.", y: 128 })),
    );
    expect(blocksOf(parsed)).toEqual([
      ["paragraph", first.join(" ")],
      ["paragraph", "The tenant keeps the windows clean."],
    ]);
  });

  test("part the boxes that a browser printed, which have no role", async () => {
    const { lineAt, read } = createTaggedPrinter();
    const box = (y: number, text: string) => tag("NonStruct", tag("NonStruct", lineAt(1, { text, y })));
    const parsed = await read(
      box(100, "The deposit"),
      box(114, "is held by the letting agent and paid back within ten days of"),
      box(128, "Inventory"),
    );
    expect(blocksOf(parsed)).toHaveLength(3);
  });

  test("are not believed where each printed line is a paragraph", async () => {
    const { lineAt, read } = createTaggedPrinter();
    const lines = [
      "The landlord keeps the roof and the walls in good repair at all times. He",
      "Also paints the stairs every fifth year, and the cellar.",
    ];
    const parsed = await read(...lines.map((text, at) => tag("P", lineAt(1, { text, y: 100 + at * 14 }))));
    expect(blocksOf(parsed)).toEqual([["paragraph", lines.join(" ")]]);
  });

  test("may leave out text of the page", async () => {
    const { lineAt, print, read } = createTaggedPrinter();
    print(1, { text: "Hollis & Reed Solicitors", y: 60 });
    const parsed = await read(tag("P", lineAt(1, { text: "Dear Ms Ellingham,", y: 120 })));
    expect(parsed.text).toContain("Hollis & Reed Solicitors");
  });
});
