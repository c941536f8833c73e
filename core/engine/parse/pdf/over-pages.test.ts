import { expect, test } from "vitest";
import { runMarks } from "../../text-marks.ts";
import { makePdf, type PdfLine } from "../testing/make-pdf.ts";
import { brokenPromise, parseAs } from "../testing/setup.ts";

const at = (text: string, y: number, more: Partial<PdfLine> = {}): PdfLine => ({ text, x: 60, y, size: 10, ...more });
const read = async (...pages: readonly (readonly PdfLine[])[]) => {
  const parsed = await parseAs("pdf", makePdf({ pages }));
  expect(brokenPromise(parsed)).toBeNull();
  return parsed;
};

test("a sentence that goes on over the end of a page is of one paragraph, and each part of it on its page", async () => {
  const { text, blocks, pages, runs } = await read(
    [at("The keeper lights the lamp at dusk and writes", 760)],
    [at("what he saw into the book of the station.", 60), at("The book is kept for ten years by the harbour.", 120)],
  );
  expect(blocks.map(({ start, end }) => text.slice(start, end))).toEqual([
    "The keeper lights the lamp at dusk and writes what he saw into the book of the station.",
    "The book is kept for ten years by the harbour.",
  ]);
  expect(pages.map(({ start, end }) => text.slice(start, end))[0]).toBe(
    "The keeper lights the lamp at dusk and writes",
  );
  expect(text.slice(pages[1]?.start, pages[1]?.end)).toMatch(/^what he saw/u);
  if (!runs) throw new Error("A PDF has runs.");
  const second = runMarks(runs, 2).map(({ start, end }) => text.slice(start, end));
  expect(second.join(" ")).toMatch(/^what he saw/u);
});

test.each([
  [
    "a new sentence begins",
    "The keeper lights the lamp at dusk and writes it down.",
    "then he sleeps until the morning.",
  ],
  [
    "the next line begins with a capital",
    "The keeper lights the lamp at dusk and writes",
    "What he saw is in the book.",
  ],
  ["a short line ends the page", "Lamp", "burns with oil of rape, as the book says."],
])("no paragraph goes on where %s", async (_, last, first) => {
  const { blocks } = await read([at(last, 760)], [at(first, 60)]);
  expect(blocks).toHaveLength(2);
});

test("a heading at the end of a page stays one, and so does a text of another size", async () => {
  const prose = [300, 314, 328].map((y) => at("The keeper writes down what passes by the lighthouse at night and", y));
  const { blocks } = await read(
    [...prose, at("What the keeper writes about boats that pass in fog", 760, { size: 18 })],
    [at("comes first in the book, as it is the rule of the station.", 60)],
    [at("or in small letters below it, for those who read them all", 60, { size: 7 })],
  );
  expect(blocks.map(({ kind }) => kind).filter((kind) => kind !== "heading").length).toBeGreaterThanOrEqual(2);
  expect(blocks.at(-1)?.page).toBe(3);
});

test("the number of a page that stands far above its edge is left out, as TeX prints it, and the sentence goes on", async () => {
  const page = (number: number): readonly PdfLine[] => [
    ...[100, 114, 128, 142].map((y) => at(`line ${y} of what the keeper saw on page ${number} of the book and`, y)),
    at(String(number), 684, { x: 300 }),
  ];
  const { text, blocks } = await read(page(1), page(2), page(3), page(4));
  expect(blocks).toHaveLength(1);
  expect(text).not.toMatch(/and [1-4] line/u);
});

test("a row of numbers at one height stays where it is no line of its own", async () => {
  const page = (number: number): readonly PdfLine[] => [
    ...[640, 654, 668].map((y) => at(`Boats of week ${number} in the log`, y)),
    at(String(number * 7), 682),
  ];
  const { text } = await read(page(1), page(2), page(3));
  expect(text).toContain("21");
});
