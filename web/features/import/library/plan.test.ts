import { expect, test } from "vitest";
import { BIBTEX, CSL, VAULT, ZOTERO, type Files } from "../testing/libraries.ts";
import type { Folder } from "./folder-files.ts";
import { planImport } from "./plan.ts";
import type { Plan } from "./planned.ts";
import { readReferences } from "./read-references.ts";

const folder = (files: Files, name = "Library"): Folder => ({
  name,
  files: Object.entries(files).map(([path, text]) => {
    const file = new File([text], path.split("/").at(-1) ?? "");
    return { path, size: file.size, open: async () => file };
  }),
});
const plan = (files: Files, collections: "one" | "folders" = "folders") =>
  planImport(folder(files), { collections }, readReferences);
const placesIn = ({ documents }: Plan) => documents.map(({ path, collections }) => [path, collections]);
const openedFrom = async ({ documents }: Plan, path: string) =>
  documents.find((document) => document.path === path)?.open();

test("a vault becomes a collection for each top folder, without settings and trash", async () => {
  const found = await plan(VAULT);
  expect(found).toMatchObject({ from: "Obsidian", items: 4 });
  expect(placesIn(found)).toEqual([
    ["Start.md", ["Library"]],
    ["Kitchen/Kettles.md", ["Kitchen"]],
    ["Kitchen/Tea.md", ["Kitchen"]],
    ["Travel/Ferries.md", ["Travel"]],
  ]);
  expect([...found.left]).toEqual([[".canvas files cannot be read", ["Kitchen/kettle.canvas"]]]);
  const one = await plan(VAULT, "one");
  expect(new Set(one.documents.flatMap(({ collections }) => collections))).toEqual(new Set(["Library"]));
});

test("a note brings its tags of properties and text, its title, aliases, author and date", async () => {
  const note = await openedFrom(await plan(VAULT), "Kitchen/Kettles.md");
  expect(note?.tags).toEqual(["kitchen", "household/tools", "limescale"]);
  expect(note?.reference).toEqual({
    from: "Obsidian",
    item: {
      type: "document",
      title: "About kettles",
      author: [{ family: "Doe", given: "Jane" }],
      issued: { "date-parts": [[2024, 3, 5]] },
    },
    aliases: ["Wasserkocher"],
  });
  expect(await openedFrom(await plan(VAULT), "Kitchen/Tea.md")).toMatchObject({ tags: [], reference: null });
});

test("an export of Zotero with files becomes its collections, and names what is not taken", async () => {
  const found = await plan(ZOTERO);
  expect(found).toMatchObject({ from: "Zotero", items: 2 });
  expect(placesIn(found)).toEqual([["files/2/paper.txt", ["Kitchen › Copper", "To read"]]]);
  expect(await openedFrom(found, "files/2/paper.txt")).toMatchObject({
    tags: ["kettles", "limescale"],
    reference: { from: "Zotero", item: { title: "Limescale in copper kettles" }, notes: ["Ask Rick & Ève."] },
  });
  expect([...found.left]).toEqual([
    ["files that belong to no work of the export", ["files/9/stray.txt"]],
    ["works without a file, an abstract or a note", ["Tea at sea"]],
  ]);
});

test("files of Zotero's storage are matched by the paths of a BibTeX export", async () => {
  const found = await plan({ "Tea.bib": BIBTEX, "storage/ABCD2345/M:uller 2021.txt": "x", "zotero.sqlite": "x" });
  expect(placesIn(found)).toEqual([["storage/ABCD2345/M:uller 2021.txt", ["Tea"]]]);
  expect(found.left.get("entries of the export that could not be read")).toEqual(["1 of Tea.bib"]);
});

test("files of Zotero's storage are matched by their names where the export names no paths", async () => {
  const files = { "storage/A/Muller - 2021 - Limescale in copper kettles.txt": "x", "storage/B/scan.txt": "x" };
  const found = await plan({ "My Library.json": CSL, ...files });
  expect(placesIn(found)).toEqual([["storage/A/Muller - 2021 - Limescale in copper kettles.txt", ["My Library"]]]);
  expect(found.left.get("files that belong to no work of the export")).toEqual(["storage/B/scan.txt"]);
});

test("a name that fits two works alike belongs to neither", async () => {
  const works = ["a", "b"].map((id) => ({ id, type: "book", title: "Kettles and tea" }));
  const found = await plan({ "x.json": JSON.stringify(works), "storage/A/Kettles and tea.txt": "x" });
  expect(found.documents).toEqual([]);
});

test("a work without a file becomes a text of its abstract", async () => {
  const works = [{ id: "a", type: "book", title: "Tea: at sea", abstract: "Of tea." }];
  const found = await plan({ "x.json": JSON.stringify(works) });
  const { file } = (await found.documents[0]?.open()) ?? {};
  expect(file?.name).toBe("Tea at sea.md");
  expect(await file?.text()).toBe("# Tea: at sea\n\n## Abstract\n\nOf tea.\n");
});

test("a folder of neither says how to make an export", async () => {
  await expect(plan({ "zotero.sqlite": "x", "storage/A/a.pdf": "x" })).rejects.toThrow("choose File, Export Library");
});
