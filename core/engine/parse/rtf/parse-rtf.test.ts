import { expect, test } from "vitest";
import { parseAs } from "../testing/setup.ts";

async function read(body: string) {
  const bytes = Uint8Array.from(`{\\rtf1\\ansi\\ansicpg1252 ${body}}`, (character) => character.charCodeAt(0));
  const parsed = await parseAs("rtf", bytes);
  const blocks = parsed.blocks.map(({ kind, start, end, level }) => [kind, parsed.text.slice(start, end), level ?? 0]);
  return { blocks, tables: parsed.tables };
}

test("headings are told by their style and by their level in the outline", async () => {
  const styles = "{\\stylesheet{\\s0 Normal;}{\\s2\\sb240\\b heading 2;}}";
  const { blocks } = await read(
    `${styles}\\pard\\s2 Ferries\\par\\pard One a day.\\par\\pard\\outlinelevel0 Tides\\par`,
  );
  expect(blocks).toEqual([
    ["heading", "Ferries", 2],
    ["paragraph", "One a day.", 0],
    ["heading", "Tides", 1],
  ]);
});

test("items of lists lose their bullets and keep their numbers and depth", async () => {
  const item = (mark: string, text: string, depth = 0) =>
    `\\pard\\ls1\\ilvl${depth}{\\listtext\\pard\\plain ${mark}\\tab}${text}\\par `;
  const { blocks } = await read(
    `${item("\\'b7", "Rope")}${item("o", "of hemp", 1)}${item("1.", "Oil")}\\pard End\\par`,
  );
  expect(blocks).toEqual([
    ["list_item", "Rope", 1],
    ["list_item", "of hemp", 2],
    ["list_item", "1. Oil", 1],
    ["paragraph", "End", 0],
  ]);
});

test("rows are one table, with every cell under its head", async () => {
  const row = (...cells: string[]) =>
    `\\trowd\\cellx2000\\cellx4000\\pard\\intbl ${cells.map((cell) => `${cell}\\cell `).join("")}\\row `;
  const { blocks, tables } = await read(
    `Rates\\par ${row("Month", "Rent")}${row("May", "")}${row("June", "1210\\par net")}\\pard After\\par`,
  );
  expect(blocks.map(([kind, text]) => [kind, text])).toEqual([
    ["paragraph", "Rates"],
    ["table", "Month | Rent\nMay\nJune | 1210 net"],
    ["paragraph", "After"],
  ]);
  expect(tables).toHaveLength(1);
});

test("text that is formatted as hidden is not read", async () => {
  expect((await read("Shown {\\v hidden}and \\v gone\\v0 shown\\par")).blocks).toEqual([
    ["paragraph", "Shown and shown", 0],
  ]);
});
