import { createCanvas } from "@napi-rs/canvas";
import { beforeAll, expect, test } from "vitest";
import type { LanguageFiles } from "#core/engine/ocr/host.ts";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createIngestEngine } from "#core/engine/ingest-engine.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { createRecogniser, type Recogniser } from "#core/engine/ocr/recognise.ts";
import { asShown } from "#core/engine/ocr/recognised-page.ts";
import { createOcrHost } from "./ocr-host.ts";

const LINES = ["The harbour was opened in 1954", "and has forty berths for boats", "of up to twelve tonnes each."];

const NO_LANGUAGES: LanguageFiles = { list: async () => [], read: async () => undefined };

let recogniser: Recogniser;
beforeAll(() => {
  recogniser = createRecogniser(createOcrHost(NO_LANGUAGES), () => Promise.reject(new Error("no PDF here")));
});

/** Lines in black on white, 900 × 400 pixels, turned clockwise by so many quarters. */
function picture(lines: readonly string[], quarters = 0): Uint8Array<ArrayBuffer> {
  const [width, height] = quarters % 2 === 1 ? [400, 900] : [900, 400];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.translate(-450, -200);
  context.fillStyle = "#000000";
  context.font = "44px sans-serif";
  lines.forEach((line, row) => context.fillText(line, 60, 100 + row * 90));
  return new Uint8Array(canvas.toBuffer("image/png"));
}

const read = (bytes: Uint8Array<ArrayBuffer>) => recogniser.recognise({ bytes, page: 1 }, () => undefined);

test("the words of an image are read with their places", async () => {
  const page = await read(picture(LINES));
  expect(page.words.map(({ text }) => text).join(" ")).toBe(LINES.join(" "));
  expect(page).toMatchObject({ turn: 0, reason: null });
  expect(page.width).toBeCloseTo(842);
  const year = page.words.find(({ text }) => text === "1954");
  // The first line stands at 100 of 400 pixels, and the year at its end.
  expect(year?.baseline).toBeGreaterThan(85);
  expect(year?.baseline).toBeLessThan(102);
  expect(year?.x).toBeGreaterThan(421);
}, 60_000);

test.each([1, 2, 3])(
  "an image turned by %i quarters is read the right way up",
  async (quarters) => {
    const page = await read(picture(LINES, quarters));
    expect(page.words.map(({ text }) => text).join(" ")).toBe(LINES.join(" "));
    const first = page.words[0];
    if (!first) throw new Error("There are no words.");
    const { x, y } = asShown(page, first);
    // The first word is at the left of the top: after one turn at the top right, after two at the bottom right, …
    expect([x > 200, y > 150]).toEqual([quarters < 3, quarters > 1]);
  },
  60_000,
);

test("an image that is named as a Word file is read as the image that it is", async () => {
  const blobs = createMemoryBlobs();
  const assets = () => Promise.reject(new Error("no PDF here"));
  const engine = createIngestEngine({ blobs, embedder: createBuiltinEmbedder(), assets, recogniser });
  const { id: file } = await blobs.put(picture(LINES));
  const request = {
    owner: "o",
    file,
    document_id: "d",
    original_filename: "notes.docx",
    type: "docx",
    recognise: 1,
  } as const;
  const { recognised } = await engine.process(request, () => undefined, new AbortController().signal);
  expect(recognised).toMatchObject({ reason: null });
  expect(recognised?.words.map(({ text }) => text).join(" ")).toBe(LINES.join(" "));
}, 60_000);

test("an image without text, and bytes that are none, have a reason", async () => {
  expect(await read(picture([]))).toMatchObject({ words: [], reason: "No text was recognised on it." });
  const broken = await read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]));
  expect(broken).toMatchObject({ words: [], reason: expect.stringContaining("could not be drawn") });
}, 60_000);

test("a photo as .heic says what can be done", async () => {
  const heic = new TextEncoder().encode("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  expect((await read(heic)).reason).toMatch(/^Photos as \.heic can be opened by Safari alone, .* Save it as \.jpg/);
}, 60_000);

test("a page of a TIFF file is read by its number", async () => {
  const { encodeImage } = (await import("utif2")).default;
  const canvas = createCanvas(900, 400);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, 900, 400);
  context.fillStyle = "#000000";
  context.font = "44px sans-serif";
  context.fillText("The harbour was opened in 1954", 60, 200);
  const { data } = context.getImageData(0, 0, 900, 400);
  const bytes = new Uint8Array(encodeImage(new Uint8Array(data.buffer), 900, 400));
  const page = await read(bytes);
  expect(page.words.map(({ text }) => text).join(" ")).toBe("The harbour was opened in 1954");
}, 60_000);
