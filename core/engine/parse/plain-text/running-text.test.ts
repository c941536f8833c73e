import { describe, expect, test } from "vitest";
import { parseAs } from "../testing/setup.ts";

async function blocksOf(text: string): Promise<string[]> {
  const document = await parseAs("txt", text);
  return document.blocks.map(({ kind, start, end }) => `${kind}: ${document.text.slice(start, end)}`);
}

describe("indented plain text", () => {
  test("is paragraphs with single spaces, and words that lines part are whole", async () => {
    expect(
      await blocksOf(
        "          The keeper lights the lamp  at  dusk  and  trims  its wick be-\n     fore midnight.  On a well-lit night the  lamp  may  stay  out  for well-\n     lit water.",
      ),
    ).toEqual([
      "paragraph: The keeper lights the lamp at dusk and trims its wick before midnight. On a well-lit night the lamp may stay out for well-lit water.",
    ]);
  });

  test("keeps the name of an entry in its line, and a sign that Markdown would take for a mark", async () => {
    expect(
      await blocksOf(
        "     Draught\n          How deep the keel lies below the water when the boat\n          is empty.\n\n     #    A lock, or a weir that boats are pulled over by hand.\n\n     w    Weigh the anchor and set the small sail.",
      ),
    ).toEqual([
      "paragraph: Draught\nHow deep the keel lies below the water when the boat is empty.",
      "paragraph: # A lock, or a weir that boats are pulled over by hand.",
      "paragraph: w Weigh the anchor and set the small sail.",
    ]);
  });

  test("keeps lines that are no filled ones apart", async () => {
    expect(
      await blocksOf(
        "    Boats that the lock takes in summer and autumn:\n    Skiffs and punts of the rowing club\n    Barges\n    Canoes and kayaks of guests, if they wait",
      ),
    ).toEqual([
      "paragraph: Boats that the lock takes in summer and autumn:\nSkiffs and punts of the rowing club\nBarges\nCanoes and kayaks of guests, if they wait",
    ]);
  });

  test("keeps the lines of verse", async () => {
    const verse =
      "The keeper climbs the stair at night\nWith oil and wick and match in hand\nAnd lights the lamp, and from its light\nThe boats take heart and come to land.";
    const [block] = await blocksOf(verse.replaceAll(/^/gmu, "        "));
    expect(block).toBe(`paragraph: ${verse}`);
  });

  test.each([
    ["a command below a line that introduces it", "Open the gate with:\n\n    Gate --open north\n"],
    ["code", "Then comes this:\n\n    if (level > 3) {\n      open(gate);\n    }\n"],
    ["a drawing", "The lock:\n\n    +------+------+\n    |  up  | down |\n    +------+------+\n"],
  ])("stays code where it is %s", async (_, text) => {
    expect((await blocksOf(text)).some((block) => block.startsWith("code: "))).toBe(true);
  });
});

describe("numbered lines above texts of a file without headings", () => {
  const text = (about: string) =>
    `The part about ${about} is told by those who have worked at the lock for many years, and it was read again by the keepers of the other two locks.`;

  test("are headings, with those below them", async () => {
    const blocks = await blocksOf(
      [
        "1. Boats",
        text("boats"),
        "2. Water",
        "2.1. Levels",
        text("levels"),
        "3. Winter",
        text("winter"),
        "4. Fees.",
        text("fees"),
      ].join("\n\n"),
    );
    expect(blocks.filter((block) => block.startsWith("heading"))).toEqual([
      "heading: 1. Boats",
      "heading: 2. Water",
      "heading: 2.1. Levels",
      "heading: 3. Winter",
      "heading: 4. Fees.",
    ]);
  });

  test("are none where they do not count up", async () => {
    const blocks = await blocksOf(
      ["1. Boats", text("boats"), "1. Water", text("water"), "1. Fees", text("fees")].join("\n\n"),
    );
    expect(blocks.some((block) => block.startsWith("heading"))).toBe(false);
  });
});
