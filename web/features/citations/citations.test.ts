import { expect, test } from "vitest";
import type { Message } from "../chat/message.ts";
import { referenceOf, referencesOf, type Reference } from "./reference.ts";
import { writeCitations } from "./write-citations.ts";

const document = (original_filename: string, metadata: Record<string, unknown> = {}) => ({
  original_filename,
  metadata,
  source: null,
  reference: null,
});

test("a reference comes from the document's own properties, or from its file name", () => {
  expect(
    referenceOf(document("kettle.pdf", { title: "Kettles", author: "Jane Doe", created: "D:20201105120000Z" })),
  ).toEqual({
    title: "Kettles",
    authors: [{ family: "Doe", given: "Jane" }],
    date: [2020, 11, 5],
    pages: [],
    fileName: "kettle.pdf",
    web: null,
    item: null,
  });
  expect(referenceOf(document("notes.2026.md"))).toMatchObject({ title: "notes.2026", authors: [], date: null });
});

test.each([
  ["Doe, Jane; Roe, Rick", ["Doe|Jane", "Roe|Rick"]],
  ["Doe, Jane and Roe, Rick", ["Doe|Jane", "Roe|Rick"]],
  ["Jane Doe, Rick van Roe", ["Doe|Jane", "Roe|Rick van"]],
  ["Doe, Jane", ["Doe|Jane"]],
  ["Plato", ["Plato|"]],
  [
    ["Jane Doe", { family: "Roe", given: "R." }, { literal: "Ministry of Tea" }],
    ["Doe|Jane", "Roe|R.", "Ministry of Tea|"],
  ],
  [7, []],
])("the authors of %j", (author, expected) => {
  const { authors } = referenceOf(document("a.md", { author }));
  expect(authors.map(({ family, given }) => `${family}|${given}`)).toEqual(expected);
});

test.each([
  [{ date: "2026-11-24T10:00:00Z", created: "2001" }, [2026, 11, 24]],
  [{ year: 1999 }, [1999]],
  [{ date: "2026-13-40" }, [2026]],
  [{ published: "2020/05" }, [2020, 5]],
  [{ date: "last week" }, null],
])("the date of %j", (metadata, expected) => {
  expect(referenceOf(document("a.md", metadata)).date).toEqual(expected);
});

test("an answer names each cited document once, with the pages of its quotes", () => {
  const passage = (document_id: string, page: number | null) => ({
    document_id,
    document_name: `${document_id}.pdf`,
    page,
  });
  const message = {
    content: "One [1]. Two [2]. Three [4].",
    metadata: {
      answer: {
        passages: [passage("a", 3), passage("a", 7), passage("b", 1), passage("gone", null)],
        receipts: [{ citation: 1, start: 0, page: 4, from: 0, to: 8 }],
      },
    },
  } as unknown as Message;
  const known = new Map([["a", document("a.pdf", { title: "A" })]]);
  expect(referencesOf([message], known)).toMatchObject([
    { title: "A", pages: [4, 7], fileName: "a.pdf" },
    { title: "gone", pages: [], fileName: "gone.pdf" },
  ]);
});

const ONE: Reference = {
  title: "Tea & {Kettles}: 100%",
  authors: [
    { family: "Müller", given: "Ève" },
    { family: "Ministry of Tea", given: "" },
  ],
  date: [2020, 5],
  pages: [3, 4, 9],
  fileName: "tea_and\nkettles.pdf",
  web: null,
  item: null,
};

test("what was added from the web is cited with its address and the day it was fetched", () => {
  const source = { url: "https://example.org/a_b?c=1&d=%20", fetched_at: "2026-11-24T10:00:00.000Z" };
  const reference = referenceOf({ ...document("owls.html", { title: "Owls" }), source });
  expect(writeCitations([reference], "bib")).toContain(`  url = {${source.url}},\n  urldate = {2026-11-24},\n`);
  expect(writeCitations([reference], "ris").split("\r\n")).toEqual(
    expect.arrayContaining([`UR  - ${source.url}`, "Y2  - 2026/11/24/"]),
  );
  expect(JSON.parse(writeCitations([reference], "json"))).toMatchObject([
    { type: "webpage", URL: source.url, accessed: { "date-parts": [[2026, 11, 24]] } },
  ]);
});

