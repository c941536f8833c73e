import { strToU8, zipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import type { DocumentType } from "../formats.ts";
import { book } from "../testing/files-of-text.ts";
import { makeDoc } from "./testing/make-doc.ts";
import { makeDocx } from "./testing/make-docx.ts";
import { makeMsg } from "./testing/make-msg.ts";
import { makeOpenDocument } from "./testing/make-opendocument.ts";
import { makePdf } from "./testing/make-pdf.ts";
import { manyCells, manyRules } from "./testing/hostile-pages.ts";
import { makePpt } from "./testing/make-ppt.ts";
import { makePptx } from "./testing/make-pptx.ts";
import { makeXls, record } from "./testing/make-xls.ts";
import { createParseRunner } from "./testing/parse-run.ts";

/** A thread with the memory and the watchdog that a host gives a file. */
const runner = createParseRunner();
afterAll(() => runner.close());

type Make = () => string | Uint8Array;

const numbered = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join("");
const wordParagraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const docx = (xml: string, entries: Readonly<Record<string, Uint8Array>> = {}) =>
  makeDocx({ parts: [{ xml }], entries });

const sheet = (part: Uint8Array) =>
  zipSync({
    "xl/workbook.xml": strToU8('<workbook><sheets><sheet name="One" r:id="r"/></sheets></workbook>'),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="r" Target="worksheets/1.xml"/></Relationships>',
    ),
    "xl/worksheets/1.xml": part,
  });
const rows = (count: number, cell: (at: number) => string) =>
  strToU8(
    `<worksheet><sheetData>${numbered(count, (at) => `<row r="${at + 1}">${cell(at + 1)}</row>`)}</sheetData></worksheet>`,
  );
const numberedRows = (count: number) =>
  strToU8(
    `<worksheet><sheetData>${numbered(count, (at) => `<row r="${(at + 1) * 50}"><c><v>1</v></c><c><v>2</v></c></row>`)}</sheetData></worksheet>`,
  );

