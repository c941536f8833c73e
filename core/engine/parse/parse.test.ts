import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { DOCUMENT_TYPES, type DocumentType } from "../formats.ts";
import { DocumentError, UnreadableFile } from "../parsed-document.ts";
import { FILES } from "../testing/files-of-text.ts";
import { makeDoc } from "./testing/make-doc.ts";
import { makeDocx } from "./testing/make-docx.ts";
import { makeHtml } from "./testing/make-html.ts";
import { makePdf } from "./testing/make-pdf.ts";
import { makePpt } from "./testing/make-ppt.ts";
import { makePptx } from "./testing/make-pptx.ts";
import { brokenPromise, outline, parseAs } from "./testing/setup.ts";

const TYPES = DOCUMENT_TYPES.filter((type) => type in FILES) as (keyof typeof FILES)[];

const fixtures = {
  ...Object.fromEntries(TYPES.map((type) => [type, FILES[type]("Words that go on")])),
  pdf: makePdf({ pages: [["Heading", "Some words that go on for a line."], ["Second page"]] }),
  docx: makeDocx({
    parts: [
      { heading: "Heading" },
      { paragraph: "Words" },
      {
        table: [
          ["a", "b"],
          ["c", "d"],
        ],
      },
    ],
  }),
  doc: makeDoc([{ text: "Heading", heading: 1 }, "Words"]),
  pptx: makePptx({ slides: [{ title: "Slide", items: ["Point"], notes: "Say it" }] }),
  ppt: makePpt([{ title: "Slide", body: "Point" }]),
  md: new TextEncoder().encode("# Heading\n\nWords\n"),
  html: makeHtml({ title: "Heading", body: "<h1>Heading</h1><p>Words</p>" }),
} as Readonly<Record<DocumentType, Uint8Array<ArrayBuffer>>>;

describe("binary office files", () => {
  test("a .doc gives its headings by style and its paragraphs", async () => {
    const parsed = await parseAs("doc", makeDoc([{ text: "Results", heading: 2 }, "Grüße aus 東京."]));
    expect(outline(parsed)).toEqual(["heading2: Results", "paragraph: Grüße aus 東京."]);
  });

  test("a .ppt gives its slides in order with their titles first", async () => {
    const parsed = await parseAs("ppt", makePpt([{ title: "One", body: "First\rSecond" }, { title: "Two" }]));
    expect(outline(parsed)).toEqual(["heading1: One", "list_item1: First", "list_item1: Second", "heading1: Two"]);
    expect(parsed.pages).toHaveLength(2);
  });

  test("fields show their results and become links", async () => {
    const parsed = await parseAs(
      "doc",
      makeDoc(['See \u0013 HYPERLINK "https://example.org/" \u0014the page\u0015 now.']),
    );
    expect(parsed.text).toBe("See the page now.");
    expect(parsed.links).toEqual([{ start: 4, end: 12, href: "https://example.org/" }]);
  });

  test("an encrypted .doc says so", async () => {
    await expect(parseAs("doc", makeDoc(["Secret"], { encrypted: true }))).rejects.toThrow("protected with a password");
  });

  test.each(DOCUMENT_TYPES)(
    "an empty and a broken .%s is the file's fault: no other try would read it",
    async (type) => {
      await expect(parseAs(type, new Uint8Array())).rejects.toBeInstanceOf(UnreadableFile);
      const broken = new Uint8Array(64).fill(1);
      if (!["md", "html", "txt", "csv", "tsv", "eml", "json"].includes(type))
        await expect(parseAs(type, broken)).rejects.toBeInstanceOf(UnreadableFile);
    },
  );
});

describe("what a file is", () => {
  test("another supported type is read as what it is, with a warning", async () => {
    const parsed = await parseAs("pdf", fixtures.docx);
    expect(parsed.text).toContain("Words");
    expect(parsed.warnings[0]).toContain("named as a PDF but is a Word document");
  });

  test.each([
    ["pdf", "just words", "may be damaged"],
    ["docx", zipSync({ "a.txt": new Uint8Array(3) }), "is a ZIP archive"],
    ["html", "", "empty"],
    ["md", "\0\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0001\u0002", "not text"],
  ] as const)("a .%s that is something else fails with the reason (%#)", async (type, bytes, reason) => {
    await expect(parseAs(type, bytes)).rejects.toThrow(reason);
  });
});

describe("hostile files", () => {
  test("a ZIP bomb is not unpacked", async () => {
    const bomb = makeDocx({ parts: [], entries: { "word/document.xml": new Uint8Array(60_000_000) } });
    await expect(parseAs("docx", bomb)).rejects.toThrow("zip bomb");
  });

  test("an XML bomb is refused", async () => {
    const bomb = new TextEncoder().encode(
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><w:document>&c;</w:document>',
    );
    await expect(parseAs("docx", makeDocx({ parts: [], entries: { "word/document.xml": bomb } }))).rejects.toThrow(
      "document type definition",
    );
  });

  test("deep nesting ends with a reason", async () => {
    await expect(parseAs("html", "<div>".repeat(100_000))).rejects.toThrow("nested too deeply");
    await expect(
      parseAs("docx", makeDocx({ parts: [{ xml: "<w:sdt>".repeat(5000) + "</w:sdt>".repeat(5000) }] })),
    ).rejects.toThrow("nested too deeply");
  });

  test("an abort is heard", async () => {
    await expect(parseAs("pdf", fixtures.pdf, AbortSignal.abort())).rejects.toThrow("abort");
  });
});

test.each(Object.entries(fixtures))("a %s fixture keeps the promises of a parsed document", async (type, bytes) => {
  expect(brokenPromise(await parseAs(type as keyof typeof fixtures, bytes))).toBeNull();
});

describe("whatever the bytes", () => {
  const settles = async (type: (typeof DOCUMENT_TYPES)[number], bytes: Uint8Array) => {
    try {
      return brokenPromise(await parseAs(type, bytes));
    } catch (error) {
      if (error instanceof DocumentError) return null;
      throw error;
    }
  };

  test("any bytes under any name are read or refused", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...DOCUMENT_TYPES),
        fc.oneof(
          fc.uint8Array({ maxLength: 400 }),
          fc.string({ maxLength: 400 }).map((text) => new TextEncoder().encode(text)),
        ),
        async (type, bytes) => {
          expect(await settles(type, bytes)).toBeNull();
        },
      ),
      { numRuns: 150 },
    );
  });

  test("a file cut short or altered is read or refused", async () => {
    const change = fc.record({
      type: fc.constantFrom(...(Object.keys(fixtures) as (keyof typeof fixtures)[])),
      keep: fc.double({ min: 0.2, max: 1, noNaN: true }),
      edits: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ type, keep, edits }) => {
        const bytes = fixtures[type].slice(0, Math.ceil(fixtures[type].length * keep));
        for (const [at, value] of edits) bytes[at % bytes.length] = value;
        expect(await settles(type, bytes)).toBeNull();
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
