import { expect, test } from "vitest";
import { BIBTEX, CSL, RIS, ZOTERO } from "../testing/libraries.ts";
import { readReferences } from "./read-references.ts";
import { dateFrom, plainNote, toItem } from "./references.ts";

const read = (name: string, text: string) => readReferences(name, new Blob([text]));

test("BibTeX gives each work, with TeX read and the file's path, and counts a damaged entry", async () => {
  const { items, unread } = (await read("library.bib", BIBTEX)) ?? { items: [], unread: -1 };
  expect(unread).toBe(1);
  expect(items.map(({ item }) => item.title)).toEqual(["Limescale in COPPER kettles & pots", "Tea at sea"]);
  expect(items[0]).toMatchObject({
    item: {
      type: "article-journal",
      "citation-key": "muller2021limescale",
      "container-title": "Journal of Kettles",
      DOI: "10.1000/kettle_1",
      issued: { "date-parts": [[2021, 5]] },
      page: "12-15",
      volume: "3",
      issue: "2",
      author: [
        { family: "Müller", given: "Ève" },
        { family: "Ministry of Tea" },
        { family: "Berg", given: "Jan", "non-dropping-particle": "van der" },
      ],
    },
    tags: ["kettles", "limescale"],
    attachments: ["/home/me/Zotero/storage/ABCD2345/M:uller 2021.txt"],
  });
});

test("RIS gives each work, with lines that go on, both kinds of names, notes and files", async () => {
  expect(await read("library.ris", RIS)).toMatchObject({
    unread: 0,
    items: [
      {
        item: {
          type: "article-journal",
          title: "Limescale in copper kettles",
          author: [{ family: "Müller", given: "Ève" }, { literal: "Ministry of Tea" }],
          "container-title": "Journal of Kettles",
          issued: { "date-parts": [[2021, 5, 6]] },
          DOI: "10.1000/kettle_1",
          ISSN: "1234-5678",
          page: "12-15",
          abstract: "How often\na kettle is descaled.",
        },
        notes: ["Ask Rick"],
        tags: ["kettles", "limescale"],
        attachments: ["files/2/paper.txt"],
      },
    ],
  });
});

test("CSL-JSON gives each work, with years that are texts and without what CSL does not know", async () => {
  const found = await read("library.json", CSL);
  expect(found?.items[0]?.item).toEqual({
    id: "http://zotero.org/users/1/items/AAAA1111",
    type: "article-journal",
    title: "Limescale in copper kettles",
    author: [{ family: "Müller", given: "Ève" }],
    "container-title": "Journal of Kettles",
    issued: { "date-parts": [[2021, 5, 6]] },
    DOI: "10.1000/kettle_1",
    volume: "3",
  });
  expect(await read("settings.json", '{"a": 1}')).toBeUndefined();
  expect(await read("broken.json", "{")).toBeUndefined();
});

test("Zotero RDF gives each work with its journal, collections, tags, notes and files", async () => {
  const { items, unread } = (await read("My Library.rdf", ZOTERO["My Library.rdf"] ?? "")) ?? { items: [], unread: -1 };
  expect(unread).toBe(0);
  expect(items).toHaveLength(2);
  expect(items[0]).toMatchObject({
    item: {
      type: "article-journal",
      title: "Limescale in copper kettles",
      author: [
        { family: "Müller", given: "Ève" },
        { family: "Roe", given: "Rick" },
      ],
      "container-title": "Journal of Kettles",
      volume: "3",
      issue: "2",
      page: "12-15",
      DOI: "10.1000/kettle_1",
      ISSN: "1234-5678",
      issued: { "date-parts": [[2021, 5]] },
      abstract: "How often a kettle is descaled.",
    },
    notes: ["Ask Rick & Ève."],
    tags: ["kettles", "limescale"],
    collections: ["Kitchen › Copper", "To read"],
    attachments: ["files/2/paper.txt"],
  });
  expect(items[1]).toMatchObject({ item: { type: "book", title: "Tea at sea" }, attachments: [] });
});

test("a damaged RDF export is said to be so", async () => {
  await expect(read("x.rdf", "<rdf:RDF><unclosed>")).rejects.toThrow("Export the library once more");
});

test("a variable of the wrong type is left out, and the others stay", () => {
  expect(toItem({ type: "book", title: 7, author: "Jane", DOI: ["x"], issued: { raw: "5 May 2020" } })).toEqual({
    type: "book",
    title: "7",
    issued: { "date-parts": [[2020]] },
  });
});

test.each([
  ["2020", [2020]],
  ["2020-05", [2020, 5]],
  ["2020/5/6", [2020, 5, 6]],
  ["2020-13-40", [2020]],
  ["May", undefined],
])("the date %s", (text, expected) => {
  expect(dateFrom(text)?.["date-parts"][0]).toEqual(expected);
});

test("notes lose their HTML and keep their lines", () => {
  expect(plainNote("<p>a &lt; b</p><p>c&#233;<br/>d</p>")).toBe("a < b\ncé\nd");
});