/** `true`: its text is read; otherwise words of the reason. */
type Case = readonly [name: string, make: Make, expected: true | string];
/** A reader with hostile files in its own test is not here. */
const cases: Readonly<Partial<Record<DocumentType, readonly Case[]>>> = {
  md: [
    ["links opened and never closed, in one line", () => "[a](b ".repeat(100_000), true],
    ["marks of all kinds without a space", () => "[a](b*_`".repeat(100_000), true],
    ["brackets of references", () => "[a]: /x\n\n" + "[a][".repeat(30_000), true],
    ["one word of a million letters", () => "a".repeat(1_000_000), true],
    ["emphasis never closed, line after line", () => "*a **b _c\n".repeat(8000), true],
    ["lists in lists", () => numbered(1000, (depth) => `${"  ".repeat(depth)}- a\n`), true],
    ["quotes in quotes", () => `${">".repeat(1000)} a\n`.repeat(300), true],
    [
      "a table of 3,000 columns",
      () => `|${"a|".repeat(3000)}\n|${"-|".repeat(3000)}\n${`|${"x|".repeat(3000)}\n`.repeat(20)}`,
      true,
    ],
    ["a table of 5,000 rows", () => `|a|b|c|\n|-|-|-|\n${"|x|y|z|\n".repeat(5000)}`, true],
    ["list items without end", () => "- a\n".repeat(8000), true],
    ["a code block of two million lines", () => `\`\`\`\n${"x\n".repeat(2_000_000)}`, true],
    ["addresses that are none", () => "a@www.".repeat(60_000), true],
    ["HTML opened and never closed", () => "<div>\na\n".repeat(5000), true],
    [
      "front matter that refers to itself over and over",
      () => "---\na: &a [x,x]\nb: &b [*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c]\n---\nwords",
      true,
    ],
  ],
  html: [
    ["elements nested without end", () => "<div>".repeat(100_000) + "x", "nested too deeply"],
    ["formatting reopened in every paragraph", () => "<p>x<b><i><u>".repeat(20_000), true],
    ["text of five megabytes in one paragraph", () => `<nav>x</nav><p>${"lorem ipsum ".repeat(420_000)}`, true],
    ["600,000 line breaks", () => "x<br>".repeat(600_000), "more elements than can be read"],
    ["links without end in one paragraph", () => `<p>${'<a href="http://a">x</a> '.repeat(100_000)}</p>`, true],
    [
      "twenty megabytes of paragraphs",
      () => "<p>Some words here in this paragraph.</p>\n".repeat(500_000),
      "more elements than can be read",
    ],
    ["attributes without end", () => `<div ${numbered(100_000, (index) => `a${index}=1 `)}>x</div>`, true],
  ],
  docx: [
    ["parts that unpack to gigabytes", () => docx("", { "word/document.xml": new Uint8Array(90_000_000) }), "zip bomb"],
    [
      "entities in entities",
      () => docx("", { "word/document.xml": strToU8('<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>') }),
      "document type definition",
    ],
    ["elements nested without end", () => docx("<w:sdt>".repeat(100_000)), "nested too deeply"],
    [
      "60,000 paragraphs",
      () => docx(numbered(60_000, (index) => wordParagraph(`word ${index} ${Math.imul(index, 2_654_435_761)}`))),
      true,
    ],
    [
      "one paragraph of 50,000 runs",
      () => docx(`<w:p>${numbered(50_000, (index) => `<w:r><w:t>w${index} </w:t></w:r>`)}</w:p>`),
      true,
    ],
    [
      "styles based on each other",
      () =>
        docx(wordParagraph("x"), {
          "word/styles.xml": strToU8(
            `<w:styles xmlns:w="w">${numbered(50_000, (index) => `<w:style w:styleId="s${index}"><w:basedOn w:val="s${index + 1}"/></w:style>`)}</w:styles>`,
          ),
        }),
      true,
    ],
  ],
  pptx: [
    [
      "2,000 slides",
      () => makePptx({ slides: Array.from({ length: 2000 }, (_, index) => ({ title: `Slide ${index}` })) }),
      true,
    ],
    [
      "100,000 points on a slide",
      () =>
        makePptx({ slides: [{ title: "x", items: Array.from({ length: 100_000 }, (_, index) => `item ${index}`) }] }),
      true,
    ],
  ],
  pdf: [
    ["10,000 pages", () => makePdf({ pages: Array.from({ length: 10_000 }, () => ["x"]) }), "10000 pages"],
    [
      "50,000 lines on a page",
      () => makePdf({ pages: [Array.from({ length: 50_000 }, (_, index) => `line ${index}`)] }),
      true,
    ],
    ["8,000 rows of cells that are no table", () => makePdf({ height: 130_000, pages: [manyCells()] }), true],
    ["5,900 rules across 8,000 rows of words", () => makePdf({ height: 130_000, pages: [manyRules()] }), true],
  ],
  doc: [["three million characters in a paragraph", () => makeDoc(["words ".repeat(500_000)]), true]],
  ppt: [
    [
      "2,000 slides",
      () => makePpt(Array.from({ length: 2000 }, (_, index) => ({ title: `t${index}`, body: "b\r".repeat(20) }))),
      true,
    ],
  ],
  txt: [["one line of 200,000 words", () => "word ".repeat(200_000), true]],
  csv: [
    ["half a million cells", () => "a,b,c,1\n".repeat(125_000), true],
    ["a row of 100,000 cells", () => `${"x,".repeat(100_000)}\nlast`, true],
    ["a quotation that never ends", () => `a,b\n"${"x,y\n".repeat(200_000)}`, true],
    ["quotation marks only", () => '"'.repeat(500_000), true],
    ["blank lines between every two rows", () => "a,1\n\n".repeat(50_000), true],
  ],
  tsv: [["tabs only, and a word", () => `${"\t".repeat(500_000)}a\tb`, true]],
  xlsx: [
    ["a sheet that unpacks to gigabytes", () => sheet(new Uint8Array(90_000_000)), "zip bomb"],
    ["a cell in the last column of each row", () => sheet(rows(2000, (at) => `<c r="XFD${at}"><v>1</v></c>`)), true],
    ["rows far apart", () => sheet(numberedRows(20_000)), true],
  ],
  ods: [
    [
      "cells and rows that are repeated without end",
      () =>
        makeOpenDocument(
          "spreadsheet",
          `<table:table>${'<table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="16000"><text:p>x</text:p></table:table-cell></table:table-row>'.repeat(40)}</table:table>`,
        ),
      true,
    ],
  ],
  odt: [
    [
      "elements nested without end",
      () => makeOpenDocument("text", "<text:section>".repeat(100_000)),
      "nested too deeply",
    ],
    ["a hundred thousand paragraphs", () => makeOpenDocument("text", "<text:p>a b</text:p>".repeat(100_000)), true],
  ],
  odp: [
    [
      "slides without end",
      () => makeOpenDocument("presentation", "<draw:page><text:p>a</text:p></draw:page>".repeat(50_000)),
      true,
    ],
  ],
  rtf: [
    ["groups opened and never closed", () => `{\\rtf1 ${"{a".repeat(500_000)}`, true],
    ["characters by number without end", () => `{\\rtf1 ${"\\'e9".repeat(500_000)}}`, true],
  ],
  epub: [["a chapter nested without end", () => book("a", "<div>".repeat(100_000)), "nested too deeply"]],
  eml: [
    [
      "parts in parts",
      () =>
        numbered(500, (at) => `Content-Type: multipart/mixed; boundary="b${at}"\n\n--b${at}\n`) +
        "Content-Type: text/plain\n\nwords",
      "damaged",
    ],
    ["a subject of a million words", () => `Subject: ${"word ".repeat(1_000_000)}\n\nHello`, "damaged"],
  ],
  json: [
    ["lists in lists", () => "[".repeat(200_000) + "]".repeat(200_000), "damaged"],
    ["a million numbers", () => `[${"1,".repeat(999_999)}1]`, true],
  ],
  xml: [
    ["elements nested without end", () => "<a>".repeat(100_000), "nested too deeply"],
    [
      "entities in entities",
      () => `<!DOCTYPE a [<!ENTITY b "${"b".repeat(1000)}">]><a>${"&b;".repeat(100_000)}</a>`,
      true,
    ],
    ["100,000 records", () => `<a>${"<b><c>1</c><d>x</d></b>".repeat(100_000)}</a>`, true],
    [
      "a million elements of different names",
      () => `<a>${numbered(1_000_000, (at) => `<b${at % 7}/>`)}</a>`,
      "no text",
    ],
    ["records with names of their own", () => `<a>${numbered(20_000, (at) => `<b><c${at}>1</c${at}></b>`)}</a>`, true],
    [
      "elements among words in elements",
      () => `${"<a>x<b/>".repeat(390)}${"word ".repeat(200_000)}${"</a>".repeat(390)}`,
      true,
    ],
    ["attributes without end", () => `<a ${numbered(100_000, (index) => `a${index}="1" `)}/>`, true],
  ],
  ipynb: [
    [
      "100,000 cells",
      () => JSON.stringify({ cells: Array.from({ length: 100_000 }, () => ({ cell_type: "code", source: "x" })) }),
      true,
    ],
    [
      "a cell of marks that are never closed",
      () => JSON.stringify({ cells: [{ cell_type: "markdown", source: "[a](b ".repeat(100_000) }] }),
      true,
    ],
    ["cells that are none", () => JSON.stringify({ cells: [1, null, []] }), "not a Jupyter notebook"],
  ],
  tex: [
    ["braces without end", () => "{".repeat(500_000) + "word", true],
    ["headings in headings", () => `${"\\section{a ".repeat(20_000)}${"}".repeat(20_000)}`, true],
    ["notes that are never closed", () => "\\footnote{a ".repeat(100_000), true],
    ["environments in environments", () => "\\begin{itemize}\\item a ".repeat(20_000), true],
    ["brackets without end", () => "\\a[".repeat(200_000) + "word", true],
    [
      "commands that stand for commands",
      () => `\\newcommand{\\a}{\\b\\b\\b}\\newcommand{\\b}{\\a\\a\\a}${"\\a ".repeat(100_000)} word`,
      true,
    ],
    ["a table of a million cells", () => `\\begin{tabular}{l}${"x&".repeat(1_000_000)}`, true],
    ["signs of comments in one line", () => `a${"\\%".repeat(300_000)}`, true],
  ],
  xls: [
    ["200,000 rows", () => makeXls({ A: Array.from({ length: 60_000 }, (_, at) => [[at, 0] as const, "x"]) }), true],
    [
      "texts that end in the middle",
      () => makeXls({ A: [["x"]] }, { more: [record(0xfc, [1, 0, 0, 0, 255, 255, 255, 127, 255, 255, 1])] }),
      "damaged",
    ],
    ["a password", () => makeXls({ A: [["x"]] }, { more: [record(0x2f, [0, 0, 1, 1, 1, 1])] }), "password"],
  ],
  msg: [
    ["three million characters", () => makeMsg({ subject: "x", body: "word ".repeat(600_000) }), true],
    ["no text", () => makeMsg({}), true],
  ],
  // Their pixels are looked at by text recognition alone.
  png: [
    [
      "a first line and noise",
      () => new Uint8Array(1_000_000).fill(0x89).with(1, 0x50).with(2, 0x4e).with(3, 0x47),
      true,
    ],
  ],
  jpg: [["a mark and nothing", () => new Uint8Array([0xff, 0xd8, 0xff]), true]],
  webp: [["a head and nothing", () => "RIFF\0\0\0\0WEBP", true]],
  heic: [["a head and nothing", () => "\0\0\0\x18ftypheic", true]],
  tiff: [
    ["a head and nothing", () => "II*\0", "There is no image"],
    ["a directory beyond its end", () => "II*\0\xff\xff\xff\x7f", "There is no image"],
    // A head with a directory of no tags at 8, and 8 as the place of the next.
    ["a directory that names itself as the next", () => "II*\0\b\0\0\0\0\0\b\0\0\0", "There is no image"],
  ],
};

describe.each(Object.entries(cases))("a hostile .%s is read or refused in time and memory", (type, all) => {
  test.each(all)(
    "%s",
    async (_name, make, expected) => {
      const made = make();
      const outcome = await runner.run({
        bytes: typeof made === "string" ? new TextEncoder().encode(made) : made,
        type: type as DocumentType,
      });
      if (expected === true) expect(outcome).toMatchObject({ kind: "done" });
      else
        expect(outcome).toMatchObject({
          kind: "failed",
          expected: true,
          reason: expect.stringContaining(expected) as string,
        });
    },
    60_000,
  );
});

test("a text is still read after all of them", async () => {
  expect(await runner.run({ bytes: new TextEncoder().encode("# Well"), type: "md" })).toMatchObject({
    kind: "done",
    text: "Well",
  });
});
