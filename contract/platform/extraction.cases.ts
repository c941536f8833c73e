import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { Processed, ProcessedMany } from "#core/library/extraction/process-files.ts";
import { TextContextAnswer } from "#core/library/extraction/text-context.ts";
import { expectRefusal, type Upload } from "../caller.ts";
import { expectInvalid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";

const BASE = "/api/v1/documents";

const xlsx = () =>
  zipSync({
    "xl/workbook.xml": strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="Sales" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    "xl/sharedStrings.xml": strToU8("<sst><si><t>Region</t></si><si><r><t>No</t></r><r><t>rth</t></r></si></sst>"),
    "xl/worksheets/sheet1.xml": strToU8(
      '<worksheet><sheetData><row><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Sum</t></is></c></row><row><c r="A2" t="s"><v>1</v></c><c r="C2"><v>12.5</v></c></row></sheetData></worksheet>',
    ),
  });

const epub = () =>
  zipSync({
    "META-INF/container.xml": strToU8(
      '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    ),
    "OPS/book.opf": strToU8(
      '<package><metadata><title>The Book</title><creator>A. Author</creator></metadata><manifest><item id="b" href="two.xhtml"/><item id="a" href="one%20.xhtml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>',
    ),
    "OPS/one .xhtml": strToU8("<html><body><h1>One</h1><p>First chapter.</p></body></html>"),
    "OPS/two.xhtml": strToU8("<html><body><h1>Two</h1><p>Second chapter.</p></body></html>"),
  });

const FILES: readonly (Upload & { readonly type: string; readonly expected: string })[] = [
  { name: "a.txt", type: "txt", content: "First.\n\nSecond.", expected: "First.\n\nSecond." },
  {
    name: "a.csv",
    type: "csv",
    content: 'name;note\nAda;"says ""hi""; twice"\n',
    expected: 'name | note\nAda | says "hi"; twice',
  },
  { name: "a.json", type: "json", content: '{"a":[1]}', expected: '{\n  "a": [\n    1\n  ]\n}' },
  {
    name: "a.rtf",
    type: "rtf",
    content: "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}\\f0 Caf\\'e9 \\u8364?5\\par Next {\\b bold}.}",
    expected: "Café €5\n\nNext bold.",
  },
  { name: "a.xlsx", type: "xlsx", content: xlsx(), expected: "Sales\n\nRegion | Sum\nNorth | 12.5" },
  { name: "a.epub", type: "epub", content: epub(), expected: "One\n\nFirst chapter.\n\nTwo\n\nSecond chapter." },
  {
    name: "a.eml",
    type: "eml",
    content:
      "From: Ada <ada@example.org>\r\nTo: Bob <bob@example.org>\r\nSubject: =?utf-8?Q?Caf=C3=A9?=\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nHello Bob.\r\n",
    expected: "Café\n\nFrom: Ada <ada@example.org>\n\nTo: Bob <bob@example.org>\n\nHello Bob.",
  },
  { name: "a.md", type: "md", content: "# Title\n\nText.", expected: "Title\n\nText." },
  { name: "a.htm", type: "html", content: "<h1>Title</h1><p>Text.</p>", expected: "Title\n\nText." },
];

export function extractionCases(setup: PlatformSetup): void {
  const api = () => setup.ada().api;
  const process = (...files: Upload[]) => api().upload(undefined, files, `${BASE}/process`);

  describe("text extraction", () => {
    test.each(FILES)("reads $name", async ({ name, type, content, expected }) => {
      const answer = await process({ name, content });
      expect(answer.status, answer.text).toBe(200);
      const processed = Processed.parse(answer.body);
      expect(processed.extracted_text).toBe(expected);
      expect(processed).toMatchObject({ filename: name, file_type: type, text_length: expected.length });
    });

    test("refuses what it cannot read, with the reason", async () => {
      expectRefusal(await process({ name: "a.exe", content: "x" }), 400, /\.pdf/);
      expectRefusal(await process({ name: "a.txt", content: "" }), 400, /empty/);
      expectRefusal(await process({ name: "a.json", content: "{" }), 400, /JSON/);
      expectRefusal(await process({ name: "a.xlsx", content: "no zip" }), 400);
      expectInvalid(await process(), ["body", "file"]);
      expectRefusal(await api().json("POST", `${BASE}/process`, {}), 415);
      expectRefusal(await setup.stranger.upload(undefined, [{ name: "a.txt", content: "x" }], `${BASE}/process`), 401);
    });

    test("one bad file among many fails alone", async () => {
      const files = [
        { name: "good.txt", content: "Good." },
        { name: "bad.json", content: "{" },
        { name: "odd.xyz", content: "x" },
      ].map((file) => ({ ...file, field: "files" }));
      const answer = await api().upload(undefined, files, `${BASE}/process-multiple`);
      const many = ProcessedMany.parse(answer.body);
      expect(many).toMatchObject({ total_files: 3, successful_files: 1, failed_files: 2 });
      expect(many.results.map(({ success }) => success)).toEqual([true, false, false]);
      const eleven = Array.from({ length: 11 }, (_, index) => ({ name: `${index}.txt`, content: "x", field: "files" }));
      expectInvalid(await api().upload(undefined, eleven, `${BASE}/process-multiple`), ["body", "files"]);
    });

    test("finds the parts of a text that fit a question, with their ranges", async () => {
      const filler = Array.from(
        { length: 40 },
        (_, index) => `Paragraph ${index} tells of mountains, valleys and the weather there in some length.`,
      ).join("\n\n");
      const text = `${filler}\n\nThe lighthouse keeper feeds three seagulls.\n\n${filler}`;
      const answer = await api().json("POST", `${BASE}/process-text-context`, {
        text,
        question: "Who feeds seagulls?",
        max_characters: 1500,
      });
      const found = TextContextAnswer.parse(answer.body);
      expect(found.segments[0]?.text).toContain("seagulls");
      expect(found.truncated).toBe(true);
      for (const { text: part, start, end } of found.segments) expect(text.slice(start, end)).toBe(part);
      const short = TextContextAnswer.parse(
        (
          await api().json("POST", `${BASE}/process-text-context`, {
            text: `${filler.slice(0, 600)} The lighthouse keeper feeds three seagulls. ${filler.slice(0, 200)}`,
            question: "Who feeds seagulls?",
            max_characters: 60,
          })
        ).body,
      );
      expect(short.context).toContain("The lighthouse keeper feeds three seagulls.");
      expect(short.context.length).toBeLessThanOrEqual(60);
      const beginning = TextContextAnswer.parse(
        (await api().json("POST", `${BASE}/process-text-context`, { text, max_characters: 50 })).body,
      );
      expect(beginning.context).toBe(text.slice(0, 50));
      const file = await api().upload(undefined, [{ name: "a.txt", content: text }], `${BASE}/process-text-context`);
      expect(TextContextAnswer.parse(file.body).segments[0]?.start).toBe(0);
      expectInvalid(await api().json("POST", `${BASE}/process-text-context`, { text: "" }), ["body", "text"]);
    });

    test("tells the supported types to anyone", async () => {
      const { status, body } = await setup.anyone.get(`${BASE}/supported-types`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        max_files: 10,
        supported_types: expect.arrayContaining([expect.objectContaining({ extension: ".epub", file_type: "epub" })]),
      });
    });
  });
}
