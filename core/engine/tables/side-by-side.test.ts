import { expect, test } from "vitest";
import { parseAs } from "../parse/testing/setup.ts";
import { joinedTables } from "./joined-tables.ts";
import { oneRecordInRow } from "./side-by-side.ts";

const TWO = `| Singer | Room | Singer | Room |
|---|---|---|---|
| Alma | 204 | Bodil | 207 |
| Edwin | 211 | Frank | 212 |
| Ida | 205 | | |
`;

async function read(markdown: string): Promise<readonly string[]> {
  const { text, tables } = await parseAs("md", markdown);
  const rows = tables.flatMap((table) => [
    ...Map.groupBy(oneRecordInRow(text, table).cells, ({ row }) => row).values(),
  ]);
  return rows.map((cells) => cells.map(({ column, start, end }) => `${column} ${text.slice(start, end)}`).join(" | "));
}

test("records beside each other are rows below each other", async () =>
  expect(await read(TWO)).toEqual([
    "0 Singer | 1 Room",
    "0 Alma | 1 204",
    "0 Edwin | 1 211",
    "0 Ida | 1 205",
    "0 Bodil | 1 207",
    "0 Frank | 1 212",
  ]));

test("cells are looked up in the records", async () => {
  const [table] = joinedTables(await parseAs("md", TWO));
  expect(table).toMatchObject({ rows: 7, columns: 2, header_rows: 1 });
});

test.each([
  ["the last heads are others", TWO.replace(/Room \|\n/u, "Voice |\n")],
  ["a column is left over", TWO.replaceAll(/(\w|-) \|\n/gu, "$1 | Note |\n").replaceAll("---|\n", "---|---|\n")],
  ["one head comes twice", "| Name | Mark | Mark |\n|---|---|---|\n| Ann | 2 | 3 |\n| Ben | 1 | 4 |\n"],
])("a table stays as it is where %s", async (_, markdown) => {
  const { text, tables } = await parseAs("md", markdown);
  const [table] = tables;
  if (!table) throw new Error("The text has no table.");
  expect(oneRecordInRow(text, table)).toBe(table);
});
