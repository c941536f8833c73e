import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makePptx } from "#core/engine/parse/testing/make-pptx.ts";
import { parsePptx } from "#core/engine/parse/pptx/parse-pptx.ts";
import { placeText } from "./place-text.ts";
import { readSlides } from "./read-slides.ts";
import { makeSlides, SLIDE } from "./testing/make-slides.ts";
import { drawnShare } from "./testing/drawn-share.ts";

const signal = new AbortController().signal;
const textOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const parsed = await parsePptx(bytes, { report: () => undefined, signal } as unknown as Parameters<
    typeof parsePptx
  >[1]);
  return { ...parsed, document_id: "d", unsure: [] } as unknown as Parameters<typeof placeText>[0];
};

describe("slides of a presentation", () => {
  it("have the place and the look of their title from the master", async () => {
    const { width, height, slides } = await readSlides(makeSlides(SLIDE));
    expect([width, height]).toEqual([8_000_000, 6_000_000]);
    const [title] = slides[0]?.shapes ?? [];
    expect(title).toMatchObject({ x: 100_000, y: 200_000, width: 3_000_000, height: 400_000, fill: undefined });
    expect(title?.text?.paragraphs).toMatchObject([
      { text: "Seen by gulls", size: 44, align: "center", color: "rgb(16 16 16)" },
    ]);
    expect(slides[0]?.background).toBe("rgb(208 224 240)");
  });

  it("have the shapes of a group where the group puts them", async () => {
    const { slides } = await readSlides(makeSlides(SLIDE));
    expect(slides[0]?.shapes[1]).toMatchObject({
      x: 2_000_000,
      y: 1_500_000,
      width: 200_000,
      height: 100_000,
      outline: "ellipse",
      fill: "rgb(255 0 0 / 0.5)",
      text: { paragraphs: [{ text: "Gulls", isBold: true }] },
    });
  });

  it("have tables with the shares of their columns", async () => {
    const { slides } = await readSlides(makeSlides(SLIDE));
    const table = slides[0]?.shapes[2]?.table;
    expect(table?.columns).toEqual([0.25, 0.75]);
    expect(table?.rows.map(({ cells }) => cells.map(({ text }) => text.paragraphs[0]?.text))).toEqual([
      ["Bird", "Count"],
      ["Seal", "7"],
    ]);
  });

  it("show their text where the document has it, cells of tables included", async () => {
    const bytes = makeSlides(SLIDE);
    const document = await textOf(bytes);
    const { slides } = await readSlides(bytes);
    const slide = slides[0];
    if (!slide) throw new Error("no slide");
    const { ranges, left } = placeText(document, 1, slide);
    expect([...ranges].map(([{ text }, { start, end }]) => [text, document.text.slice(start, end)])).toEqual(
      ["Seen by gulls", "Gulls", "Bird", "Count", "Seal", "7"].map((each) => [each, each]),
    );
    expect(left).toEqual([]);
  });

  it("show the numbers of their points, which the document has, too", async () => {
    const numbered = SLIDE.replaceAll("<a:p>", '<a:p><a:pPr><a:buAutoNum type="arabicParenR" startAt="4"/></a:pPr>');
    const bytes = makeSlides(numbered);
    const { slides } = await readSlides(bytes);
    const slide = slides[0];
    if (!slide) throw new Error("no slide");
    const document = await textOf(bytes);
    expect(placeText(document, 1, slide).left).toEqual([]);
    expect([...placeText(document, 1, slide).ranges.keys()][0]).toMatchObject({
      text: "4) Seen by gulls",
      bullet: undefined,
    });
  });

  it("are left to their text where nothing says where it is", async () => {
    const { slides } = await readSlides(
      makeSlides(SLIDE.replaceAll("a:xfrm", "a:none").replaceAll("p:xfrm", "p:none")),
    );
    expect(slides[0]?.shapes.map(({ text }) => text?.paragraphs[0]?.text)).toEqual(["Seen by gulls"]);
    const { slides: bare } = await readSlides(makePptx({ slides: [{ title: "Observatory" }] }));
    expect(bare).toEqual([undefined]);
  });

  it("leave a slide that is damaged to its text", async () => {
    const { slides } = await readSlides(makeSlides("<p:sld><p:cSld>"));
    expect(slides).toEqual([undefined]);
    const document = await textOf(makeSlides(SLIDE));
    const empty = { background: undefined, picture: undefined, shapes: [] };
    expect(placeText(document, 1, empty).left).toHaveLength(document.blocks.length);
  });
});

const REAL = new URL("../../../../../shared/data/documents/", import.meta.url);
const FILES = ["poi/slideshow/bug62513.pptx", "docling/pptx/sources/powerpoint_malformed_pictures.pptx"];
const isThere = existsSync(REAL);
if (!isThere) console.warn("The real documents are not beside this repository: their slides are not read.");

it.skipIf(!isThere).each(FILES)("most text of %s is drawn on its slides", async (name) => {
  const bytes = new Uint8Array(readFileSync(new URL(name, REAL)));
  const document = await textOf(bytes);
  expect(drawnShare(document, await readSlides(bytes))).toBeGreaterThan(0.8);
});
