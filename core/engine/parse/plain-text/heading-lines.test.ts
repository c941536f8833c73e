import { describe, expect, test } from "vitest";
import { outline, parseAs } from "../testing/setup.ts";

const about = (matter: string) =>
  `The keeper writes in the book of the station what there is to say about ${matter}, so that whoever comes after has it at hand and need not ask.`;

const headingsOf = async (...paragraphs: readonly string[]): Promise<string[]> =>
  outline(await parseAs("txt", paragraphs.join("\n\n"))).filter((line) => line.startsWith("heading"));

const titleOf = async (text: string): Promise<string | null> => (await parseAs("txt", text)).title;

describe("headings of plain text", () => {
  test("are lines with numbers that count up, with those that go on from them", async () => {
    const lines = ["1. Lamp", about("the lamp"), "1.1. wick_trim", about("wicks"), "1.2. wick_oil", "Short."];
    expect(await headingsOf(...lines, "2. Horn", about("the horn"), "3. Boats", "None.")).toEqual([
      "heading1: 1. Lamp",
      "heading2: 1.1. wick_trim",
      "heading2: 1.2. wick_oil",
      "heading1: 2. Horn",
      "heading1: 3. Boats",
    ]);
  });

  test("are lines that call themselves a part, though the text below is short", async () => {
    const clause = (number: number, name: string) =>
      `§ ${number} ${name}\nDie ${name} beginnt am 1. April und endet im Herbst.`;
    expect(await headingsOf("MIETVERTRAG", clause(1, "Miete"), clause(2, "Kaution"), clause(3, "Haltung"))).toEqual([
      "heading1: § 1 Miete",
      "heading1: § 2 Kaution",
      "heading1: § 3 Haltung",
    ]);
    const article = (number: number) => `Article ${number}: Boats\n\nThe boats of the club lie at pier ${number}.`;
    expect(await headingsOf(article(1), article(2), article(3))).toHaveLength(3);
    expect(await headingsOf("Section 3 of the law says so.", "Article 9 was quoted.", "Section 4 was not.")).toEqual(
      [],
    );
  });

  test("with numbers go on above short texts, tables and clauses, with or without an empty line", async () => {
    const rows = ["    Boat     Owner     Berth", "    Heron    Ida Lund     12", "    Puffin   Kai Moe      14"];
    const clauses = [
      "2.1 The rope of the bell was changed, and the old",
      "    one went to the museum.",
      "2.2 No rats.",
    ];
    const headings = await headingsOf(
      "1. MINUTES OF THE MEETING BEFORE THIS (3 May)\nThe minutes were read, and nobody had a word to say.",
      ["2. MATTERS ARISING", ...clauses].join("\n"),
      `3. LAMP\n${about("the lamp")}`,
      `4. HORN\n${about("the horn")}`,
      "5. BERTHS (Ida Lund)",
      rows.join("\n"),
      `6. BOATS\n${about("boats")}`,
      "7. END\nTuesday 4 June at eight.",
    );
    expect(headings).toEqual([
      "heading1: 1. MINUTES OF THE MEETING BEFORE THIS (3 May)",
      "heading1: 2. MATTERS ARISING",
      "heading1: 3. LAMP",
      "heading1: 4. HORN",
      "heading1: 5. BERTHS (Ida Lund)",
      "heading1: 6. BOATS",
      "heading1: 7. END",
    ]);
  });

  test("are lines of capitals, and titles below them", async () => {
    const lines = [
      "THE LAMP",
      "Trimming the Wick",
      about("wicks"),
      "Filling Up",
      about("oil"),
      "THE HORN",
      about("fog"),
    ];
    expect(
      await headingsOf(...lines, "Cleaning It", about("dust"), "THE BOATS", about("boats"), "THE END", about("it")),
    ).toEqual([
      "heading1: THE LAMP",
      "heading2: Trimming the Wick",
      "heading2: Filling Up",
      "heading1: THE HORN",
      "heading2: Cleaning It",
      "heading1: THE BOATS",
      "heading1: THE END",
    ]);
  });

  test("with numbers are above titles without", async () => {
    const lines = ["1. Lamp", about("the lamp"), "2. Horn", about("the horn"), "3. Boats", about("boats")];
    const notes = ["A Word on Oil", about("oil"), "A Word on Fog", about("fog"), "A Word on Tides", about("tides")];
    expect(await headingsOf(...lines, ...notes)).toEqual([
      "heading1: 1. Lamp",
      "heading1: 2. Horn",
      "heading1: 3. Boats",
      "heading4: A Word on Oil",
      "heading4: A Word on Fog",
      "heading4: A Word on Tides",
    ]);
  });

  test("stand above their text without an empty line as well", async () => {
    const lines = ["1. PARKIN (cuts into 16)", "2. PUDDING", "3. SCONES"].map((line) => `${line}\n${about(line)}`);
    expect((await headingsOf(...lines)).length).toBe(3);
    expect(outline(await parseAs("eml", `Subject: Recipes\n\n${lines.join("\n\n")}`)).slice(1, 3)).toEqual([
      "heading2: 1. PARKIN (cuts into 16)",
      `paragraph: ${about("1. PARKIN (cuts into 16)")}`,
    ]);
  });

  test.each([
    [
      "items that lines part",
      [
        "1. The keeper lights\nthe lamp at dusk and trims its wick before midnight.",
        `2. He sounds\n${about("fog").toLowerCase()}`,
        `3. He counts\n${about("boats").toLowerCase()}`,
      ],
    ],
    ["a letter", ["Mr Abel Moor", "Dear Mr Moor,", about("rent"), about("fees"), "Yours sincerely", "The Keeper"]],
    ["short entries", ["Apples", "From the garden.", "Pears", "From the market.", "Plums", "None this year."]],
    ["sentences", ["It rained.", about("rain"), "The sun shone.", about("sun"), "It snowed!", about("snow")]],
    [
      "labels with values",
      ["Name: Abel Moor", about("him"), "Post: keeper", about("it"), "Since: 1961", about("then")],
    ],
  ])("%s has none", async (_, lines) => {
    expect(await headingsOf(...lines)).toEqual([]);
  });
});

