import { expect, test } from "vitest";
import { parseAs } from "../testing/setup.ts";

const FIELDS = [
  ["Skipper", "Ida Lund"],
  ["Berth", "14"],
  ["Paid until", "31 May"],
] as const;

const fields = (write: (label: string, value: string, number: number) => string): string =>
  FIELDS.map(([label, value], at) => write(label, value, at + 1)).join("\n");

test.each([
  [
    "with numbers before them",
    fields(
      (label, value, number) =>
        `<div><div class="mark">${number}</div> <span class="field-label">${label}</span> <span class="field-value">${value}</span></div>`,
    ),
  ],
  [
    "in rows of their own",
    fields(
      (label, value) =>
        `<div class="row"><p><span class="key">${label}</span><br><span class="value">${value}</span></p></div>`,
    ),
  ],
  ["by their element", fields((label, value) => `<li><label>${label}</label><b class="form-value">${value}</b></li>`)],
])("fields of a form %s are pairs of label and value", async (_, body) => {
  const { text, tables } = await parseAs("html", `<h1>Boat</h1><section>${body}</section><p>Signed at the quay.</p>`);
  expect(text.slice(tables[0]?.start, tables[0]?.end)).toBe(FIELDS.map((pair) => pair.join(" | ")).join("\n"));
  expect(tables[0]).toMatchObject({ header_rows: 0, header_columns: 1 });
});

test("labels among other texts are no fields", async () => {
  const body = fields((label, value) => `<p><span class="label">${label}</span> stands for ${value} here.</p>`);
  expect((await parseAs("html", `<h1>Boat</h1><div>${body}</div>`)).tables).toEqual([]);
});
