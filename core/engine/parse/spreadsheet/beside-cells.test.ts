import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { outline, parseAs } from "../testing/setup.ts";

const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const related = (...targets: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships>${targets.map(([type, target], at) => `<Relationship Id="r${at}" Type="${RELATION}/${type}" Target="${target}"/>`).join("")}</Relationships>`;
const cells =
  '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Boat</t></is></c><c r="B1" t="inlineStr"><is><t>Seats</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Heron</t></is></c><c r="B2"><v>4</v></c></row></sheetData>';

/** A workbook of one sheet. */
const read = (sheet: string, parts: Readonly<Record<string, string>> = {}, state = "visible") =>
  parseAs(
    "xlsx",
    zipSync({
      "xl/workbook.xml": strToU8(
        `<workbook><sheets><sheet name="Boats" state="${state}" r:id="r0"/></sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": strToU8(related(["worksheet", "worksheets/a.xml"], ["person", "persons/p.xml"])),
      "xl/worksheets/a.xml": strToU8(`<worksheet>${sheet}</worksheet>`),
      ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [`xl/${name}`, strToU8(xml)])),
    }),
  );

const TABLE = ["heading2: Boats", "table: Boat | Seats\nHeron | 4"];

test("comments are below the cells, with who wrote them and what the cell shows", async () => {
  const comments =
    '<comments><authors><author>Kim</author></authors><commentList><comment ref="A2" authorId="0"><text><r><t>Kim:</t></r><r><t xml:space="preserve">\nis under repair</t></r></text></comment><comment ref="D9" authorId="0"><text><t>Empty here</t></text></comment></commentList></comments>';
  const parsed = await read(cells, {
    "comments1.xml": comments,
    "worksheets/_rels/a.xml.rels": related(["comments", "../comments1.xml"]),
  });
  expect(outline(parsed)).toEqual([
    ...TABLE,
    "notes: Comment by Kim, on “Heron”: is under repair",
    "notes: Comment by Kim, on D9: Empty here",
  ]);
});

test("a thread is read instead of the comment that repeats it for older programs", async () => {
  const thread = `<ThreadedComments><threadedComment ref="A2" dT="2024-03-05T10:00:00" personId="{1}"><text>Sold?</text></threadedComment><threadedComment ref="A2" dT="2024-03-06T10:00:00" personId="{2}"><text>No.</text></threadedComment></ThreadedComments>`;
  const parsed = await read(cells, {
    "comments1.xml":
      '<comments><authors><author>tc</author></authors><commentList><comment ref="A2" authorId="0"><text><t>[Threaded comment] Sold?</t></text></comment></commentList></comments>',
    "threads.xml": thread,
    "persons/p.xml":
      '<personList><person id="{1}" displayName="Ada"/><person id="{2}" displayName="Bob"/></personList>',
    "worksheets/_rels/a.xml.rels": related(["comments", "../comments1.xml"], ["threadedComment", "../threads.xml"]),
  });
  expect(outline(parsed)).toEqual([
    ...TABLE,
    "notes: Comment by Ada, 2024-03-05, on “Heron”: Sold?",
    "notes: Comment by Bob, 2024-03-06, on “Heron”: No.",
  ]);
});

test("text boxes and the titles of charts are read, whose numbers are in cells", async () => {
  const chart =
    '<c:chartSpace xmlns:c="c" xmlns:a="a"><c:title><a:p><a:r><a:t>Seats a boat</a:t></a:r></a:p></c:title><c:ser><c:val><c:numRef><c:numCache><c:pt idx="0"><c:v>4</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:chartSpace>';
  const parsed = await read(cells, {
    "worksheets/_rels/a.xml.rels": related(["drawing", "../drawings/d.xml"]),
    "drawings/d.xml":
      '<xdr:wsDr xmlns:xdr="x" xmlns:a="a"><xdr:sp><xdr:txBody><a:p><a:r><a:t>New members pay 35 euros.</a:t></a:r></a:p></xdr:txBody></xdr:sp></xdr:wsDr>',
    "drawings/_rels/d.xml.rels": related(["chart", "../charts/c.xml"]),
    "charts/c.xml": chart,
  });
  expect(outline(parsed)).toEqual([...TABLE, "paragraph: New members pay 35 euros.", "caption: Seats a boat"]);
});

test("what is printed above and below each page is read without its codes", async () => {
  const edges =
    '<headerFooter><oddHeader>&amp;C&amp;"Arial,Bold"&amp;12Draft for the board</oddHeader><oddFooter>&amp;P / &amp;N</oddFooter></headerFooter>';
  expect(outline(await read(cells + edges))).toEqual([...TABLE, "notes: Header: Draft for the board"]);
});

test("a hidden sheet is read and told", async () => {
  expect(outline(await read(cells, {}, "veryHidden"))[1]).toMatch(/^notes: Hidden sheet/u);
});

test("formulas without values are told", async () => {
  const formula = (value: string) =>
    cells.replace("</row></sheetData>", `<c r="C2"><f>B2*2</f>${value}</c></row></sheetData>`);
  expect((await read(formula("<v>8</v>"))).warnings).toEqual([]);
  expect((await read(formula(""))).warnings[0]).toMatch(/^Some formulas .* never calculated/u);
});
