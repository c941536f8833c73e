import { expect, test } from "vitest";
import { drawnParts } from "./drawn-tables.ts";
import { parseAs } from "./testing/setup.ts";

const shown = (text: string) =>
  drawnParts(text).map((part) => {
    if ("text" in part) return part.text;
    if ("framed" in part) return { framed: part.framed };
    const rows = part.grid.rows.map((row) => row.map(({ content }) => content).join(" / "));
    return { heads: part.grid.header_rows, rows };
  });

test("box characters with a rule below each row: lines between two rules are one row, and a centred first one is the head", () => {
  const text = `Table 1. Keys

┌──────────┬──────────┐
│   Key    │   Does   │
├──────────┼──────────┤
│d         │removes   │
│          │the page  │
├──────────┼──────────┤
│u or      │brings it │
│<Left>    │back      │
├──────────┼──────────┤
│q         │leaves    │
└──────────┴──────────┘

More below.`;
  expect(shown(text)).toEqual([
    "Table 1. Keys\n",
    { heads: 1, rows: ["Key / Does", "d / removes the page", "u or <Left> / brings it back", "q / leaves"] },
    "\nMore below.",
  ]);
});

test("rules of + and - around lines that are rows", () => {
  const text = `+-------+-------+------+
| Quay  | Depth | Fee  |
+-------+-------+------+
| North | 4.5 m | 12 € |
| South | 2.0 m |  8 € |
| East  |       |  6 € |
+-------+-------+------+`;
  expect(shown(text)).toEqual([
    { heads: 1, rows: ["Quay / Depth / Fee", "North / 4.5 m / 12 €", "South / 2.0 m / 8 €", "East /  / 6 €"] },
  ]);
});

test("a total below a second rule is a row as the others are", () => {
  const text = ` Month | Rain
-------+------
 May   |   40
 June  |   25
 July  |   30
-------+------
 All   |   95`;
  expect(shown(text)).toEqual([{ heads: 1, rows: ["Month / Rain", "May / 40", "June / 25", "July / 30", "All / 95"] }]);
});

test("the only rule is above a total: no row is a head", () => {
  expect(shown("May  | 40\nJune | 25\nJuly | 30\n-----+---\nAll  | 95")).toEqual([
    { heads: 0, rows: ["May / 40", "June / 25", "July / 30", "All / 95"] },
  ]);
});

test("a double rule is below the heads; cells reach over columns and rows", () => {
  const text = `+-----------+-----------------+
|           | Opening hours   |
| Room      +--------+--------+
|           | Summer | Winter |
+===========+========+========+
| Map room  | 9–18   | 10–16  |
+-----------+--------+--------+
| Lamp room | closed          |
+-----------+-----------------+`;
  const [part] = drawnParts(text);
  expect(part).toMatchObject({
    grid: {
      header_rows: 2,
      rows: [
        [
          { content: "Room", row_span: 2 },
          { content: "Opening hours", column_span: 2 },
        ],
        [{ content: "Summer" }, { content: "Winter" }],
        [{ content: "Map room" }, { content: "9–18" }, { content: "10–16" }],
        [{ content: "Lamp room" }, { content: "closed", column_span: 2 }],
      ],
    },
  });
});

test("columns without any rule", () => {
  expect(shown("Ada | 12 | yes\nBo  |  9 | no\nCy  | 11 | yes")).toEqual([
    { heads: 0, rows: ["Ada / 12 / yes", "Bo / 9 / no", "Cy / 11 / yes"] },
  ]);
});

test("a line without a name goes on with the row above it", () => {
  const text = `| Part  | Use            |
|-------+----------------|
| lamp  | lights the sea |
|       | at night       |
| horn  | warns in fog   |`;
  expect(shown(text)).toEqual([
    { heads: 1, rows: ["Part / Use", "lamp / lights the sea at night", "horn / warns in fog"] },
  ]);
});

test("signs of two places, as Chinese has", () => {
  const text = "┌──────┬────┐\n│城市  │雨量│\n├──────┼────┤\n│北京  │ 40 │\n│上海市│ 95 │\n└──────┴────┘";
  expect(shown(text)).toEqual([{ heads: 1, rows: ["城市 / 雨量", "北京 / 40", "上海市 / 95"] }]);
});

test("a frame around text goes", () => {
  expect(shown("Before\n\n┌──────────────┐\n│ Note         │\n│ Mind the gap │\n└──────────────┘")).toEqual([
    "Before\n",
    { framed: "Note\nMind the gap" },
  ]);
});

test.each([
  ["boxes beside each other", "+-----+      +-----+\n|  a  |  --  |  b  |\n+-----+      +-----+\n"],
  ["a tree of folders", "src\n├── core\n│   ├── a.ts\n│   └── b.ts\n└── web\n"],
  ["commands", "cat list | sort\nls -l | wc\ngrep lamp log | head | tail\n"],
  ["a chart", "40 |   *\n30 |  * *\n20 | *   *\n   +--------\n"],
  ["a title with a line below it", "Lamps\n=====\nThe keeper | the lamp\n"],
])("%s stays text", (_, text) => {
  expect(drawnParts(text)).toEqual([{ text }]);
});

const KEYS = `The keys are these.

    +------+----------------------------------------------+
    | Key  | What it does to the page that you have open  |
    +------+----------------------------------------------+
    | d    | removes the page from the book of the keeper |
    | u    | brings the page back from where it was       |
    +------+----------------------------------------------+

All others do nothing.`;

test.each(["txt", "md", "html", "eml"] as const)("a file of type %s has them as tables", async (type) => {
  const file = {
    txt: KEYS,
    md: `# Keys\n\n${KEYS}\n`,
    html: `<h1>Keys</h1><pre>${KEYS.replaceAll("<", "&lt;")}</pre>`,
    eml: `Subject: Keys\r\nContent-Type: text/plain\r\n\r\n${KEYS.replaceAll("\n", "\r\n")}`,
  }[type];
  const { tables, text } = await parseAs(type, file);
  expect(tables).toHaveLength(1);
  expect(tables[0]).toMatchObject({ header_rows: 1, rows: 3, columns: 2 });
  expect(text).toContain("All others do nothing.");
  expect(text).not.toContain("+--");
});
