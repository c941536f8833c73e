import { expect, test } from "vitest";
import { readLines } from "../testing/print-table.ts";
import type { PdfLine } from "../testing/make-pdf.ts";
import { joinMarks } from "./clause-marks.ts";
import type { Line } from "./lines.ts";
import { makeRow } from "./tables/cells.ts";
import { wordsOf } from "./tables/text-columns.ts";

const at = (text: string, x: number, y: number): PdfLine => ({ text, x, y, size: 10 });
const blocksOf = async (...lines: readonly PdfLine[]): Promise<string[]> => {
  const { blocks, text } = await readLines(...lines);
  return blocks.map(({ start, end }) => text.slice(start, end));
};

test("clauses with their numbers apart are whole, each by itself, however long a line is", async () => {
  const read = await blocksOf(
    at("4.3", 60, 100),
    at("The tenant shall not sublet any part of the house, nor show it", 96, 100),
    at("on any website.", 96, 112),
    at("4.4", 60, 124),
    at("No animal may be kept without written consent. Consent will", 96, 124),
    at("not be refused for one cat or one small dog that a neighbour", 96, 136),
    at("looks after.", 96, 148),
    at("4.5", 60, 160),
    at("Smoking is forbidden in the house.", 96, 160),
  );
  expect(read).toEqual([
    "4.3 The tenant shall not sublet any part of the house, nor show it on any website.",
    "4.4 No animal may be kept without written consent. Consent will not be refused for one cat or one small dog that a neighbour looks after.",
    "4.5 Smoking is forbidden in the house.",
  ]);
});

test("numbers that are painted after their texts stand in front of them", async () => {
  const read = await blocksOf(
    at("Loosen the four bolts with the spanner.", 96, 100),
    at("Close the holes with the caps.", 96, 114),
    at("1.", 80, 100),
    at("2.", 80, 114),
  );
  expect(read).toEqual(["1. Loosen the four bolts with the spanner.", "2. Close the holes with the caps."]);
});

test("items are no headings and no rows where their bullets are larger, or stand apart", async () => {
  const bullet = (y: number): PdfLine => ({ text: "•", x: 60, y, size: 14 });
  const { blocks, text, tables } = await readLines(
    ...["Tell the keeper at once about", "all of these, even if they seem", "to be of no weight at all:"].map(
      (line, row) => at(line, 60, 60 + row * 13),
    ),
    ...["a broken pane", "oil that is low", "any boat in need"].flatMap((line, row) => [
      bullet(110 + row * 14),
      at(line, 72, 110 + row * 14),
    ]),
    ...["wear and rust", "frost in pipes", "mice in the loft"].flatMap((line, row) => [
      bullet(170 + row * 14),
      at(line, 96, 170 + row * 14),
    ]),
  );
  expect(tables).toEqual([]);
  expect(blocks.slice(1).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)).toEqual([
    "list_item: a broken pane",
    "list_item: oil that is low",
    "list_item: any boat in need",
    "list_item: wear and rust",
    "list_item: frost in pipes",
    "list_item: mice in the loft",
  ]);
});

test("the number of a heading, and the small number of a note, stand before their text", async () => {
  const prose = (y: number): PdfLine[] => [
    at("The keeper lights the lamp at dusk, and trims its wick before", 96, y),
    at("midnight; the horn is sounded in fog, and when a boat calls.", 96, y + 12),
  ];
  const read = await blocksOf(
    at("2", 60, 80),
    { ...at("Lamp and horn", 96, 80), bold: true },
    ...prose(100),
    at("3", 60, 140),
    { ...at("Boats", 96, 140), bold: true },
    ...prose(160),
    { text: "1", x: 60, y: 700, size: 6 },
    { text: "Until the year 1961 by hand.", x: 66, y: 702, size: 8 },
  );
  expect(read.filter((text) => text.length < 60)).toEqual([
    "2 Lamp and horn",
    "3 Boats",
    "¹ Until the year 1961 by hand.",
  ]);
});

test("a text beside its name goes on in the lines below", async () => {
  const entry = (name: string, text: readonly string[], y: number): PdfLine[] => [
    at(name, 60, y),
    ...text.map((line, row) => at(line, 132, y + row * 15)),
  ];
  const read = await blocksOf(
    ...entry(
      "Lamp beetle",
      ["Small beetles that gather about the lamp. Let them", "rest, and they fly off at dawn by themselves."],
      100,
    ),
    ...entry(
      "Moth",
      ["Grey, and harmless to the wick, though the keeper", "sweeps them from the pane each morning."],
      220,
    ),
  );
  expect(read.some((text) => text.includes("Let them rest, and they fly off"))).toBe(true);
  expect(read.some((text) => text.includes("though the keeper sweeps them"))).toBe(true);
});

test("a number among the short cells of a table stays a cell", async () => {
  const { tables, text } = await readLines(
    ...["Apples", "Pears", "Plums"].flatMap((name, row) => [
      at(`${row + 1}.`, 60, 100 + row * 16),
      at(name, 96, 100 + row * 16),
      at(`${row + 4}.20`, 240, 100 + row * 16),
    ]),
  );
  expect(text.slice(tables[0]?.start, tables[0]?.end)).toContain("2. | Pears | 5.20");
});

test("a text to the left of a bullet is not of its item", async () => {
  const read = await blocksOf(
    at("•", 80, 100),
    at("The menu has an entry that ends the program.", 96, 100),
    at("Below the other menu are the settings of the lamp.", 60, 114),
  );
  expect(read).toEqual([
    "The menu has an entry that ends the program.",
    "Below the other menu are the settings of the lamp.",
  ]);
});

test("a clause has no cells but its mark and its text, however wide the gaps of its line are", () => {
  const place = { y: 100, height: 10, baseline: 108, size: 10, font: "", rtl: false, level: true };
  const pieceAt = (text: string, x: number) => ({
    ...place,
    text,
    x,
    width: 40,
    spaced: true,
    origin: [x, 100] as const,
  });
  const lineAt = (...pieces: ReturnType<typeof pieceAt>[]): Line => ({
    ...place,
    pieces,
    x: pieces[0]?.x ?? 0,
    right: 200,
    bottom: 110,
  });
  const [clause] = joinMarks(
    [
      lineAt({ ...pieceAt("1.3", 60), width: 12 }),
      lineAt(pieceAt("Vessels are rafts", 94), pieceAt("and boats.", 150)),
    ].map((line, at) => ({ ...line, right: at === 0 ? 72 : 190 })),
    { font: "" },
  );
  const words = (line: Line) => wordsOf(makeRow([line])).map(({ text }) => text);
  expect(clause && words(clause)).toEqual(["1.3", "Vessels are rafts and boats."]);
  expect(clause && words({ ...clause, isMarked: false })).toHaveLength(3);
});

test("the last value of a row is no number of a clause beside it", () => {
  const words = (text: string, x: number, right: number): Line => {
    const place = { y: 100, height: 10, baseline: 108, size: 10, font: "", rtl: false, level: true };
    return {
      ...place,
      pieces: [{ ...place, text, x, width: right - x, spaced: true, origin: [x, 100] }],
      x,
      right,
      bottom: 110,
    };
  };
  const [value, last, clause] = [
    words("2.00", 250, 270),
    words("56.89", 420, 445),
    words("Payroll giving: the Hexley Hospice", 460, 580),
  ];
  expect(joinMarks([value, last, clause], { font: "" })).toHaveLength(3);
  expect(joinMarks([last, clause], { font: "" })).toHaveLength(1);
});
