import { describe, expect, it } from "vitest";
import { parseOpenDocument } from "#core/engine/parse/opendocument/parse-opendocument.ts";
import { placeText } from "./place-text.ts";
import { readOpenSlides } from "./read-open-slides.ts";
import { makeOpenSlides, OPEN_SLIDE } from "./testing/make-open-slides.ts";

const CM = 360_000;
const bytes = makeOpenSlides(OPEN_SLIDE);

async function shapes() {
  const { slides } = await readOpenSlides(bytes);
  return slides[0]?.shapes ?? [];
}

describe("slides of an OpenDocument presentation", () => {
  it("have the size and the background of their page, and what their master draws", async () => {
    const { width, height, slides } = await readOpenSlides(bytes);
    expect([width, height]).toEqual([20 * CM, 15 * CM]);
    expect(slides[0]?.background).toBe("#ddeeff");
    const [line] = await shapes();
    expect(line).toMatchObject({ outline: "line", x: CM, y: 3 * CM, width: 18 * CM, height: 0, line: "#000000" });
    expect((await shapes()).some(({ text }) => text?.paragraphs[0]?.text === "Page")).toBe(false);
  });

  it("have the place of their title, and its look from the styles it takes after", async () => {
    const [, title] = await shapes();
    expect(title).toMatchObject({ x: CM, y: CM, width: 12 * CM, fill: "color-mix(in srgb, #ffeecc 50%, transparent)" });
    expect(title?.text).toMatchObject({ anchor: "middle" });
    expect(title?.text?.paragraphs).toMatchObject([
      { text: "Seals of Runde", size: 40, align: "center", isBold: true, color: "#cc0000", bullet: undefined },
    ]);
  });

  it("have outlines whose levels have a size and a bullet each", async () => {
    const [, , outline] = await shapes();
    expect(outline?.text?.paragraphs).toMatchObject([
      { text: "They rest at low tide.", size: 24, bullet: "•" },
      { text: "Mostly in May.", size: 18, bullet: "•" },
    ]);
  });

  it("have pictures, turned shapes with their corners, and tables", async () => {
    const [, , , picture, polygon, frame] = await shapes();
    expect(picture?.picture?.type).toBe("image/png");
    expect(polygon).toMatchObject({
      outline: "path",
      polygon: "0% 100%, 50% 0%, 100% 100%",
      turn: -90,
      fill: "#00ff00",
    });
    // Its middle: from its upper left corner two centimetres up and one to the right.
    expect([(polygon?.x ?? 0) + 2 * CM, (polygon?.y ?? 0) + CM]).toEqual([
      expect.closeTo(11 * CM, 0),
      expect.closeTo(12 * CM, 0),
    ]);
    expect(frame?.table?.columns).toEqual([0.5, 0.5]);
  });

  it("show their text where the document has it; notes are left to stand below", async () => {
    const signal = new AbortController().signal;
    const context = { report: () => undefined, signal } as unknown as Parameters<typeof parseOpenDocument>[1];
    const parsed = await parseOpenDocument(bytes, context);
    const { slides } = await readOpenSlides(bytes);
    const document = { ...parsed, document_id: "d", unsure: [] } as unknown as Parameters<typeof placeText>[0];
    const { ranges, left } = placeText(
      document,
      1,
      slides[0] ?? { background: undefined, picture: undefined, shapes: [] },
    );
    expect([...ranges.values()].map(({ start, end }) => parsed.text.slice(start, end))).toEqual([
      "Seals of Runde",
      "They rest at low tide.",
      "Mostly in May.",
      "Low",
      "Year",
      "Seals",
    ]);
    expect(left.map(({ start, end }) => parsed.text.slice(start, end))).toEqual(["Say thanks."]);
  });

  it("are none where the page is empty or the file is no presentation", async () => {
    const bare = makeOpenSlides('<draw:page draw:name="page1"/>');
    expect((await readOpenSlides(bare)).slides).toEqual([undefined]);
    await expect(readOpenSlides(makeOpenSlides(""))).rejects.toThrow("not a presentation");
  });
});
