import { expect, test } from "vitest";
import { alignedParts } from "./aligned-tables.ts";
import { parseAs } from "./testing/setup.ts";

const FERRIES = `Fares in euros, one way.

               Adult  Child  Bicycle

    Skellig     12.50   6.00     3
    Dursey       8.00   4.00     2
    Valentia     4.50   2.50  free

Dogs travel free.`;

const shown = (text: string) =>
  alignedParts(text).map((part) =>
    "text" in part ? part.text : part.grid.rows.map((row) => row.map(({ content }) => content).join(" | ")),
  );

test("columns that are aligned with spaces are a table, with heads that one space parts", () => {
  expect(shown(FERRIES)).toEqual([
    "Fares in euros, one way.\n",
    [
      " | Adult | Child | Bicycle",
      "Skellig | 12.50 | 6.00 | 3",
      "Dursey | 8.00 | 4.00 | 2",
      "Valentia | 4.50 | 2.50 | free",
    ],
    "\nDogs travel free.",
  ]);
  expect(
    shown(
      "           Save Bows Infra\n\nGnome         9    8  30 feet\nDwarf         8    5  50 feet\nElf           7    9  None\n",
    )[0],
  ).toEqual([" | Save | Bows | Infra", "Gnome | 9 | 8 | 30 feet", "Dwarf | 8 | 5 | 50 feet", "Elf | 7 | 9 | None"]);
});

test("the groups of a telephone number are one cell", () =>
  expect(
    shown(
      "Member        Phone           Boat\nIda Brandt    020 7946 0018   Heron\nTom Ellery    0161 496 0412   Kestrel\nNia Parry     029 2018 0733   Heron\n",
    )[0],
  ).toEqual([
    "Member | Phone | Boat",
    "Ida Brandt | 020 7946 0018 | Heron",
    "Tom Ellery | 0161 496 0412 | Kestrel",
    "Nia Parry | 029 2018 0733 | Heron",
  ]));

test("lines of underscores part groups of rows, not tables", () => {
  const rule = "     ______________________________";
  const group = (name: string, from: number, ...places: readonly string[]): string[] =>
    places.map((place, at) => `     ${(at === 0 ? name : "").padEnd(14)}${from + at}   ${place}`);
  const lines = [
    rule,
    ...group("North bank", 10, "Mill", "Old quay", "Ferry"),
    rule,
    ...group("South bank", 13, "Lock", "Rope walk", "Inn"),
    rule,
  ];
  expect(shown(lines.join("\n")).filter((part) => typeof part !== "string")).toEqual([
    [
      "North bank | 10 | Mill",
      " | 11 | Old quay",
      " | 12 | Ferry",
      "South bank | 13 | Lock",
      " | 14 | Rope walk",
      " | 15 | Inn",
    ],
  ]);
});

test("tables of words have the heads above them, though the names have none", () => {
  const text = `          Monday     Tuesday    Friday

Ada       open       closed     open
Bo        closed     closed     open
Cy        open       open       closed
`;
  expect(shown(text)[0]).toEqual([
    " | Monday | Tuesday | Friday",
    "Ada | open | closed | open",
    "Bo | closed | closed | open",
    "Cy | open | open | closed",
  ]);
});

test("the first row of a table of words is its head where a rule or an empty line is below it", () => {
  const headsOf = (text: string) =>
    alignedParts(text).map((part) => ("grid" in part ? part.grid.header_rows : part.text));
  const options = "-f  --force    overwrite files\n-t  --test     only test them\n-v  --verbose  say more\n";
  expect(headsOf(`-k  --keep     keep the files\n${options}`)).toEqual([0, ""]);
  expect(headsOf(`As  Long       What it does\n${options}`)).toEqual([1, ""]);
  expect(headsOf(`As  Long       What it does\n==  =========  ============\n${options}`)).toEqual([1, ""]);
});

test("tabs reach to the next eighth column", () => {
  expect(shown("Month\tRain\tSun\nMay\t40\t210\nJune\t25\t240\nJuly\t30\t220\n")[0]).toEqual([
    "Month | Rain | Sun",
    "May | 40 | 210",
    "June | 25 | 240",
    "July | 30 | 220",
  ]);
});

test.each([
  [
    "prose that is justified",
    "The  keeper  lights the\nlamp at dusk and  puts\nit  out  at dawn,  and\nwrites  both  into the\nbook of the station.\n",
  ],
  ["code", "int  a;      // first\nchar b[20];  // second\nlong c;      // third\n"],
  ["a drawing", "+-----+      +-----+\n|  a  |  --  |  b  |\n+-----+      +-----+\n"],
])("%s stays text", (_, text) => {
  expect(alignedParts(text)).toEqual([{ text }]);
});

test.each(["txt", "md", "html", "eml"] as const)("a file of type %s has them as tables", async (type) => {
  const indented = FERRIES.replaceAll(/^(?=.)/gm, "    ");
  const file = {
    txt: FERRIES,
    md: `# Ferries\n\n${indented}\n`,
    html: `<h1>Ferries</h1><pre>${FERRIES}</pre>`,
    eml: `Subject: Ferries\r\nContent-Type: text/plain\r\n\r\n${FERRIES.replaceAll("\n", "\r\n")}`,
  }[type];
  const { tables, text } = await parseAs(type, file);
  expect(tables).toHaveLength(1);
  expect(tables[0]).toMatchObject({ header_rows: 1, header_columns: 1, rows: 4, columns: 4 });
  expect(text).toContain("Dogs travel free.");
});

const PIER = `Berths this spring

Berth       Boats          Fee
---------   ----------   -----
Nr.  1-7    up to 9 m     5,60
Nr. 12-15   up to 12 m,   7,95
            no mast

    Meeting:       Friday, 13 June
    Place:         Harbour office,
                   first floor
    Harbourmaster: Mr Duda`;

const BOATS = "====  =====\nBoat  Seats\n====  =====\nAda      12\nIda       8\n====  =====";

test("rules above and below the heads, and at the end, are none of the rows", () => {
  expect(shown(BOATS)).toEqual([["Boat | Seats", "Ada | 12", "Ida | 8"]]);
});

test("a rule with a piece below each head says where columns lie, and labels with aligned words are pairs", () => {
  expect(shown(PIER)).toEqual([
    "Berths this spring\n",
    ["Berth | Boats | Fee", "Nr.  1-7 | up to 9 m | 5,60", "Nr. 12-15 | up to 12 m, no mast | 7,95"],
    "",
    ["Meeting | Friday, 13 June", "Place | Harbour office, first floor", "Harbourmaster | Mr Duda"],
  ]);
});

test("labels and words without an empty line between them are looked through in time", () => {
  const labelled = `A:  b\nC:  d\nE:  f\n${"word\n".repeat(6)}`;
  expect(alignedParts(labelled.repeat(10_000))).toHaveLength(1);
});