test("BibTeX escapes what TeX takes for its own, and gives each entry another key", () => {
  expect(writeCitations([ONE, ONE], "bib")).toBe(
    `@misc{muller2020kettles,
  title = {{Tea \\& \\{Kettles\\}: 100\\%}},
  author = {Müller, Ève and {Ministry of Tea}},
  year = {2020},
  month = {5},
  pages = {3--4, 9},
  note = {File: tea\\_and kettles.pdf},
}

@misc{muller2020kettles-2,
  title = {{Tea \\& \\{Kettles\\}: 100\\%}},
  author = {Müller, Ève and {Ministry of Tea}},
  year = {2020},
  month = {5},
  pages = {3--4, 9},
  note = {File: tea\\_and kettles.pdf},
}
`,
  );
});

test("RIS has a tag a line and ends each entry", () => {
  expect(writeCitations([ONE], "ris").split("\r\n")).toEqual([
    "TY  - GEN",
    "TI  - Tea & {Kettles}: 100%",
    "AU  - Müller, Ève",
    "AU  - Ministry of Tea",
    "PY  - 2020",
    "DA  - 2020/05//",
    "SP  - 3",
    "EP  - 9",
    "N1  - File: tea_and kettles.pdf, pages 3-4, 9",
    "ER  - ",
    "",
  ]);
});

test("CSL-JSON leaves out what is not known", () => {
  expect(
    JSON.parse(writeCitations([ONE, { ...ONE, authors: [], date: null, pages: [], title: "日本" }], "json")),
  ).toEqual([
    {
      id: "muller2020kettles",
      type: "document",
      title: ONE.title,
      author: [{ family: "Müller", given: "Ève" }, { literal: "Ministry of Tea" }],
      issued: { "date-parts": [[2020, 5]] },
      page: "3-4, 9",
      note: `File: ${ONE.fileName}`,
    },
    { id: "document", type: "document", title: "日本", note: `File: ${ONE.fileName}` },
  ]);
});

test("what a reference manager said of a work comes out in each format, beside the file and the cited pages", () => {
  const item = {
    type: "article-journal",
    id: "http://zotero.org/items/A",
    "citation-key": "mueller2021",
    title: "Limescale",
    author: [{ family: "Berg", given: "Jan", "non-dropping-particle": "van der" }, { literal: "Ministry of Tea" }],
    "container-title": "Journal of Kettles",
    issued: { "date-parts": [[2021, 5]] },
    volume: "3",
    issue: "2",
    page: "12-15",
    DOI: "10.1000/kettle_1",
    keyword: "tea, kettles",
    abstract: "How often.",
  };
  const given = { ...document("paper.pdf", { title: "untitled.dvi" }), reference: { from: "Zotero", item } };
  const reference = referenceOf(given, [13]);
  expect(reference).toMatchObject({ title: "Limescale", date: [2021, 5] });
  expect(writeCitations([reference], "bib")).toBe(`@article{mueller2021,
  title = {{Limescale}},
  author = {van der Berg, Jan and {Ministry of Tea}},
  year = {2021},
  month = {5},
  journal = {Journal of Kettles},
  volume = {3},
  number = {2},
  doi = {10.1000/kettle_1},
  keywords = {tea, kettles},
  abstract = {How often.},
  pages = {12--15},
  note = {File: paper.pdf, pages 13},
}
`);
  expect(writeCitations([reference], "ris").split("\r\n")).toEqual(
    expect.arrayContaining([
      "TY  - JOUR",
      "T2  - Journal of Kettles",
      "VL  - 3",
      "IS  - 2",
      "SP  - 12",
      "EP  - 15",
      "DO  - 10.1000/kettle_1",
      "KW  - tea",
      "KW  - kettles",
    ]),
  );
  expect(JSON.parse(writeCitations([reference], "json"))).toEqual([
    { ...item, id: "mueller2021", note: "File: paper.pdf, pages 13" },
  ]);
});