describe("signs of Markdown", () => {
  test("before remarks are no headings, and their lines stay lines", async () => {
    const blocks = outline(
      await parseAs("txt", "Settings:\n\n# Light at dusk\nset lamp=on\n# Dark at dawn\nset lamp=off"),
    );
    expect(blocks[1]).toBe("paragraph: # Light at dusk\nset lamp=on\n# Dark at dawn\nset lamp=off");
  });

  test("are headings where they stand alone or above a text", async () => {
    expect(await headingsOf("# Lamp", "Lit at dusk.", "## Oil\nFilled at noon.\n### Wick\n- trimmed")).toEqual([
      "heading1: Lamp",
      "heading2: Oil",
      "heading3: Wick",
    ]);
  });

  test("are none where other lines are the headings", async () => {
    const lines = ["# 12", "1. Lamp", about("the lamp"), "2. Horn", about("the horn"), "3. Boats", about("boats")];
    expect((await headingsOf(...lines)).length).toBe(3);
  });

  test("a rule below several lines makes no heading of them", async () => {
    const blocks = outline(
      await parseAs("txt", "The lamp is lit\nat dusk by the keeper.\n----------------\n\nThe horn\n--------"),
    );
    expect(blocks).toEqual(["paragraph: The lamp is lit at dusk by the keeper.", "heading2: The horn"]);
  });

  test("lists may have other bullets than Markdown knows", async () => {
    const text = `Bring these:\n\n  • a lamp,\n    filled with oil\n  • a horn\n\n${" ".repeat(6)}▪ its strap\n`;
    expect(outline(await parseAs("txt", text))).toEqual([
      "paragraph: Bring these:",
      "list_item1: a lamp, filled with oil",
      "list_item1: a horn",
      "list_item2: its strap",
    ]);
  });

  test("lists keep the numbers that they have", async () => {
    const blocks = outline(await parseAs("txt", "3. Boats\n\n5. Horns\n\n   of brass\n\n9. Lamps"));
    expect(blocks).toEqual([
      "list_item1: 3. Boats",
      "list_item1: 5. Horns",
      "list_item1: of brass",
      "list_item1: 9. Lamps",
    ]);
  });
});

test("titles with rules of several kinds below them are headings by the order of their rules", async () => {
  const text = `Station book
************

[[lamp]]
Lamp
====
Lit at dusk.

Wick
~~~~
Trimmed at noon.

Horn
====
Loud.

| a | b |
+++++
`;
  expect(await headingsOf(text)).toEqual([
    "heading1: Station book",
    "heading2: Lamp",
    "heading3: Wick",
    "heading2: Horn",
  ]);
});

test("titles between two rules are headings without them", async () => {
  const rule = "=".repeat(14);
  const blocks = outline(
    await parseAs("txt", `${rule}\n1. Lamp light:\n${rule}\n\nLit at dusk.\n\n---------\nThe horn:\n---------\nLoud.`),
  );
  expect(blocks).toEqual([
    "heading1: 1. Lamp light:",
    "paragraph: Lit at dusk.",
    "heading2: The horn:",
    "paragraph: Loud.",
  ]);
});

describe("the title of plain text", () => {
  test("is its first line, where that stands alone", async () => {
    expect(await titleOf(`       The Book of the Station\n\nWritten by hand.\n\n${about("all")}`)).toBe(
      "The Book of the Station",
    );
  });

  test.each([
    ["a sentence", "The lamp is lit at dusk.\n\nThe horn is for fog."],
    ["lines of an address", "Abel Moor\n1 Quay\n\nThe lamp is lit."],
    ["a heading with a number", `1. Lamp\n\n${about("a")}\n\n2. Horn\n\n${about("b")}\n\n3. Boats\n\n${about("c")}`],
    ["a greeting", "Dear Abel,\n\nThe lamp is lit."],
  ])("is not %s", async (_, text) => {
    expect(await titleOf(text)).toBeNull();
  });
});
