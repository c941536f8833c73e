import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parsePpt } from "#core/engine/parse/ppt/parse-ppt.ts";
import { makePpt } from "#core/engine/parse/testing/make-ppt.ts";
import { placeText } from "./place-text.ts";
import { readOldSlides } from "./read-old-slides.ts";
import { drawnShare } from "./testing/drawn-share.ts";

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);
const file = makePpt(
  [
    {
      title: "Seals\vof Runde",
      body: "They rest.",
      title_at: [576, 288, 5184, 1152],
      picture_at: [2880, 2000, 5000, 4000],
    },
    { title: "Terns", body: "They dive." },
  ],
  PNG,
);

async function textOf(bytes: Uint8Array<ArrayBuffer>) {
  const context = { report() {}, signal: new AbortController().signal } as unknown as Parameters<typeof parsePpt>[1];
  const parsed = await parsePpt(bytes, context);
  return { ...parsed, document_id: "d", unsure: [] } as unknown as Parameters<typeof placeText>[0];
}

it("a slide of an old presentation has its texts and pictures where the file puts them", async () => {
  const { width, height, slides } = await readOldSlides(file);
  expect([width, height]).toEqual([10 * 914_400, 7.5 * 914_400]);
  const [title, picture] = slides[0]?.shapes ?? [];
  expect(title).toMatchObject({ x: 914_400, y: 457_200, width: 8 * 914_400, height: 1.5 * 914_400 });
  expect(title?.text?.paragraphs).toMatchObject([{ text: "Seals\nof Runde", align: "center" }]);
  expect(picture).toMatchObject({ x: 5 * 914_400, picture: { type: "image/png", bytes: PNG }, missing: undefined });
});

it("what has no place on a slide stands below it, and a slide without places is its text", async () => {
  const { slides } = await readOldSlides(file);
  const document = await textOf(file);
  const slide = slides[0];
  if (!slide) throw new Error("no slide");
  const { ranges, left } = placeText(document, 1, slide);
  expect([...ranges.values()].map(({ start, end }) => document.text.slice(start, end))).toEqual(["Seals\nof Runde"]);
  expect(left).toHaveLength(document.blocks.filter(({ page }) => page === 1).length - 1);
  expect(slides[1]).toBeUndefined();
});

it("a picture that the file has not, or that browsers do not draw, is named", async () => {
  const { slides } = await readOldSlides(makePpt([{ title: "Seals", picture_at: [0, 0, 576, 576] }]));
  expect(slides[0]?.shapes).toMatchObject([{ picture: undefined, missing: "Picture" }]);
});

const REAL = new URL("../../../../../shared/data/documents/poi/slideshow/", import.meta.url);
const isThere = existsSync(REAL);
if (!isThere) console.warn("The real documents are not beside this repository: their slides are not read.");

it.skipIf(!isThere).each(["bug58718_008524.ppt", "bug60345_suba.ppt", "bug52297.ppt"])(
  "nearly all text of %s is drawn on its slides",
  async (name) => {
    const bytes = new Uint8Array(readFileSync(new URL(name, REAL)));
    const document = await textOf(bytes);
    expect(drawnShare(document, await readOldSlides(bytes))).toBeGreaterThan(0.95);
  },
);
