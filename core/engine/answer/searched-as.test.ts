import { expect, test } from "vitest";
import type { Passage } from "../engine.ts";
import type { Library } from "./library.ts";
import { searchedAs } from "./searched-as.ts";

type Options = Parameters<Library["search"]>[1];

function setup() {
  const asked: Options[] = [];
  const found = [0.9, 0.5, 0.2].map((score) => ({ score }) as Passage);
  const library = { search: async (_: string, options: Options) => (asked.push(options), found) } as unknown as Library;
  return { asked, library };
}
const OPTIONS = { top_k: 5, hybrid: false };

test("passages below the threshold are left out", async () => {
  const { library } = setup();
  const found = await searchedAs(library, { threshold: 0.5 }).search("tea", OPTIONS);
  expect(found.map(({ score }) => score)).toEqual([0.9, 0.5]);
});

test("without vectors words are searched, also where vectors alone were asked for", async () => {
  const { library, asked } = setup();
  await searchedAs(library, { vectors: false }).search("tea", OPTIONS);
  expect(asked).toEqual([{ ...OPTIONS, hybrid: true, vectors: false }]);
});

test("documents that the question names rank no higher where that is not wanted", async () => {
  const { library, asked } = setup();
  await searchedAs(library, { document_choice: false }).search("tea", OPTIONS);
  expect(asked).toEqual([{ ...OPTIONS, document_choice: false }]);
});

test("the library is searched as ever where nothing else is asked for", () => {
  const { library } = setup();
  expect(searchedAs(library, {})).toBe(library);
});
