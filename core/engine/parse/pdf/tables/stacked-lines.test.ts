import { expect, test } from "vitest";
import { shapeOf } from "../../../tables/table-shape.ts";
import { printed, readLines, type Printed } from "../../testing/print-table.ts";

const row = (name: string, ...values: readonly string[]): readonly Printed[] => [
  [name, 72],
  ...values.map((value, at) => [value, 262 + at * 60] as const),
];
const BODY = [row("Net sales", "2,777", "897", "3,673", "2,967"), row("Volume", "700", "500", "6,007", "400")];

async function columnsOf(...heads: readonly (readonly Printed[])[]) {
  const { text, tables } = await readLines(...printed(heads, 180, 12), ...printed(BODY, 180 + heads.length * 12));
  const [table] = tables;
  return table && shapeOf(text, table).columns;
}

test("a head over several lines is one, over its own column alone", async () =>
  expect(
    await columnsOf(
      [["Rigid", 308]],
      [
        ["Flexibles", 246],
        ["Total", 368],
        ["Other", 430],
      ],
      [["Packaging", 302]],
    ),
  ).toEqual([[], ["Flexibles"], ["Rigid Packaging"], ["Total"], ["Other"]]));

test("what stands in the middle of several columns, and a year, is over all of them", async () =>
  expect(
    await columnsOf(
      [
        ["2023", 292],
        ["2022", 412],
      ],
      [
        ["Rigid", 255],
        ["Total", 318],
        ["Rigid", 378],
        ["Total", 438],
      ],
    ),
  ).toEqual([[], ["2023", "Rigid"], ["2023", "Total"], ["2022", "Rigid"], ["2022", "Total"]]));
